### ardri rules: the rules in the terminal. The pages themselves are in docs/.

terminal-rules-pages = Na rialacha agus a mbaineann leo:
terminal-rules-how = Léigh ceann de réir a ainm, riail amháin de réir a seolta mar atá in tafl#straight, nó cuardaigh: ardri rules --search FOCAIL
terminal-rules-no-page = Níl aon leathanach { $name } ann: tá { $names } ann.
terminal-rules-no-mark = Níl aon riail { $mark } ar an leathanach { $page }.
terminal-rules-empty-mark = Níl aon rud i ndiaidh # sa seoladh seo: scríobh marc rialach mar atá in { $page }#straight, nó { $page } amháin.
terminal-rules-nothing = Níl na focail { $words } in aon áit sna rialacha.
terminal-rules-search-what = Abair cé na focail atá uait: ardri rules --search FOCAIL
terminal-rules-why = { $why } (ardri rules { $rule })
