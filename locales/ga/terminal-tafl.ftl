### Brandubh agus Tablut sa teirminéal. Fanann na horduithe féin i mBéarla.
###
### This translation into Irish waits for review by a fluent speaker.

## Whose turn it is

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
terminal-tafl-bots-move = Is ag an mbot atá an seal.

## What happened

terminal-tafl-log-lots-you = Cuireadh crainn: tosóidh tusa, leis na Lochlannaigh.
terminal-tafl-log-switched-you = Malartaíodh na taobhanna: agatsa atá na Lochlannaigh anois.
terminal-tafl-result-both-sets-you = Bhuaigh tú an comhrac leis an dá sheit.
terminal-tafl-result-fewer-moves-you = Bhuaigh tú an comhrac: bhuaigh an bheirt agaibh seit an duine, ach d’imir tusa níos lú beart.
terminal-tafl-bot-plays = Imríonn { $name } { $move }.
terminal-tafl-entry = { $side ->
    [vikings] Lochlannaigh { $move }
   *[celts] Ceiltigh { $move }
}
terminal-tafl-entry-resigned = { $side ->
    [vikings] Ghéill na Lochlannaigh
   *[celts] Ghéill na Ceiltigh
}
terminal-tafl-entry-lots = Crainn
terminal-tafl-entry-set = Seit { $set }
terminal-tafl-captured = Gafa: { $vikings } as { $all-vikings } Lochlannach, { $celts } as { $all-celts } Ceilteach.
terminal-tafl-lost = caillte: { $count } as { $all }
terminal-tafl-commitment = Leanann na crainn ó rún leis an ngealltanas { $commitment }.
terminal-tafl-parting = { $game }: { $how }
terminal-tafl-parting-saved = { $game }: { $how } Tá sé sábháilte sa chomhad { $file }.

## What is answered

terminal-tafl-greet = { $game }: { $rules }. Clóscríobh help le haghaidh cabhrach.
terminal-tafl-basic = an bunchluiche
terminal-tafl-players = Ag an gclár: { $names }.
terminal-tafl-after-end = Is féidir leat fós history, save COMHAD, undo, new nó quit a chlóscríobh.
terminal-tafl-not-made = Ní dhearnadh an beart.
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
terminal-tafl-no-undo = Níl aon bheart leatsa le tarraingt siar.
terminal-tafl-no-undo-lots = Ní tharraingítear crainn siar.
terminal-tafl-nobody-resigns = Níl aon duine ann a d’fhéadfadh géilleadh anois.
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
terminal-tafl-pick-to-see = Roghnaigh píosa chun a fheiceáil cá bhféadann sé dul.
terminal-tafl-log-tells = Tá an cluiche sa loga; scrollaíonn PgUp agus PgDn é.

## The screen

terminal-tafl-title-rules = { $game }: { $rules }
terminal-tafl-moves-made = bearta imeartha: { $moves }
terminal-tafl-moves-made-set = seit { $set } as 2, bearta imeartha: { $moves }
terminal-tafl-type = Beart nó ordú: { $typed }
terminal-tafl-keys = Enter rogha  : ordú  u siar  r rialacha  s sábháil  x géill  ? cabhair  q imigh
    .coached = Enter rogha  : ordú  w fáth  u siar  s sábháil  x géill  ? cabhair  q imigh
    .line = Déanann Enter é   Téann Esc ar ais chuig an gclár
    .file = Sábhálann Enter   Glanann Ctrl-U   Téann Esc ar ais chuig an gclár
    .confirm = y sea   n ní hea
    .over = n cluiche nua   o cluichí eile   s sábháil   u siar   ? cabhair   q imigh

## The rules

terminal-tafl-rules = Imrítear { $game } ar { $size } faoi { $size } cearnóg. Lochlannaigh ({ $vikings }) ag ionsaí an Rí agus a chuid Ceilteach ({ $celts }). Bogann na Lochlannaigh ar dtús.
terminal-tafl-rule = * { $title } ({ $name }): { $about }

## Help

terminal-tafl-help = Scríobh beart lena dhá chearnóg: d2-e2. Is féidir gabháil a lua: d2-e2xe3.
    .signs = Lochlannach: V, Ceilteach: C, an Rí: K, an ríchathaoir: +, cúinne: #.
    .moves = moves           gach beart ceadaithe; moves d2: bearta píosa amháin
    .board = board           taispeáin an clár arís
    .flip = flip            féach ar an gclár ón taobh eile
    .undo = undo            tarraing siar do bheart deireanach
    .history = history         an cluiche go dtí seo
    .position = position        an suíomh mar théacs, le haghaidh --position
    .rules = rules           na rialacha atá i bhfeidhm
    .save = save COMHAD     scríobh an cluiche i gcomhad; play --resume COMHAD: lean ort
    .resign = resign          géill
    .new = new             tosaigh arís leis na rialacha agus na himreoirí céanna
    .help = help            an liosta seo (i mBéarla a chlóscríobhtar na horduithe)
    .quit = quit            imigh
terminal-tafl-key =
    .go = saigheada, hjkl bog an cúrsóir
    .choose = Enter, Spás     roghnaigh píosa, ansin an áit a rachaidh sé
    .escape = Esc             cuir an píosa ar ais, dún leathanach
    .type = : nó m          clóscríobh beart (d2-e2) nó ordú (save COMHAD, position)
    .undo = u               tarraing siar do bheart deireanach
    .flip = f               iompaigh an clár
    .rules = r               na rialacha atá i bhfeidhm
    .scroll = PgUp, PgDn      scrollaigh an loga
    .save = s               sábháil; leanann ardri play --resume COMHAD leis
    .resign = x               géill
    .new = n               cluiche nua, na rialacha agus na himreoirí céanna
    .other = o               cluichí eile: ar ais chuig an roghchlár
    .quit = q               imigh
    .signs = Lochlannach: <V>, Ceilteach: (C), an Rí: [K], ríchathaoir: +, cúinne: #.
    .targets = *: áit a bhféadann an píosa dul, !: áit a gcailleann sé de bharr athrá,
    .traces = .: an áit ónar tháinig an beart deireanach, x: áit ar gabhadh píosa.
