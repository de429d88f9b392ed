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
