### ardri rules: the rules in the terminal. The pages themselves are in docs/.

terminal-rules-pages = The rules and what belongs to them:
terminal-rules-how = Read one by its name, one rule by its address as in tafl#straight, or search: ardri rules --search WORDS
terminal-rules-no-page = There is no page { $name }: there are { $names }, and the names of the games.
terminal-rules-no-mark = There is no rule { $mark } on the page { $page }.
terminal-rules-nothing = Nothing in the rules has the words { $words }.
terminal-rules-why = { $why } (ardri rules { $rule })
