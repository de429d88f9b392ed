### An bord i bhfocail, dóibh siúd a chloiseann é seachas é a fheiceáil.
###
### This translation into Irish waits for review by a fluent speaker.

words-news = An rud is deireanaí a tharla
words-type = Clóscríobh cad is mian leat a dhéanamh
    .hint = Uimhir gnímh, nó focail as. Insíonn “?” na horduithe.
words-numbered = { $number }. { $words }.
words-more = { $count ->
    [one] Ceann amháin eile; clóscríobh focal as chun é a aimsiú.
   *[other] Tuilleadh: { $count }; clóscríobh focal astu chun iad a aimsiú.
}
words-listed = { $count ->
    [0] Níl a leithéid de ghníomh ann.
    [one] Gníomh amháin: { $told }
   *[other] Gníomhartha ({ $count }): { $told }
}
words-several = D’fhéadfadh níos mó ná rud amháin a bheith i gceist le “{ $text }”: { $told }
words-none = Ní féidir leat “{ $text }” a dhéanamh anois.
words-no-part = Níl aon chuid den bhord darb ainm “{ $part }”.
words-command-read = léigh
words-command-list = liosta
words-command-help = cabhair
words-help = Clóscríobh uimhir gnímh, a théacs, nó dóthain dá fhocail. Insíonn “{ $list }” na gníomhartha, agus “{ $list }” le focal na cinn ina bhfuil sé. Léann “{ $read }” an bord ar fad, “{ $read } 2” an dara cuid de, agus “{ $read }” le focal an chuid darb ainm é. Deir “{ $help }” é seo arís.
words-players = Imreoirí
words-sentences = { $one } { $other }
words-as-written = { $action }
