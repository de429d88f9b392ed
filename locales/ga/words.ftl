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

## Brandubh agus Tablut

words-tafl-who = Cá bhfuil gach píosa
words-tafl-pieces = { $piece ->
    [viking] { $count ->
        [0] Níl aon Lochlannach fágtha.
        [one] Lochlannach amháin: { $squares }.
       *[other] Lochlannaigh ({ $count }): { $squares }.
    }
    [celt] { $count ->
        [0] Níl aon Cheilteach fágtha.
        [one] Ceilteach amháin: { $squares }.
       *[other] Ceiltigh ({ $count }): { $squares }.
    }
   *[king] { $count ->
        [0] Níl aon Rí ann.
       *[other] An Rí: { $squares }.
    }
}
words-tafl-rows = Ró ar ró, ón mbarr
words-tafl-row = Ró { $row }: { $pieces }.
words-tafl-row-empty = Ró { $row }: folamh.
words-tafl-piece = { $piece ->
    [viking] Lochlannach { $square }
    [celt] Ceilteach { $square }
   *[king] Rí { $square }
}
words-tafl-throne = Is é { $square } an ríchathaoir.
words-tafl-lately = An beart deireanach
words-tafl-last = Ó { $from } go dtí { $to }.
words-tafl-taken = { $count ->
    [one] Gafa ar { $squares }.
   *[other] Gafa ({ $count }): { $squares }.
}
words-tafl-deed = { $piece ->
    [viking] Lochlannach
    [celt] Ceilteach
   *[king] Rí
} ó { $from } go dtí { $to }{ $loses ->
    [yes] , rud a chaillfeadh de bharr athrá
   *[no] {""}
}

## Ríchathaoir Ard na hÉireann

words-throne-turn = An seal seo
words-throne-rolled = Chaith { $name } { $dice }.
words-throne-objective = Do Chuspóir
words-throne-kept = { $name }: { $text } { $points ->
    [one] Pointe amháin.
   *[other] Pointí: { $points }.
}
words-throne-region = { $region }, { $points ->
    [one] pointe amháin
   *[other] pointí: { $points },
} as an iomlán
words-throne-card = { $card }, { $kind }, { $points ->
    [one] pointe amháin
   *[other] pointí: { $points }
}.
words-throne-held = { $locked ->
    [yes] Faoi ghlas ag { $name }.
   *[no] Ag { $name }.
}
words-throne-line = { $line ->
    [0] Chun é a ghoid
   *[other] Líne { $line }
}: { $needs }{ $filled ->
    [yes] , líonta
   *[no] {""}
}.
words-throne-chance = Seans anois: { $chance }.
words-throne-player = { $name }: { $points ->
    [one] pointe amháin
   *[other] pointí: { $points }
}, { $count ->
    [0] gan chártaí
   *[other] cártaí: { $cards }
}.
words-throne-keep = Coinnigh { $name }: { $text } { $points ->
    [one] Pointe amháin
   *[other] Pointí: { $points }
}
words-throne-aside = Cuir i leataobh: { $dice }
words-throne-fill = Leag { $dice } ar { $card }, { $line ->
    [0] chun é a ghoid
   *[other] líne { $line }
}
