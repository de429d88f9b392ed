### ardri rules: the rules in the terminal. The pages themselves are in docs/.

terminal-rules-pages = Die Regeln und was dazugehört:
terminal-rules-how = Lies eine Seite unter ihrem Namen, eine Regel unter ihrer Adresse wie tafl#straight, oder suche: ardri rules --search WÖRTER
terminal-rules-no-page = Es gibt keine Seite { $name }: Es gibt { $names } und die Namen der Spiele.
terminal-rules-no-mark = Auf der Seite { $page } gibt es keine Regel { $mark }.
terminal-rules-nothing = Nichts in den Regeln hat die Wörter { $words }.
terminal-rules-why = { $why } (ardri rules { $rule })
