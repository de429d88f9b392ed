### ardri rules: the rules in the terminal. The pages themselves are in docs/.

terminal-rules-pages = Die Regeln und was dazugehört:
terminal-rules-how = Lies eine Seite unter ihrem Namen, eine Regel unter ihrer Adresse wie tafl#straight, oder suche: ardri rules --search WÖRTER
terminal-rules-no-page = Es gibt keine Seite { $name }: Es gibt { $names }.
terminal-rules-no-mark = Auf der Seite { $page } gibt es keine Regel { $mark }.
terminal-rules-empty-mark = Hinter # steht in dieser Adresse nichts: Schreib das Zeichen einer Regel wie in { $page }#straight oder nur { $page }.
terminal-rules-nothing = Keine Stelle der Regeln enthält die Wörter { $words }.
terminal-rules-search-what = Sag, welche Wörter du suchst: ardri rules --search WÖRTER
terminal-rules-why = { $why } (ardri rules { $rule })
