### Brandubh and Tablut.
###
### This translation into Irish waits for review by a fluent speaker.
###
### Words used for these two games:
###   Viking, Vikings      Lochlannach, Lochlannaigh (na Lochlannaigh, gen. na Lochlannach)
###   Celt, Celts          Ceilteach, Ceiltigh (na Ceiltigh, gen. na gCeilteach)
###   King; guards         an Rí; gardaí
###   piece                píosa
###   board; square        clár; cearnóg
###   row, column          ró, colún
###   throne               ríchathaoir (fem.)
###   corner; edge         cúinne; imeall
###   way out, to escape   bealach éalaithe, éalú
###   side; turn           taobh; seal
###   move (noun; verb)    beart; bog
###   position             suíomh (of pieces)
###   capture, captured    gabh, gafa
###   encircle             timpeallaigh
###   repetition           athrá; to bring a position about: suíomh a chruthú
###   threat               bagairt
###   lots                 crainn a chur, crannchur
###   set, match           seit, comhrac
###   resign; draw         géill; cothrom
###   record; link         taifead; nasc
### People are counted with beirt, triúr, ceathrar … (beirt Lochlannach).

tafl-vikings = Lochlannaigh
tafl-celts = Ceiltigh
tafl-viking = Lochlannach
tafl-celt = Ceilteach
tafl-king = Rí
tafl-seat = Imreoir { $number }

## What is asked

tafl-prompt-yours = { $side ->
    [vikings] Do shealsa: agatsa atá na Lochlannaigh.
   *[celts] Do shealsa: agatsa atá na Ceiltigh.
}
tafl-prompt-theirs = { $side ->
    [vikings] Tá an seal ag { $name }, leis na Lochlannaigh.
   *[celts] Tá an seal ag { $name }, leis na Ceiltigh.
}
tafl-prompt-lots = Tá crainn á gcur ar na taobhanna.
tafl-prompt-over = Tá an cluiche thart.

## The board

tafl-board = { $game ->
    [tablut] Clár Tablut, 9 faoi 9
   *[brandubh] Clár Brandubh, 7 faoi 7
}. Siúil leis na saigheadeochracha; roghnaíonn agus leagann Enter, scaoileann Escape.
tafl-square = { $square }, { $place ->
    [throne] ríchathaoir,{" "}
    [corner] cúinne,{" "}
    [escape] bealach éalaithe,{" "}
   *[plain] {""}
}{ $piece ->
    [viking] Lochlannach
    [celt] Ceilteach
    [king] Rí
   *[none] folamh
}{ $state ->
    [picked] , roghnaithe
    [target] , is féidir dul anseo
    [loses] , is féidir dul anseo ach chaillfí de bharr athrá
    [movable] , in ann bogadh
   *[plain] {""}
}
tafl-flip = Iompaigh an clár
tafl-type = Clóscríobh beart
tafl-type-hint = d2-e2
tafl-type-go = Imir
tafl-picked = { $piece ->
    [viking] Is féidir leis an Lochlannach
    [celt] Is féidir leis an gCeilteach
   *[king] Is féidir leis an Rí
} ar { $from } dul go dtí { $squares }.
tafl-no-move = { $whose ->
    [own] Ní féidir an píosa seo a bhogadh anois.
   *[other] Ní leatsa an píosa seo.
}
tafl-premove = Tá { $move } ag fanacht le do sheal. Tógann Esc, nó brú ar an gclár, ar ais é.
tafl-premove-gone = Ní féidir { $move } a imirt a thuilleadh.
tafl-warn-repetition = Seachain: caillfidh beart a bhfuil fáinne air láithreach, de bharr athrá.

tafl-typed-unread = Clóscríobh beart ar nós d2-e2, nó e2 amháin.
tafl-typed-off = Níl aon chearnóg { $square } ar an gclár seo.
tafl-typed-none = Ní féidir { $move } a imirt anois.
tafl-typed-nobody = Ní féidir le píosa ar bith dul go dtí { $square } anois.
tafl-typed-many = Is féidir le níos mó ná píosa amháin dul go dtí { $square }: { $moves }.

## What happened

tafl-log-lots = Cuireadh crainn: tosóidh { $name }, leis na Lochlannaigh.
tafl-log-moved = { $piece ->
    [viking] Chuaigh Lochlannach ó { $from } go dtí { $to }.
    [celt] Chuaigh Ceilteach ó { $from } go dtí { $to }.
   *[king] Chuaigh an Rí ó { $from } go dtí { $to }.
}
tafl-log-captured = { $side ->
    [vikings] { $count ->
        [one] Gabhadh an Lochlannach ar { $squares }.
       *[other] Gabhadh na Lochlannaigh ar { $squares }.
    }
   *[celts] { $count ->
        [one] Gabhadh an Ceilteach ar { $squares }.
       *[other] Gabhadh na Ceiltigh ar { $squares }.
    }
}
tafl-log-repeated = { $loser ->
    [vikings] Tá an suíomh seo ann den dara huair. Má chruthaíonn na Lochlannaigh arís é, caillfidh siad.
   *[celts] Tá an suíomh seo ann den dara huair. Má chruthaíonn na Ceiltigh arís é, caillfidh siad.
}
tafl-log-ended = { $why } { $winner ->
    [vikings] Bhuaigh na Lochlannaigh.
   *[celts] Bhuaigh na Ceiltigh.
}
tafl-log-set-ended = { $why } { $winner ->
    [vikings] Bhuaigh na Lochlannaigh seit { $set }.
   *[celts] Bhuaigh na Ceiltigh seit { $set }.
}
tafl-log-switched = Malartaíodh na taobhanna: ag { $name } atá na Lochlannaigh anois.

tafl-ending = { $ending ->
    [king-captured] Gabhadh an Rí.
    [king-escaped] D’éalaigh an Rí.
    [encircled] Timpeallaíodh an Rí agus a ghardaí go léir.
    [repetition] { $loser ->
        [vikings] Chruthaigh na Lochlannaigh an suíomh céanna den tríú huair.
       *[celts] Chruthaigh na Ceiltigh an suíomh céanna den tríú huair.
    }
    [no-moves] { $loser ->
        [vikings] Níl beart ar bith ag na Lochlannaigh.
       *[celts] Níl beart ar bith ag na Ceiltigh.
    }
    [out-of-time] { $loser ->
        [vikings] Rith na Lochlannaigh as am.
       *[celts] Rith na Ceiltigh as am.
    }
   *[resigned] { $loser ->
        [vikings] Ghéill na Lochlannaigh.
       *[celts] Ghéill na Ceiltigh.
    }
}
tafl-result = { $ending ->
    [king-captured] Bhuaigh { $name }: gabhadh an Rí.
    [king-escaped] Bhuaigh { $name }: d’éalaigh an Rí.
    [encircled] Bhuaigh { $name }: timpeallaíodh an Rí agus a ghardaí go léir.
    [no-moves] Bhuaigh { $name }: níl beart ar bith ag an taobh eile.
   *[repetition] Bhuaigh { $name }: chruthaigh an taobh eile an suíomh céanna den tríú huair.
}
tafl-result-resigned = Bhuaigh { $name }: ghéill { $loser }.
tafl-result-out-of-time = Bhuaigh { $name }: rith { $loser } as am.
tafl-result-both-sets = Bhuaigh { $name } an comhrac leis an dá sheit.
tafl-result-fewer-moves = Bhuaigh { $name } an comhrac: bhuaigh an bheirt seit an duine, ach d’imir { $name } níos lú beart.
tafl-result-equal = Cothrom: bhuaigh an bheirt seit an duine, leis an líon céanna beart.

## Beside the board

tafl-captured = Gafa
tafl-captured-vikings = { $count ->
    [0] Níor gabhadh aon Lochlannach.
    [one] Gabhadh Lochlannach amháin.
    [2] Gabhadh beirt Lochlannach.
    [3] Gabhadh triúr Lochlannach.
    [4] Gabhadh ceathrar Lochlannach.
    [5] Gabhadh cúigear Lochlannach.
    [6] Gabhadh seisear Lochlannach.
    [7] Gabhadh seachtar Lochlannach.
    [8] Gabhadh ochtar Lochlannach.
    [9] Gabhadh naonúr Lochlannach.
    [10] Gabhadh deichniúr Lochlannach.
   *[other] Gabhadh { $count } Lochlannach.
}
tafl-captured-celts = { $count ->
    [0] Níor gabhadh aon Cheilteach.
    [one] Gabhadh Ceilteach amháin.
    [2] Gabhadh beirt Cheilteach.
    [3] Gabhadh triúr Ceilteach.
    [4] Gabhadh ceathrar Ceilteach.
    [5] Gabhadh cúigear Ceilteach.
    [6] Gabhadh seisear Ceilteach.
    [7] Gabhadh seachtar Ceilteach.
    [8] Gabhadh ochtar Ceilteach.
    [many] Gabhadh { $count } gCeilteach.
   *[other] Gabhadh { $count } Ceilteach.
}
tafl-none-yet = dada fós
tafl-sets = An comhrac
tafl-set-first = Seit 1 as 2. Malartófar na taobhanna don dara ceann.
tafl-set-second = Seit 2 as 2: tá na taobhanna malartaithe.
tafl-set-now = Na Lochlannaigh: { $vikings }. Na Ceiltigh: { $celts }.
tafl-set-done = Seit { $set }: bhuaigh { $name } leis na { $side ->
    [vikings] Lochlannaigh
   *[celts] Ceiltigh
} ({ $moves ->
    [one] beart amháin
    [two] { $moves } bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}).
tafl-repetition-now = { $loser ->
    [vikings] Bhí an suíomh seo ann faoi dhó. Má chruthaíonn na Lochlannaigh arís é, caillfidh siad.
   *[celts] Bhí an suíomh seo ann faoi dhó. Má chruthaíonn na Ceiltigh arís é, caillfidh siad.
}
tafl-repetition-moves = { $count ->
    [one] Chaillfeadh { $moves } láithreach: chruthódh sé suíomh den tríú huair.
   *[other] Chaillfeadh { $moves } láithreach: chruthódh gach beart acu suíomh den tríú huair.
}
tafl-repetition-twice = { $count ->
    [one] Bhí suíomh amháin ann faoi dhó agus d’fhéadfadh sé teacht arís: caillfidh an té a chruthóidh é.
    [two] Bhí { $count } shuíomh ann faoi dhó agus d’fhéadfaidís teacht arís: caillfidh an té a chruthóidh ceann acu.
    [few] Bhí { $count } shuíomh ann faoi dhó agus d’fhéadfaidís teacht arís: caillfidh an té a chruthóidh ceann acu.
   *[other] Bhí { $count } suíomh ann faoi dhó agus d’fhéadfaidís teacht arís: caillfidh an té a chruthóidh ceann acu.
}

tafl-threats = Taispeáin bagairtí
    .about = { $side ->
        [vikings] An chéad rud eile a d’fhéadfadh na Lochlannaigh a dhéanamh
       *[celts] An chéad rud eile a d’fhéadfadh na Ceiltigh a dhéanamh
    }
tafl-threat-capture = Ghabhfadh { $move } a bhfuil ar { $squares }.
tafl-threat-escape = Ligfeadh { $move } don Rí éalú.
tafl-threat-fall = Ghabhfadh { $move } an Rí.
tafl-threat-ring = Thimpeallódh { $move } an Rí agus a ghardaí go léir.
tafl-threat-none = Níl aon bhagairt ann.
tafl-threat-failed = Níl freagra ag an bhfreastalaí faoi láthair.
tafl-threat-waiting = Ag féachaint…

tafl-rules = Rialacha an bhoird seo
tafl-rules-basics = Na bunrialacha
tafl-rules-chosen = Cad atá difriúil ón mbunchluiche
tafl-rules-plain = Dada: is é seo an bunchluiche.
tafl-basic-move = Téann na píosaí thar líon ar bith cearnóg folamh, feadh ró nó colúin.
tafl-basic-places = Ní stopann aon phíosa ar an ríchathaoir, agus ní théann ach an Rí isteach i gcúinne. Tá cead ag cách dul thar an ríchathaoir fholamh.
tafl-basic-places-returns = Ní stopann ach an Rí ar an ríchathaoir, agus eisean amháin a théann isteach i gcúinne. Tá cead ag cách dul thar an ríchathaoir fholamh.
tafl-basic-capture = Gabhtar píosa nuair a bhogann an namhaid sa chaoi go mbíonn an píosa idir beirt díobh, nó idir duine acu agus cúinne.
tafl-basic-goal-corner = Buann na Ceiltigh nuair a shroicheann an Rí cúinne.
tafl-basic-goal-edge = Buann na Ceiltigh nuair a shroicheann an Rí cearnóg ar bith ar an imeall.
tafl-basic-fall-brandubh = Buann na Lochlannaigh nuair a ghabhann siad an Rí: ceathrar ina thimpeall ar an ríchathaoir, triúr ar an imeall; in áit ar bith eile, beirt agus eisean díreach eatarthu.
tafl-basic-fall-brandubh-open = Buann na Lochlannaigh nuair a ghabhann siad an Rí: ceathrar ina thimpeall ar an ríchathaoir; in áit ar bith eile, beirt agus eisean díreach eatarthu.
tafl-basic-fall-tablut = Buann na Lochlannaigh nuair a ghabhann siad an Rí: ceathrar ina thimpeall ar an ríchathaoir, triúr lena taobh; in áit ar bith eile, beirt agus eisean díreach eatarthu.
tafl-basic-fall-strong = Buann na Lochlannaigh nuair a ghabhann siad an Rí; chuige sin teastaíonn duine acu ar gach taobh de.
tafl-basic-fall-advanced = Buann na Lochlannaigh nuair a ghabhann siad an Rí: ceathrar ina thimpeall ar an ríchathaoir; in áit ar bith eile, caithfidh gach cearnóg lena thaobh a bheith líonta.
tafl-basic-ring = Buann na Lochlannaigh freisin má scarann siad an Rí agus a ghardaí go léir ón imeall.
tafl-basic-repeat = Cailleann an té a chruthaíonn an suíomh céanna den tríú huair, agus an té nach bhfuil in ann bogadh.

tafl-rule-edge-escape = Éalú ag an imeall
    .about = Buann an Rí ar chearnóg ar bith den imeall, ní i gcúinne amháin.
tafl-rule-strong-king = Rí láidir
    .about = Ní ghabhtar é gan Lochlannaigh ar gach taobh de; is ionann an ríchathaoir agus duine acu.
tafl-rule-unarmed-king = Rí gan airm
    .about = Níl aon pháirt ag an Rí i ngabháil.
tafl-rule-hostile-throne = Ríchathaoir naimhdeach
    .about = Cabhraíonn an ríchathaoir le gabháil: Lochlannaigh i gcónaí, Ceiltigh fad nach bhfuil an Rí uirthi.
tafl-rule-advanced = Ardrialacha
    .about = Lasmuigh den ríchathaoir ní ghabhtar an Rí ach nuair atá na ceithre chearnóg lena thaobh líonta, ag píosaí ar bith, agus gur Lochlannach a líon an ceann deireanach.
tafl-rule-king-returns = Cead filleadh ag an Rí
    .about = Tá cead aige stopadh ar an ríchathaoir arís.
tafl-rule-corners-hostile-to-king = Cúinní in aghaidh an Rí
    .about = Cabhraíonn cúinne leis an Rí a ghabháil freisin.
tafl-rule-no-edge-capture = Slán ar an imeall
    .about = Ní leor triúr Lochlannach timpeall ar an Rí chun é a ghabháil ar an imeall.

## To take away

tafl-copy-position = Cóipeáil an suíomh
tafl-copied-position = Cóipeáladh an suíomh.
tafl-copy-moves = Cóipeáil na bearta
tafl-copied-moves = Cóipeáladh na bearta.
tafl-no-moves-yet = Níor imríodh aon bheart fós.
tafl-copy-failed = Ní ligeann an brabhsálaí seo dúinn cóipeáil.
tafl-edit = Athraigh an suíomh seo
tafl-download = Íoslódáil taifead

## Setting up a position

tafl-editor-title = Leag amach suíomh
tafl-editor-game = Cluiche
tafl-editor-board = Clár le leagan amach. Siúil leis na saigheadeochracha; cuireann { $viking } Lochlannach, { $celt } Ceilteach agus { $king } an Rí; glanann Delete.
tafl-editor-palette = Cuir ar an gclár
tafl-tool-hand = Bog píosaí
tafl-tool-viking = Lochlannach
tafl-tool-celt = Ceilteach
tafl-tool-king = Rí
tafl-tool-erase = Bain den chlár
tafl-editor-usual = Gnáth-thús
tafl-editor-clear = Glan
tafl-editor-mirror = Scáthán
tafl-editor-to-move = Cé a bhogfaidh ar dtús
tafl-editor-text = An suíomh mar théacs
tafl-editor-text-hint = Greamaigh suíomh anseo, nó cóipeáil an ceann seo.
tafl-editor-copy = Cóipeáil mar théacs
tafl-editor-link = Cóipeáil nasc
tafl-editor-link-copied = Cóipeáladh an nasc. Feicfidh an té a osclóidh é an suíomh seo.
tafl-editor-rules = Rialacha
tafl-check-good = { $count ->
    [one] Is féidir é seo a imirt: tá beart amháin ann.
    [two] Is féidir é seo a imirt: tá { $count } bheart ann.
    [few] Is féidir é seo a imirt: tá { $count } bheart ann.
    [many] Is féidir é seo a imirt: tá { $count } mbeart ann.
   *[other] Is féidir é seo a imirt: tá { $count } beart ann.
}
tafl-check-over = Bheadh an cluiche thart láithreach. { $why }
tafl-check-failed = Níor fhreagair an freastalaí. Triail arís é.
tafl-play-from = Imir ón áit seo
tafl-play-side = Do thaobh
tafl-play-level = Bot
tafl-play-bot = Le bot
tafl-play-friend = Le cara

## The coach

learn-coach-tafl-over = Tá an cluiche thart. Féach siar, beart ar bheart, ar an áit ar iompaigh sé.
learn-coach-tafl-lots = Socraíonn na crainn taobh gach imreora: tá cuspóirí éagsúla ag an dá thaobh.
learn-coach-tafl-theirs = Bogann an taobh eile anois. Beidh do sheal agat ina dhiaidh.
learn-coach-tafl-watch = Fiafraigh díot féin cé acu de do phíosaí a d’fhéadfaidís a ghabháil, agus cá bhféadfadh an Rí dul.
learn-coach-tafl-vikings = Tá tú ag fiach an Rí: bíonn an bua agat nuair a ghabhtar é, nó nuair a dhúntar isteach é lena ghardaí uile.
learn-coach-tafl-celts = Tá tú ag tabhairt an Rí amach: bíonn an bua agat nuair a shroicheann sé { $where ->
    [edge] imeall an chláir
   *[corner] cúinne
}.
learn-coach-tafl-out = Is féidir le do Rí éalú agus an bua a fháil anois: { $moves }.
learn-coach-tafl-fells = Is féidir leat an Rí a ghabháil agus an bua a fháil anois: { $moves }.
learn-coach-tafl-rings = Is féidir leat an fáinne a dhúnadh agus an bua a fháil anois: { $moves }.
learn-coach-tafl-king-out = Aire: tá an Rí ar tí éalú le { $moves }. Seas sa bhealach air.
learn-coach-tafl-king-falls = Aire: tá do Rí ar tí a ghafa le { $moves }. Bog é, nó seas sa bhealach.
learn-coach-tafl-ring-closes = Aire: dhúnfadh { $moves } an fáinne thart ort, agus chaillfeá. Bris amach go dtí an t-imeall.
learn-coach-tafl-takes = Is féidir leat gabháil le { $moves }. Féach ar dtús cad a d’fhéadfaidís a dhéanamh ina dhiaidh sin.
learn-coach-tafl-captured = Gabhadh leis an mbeart deireanach { $count ->
    [one] píosa ar { $squares }: féach conas a dúnadh isteach é.
   *[other] píosaí ar { $squares }: féach conas a dúnadh isteach iad.
}
learn-coach-tafl-repeats = Aire: chruthódh { $moves } an suíomh uair rómhinic, agus chaillfeá.
learn-coach-tafl-king = An Rí ar { $square }: { $ways ->
    [0] níl beart ar bith aige
    [one] tá beart amháin aige
    [two] tá { $ways } bheart aige
    [few] tá { $ways } bheart aige
    [many] tá { $ways } mbeart aige
   *[other] tá { $ways } beart aige
} anois. Cén beart leatsa a thugann níos mó dó?
learn-coach-tafl-lines = Tá an Rí ar { $square }. Féach ar feadh a ró agus a cholúin: cá bhféadfadh sé rith?

## The board in words

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
tafl-with-rules = Rialacha: { $rules }.
tafl-with-position = Tosaíonn sé ó shuíomh de do rogha féin.
tafl-with-two-sets = Dhá sheit, agus na taobhanna malartaithe don dara ceann.
tafl-with-lots = Socrófar trí chrannchur cé a thosóidh leis na Lochlannaigh.

## What is refused: within other sentences, so without a capital and a full stop

refused-tafl-not-a-move = ní beart é “{ $move }”; scríobhtar beart ar nós d2-e2
refused-tafl-not-now = ní féidir { $move } a dhéanamh anois
refused-tafl-off-board = fágann { $move } an clár, atá { $size } faoi { $size }
refused-tafl-no-piece = níl píosa ar bith ar { $square }
refused-tafl-not-yours = { $piece ->
    [viking] is leis an taobh eile an Lochlannach
    [celt] is leis an taobh eile an Ceilteach
   *[king] is leis an taobh eile an Rí
} ar { $square }
refused-tafl-no-distance = caithfidh an píosa ar { $square } dul go cearnóg eile
refused-tafl-not-straight = níl { $move } díreach: bogann píosaí ar feadh ró nó colúin
refused-tafl-blocked = tá { $piece ->
    [viking] Lochlannach
    [celt] Ceilteach
   *[king] an Rí
} ar { $square } sa bhealach ar { $move }
refused-tafl-kings-only = níl cead seasamh ar { $square } ach ag an Rí; níl sé ag { $piece ->
    [viking] Lochlannach
   *[celt] Ceilteach
}
refused-tafl-no-return = níl cead ag an Rí filleadh ar an ríchathaoir ar { $square }
refused-tafl-no-rule = níl riail ann darb ainm “{ $rule }”
refused-tafl-no-preset = níl rialacha ann darb ainm “{ $preset }”
refused-tafl-exclude = ní théann na rialacha “{ $one }” agus “{ $other }” le chéile: deir gach ceann acu conas a ghabhtar an Rí
refused-tafl-tablut-only = le Tablut a bhaineann an riail “{ $rule }”
refused-tafl-brandubh-only = le Brandubh a bhaineann na rialacha “{ $preset }”
refused-tafl-rows = bíonn { $expected } ró i suíomh agus / eatarthu, ní { $found }
refused-tafl-row = líon na gcearnóg i ró { $rank }: { $found } in ionad { $expected }
refused-tafl-letter = i ró { $rank } tá “{ $letter }”; is iad na píosaí t (Lochlannach), T (Ceilteach) agus K (an Rí)
refused-tafl-to-move = i ndiaidh na rónna bíonn “ a” (seal na Lochlannach) nó “ d” (seal na gCeilteach) ag deireadh suímh
refused-tafl-kings = Rí amháin a bhíonn i suíomh, ní { $count }
refused-tafl-too-many = { $piece ->
    [viking] Lochlannaigh
   *[celt] Ceiltigh
}: { $found } atá ann; { $game }: { $most }
refused-tafl-forbidden = tá { $piece ->
    [viking] Lochlannach
   *[celt] Ceilteach
} ar { $square }, áit nach bhfuil cead ach ag an Rí
refused-tafl-move-unread = beart { $number }: { $why }
refused-tafl-move-illegal = beart { $number }, { $move }: { $why }
refused-tafl-move-over = beart { $number }, { $move }: bhí an cluiche thart roimhe
refused-tafl-move-captures = beart { $number }: { $move } atá scríofa, ach is é { $right } é
refused-tafl-several = tá roinnt cluichí sa téacs; seo an chéad cheann

## What is refused of OpenTafl's notation

refused-opentafl-rule = níl aon rud ag OpenTafl cosúil leis an riail “{ $rule }”
refused-opentafl-near = ní féidir le hOpenTafl ach teacht i ngar do na rialacha seo: { $list }
refused-opentafl-too-long = { $most } beart ar a mhéad a bhíonn i líne rialacha
refused-opentafl-not-a-field = ní réimse é “{ $word }”; scríobhtar réimsí ar nós dim:7
refused-opentafl-unknown = níl réimse “{ $field }” i rialacha OpenTafl
refused-opentafl-twice = tá an réimse { $field } ann faoi dhó
refused-opentafl-missing = tá an réimse { $field } in easnamh
refused-opentafl-value = níl { $field }:{ $value } sa nodaireacht; is é a bhíonn in { $field } ná { $holds }
refused-opentafl-size = dim:{ $size }: tá ár gcláir 7×7 (Brandubh) agus 9×9 (Tablut)
refused-opentafl-start = start: { $why }
refused-opentafl-long-position = { $most } beart ar a mhéad a bhíonn i suíomh
refused-opentafl-slashes = tosaíonn agus críochnaíonn suíomh le tulslais, ar nós /3t3/…/3t3/
refused-opentafl-count = comhaireann “{ $count }” níos mó cearnóg folamh ná mar atá i ró
refused-opentafl-differs = ní hiad seo ár rialacha: { $list }
refused-opentafl-difference = { $field }: { $why }
# One thing, and what comes after it.
refused-opentafl-list = { $first }; { $rest }
refused-opentafl-point-on-throne = ar an ríchathaoir ní thiteann ár Rí ach le ceathrar Lochlannach, ach titeann Rí OpenTafl le beirt
refused-opentafl-point-beside-throne = in aice na ríchathaoireach titeann ár Rí i mBrandubh le beirt Lochlannach, ach ní thiteann Rí OpenTafl ach le triúr
refused-opentafl-point-on-edge = ar an imeall titeann ár Rí le triúr Lochlannach timpeall air, is cuma cé a tháinig ar deireadh, ach ní thiteann Rí OpenTafl ach leis an mbeirt ar feadh an imill
refused-opentafl-point-beside-throne-tablut = in aice na ríchathaoireach ní thiteann ár Rí i dTablut ach le triúr Lochlannach, ach titeann Rí OpenTafl le beirt
refused-opentafl-point-hostile-to-all = cabhraíonn ár ríchathaoir fholamh leis an dá thaobh gabháil, nó ní chabhraíonn sí le ceachtar acu
refused-opentafl-point-hostile-under-king = agus an Rí uirthi, cabhraíonn ár ríchathaoir le Lochlannaigh a ghabháil má chabhraíonn an ceann folamh, ach ní chabhraíonn sí riamh le gardaí a ghabháil
refused-opentafl-point-edges = buaitear ár dTablut ar gach imeall
refused-opentafl-point-armed = tá ár Rí armtha nó níl, ní bhíonn sé leatharmtha riamh
refused-opentafl-point-jumps = ní léimeann ár Rí
refused-opentafl-point-corners = is iad na ceithre chúinne ár gcúinní
refused-opentafl-point-centre = is é an lár ár ríchathaoir
refused-opentafl-point-forts = níl aon dún againn
refused-opentafl-point-distance = bogann ár bpíosaí fad ar bith
refused-opentafl-point-reach-corners = tá cead ag ár Rí na cúinní a bhaint amach
refused-opentafl-point-stop-on-corner = tá cead ag ár Rí stopadh ar chúinne
refused-opentafl-point-only-king-on-corner = níl cead ag aon duine ach ár Rí stopadh ar chúinne
refused-opentafl-point-corners-vikings = cabhraíonn ár gcúinní le Lochlannaigh a ghabháil
refused-opentafl-point-corners-guards = cabhraíonn ár gcúinní le gardaí a ghabháil
refused-opentafl-point-pass-throne = tá cead ag ár bpíosaí go léir dul thar an ríchathaoir fholamh
refused-opentafl-point-only-king-on-throne = níl cead ag aon duine ach an Rí stopadh ar ár ríchathaoir riamh
refused-opentafl-point-shield-walls = ní ghabhtar le ballaí sciath againne
refused-opentafl-point-edge-fort = ní éalaítear isteach i ndún ar an imeall againne
refused-opentafl-point-twice-a-turn = ní bhogann ár bpíosaí faoi dhó in aon seal amháin
refused-opentafl-point-linnaean = níl gabháil Linnaeus againn
refused-opentafl-point-encircling = buann ár Lochlannaigh má thimpeallaíonn siad na Ceiltigh go léir
refused-opentafl-point-repetition = againne cailleann an té a chruthaíonn suíomh den tríú huair
refused-opentafl-point-throne-partner = ní chabhraíonn ár ríchathaoir in aghaidh an Rí
refused-opentafl-point-throne-side = áirítear an ríchathaoir mar thaobh i gcás Rí láidir

## The terminal: whose turn it is

terminal-tafl-player = { $side ->
    [vikings] Imreoir na Lochlannach
   *[celts] Imreoir na gCeilteach
}
terminal-tafl-turn = { $side ->
    [vikings] Seal na Lochlannach.
   *[celts] Seal na gCeilteach.
}
terminal-tafl-set-of = Seit { $set } as 2.
terminal-tafl-pick = Roghnaigh píosa.
terminal-tafl-where = Cá rachaidh an píosa ar { $square }?

## The terminal: what happened

terminal-tafl-log-lots-you = Cuireadh crainn: tosóidh tusa, leis na Lochlannaigh.
terminal-tafl-log-switched-you = Malartaíodh na taobhanna: agatsa atá na Lochlannaigh anois.
terminal-tafl-result-both-sets-you = Bhuaigh tú an comhrac leis an dá sheit.
terminal-tafl-result-fewer-moves-you = Bhuaigh tú an comhrac: bhuaigh an bheirt agaibh seit an duine, ach d’imir tusa níos lú beart.
terminal-tafl-bot-plays = Imríonn { $name } { $move }.
terminal-tafl-entry = { $side ->
    [vikings] Lochlannaigh { $move }
   *[celts] Ceiltigh { $move }
}
terminal-tafl-captured = Gafa: { $vikings } as { $all-vikings } Lochlannach, { $celts } as { $all-celts } Ceilteach.
terminal-tafl-lost = caillte: { $count } as { $all }
terminal-tafl-commitment = Leanann na crainn ó rún leis an ngealltanas { $commitment }.

## The terminal: what is answered

terminal-tafl-no-move = Níl aon bheart ann.
terminal-tafl-no-piece = Níl aon phíosa ar { $square }.
terminal-tafl-not-yours = { $piece ->
    [viking] Is leis an taobh eile an Lochlannach ar { $square }.
    [celt] Is leis an taobh eile an Ceilteach ar { $square }.
   *[king] Is leis an taobh eile an Rí ar { $square }.
}
terminal-tafl-stuck = { $piece ->
    [viking] Níl aon bheart ag an Lochlannach ar { $square }.
    [celt] Níl aon bheart ag an gCeilteach ar { $square }.
   *[king] Níl aon bheart ag an Rí ar { $square }.
}
terminal-tafl-not-a-move = Ní beart é “{ $typed }”; scríobhtar beart mar d2-e2.
terminal-tafl-not-a-square = Ní cearnóg í “{ $typed }”; scríobhtar cearnóg mar d2.
terminal-tafl-captures = { $made ->
    [0] Ní ghabhann { $move } aon rud, ach scríobhadh { $written }; ní dhearnadh an beart. Scríobh { $right }, nó fág na gabhálacha ar lár.
   *[other] Gabhann { $move } a bhfuil ar { $captured }, ach scríobhadh { $written }; ní dhearnadh an beart. Scríobh { $right }, nó fág na gabhálacha ar lár.
}
terminal-tafl-resign = { $what ->
    [set] { $side ->
        [vikings] Géilleadh sa seit seo ar son na Lochlannach?
       *[celts] Géilleadh sa seit seo ar son na gCeilteach?
    }
   *[game] { $side ->
        [vikings] Géilleadh sa chluiche ar son na Lochlannach?
       *[celts] Géilleadh sa chluiche ar son na gCeilteach?
    }
}
terminal-tafl-repeat = { $side ->
    [vikings] Cruthaíonn an beart sin an suíomh céanna den tríú huair: caillfidh na Lochlannaigh. É a dhéanamh?
   *[celts] Cruthaíonn an beart sin an suíomh céanna den tríú huair: caillfidh na Ceiltigh. É a dhéanamh?
}

## The terminal: the screen

terminal-tafl-moves-made = bearta imeartha: { $moves }
terminal-tafl-moves-made-set = seit { $set } as 2, bearta imeartha: { $moves }
terminal-tafl-bar = { $mode ->
    [over] n cluiche nua   o cluichí eile   s sábháil   ? cabhair   q imigh
    [coached] Enter rogha  : ordú  w fáth  u siar  s sábháil  x géill  ? cabhair  q imigh
   *[choices] Enter rogha  : ordú  u siar  r rialacha  s sábháil  x géill  ? cabhair  q imigh
}

## The terminal: the rules

terminal-tafl-rules = Imrítear { $game } ar { $size } faoi { $size } cearnóg. Lochlannaigh ({ $vikings }) ag ionsaí an Rí agus a chuid Ceilteach ({ $celts }). Bogann na Lochlannaigh ar dtús.
terminal-tafl-rule = * { $title } ({ $name }): { $about }

## The terminal: help

terminal-tafl-help =
    Scríobh beart lena dhá chearnóg: d2-e2. Is féidir gabháil a lua: d2-e2xe3.
    moves           gach beart ceadaithe; moves d2: bearta píosa amháin
    board           taispeáin an clár arís
    flip            féach ar an gclár ón taobh eile
    undo            tarraing siar do bheart deireanach
    position        an suíomh mar théacs, le haghaidh --position
    resign          géill
terminal-tafl-legend = Ar an gclár is Lochlannach é V, Ceilteach é C, an Rí é K, an ríchathaoir fholamh í + agus cúinne é #.
terminal-tafl-keys =
    saigheada, hjkl bog an cúrsóir
    Enter, Spás     roghnaigh píosa, ansin an áit a rachaidh sé
    Esc             cuir an píosa ar ais, dún leathanach
    : nó m          clóscríobh beart (d2-e2) nó ordú (save COMHAD, position)
    u               tarraing siar do bheart deireanach
    f               iompaigh an clár
    x               géill
    n               cluiche nua, na rialacha agus na himreoirí céanna
    o               cluichí eile: ar ais chuig an roghchlár
terminal-tafl-marks =
    Lochlannach: <V>, Ceilteach: (C), an Rí: [K], ríchathaoir: +, cúinne: #.
    { "*" }: áit a bhféadann an píosa dul, !: áit a gcailleann sé de bharr athrá,
    { "." }: an áit ónar tháinig an beart deireanach, x: áit ar gabhadh píosa.
