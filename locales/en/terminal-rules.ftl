### ardri rules: the rules in the terminal. The pages themselves are in docs/.

terminal-rules-pages = The rules and what belongs to them:
terminal-rules-how = Read one by its name, one rule by its address as in tafl#straight, or search: ardri rules --search WORDS
terminal-rules-no-page = There is no page { $name }: there are { $names }.
terminal-rules-no-mark = There is no rule { $mark } on the page { $page }.
terminal-rules-empty-mark = There is nothing after # in this address: write the mark of a rule as in { $page }#straight, or only { $page }.
terminal-rules-nothing = Nothing in the rules has the words { $words }.
terminal-rules-search-what = Say which words to search for: ardri rules --search WORDS
terminal-rules-why = { $why } (ardri rules { $rule })
