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

## Brian Bóramha

words-boru-round = An babhta
words-boru-rounds = Babhta { $round } as { $rounds }. Creachadóirí fágtha: { $raiders }.
words-boru-marriage = Le pósadh: { $name }, a thugann { $gives }.
words-boru-trick = An cleas
words-boru-no-town = Níl aon bhaile i gceist.
words-boru-played = D’imir { $name } { $card }.
words-boru-leading = Tá { $name } chun tosaigh.
words-boru-pack = Cártaí le roghnú astu
words-boru-hand = Do lámh
words-boru-town = { $town }, { $colour }
words-boru-region = Fiú { $points }; iompaítear an comhartha nuair a bheidh { $threshold } i seilbh; { $held } anois.
words-boru-token = { $token ->
    [face-down] Tá an comhartha béal faoi.
   *[on-board] Tá an comhartha béal in airde, gan sealbhóir.
}
words-boru-token-held = Tá an comhartha ag { $name }.
words-boru-player = { $name }: { $points ->
    [one] pointe amháin
   *[other] pointí { $points }
}, boinn { $coins }, clú { $renown }, creachadóirí { $raiders }, dioscaí san eaglais { $church }, céim { $space } de dhréimire an phósta{ $marker ->
    [yes] , an marcóir aige nó aici
   *[no] {""}
}. Dá mbeadh deireadh anois: { $total }.
words-boru-deed-town = { $verb ->
    [start] Tosaigh i mbaile:
    [mark] Cuir an marcóir ar bhaile:
    [settle] Lonnaigh i mbaile:
    [raid] Caill leis na Lochlannaigh:
   *[build] Tóg mainistir i mbaile:
} { $town }, { $colour }, { $region }
words-boru-deed-pick = Coinnigh { $cards }
words-boru-deed-play = Imir { $card }
words-boru-deed-buy = { $count ->
    [one] ceannaigh ceann amháin breise
   *[other] ceannaigh breis: { $count }
}
words-boru-deed-expand = leathnaigh ar chúig bhonn: { $town }
words-boru-deed-free = saor ó na Lochlannaigh do { $name }: { $town }
