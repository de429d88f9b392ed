### Brian Boru: High King of Ireland.
###
### This translation into Irish waits for review by a fluent speaker.
###
### Words used for this game:
###   town; open, active town    baile; baile oscailte, an baile gníomhach
###   region                     réigiún
###   disc; marker               diosca; marcóir
###   Viking token               comhartha Lochlannach
###   claim token                comhartha réigiúin; face down, face up: béal faoi, béal in airde
###   coin; point                bonn; pointe
###   renown                     clú; counted: comhartha clú
###   raider                     creachadóir (counted as people: beirt chreachadóirí)
###   church; monastery          eaglais; mainistir
###   marriage track, space      dréimire an phósta, céim (“the ladder”)
###   Princess of Denmark        Banphrionsa na Danmhairge
###   military support; trade    tacaíocht mhíleata; trádáil; to spurn: diúltú di
###   card; colour (suit)        cárta; dath
###   action; winner’s action    gníomh; gníomh an bhuaiteora
###   draft, pick; pack          roghnú, roghnaigh; dornán
###   hand; deck                 lámh; paca
###   trick; to lead             cleas; an cleas a oscailt
###   round; upkeep              babhta; deireadh an bhabhta
###   battle area; spoils        láthair an chatha; creach
###   the most; tied             an líon is mó; cothrom
###   expand; free (a town)      leathnaigh; saor
###   High King; throne          Ardrí; ríchathaoir
### Deeds (boru-deed-…) are told with the autonomous verb, so that they need no subject.
### Names of towns, regions and people never follow a word that would change them.

## Names of things

boru-list-vikings = na Lochlannaigh
boru-seat = Imreoir { $number }
boru-card = { $colour ->
    [red] dearg { $value }
    [blue] gorm { $value }
    [yellow] buí { $value }
    [white] bán { $value }
   *[other] { $colour } { $value }
}
boru-colour = { $colour ->
    [red] dearg
    [blue] gorm
    [yellow] buí
   *[white] bán
}
boru-colour-card = { $colour ->
    [red] Dearg { $value }
    [blue] Gorm { $value }
    [yellow] Buí { $value }
   *[white] Bán { $value }
}
boru-town-name = { $english ->
   *[other] { $irish }
}
boru-region-name = { $region ->
    [N] Uí Néill an Tuaiscirt
    [U] Ulaidh
    [B] Bréifne
    [S] Uí Néill an Deiscirt
    [D] Dubhlinn
    [C] Connachta
    [L] Laighin
    [M] Mumhain
   *[other] { $region }
}
boru-princess-name = Estrid, Banphrionsa na Danmhairge
boru-part = { $part ->
    [primary] Má bhuann tú
    [top] Má chailleann tú: an chéad cheann
   *[bottom] Má chailleann tú: an dara ceann
}
boru-part-short = { $part ->
    [primary] Gníomh an bhuaiteora
    [top] An chéad ghníomh
   *[bottom] An dara gníomh
}
boru-points = { $count ->
    [one] { $count } phointe
    [two] { $count } phointe
    [few] { $count } phointe
    [many] { $count } bpointe
   *[other] { $count } pointe
}
boru-towns-count = { $count ->
    [one] baile amháin
    [two] { $count } bhaile
    [few] { $count } bhaile
    [many] { $count } mbaile
   *[other] { $count } baile
}
boru-raiders-count = { $count ->
    [0] gan chreachadóirí
    [one] creachadóir amháin
    [2] beirt chreachadóirí
    [3] triúr creachadóirí
    [4] ceathrar creachadóirí
    [5] cúigear creachadóirí
    [6] seisear creachadóirí
    [7] seachtar creachadóirí
    [8] ochtar creachadóirí
    [9] naonúr creachadóirí
    [10] deichniúr creachadóirí
   *[other] { $count } creachadóir
}
boru-coins-count = { $count ->
    [one] bonn amháin
    [two] { $count } bhonn
    [few] { $count } bhonn
    [many] { $count } mbonn
   *[other] { $count } bonn
}

## What symbols do

boru-symbol-town = Tóg an marcóir agus cuir do dhiosca ar an mbaile gníomhach
boru-symbol-coin = { $count ->
    [one] Tóg bonn
    [two] Tóg { $count } bhonn
    [few] Tóg { $count } bhonn
    [many] Tóg { $count } mbonn
   *[other] Tóg { $count } bonn
}
boru-symbol-pay = { $count ->
    [one] Íoc bonn, nó caill dhá phointe
    [two] Íoc { $count } bhonn; caill dhá phointe as gach ceann atá in easnamh
    [few] Íoc { $count } bhonn; caill dhá phointe as gach ceann atá in easnamh
    [many] Íoc { $count } mbonn; caill dhá phointe as gach ceann atá in easnamh
   *[other] Íoc { $count } bonn; caill dhá phointe as gach ceann atá in easnamh
}
boru-symbol-cross = { $count ->
    [one] Cuir diosca san eaglais; breis ar dhá bhonn an ceann
    [two] Cuir { $count } dhiosca san eaglais; breis ar dhá bhonn an ceann
    [few] Cuir { $count } dhiosca san eaglais; breis ar dhá bhonn an ceann
    [many] Cuir { $count } ndiosca san eaglais; breis ar dhá bhonn an ceann
   *[other] Cuir { $count } diosca san eaglais; breis ar dhá bhonn an ceann
}
boru-symbol-axe = { $count ->
    [one] Tóg creachadóir; breis ar dhá bhonn an duine
    [2] Tóg beirt chreachadóirí; breis ar dhá bhonn an duine
    [3] Tóg triúr creachadóirí; breis ar dhá bhonn an duine
    [4] Tóg ceathrar creachadóirí; breis ar dhá bhonn an duine
    [few] Tóg { $count } chreachadóir; breis ar dhá bhonn an duine
    [many] Tóg { $count } gcreachadóir; breis ar dhá bhonn an duine
   *[other] Tóg { $count } creachadóir; breis ar dhá bhonn an duine
}
boru-symbol-renown = { $count ->
    [one] Faigh comhartha clú
    [two] Faigh { $count } chomhartha clú
    [few] Faigh { $count } chomhartha clú
    [many] Faigh { $count } gcomhartha clú
   *[other] Faigh { $count } comhartha clú
}
boru-symbol-letter = { $count ->
    [one] Téigh céim suas dréimire an phósta; breis ar dhá bhonn an chéim
    [two] Téigh { $count } chéim suas dréimire an phósta; breis ar dhá bhonn an chéim
    [few] Téigh { $count } chéim suas dréimire an phósta; breis ar dhá bhonn an chéim
    [many] Téigh { $count } gcéim suas dréimire an phósta; breis ar dhá bhonn an chéim
   *[other] Téigh { $count } céim suas dréimire an phósta; breis ar dhá bhonn an chéim
}
boru-symbol-expand = Tá cead agat cúig bhonn a íoc ar bhaile oscailte ag ceann bóthair ó bhaile leat
boru-symbol-remove_viking = Bain comhartha Lochlannach de bhaile ar bith; áirítear a dhiosca arís
boru-symbol-town_anywhere = Cuir diosca ar bhaile oscailte ar bith

## What is asked

boru-prompt-over = Tá an cluiche thart.
boru-prompt-chance = Tá na pacaí á suaitheadh.
boru-prompt-start = Roghnaigh do chéad bhaile, i réigiún gan diosca.
boru-prompt-pick = Coinnigh dhá chárta; téann an chuid eile chuig { $to }.
boru-prompt-picked = Tá do rogha déanta. Ag fanacht: { $names }.
boru-prompt-mark = Tusa a osclóidh: cuir an marcóir ar bhaile a bhfuil cárta oiriúnach agat dó.
boru-prompt-lead = { $colour ->
    [red] { $town }: oscail an cleas le cárta dearg nó bán.
    [blue] { $town }: oscail an cleas le cárta gorm nó bán.
    [yellow] { $town }: oscail an cleas le cárta buí nó bán.
   *[other] { $town }: oscail an cleas le cárta { $colour } nó bán.
}
boru-prompt-lead-none = Oscail cleas gan bhaile: imir cárta ar bith.
boru-prompt-play = { $colour ->
    [red] Imir cárta. Is é an cárta dearg nó bán is airde a bhuafaidh { $town }.
    [blue] Imir cárta. Is é an cárta gorm nó bán is airde a bhuafaidh { $town }.
    [yellow] Imir cárta. Is é an cárta buí nó bán is airde a bhuafaidh { $town }.
   *[other] Imir cárta. Is é an cárta { $colour } nó bán is airde a bhuafaidh { $town }.
}
boru-prompt-play-none = Imir cárta. Níl aon bhaile le buachan.
boru-prompt-act-won = Bhuaigh tú { $town }: déan gníomh an bhuaiteora ar do chárta { $card }.
boru-prompt-act-lost = Roghnaigh gníomh ar do chárta { $card }.
boru-prompt-settle = Cuir diosca ar bhaile oscailte sa réigiún { $region }.
boru-prompt-settle-anywhere = Cuir diosca ar bhaile oscailte ar bith.
boru-prompt-princess = Pósann tú Banphrionsa na Danmhairge: cad a dhéanfaidh tú leis an gcleamhnas?
boru-prompt-raid = Tá na Lochlannaigh chugainn: cé acu baile a thógfaidh siad, dá bhfuil ag { $loser }?
boru-prompt-raid-own = Tá na Lochlannaigh chugainn: cé acu de do bhailte a thógfaidh siad?
boru-prompt-build = Roghnaigh ceann de do bhailte do mhainistir.
boru-prompt-theirs = { $asked ->
    [start] Tá { $name } ag roghnú an chéad bhaile.
    [mark] Tá { $name } ag roghnú an bhaile ghníomhaigh.
    [play] Tá { $name } ag imirt cárta.
    [act] Tá { $name } ag déanamh gnímh.
    [settle] Tá { $name } ag cur diosca síos.
    [princess] Tá { $name } ag freagairt an Bhanphrionsa.
    [raid] Tá { $name } ag roghnú baile do na Lochlannaigh.
    [build] Tá { $name } ag roghnú láithreán mainistreach.
   *[other] Tá cinneadh le déanamh ag { $name }.
}
boru-prompt-several = Ag roghnú fós: { $names }.

## The log

boru-log-marriage-deck = Suaitheadh paca na bpóstaí: { $cards ->
    [one] cárta amháin
    [two] { $cards } chárta
    [few] { $cards } chárta
    [many] { $cards } gcárta
   *[other] { $cards } cárta
}, agus Banphrionsa na Danmhairge ag an mbun.
boru-log-viking-deck = Suaitheadh paca na Lochlannach.
boru-log-first-marker = De thoradh an áidh, tá marcóir an bhaile ghníomhaigh ag { $name }.
boru-log-started = Thosaigh { $name } ag { $town }, { $region }.
boru-log-round-begins = Tosaíonn babhta { $round } as { $of }: tháinig { $raiders ->
    [one] creachadóir amháin
    [2] beirt chreachadóirí
    [3] triúr creachadóirí
    [4] ceathrar creachadóirí
    [5] cúigear creachadóirí
    [6] seisear creachadóirí
    [7] seachtar creachadóirí
    [8] ochtar creachadóirí
    [9] naonúr creachadóirí
    [10] deichniúr creachadóirí
   *[other] { $raiders } creachadóir
} i dtír, agus tá { $marriage } ag iarraidh céile ({ $gives }).
boru-log-dealt = Do chártaí: { $cards }.
boru-log-dealt-unseen = Roinneadh na cártaí.
boru-log-picked = Choinnigh tú { $cards }.
boru-log-picked-unseen = Tá rogha déanta ag { $name }.
boru-log-passed = Téann na dornáin ar clé; fuair tú { $cards }.
boru-log-passed-whole = Téann na dornáin ar clé; fuair tú { $cards } le coinneáil.
boru-log-passed-unseen = Téann na dornáin ar clé.
boru-log-marked = { $colour ->
    [red] Chuir { $name } an marcóir ag { $town }, baile dearg sa réigiún { $region }.
    [blue] Chuir { $name } an marcóir ag { $town }, baile gorm sa réigiún { $region }.
    [yellow] Chuir { $name } an marcóir ag { $town }, baile buí sa réigiún { $region }.
   *[other] Chuir { $name } an marcóir ag { $town }, baile { $colour } sa réigiún { $region }.
}
boru-log-no-open-town = Níl aon bhaile oscailte: d’oscail { $name } cleas nach féidir a bhuachan.
boru-log-played = D’imir { $name } { $card }.
boru-log-trick-won = Bhuaigh { $name } { $town } le { $card }, an cárta is airde den dath.
boru-log-trick-lost = { $colour ->
    [red] Níor imir aon duine cárta dearg ná bán: níor bhuaigh aon duine { $town }.
    [blue] Níor imir aon duine cárta gorm ná bán: níor bhuaigh aon duine { $town }.
    [yellow] Níor imir aon duine cárta buí ná bán: níor bhuaigh aon duine { $town }.
   *[other] Níor imir aon duine cárta { $colour } ná bán: níor bhuaigh aon duine { $town }.
}
boru-log-trick-none = Ní bhuann aon duine cleas gan bhaile.
boru-log-acted = { $won ->
    [yes] Bhuaigh { $name } le { $card }: { $deeds }.
   *[no] Chaill { $name } le { $card }: { $deeds }.
}
boru-deed-town = tógadh { $town } mar aon leis an marcóir
boru-deed-freed = saoradh { $town } ó na Lochlannaigh (baile atá ag { $name })
boru-deed-church = { $count ->
    [one] cuireadh diosca san eaglais
    [two] cuireadh { $count } dhiosca san eaglais
    [few] cuireadh { $count } dhiosca san eaglais
    [many] cuireadh { $count } ndiosca san eaglais
   *[other] cuireadh { $count } diosca san eaglais
}
boru-deed-raiders = { $count ->
    [one] tógadh creachadóir
    [2] tógadh beirt chreachadóirí
    [3] tógadh triúr creachadóirí
    [4] tógadh ceathrar creachadóirí
    [5] tógadh cúigear creachadóirí
    [6] tógadh seisear creachadóirí
    [7] tógadh seachtar creachadóirí
    [8] tógadh ochtar creachadóirí
    [9] tógadh naonúr creachadóirí
    [10] tógadh deichniúr creachadóirí
   *[other] tógadh { $count } creachadóir
}
boru-deed-no-raiders = ní raibh aon chreachadóir fágtha
boru-deed-courted = { $count ->
    [one] chuathas céim suas dréimire an phósta go céim { $space }
    [two] chuathas { $count } chéim suas dréimire an phósta go céim { $space }
    [few] chuathas { $count } chéim suas dréimire an phósta go céim { $space }
    [many] chuathas { $count } gcéim suas dréimire an phósta go céim { $space }
   *[other] chuathas { $count } céim suas dréimire an phósta go céim { $space }
}
boru-deed-stays = fanadh ar bharr dhréimire an phósta
boru-deed-rests = thángthas anuas go céim { $space } toisc an chéim os a cionn a bheith tógtha
boru-deed-bought = { $count ->
    [one] íocadh dhá bhonn as ceann díobh
   *[other] íocadh { $coins ->
        [two] { $coins } bhonn
        [few] { $coins } bhonn
        [many] { $coins } mbonn
       *[other] { $coins } bonn
    } as { $count } díobh
}
boru-deed-renown = { $count ->
    [one] fuarthas comhartha clú
    [two] fuarthas { $count } chomhartha clú
    [few] fuarthas { $count } chomhartha clú
    [many] fuarthas { $count } gcomhartha clú
   *[other] fuarthas { $count } comhartha clú
}
boru-deed-coins = { $count ->
    [one] tógadh bonn
    [two] tógadh { $count } bhonn
    [few] tógadh { $count } bhonn
    [many] tógadh { $count } mbonn
   *[other] tógadh { $count } bonn
}
boru-deed-paid = { $count ->
    [one] íocadh bonn
    [two] íocadh { $count } bhonn
    [few] íocadh { $count } bhonn
    [many] íocadh { $count } mbonn
   *[other] íocadh { $count } bonn
}
boru-deed-forfeited = { $count ->
    [one] cailleadh pointe de cheal bonn
    [two] cailleadh { $count } phointe de cheal bonn
    [few] cailleadh { $count } phointe de cheal bonn
    [many] cailleadh { $count } bpointe de cheal bonn
   *[other] cailleadh { $count } pointe de cheal bonn
}
boru-deed-expanded = íocadh cúig bhonn chun leathnú go dtí { $town }
boru-deed-nothing = ní bhfuarthas dada
boru-log-last-cards = Caitheadh amach na cártaí deiridh gan iad a thaispeáint; { $cards } a bhí agatsa.
boru-log-last-cards-unseen = Caitheadh amach na cártaí deiridh gan iad a thaispeáint.
boru-log-married = Phós { $name } { $card }, ón gcéim is airde ({ $space }): { $gives }.
boru-log-nobody-marries = Tá gach duine ar chéim 0, agus mar sin fágann { $card } an cluiche.
boru-log-settled = Chuir { $name } diosca ag { $town }, sa réigiún { $region }, trí phósadh.
boru-log-settled-anywhere = Chuir { $name } diosca ag { $town }, ó dhréimire an phósta.
boru-log-no-room = Tá diosca ar gach baile sa réigiún { $region }, agus mar sin ní fhaigheann { $name } aon cheann.
boru-log-no-room-anywhere = Tá diosca ar gach baile in Éirinn, agus mar sin ní fhaigheann { $name } aon cheann.
boru-log-offered = { $offer ->
    [military] Ghlac { $name } le tacaíocht mhíleata: ag { $name } a áirítear bailte na Lochlannach i gcás comharthaí réigiúin.
    [trade] Ghlac { $name } le trádáil: ag an deireadh, áirítear bailte na Lochlannach i líon na réigiún.
   *[spurn] Dhiúltaigh { $name } don Bhanphrionsa ar cheithre phointe.
}
boru-log-space-reward = Fuair { $name } { $gains } ar chéim phósta { $space }.
boru-renown-count = { $count ->
    [one] comhartha clú amháin
    [two] { $count } chomhartha clú
    [few] { $count } chomhartha clú
    [many] { $count } gcomhartha clú
   *[other] { $count } comhartha clú
}
boru-log-repelled = Níl aon chreachadóir fágtha ar láthair an chatha, agus mar sin ní chailleann aon duine baile.
boru-log-incursion = Tá { $left ->
    [one] creachadóir amháin
    [2] beirt chreachadóirí
    [3] triúr creachadóirí
    [4] ceathrar creachadóirí
    [5] cúigear creachadóirí
    [6] seisear creachadóirí
    [7] seachtar creachadóirí
    [8] ochtar creachadóirí
    [9] naonúr creachadóirí
    [10] deichniúr creachadóirí
   *[other] { $left } creachadóir
} fágtha, agus mar sin cailleann { $names }, leis an líon is lú ({ $least }), { $losers ->
    [one] baile
   *[other] baile an duine
}. { $how ->
    [sole] Ag { $chooser } amháin atá an líon is mó ({ $greatest }): { $chooser } a roghnóidh cé acu.
    [none] Níl creachadóir ag aon duine, agus mar sin roghnóidh na caillteoirí.
   *[tied] Tá { $chooser } cothrom leis an líon is mó ({ $greatest }), agus mar sin roghnóidh na caillteoirí.
}
boru-log-town-lost = { $own ->
    [yes] Thóg na Lochlannaigh { $town }, a bhí ag { $loser } agus a roghnaigh { $loser }.
   *[no] Thóg na Lochlannaigh { $town }, a bhí ag { $loser }; { $chooser } a roghnaigh é.
}
boru-log-nothing-to-lose = Níl baile ar bith ag { $loser }, agus mar sin níl aon cheann le cailleadh.
boru-log-spoils = Ag { $name } atá an líon is mó creachadóirí ({ $raiders }): fuair { $name } comhartha clú, ansin { $renown ->
    [one] pointe amháin
    [two] { $renown } phointe
    [few] { $renown } phointe
    [many] { $renown } bpointe
   *[other] { $renown } pointe
} as clú { $renown }, agus cuireadh na creachadóirí go léir ar ais.
boru-log-spoils-tied = Tá { $names } cothrom leis an líon is mó creachadóirí ({ $raiders }), agus mar sin ní fhaigheann aon duine an clú.
boru-log-no-spoils = Níl creachadóir ag aon duine, agus mar sin níl aon chreach ann.
boru-log-lesser-spoils = { $count ->
    [one] Ag { $names } atá an líon is mó creachadóirí anois ({ $raiders }): pointe amháin, agus téann creachadóir amháin ar ais.
   *[other] Tá { $names } cothrom anois leis an líon is mó creachadóirí ({ $raiders }): pointe an duine, agus téann creachadóir an duine ar ais.
}
boru-log-favour = Ag { $name } atá an líon is mó dioscaí san eaglais ({ $discs }).
boru-log-favour-tied = Tá { $names } cothrom leis an líon is mó dioscaí san eaglais ({ $discs }), agus mar sin ní thógann aon duine mainistir dá bharr.
boru-log-no-favour = Níl diosca ag aon duine san eaglais.
boru-log-built = Thóg { $name } mainistir ag { $town }; is ionann an baile sin agus dhá bhaile anois.
boru-log-no-site = Níl baile gan mhainistir ag { $name }, agus mar sin ní thógtar aon cheann.
boru-log-favour-ends = Thóg { $name } an marcóir, agus na dioscaí go léir ar ais ón eaglais.
boru-log-lesser-favour = { $count ->
    [one] Ag { $names } atá an líon is mó dioscaí anois ({ $discs }): pointe amháin, agus diosca amháin ar ais.
   *[other] Tá { $names } cothrom anois leis an líon is mó dioscaí ({ $discs }): pointe an duine, agus diosca an duine ar ais.
}
boru-log-patron = Tá { $discs ->
    [one] diosca amháin
    [two] { $discs } dhiosca
    [few] { $discs } dhiosca
    [many] { $discs } ndiosca
   *[other] { $discs } diosca
} san eaglais ag { $name }, go leor do mhainistir.
boru-log-token-turned = { $region }: tá { $towns ->
    [one] baile amháin
    [two] { $towns } bhaile
    [few] { $towns } bhaile
    [many] { $towns } mbaile
   *[other] { $towns } baile
} i seilbh, agus { $threshold } ag teastáil. Iompaíodh a chomhartha béal in airde.
boru-log-token-taken = { $region }: ag { $name } atá an líon is mó ({ $towns }), agus an comhartha dá réir, ar fiú { $points } é.
boru-log-token-taken-from = { $region }: ag { $name } atá an líon is mó ({ $towns }), agus an comhartha dá réir, ar fiú { $points } é agus a bhí ag { $from }.
boru-log-token-kept = { $region }: ag { $name } atá an líon is mó i gcónaí ({ $towns }), agus an comhartha dá réir.
boru-log-token-stays = { $region }: tá { $names } cothrom ({ $towns } an duine), agus mar sin fanann an comhartha ar an gclár.
boru-log-token-stays-with = { $region }: tá { $names } cothrom ({ $towns } an duine), agus mar sin fanann an comhartha ag { $holder }.
boru-log-token-to-vikings = { $region }: ag na Lochlannaigh atá an líon is mó ({ $towns }), agus mar sin fanann an comhartha ar an gclár.
boru-log-token-to-vikings-from = { $region }: ag na Lochlannaigh atá an líon is mó ({ $towns }), agus mar sin cuireann { $from } an comhartha ar ais ar an gclár.
boru-log-scored = Fuair { $name } { $points }.
boru-log-won = { $by ->
    [points] Is Ardrí { $names }, leis an scór is airde: { $points }.
    [tokens] Is Ardrí { $names }: scór cothrom ({ $points }), ach an líon is mó comharthaí réigiúin.
    [marriages] Is Ardrí { $names }: cothrom i scór ({ $points }) agus i gcomharthaí réigiúin, ach an líon is mó cártaí pósta.
   *[shared] Roinneann { $names } an ríchathaoir: cothrom i scór ({ $points }), i gcomharthaí réigiúin agus i gcártaí pósta.
}

## Marriage cards

boru-gives-points = { $count ->
    [one] { $count } phointe
    [two] { $count } phointe
    [few] { $count } phointe
    [many] { $count } bpointe
   *[other] { $count } pointe
}
boru-gives-renown = { $count ->
    [one] comhartha clú
    [two] { $count } chomhartha clú
    [few] { $count } chomhartha clú
    [many] { $count } gcomhartha clú
   *[other] { $count } comhartha clú
}
boru-gives-town = baile sa réigiún { $region }
boru-gives-princess = tacaíocht mhíleata, trádáil, nó ceithre phointe
boru-offer = { $offer ->
    [military] Tacaíocht mhíleata
    [trade] Trádáil
   *[spurn] Diúltaigh di
}
boru-offer-about = { $offer ->
    [military] Is leatsa a áirítear bailte na Lochlannach i gcás comharthaí réigiúin, as seo amach agus ag an deireadh.
    [trade] Ag an deireadh, is leatsa a áirítear bailte na Lochlannach i líon na réigiún.
   *[spurn] Cuirtear chun bealaigh í, agus faigheann tú ceithre phointe.
}

## The map

boru-map = Léarscáil na hÉireann. Siúil ó bhaile go baile leis na saigheadeochracha; roghnaíonn Enter, zúmálann + agus −.
boru-town = { $name }, { $region }, { $colour }
boru-town-disc = diosca ag { $name }
boru-town-open = gan diosca
boru-town-viking = i seilbh na Lochlannach
boru-town-monastery = le mainistir, áirítear mar dhá bhaile
boru-town-active = an baile gníomhach
boru-town-roads = bóthar go dtí { $towns }
boru-town-can = is féidir é a roghnú
boru-town-chosen = roghnaithe
boru-zoom-in = Zúmáil isteach
boru-zoom-out = Zúmáil amach
boru-zoom-all = An léarscáil ar fad
boru-token = { $region }: comhartha ar fiú { $points ->
    [one] { $points } phointe
    [two] { $points } phointe
    [few] { $points } phointe
    [many] { $points } bpointe
   *[other] { $points } pointe
} é, { $where ->
    [face-down] béal faoi, le hiompú nuair a bheidh { $threshold } i seilbh; { $held } anois
    [on-board] béal in airde ar an gclár
   *[held] ag { $name }
}

## Cards and the draft

boru-hand = Do lámh
boru-hand-kept = Sa lámh
boru-hand-empty = Níl dada sa lámh fós
boru-pack = Dornán { $pass }: coinnigh péire
boru-pack-taken = Tógtha: { $count } as 2
boru-pack-passing = { $count ->
    [one] téann cárta amháin chuig { $to }
    [two] téann { $count } chárta chuig { $to }
    [few] téann { $count } chárta chuig { $to }
    [many] téann { $count } gcárta chuig { $to }
   *[other] téann { $count } cárta chuig { $to }
}
boru-pack-from = Ag { $from } atá an chéad dornán eile duit.
boru-pack-waiting = Ag fanacht: { $names }.
boru-pack-all-seen = Curtha ar aghaidh
boru-taken = tógtha
boru-passes = ar aghaidh
boru-leads = in ann oscailt: { $town }
boru-hidden = Ní fheiceann aon duine lámh ach an té a bhfuil sí aige.

## The trick

boru-trick = Cleas
boru-trick-none = Gan baile le buachan
boru-trick-before = Níor tosaíodh an cleas fós.
boru-trick-plays-next = le himirt anois
boru-trick-later = ag fanacht
boru-trick-leads = chun tosaigh
boru-trick-won = buaiteoir
boru-trick-acted = gníomh déanta
boru-trick-acts-now = ag gníomhú
boru-trick-order = { $place }. le gníomhú
boru-trick-leader = ag oscailt
boru-trick-nobody = Gan bhuaiteoir fós
boru-trick-order-all = An cárta is ísle ar dtús

## The round

boru-round = Babhta { $round } as { $rounds }
boru-round-none = Roimh an gcéad bhabhta
boru-raiders-left = fágtha sa chath
boru-raiders-left-more = Creachadóirí fágtha ar láthair an chatha
boru-marriage-none = Gan cárta pósta
boru-marriages-left = { $count ->
    [0] an cárta deiridh
    [one] ceann amháin eile le teacht
   *[other] { $count } eile le teacht
}

## Players and tracks

boru-players = Imreoirí
boru-coins = Boinn
boru-renown = Clú
boru-raiders = Creachadóirí
boru-church = Dioscaí eaglaise
boru-space = Céim phósta
boru-towns = Bailte
boru-cards = Cártaí
boru-points-track = Pointí ar an raon
boru-marriages = Póstaí
boru-marriages-none = gan phósadh
boru-presence = Réigiúin ina bhfuil baile acu
boru-marker = Tá marcóir an bhaile ghníomhaigh anseo
boru-picked = Rogha déanta
boru-change = { $from } go { $to }
boru-track = Dréimire an phósta

## Standings

boru-if-upkeep = Dá gcríochnódh an babhta anois
boru-if-marriage = Phósfadh { $name } { $card }.
boru-if-marriage-none = Ní phósfadh aon duine { $card }.
boru-if-battle-repelled = Ní chaillfeadh aon duine baile.
boru-if-battle = { $count ->
    [one] Chaillfeadh { $names } baile; { $chooser } a roghnódh.
   *[other] Chaillfeadh { $names } baile an duine; { $chooser } a roghnódh.
}
boru-if-battle-own = { $count ->
    [one] Chaillfeadh { $names } baile, dá rogha féin.
   *[other] Chaillfeadh { $names } baile an duine, dá rogha féin.
}
boru-if-battle-none = Tá creachadóirí fágtha, ach níl baile le cailleadh ag aon duine.
boru-if-spoils = Gheobhadh { $name } comhartha clú agus { $points }.
boru-if-spoils-none = Ní bhfaigheadh aon duine an clú.
boru-if-lesser = { $count ->
    [one] Gheobhadh { $names } pointe.
   *[other] Gheobhadh { $names } pointe an duine.
}
boru-if-favour = Thógfadh { $name } mainistir agus an marcóir.
boru-if-favour-none = Níl an líon is mó dioscaí ag aon duine amháin.
boru-if-patrons = { $count ->
    [one] Thógfadh { $names } mainistir le ceithre dhiosca.
   *[other] Thógfadh { $names } mainistir an duine le ceithre dhiosca.
}
boru-chapter = { $chapter ->
    [marriage] Pósadh
    [battle] Cath
    [church] Eaglais
    [claim] Éileamh réigiún
    [round] Babhta nua
    [draft] An roghnú
    [trick] An cleas
    [setup] An socrú
   *[end] An deireadh
}
boru-chapter-short = { $chapter ->
    [marriage] Pósadh
    [battle] Cath
    [church] Eaglais
   *[claim] Éilimh
}
boru-regions = Réigiúin
boru-region = Réigiún
boru-region-worth = Pointí ar an gcomhartha
boru-region-held = I seilbh
boru-region-held-long = Bailte i seilbh ag duine ar bith, agus an líon a iompaíonn an comhartha
boru-region-token-long = Cá bhfuil an comhartha, agus cá rachadh sé
boru-region-change = { $from }, ansin { $to }
boru-region-vikings = Lochlannaigh
boru-token-face-down = béal faoi
boru-token-on-board = ar an gclár
boru-token-held = { $name }

## Scores

boru-scores = Dá gcríochnódh an cluiche anois
boru-scores-final = An scór deiridh
boru-score-track = Pointí ar an raon
boru-score-coins = Líon is mó bonn
boru-score-marker = An marcóir
boru-score-renown = Clú
boru-score-tokens = Comharthaí réigiúin
boru-score-shared = Comharthaí roinnte
boru-score-regions = Réigiúin
boru-score-total = Iomlán
boru-score-scale = As bailte in 3 nó 4 réigiún faightear 1 phointe, in 5 réigiún 3 phointe, in 6 réigiún 5 phointe, in 7 réigiún 7 bpointe, agus sna 8 réigiún go léir 10 bpointe.
boru-score-presence = { $count ->
    [one] i réigiún amháin
   *[other] líon réigiún: { $count }
}

## Upkeep told

boru-upkeep = Deireadh babhta
boru-upkeep-step = { $at } as { $of }
boru-upkeep-skip = Léim thairis
boru-upkeep-next = Ar aghaidh
boru-upkeep-pause = Sos
boru-upkeep-go-on = Lean ort
boru-upkeep-again = Léigh deireadh an bhabhta arís
boru-story-skip = Léim go dtí anois

## Steps of an action

boru-step-part = Cé acu gníomh?
boru-step-town = Cén áit?
boru-step-buy = Ceannaigh breis, dhá bhonn an ceann
boru-step-buy-fewer = Ceann amháin níos lú
boru-step-buy-more = Ceann breise
boru-step-expand = Leathnú ar chúig bhonn?
boru-step-expand-no = Ná leathnaigh
boru-step-free = Cé acu baile a shaorfar?
boru-step-choose-town = Roghnaigh baile ar an léarscáil nó anseo
boru-step-choose-two = Roghnaigh dhá chárta
boru-step-choose-one = Roghnaigh cárta
boru-step-choose-part = Roghnaigh gníomh
boru-step-choose-offer = Roghnaigh ceann
boru-step-towns = Bailte is féidir a roghnú
boru-step-none = Roghnaigh…
boru-step-crowded = Tá an chéim tógtha: stopfaidh do dhiosca ar an gcéad chéim shaor thíos fúithi.
boru-step-undo = Glan
boru-step-waits = Deimhnigh é taobh leis an gclár.
boru-do = { $kind ->
    [start] Tosaigh ag { $town }
    [mark] Marcáil { $town }
    [settle] Cuir diosca ag { $town }
    [raid] Tabhair { $town } do na Lochlannaigh
    [build] Tóg ag { $town }
    [pick] Coinnigh { $cards }
    [play] Imir { $cards }
    [act] Déan an gníomh seo
    [expand] Déan é, le leathnú go dtí { $town }
    [free] Déan é agus saor { $town }
    [buy] { $count ->
        [one] Déan é agus ceannaigh ceann eile
       *[other] Déan é agus ceannaigh { $count } eile
    }
    [princess] { $offer }
   *[other] Déan é
}
boru-do-key = Déanann Ctrl agus Enter an rud céanna
boru-effect = Cad a dhéanfadh sé
boru-effect-disc = do dhiosca ag { $town }
boru-effect-marker = an marcóir
boru-effect-freed = tá { $town } saor
boru-effect-viking = ag na Lochlannaigh: { $town }
boru-effect-monastery = mainistir ag { $town }
boru-effect-change = { $track ->
    [coins] boinn
    [raiders] creachadóirí
    [church] dioscaí eaglaise
    [space] céim phósta
   *[points] pointí
} { $from } → { $to }

## Tabs on small screens

boru-tabs = Codanna an bhoird
boru-tab-map = Léarscáil
boru-tab-cards = Cártaí
boru-tab-standings = Staid

## Cad a dhéanfadh gníomh

boru-preview-gets = Faigheann { $name } { $cards }.
boru-preview-wins = Mar a bheadh na cártaí ansin, { $name } a bhuafadh.
boru-preview-wins-none = Mar a bheadh na cártaí ansin, ní bhuafadh aon duine.
boru-preview-order = Go dtí seo gníomhaíonn sé in ionad { $place } as { $count } cárta: an ceann is ísle ar dtús.
boru-outlook = { $part ->
    [primary] Má bhuann sé
    [top] Má chailleann sé, an chéad ghníomh
   *[bottom] Má chailleann sé, an dara gníomh
}: { $deeds }.
boru-outlook-now = { $name }: { $deed }.
boru-outlook-expand = tá cead leathnú ar chúig bhonn
boru-outlook-poor = ní féidir leathnú: cúig bhonn a chosnaíonn sé; an méid a bheadh agat: { $coins }
boru-outlook-nowhere = ní féidir leathnú: níl bóthar ó do bhailte go baile oscailte
boru-roads = Tá bóithre go dtí { $towns }.
boru-preview-region = { $region }: { $holders }; comhartha: { $token }, { $then }.
boru-preview-score = Scór dá gcríochnódh an cluiche anois: { $scores }.
boru-if-richest = Boinn: ag { $name } atá an líon is mó ({ $coins }), ar fiú pointe é ag an deireadh.
boru-if-richest-none = Boinn: níl an líon is mó ag aon duine amháin, agus mar sin ní bheadh pointe astu.
boru-then-missing = { $count } eile de dhíth
boru-then-up = iompú, { $leaders }
boru-then-up-to = iompú, chuig { $name }
boru-then-stays = fanann sé
boru-then-stays-as = fanann, { $leaders }
boru-then-to = téann chuig { $name }
boru-then-board = ar ais, { $leaders }
boru-region-leads-nobody = gan cheannaire
boru-region-leads = { $name } ar tosach
boru-region-leads-tied = cothrom: { $names }
boru-holders-none = gan aon cheann i seilbh
boru-holder = { $name } { $count }
boru-score-change = { $name } { $from } → { $to }

## The reference card, and who is on the cards

boru-reference = Cárta tagartha
boru-reference-symbols = Brí na siombailí
boru-reference-acts = Is é an cárta is ísle a ghníomhaíonn ar dtús. Glacann buaiteoir an chlis gníomh an bhuaiteora, agus gach duine eile ceann den dá ghníomh thíos faoi.
boru-reference-upkeep = Ord dheireadh an bhabhta
boru-reference-chapter = { $chapter ->
    [marriage] Pósann an té is airde ar dhréimire an phósta, faigheann sé a dtugann an cárta agus téann ar ais go céim 0; ansin tugann gach céim a bhfuil uirthi.
    [battle] Má tá creachadóirí fágtha, cailleann an té is lú acu baile leis na Lochlannaigh; an té a bhfuil an líon is mó aige leis féin, roghnaíonn sé é, faigheann comhartha clú, ansin pointe ar gach ceann, agus tugann na creachadóirí ar ais. Ansin faigheann an té is mó acu pointe agus tugann ceann ar ais.
    [church] An té a bhfuil an líon is mó dioscaí aige leis féin, tógann sé mainistir, glacann an marcóir agus a dhioscaí ar ais. Ansin faigheann an té is mó acu pointe agus glacann ceann ar ais. Tógann ceithre dhiosca mainistir freisin.
   *[claim] Nuair atá go leor bailte i seilbh, iompaítear an comhartha; glacann an té is mó bailte ann é. Áirítear mainistir mar bhaile breise. Má tá siad cothrom, fanann sé.
}
boru-reference-threshold = Bailte lena iompú
boru-lore = Cé hé nó cé hí?
boru-lore-of = { $name ->
    [Orlaith] Tagann Orlaith, banphrionsa órga ár scéil, ó aibhneacha na Mumhan le craobh ina lámh: áit a suíonn sí, cuirtear achrann ar cairde go maidin.
    [Aodhan] Dhóigh Aodhán, tine bheag Laighean, dhá rabhchán agus cabhlach amháin. Gáireann sé ar dtús agus fiafraíonn ina dhiaidh sin.
    [Conall] Tá Conall chomh láidir lena chú, agus chomh dílis. I dtír Uí Néill an Deiscirt ní théann eallach amú fad is atá sé ina dhúiseacht.
    [Cormac] Tiomáineann Cormac a charbad féin i gConnachta agus maitheann go mall. Deisíodh a roth uair amháin; ní luann duine ar bith é.
    [Niall] Tá níos mó col ceathracha ag Niall an tuaiscirt ná sleánna, agus a lán sleánna. Ní bhíonn a chéile choíche ina aonar ag bord.
    [Aoife] Iompraíonn Aoife sleá agus amhrán fúithi féin atá fíor. Bíonn caint ar an té a sheasann léi.
    [Brigid] Tá ainm an naoimh ar Bhrigid agus fíonn sí a cros luachra gach earrach. Osclaítear doirse di atá dúnta ar ríthe.
   *[other] Tugann Estrid, iníon rí ón Danmhairg, long agus trí rogha: laochra, trádálaithe, nó slán cúirtéiseach.
}
boru-crowned = { $names }, Ardrí na hÉireann
boru-effect-more = A dtiocfadh de
boru-effect-vain = céim { $space } → { $space } den dréimire, gan aon bhuntáiste

## An cóitseálaí

learn-coach-boru-over = Tá an cluiche thart: taispeánann an tábla cá as a dtagann pointí gach duine.
learn-coach-boru-chance = Tá na pacaí á suaitheadh.
learn-coach-boru-theirs = Duine eile atá ag socrú. Beidh do sheal agat go luath.
learn-coach-boru-watch = Taispeánann staid an chluiche cé atá chun tosaigh i ngach iomaíocht anois.
learn-coach-boru-start = Buann an líon is mó pointí, agus tagann a bhformhór as níos mó bailte a bheith agat i réigiún ná mar atá ag duine ar bith eile. Tá cead agat do chéad bhaile a roghnú i réigiún ar bith gan diosca.
learn-coach-boru-start-look = Is maith iad na bailte a bhfuil bóithre acu: feadh na mbóithre is féidir tuilleadh a cheannach.
learn-coach-boru-pick = Coinníonn tú dhá chárta, téann an chuid eile ar aghaidh. Buann cinn arda bailte, tugann cinn ísle níos mó nuair a chailleann siad: tá an dá shaghas uait.
learn-coach-boru-mark = Osclaíonn tusa: roghnaigh an baile a imreofar ar a shon. Socraíonn a dhath cé na cártaí a bhuann é.
learn-coach-boru-lead = Osclaíonn tú le cárta de dhath an bhaile, nó le ceann bán. Buann an ceann is airde an baile; faigheann gach duine eile gníomh níos lú.
learn-coach-boru-follow = Tá cead agat cárta ar bith a imirt. Buann an ceann is airde de dhath an bhaile; an té a chailleann, faigheann sé ceann de dhá ghníomh níos lú.
learn-coach-boru-beat = Le sárú do { $town }: { $card }. An ceann is airde agatsa: { $best }; imríonn daoine eile i do dhiaidh.
learn-coach-boru-beaten = Níl dada agat a sháraíonn { $card } do { $town }: imir cárta a gcabhraíonn a ghníomhartha beaga leat.
learn-coach-boru-wins = Ní imríonn duine ar bith i do dhiaidh: bhuafadh { $card } an baile, { $town }.
learn-coach-boru-best = An ceann is airde agat do { $town }: { $card }.
learn-coach-boru-none = { $colour ->
    [red] Níl cárta dearg ná bán agat: caith isteach cárta a gcabhraíonn a ghníomhartha beaga leat.
    [blue] Níl cárta gorm ná bán agat: caith isteach cárta a gcabhraíonn a ghníomhartha beaga leat.
    [yellow] Níl cárta buí ná bán agat: caith isteach cárta a gcabhraíonn a ghníomhartha beaga leat.
   *[other] Níl cárta { $colour } ná bán agat: caith isteach cárta a gcabhraíonn a ghníomhartha beaga leat.
}
learn-coach-boru-won = Bhuaigh tú an cleas, agus faigheann tú gníomh an bhuaiteora. Más féidir tuilleadh a cheannach, smaoinigh cad chuige a bhfuil na boinn uait.
learn-coach-boru-lost = Faigheann tú ceann den dá ghníomh is lú. Ceannaíonn boinn bailte agus siombailí breise; buann na cinn eile iomaíochtaí ag deireadh an bhabhta.
learn-coach-boru-battle = Mar atá anois, thógfadh na Lochlannaigh baile uait: { $left ->
    [one] creachadóir amháin fágtha
   *[other] creachadóirí fágtha: { $left }
}. Cabhraíonn creachadóirí ar do thaobh féin.
learn-coach-boru-marriage = Ní tusa is airde don phósadh: { $card } ({ $gives }). Cabhraíonn litreacha.
learn-coach-boru-church = Ní tusa amháin atá chun tosaigh san eaglais; dioscaí agat inti: { $discs }. An té is mó dioscaí ann féin, faigheann sé mainistir agus an marcóir.
learn-coach-boru-settle = Cuireann tú diosca ar bhaile saor in aisce: roghnaigh áit a ndéanann nó a gcoinníonn sé tromlach.
learn-coach-boru-region-down = { $region }, luach { $points }: bailte agat: { $towns }; ag aon duine eile ar a mhéad: { $most }. Iompaítear an comhartha nuair a bhíonn { $threshold } á sealbhú ann, cibé cé leis iad; anois: { $held }.
learn-coach-boru-region-up = { $region }, luach { $points }: bailte agat: { $towns }; ag aon duine eile ar a mhéad: { $most }. An té is mó bailte ann féin, is leis an comhartha.
learn-coach-boru-region-kept = { $region }, luach { $points }: tá an comhartha ar tí teacht chugat ann; b’fhearr baile a chailleadh in áit eile.
learn-coach-boru-princess = Fágann an Banphrionsa rogha agat: áirítear bailte na Lochlannach leatsa sna réigiúin, nó chun a bheith i mórán réigiún, nó glacann tú ceithre phointe.
learn-coach-boru-princess-look = Comhair na bailte faoi chomharthaí Lochlannacha, agus na réigiúin ina bhfuil siad.
learn-coach-boru-raid = Agatsa atá an líon is mó creachadóirí, mar sin socraíonn tusa cén baile a théann chuig na Lochlannaigh.
learn-coach-boru-raid-look = { $name } ar tí réigiún a fháil: { $region }, luach { $points }.
learn-coach-boru-raid-own = Caithfidh tú baile a chailleadh: roghnaigh ceann nach gcosnaíonn tromlach ort.
learn-coach-boru-build = Áirítear baile le mainistir faoi dhó: tóg í san áit a ndéanann baile breise tromlach.

## Cad a dhiúltaíonn na rialacha: níl ceannlitir ag tús abairte ná lánstad ag a deireadh

refused-boru-seat = { $seat ->
    [1] Corcra
    [2] Uaine
    [3] Dubh
    [4] Eabhar
   *[5] Donn
}
refused-boru-not-now = ní féidir “{ $action }” a dhéanamh anois: { $due ->
    [marriage-deck] tá paca na bpóstaí á shuaitheadh
    [viking-deck] tá paca na Lochlannach á shuaitheadh
    [first-marker] tá an marcóir á thabhairt do dhuine éigin
    [start-town] cuir síos do chéad diosca
    [deal] tá na cártaí á roinnt
    [pick] roghnaigh dhá chárta
    [mark] cuir an marcóir ar bhaile
    [play] imir cárta
    [act] déan gníomh de chuid do chárta
    [settle] cuir diosca ar bhaile
    [princess] tabhair freagra ar an mBanphrionsa
    [raid] roghnaigh an baile a rachaidh chuig na Lochlannaigh
    [build] tóg mainistir
   *[nothing] dada
}
refused-boru-not-the-deck = ní hiad seo cártaí an phaca, gach ceann uair amháin
refused-boru-no-such-seat = níl suíochán { $seat } ag an mbord seo
refused-boru-region-taken = { $region }: tá diosca ann cheana; téann na chéad dioscaí i réigiúin éagsúla
refused-boru-town-taken = { $town }: tá diosca air cheana ({ $name })
refused-boru-not-in-pack = níl cárta { $card } sa dornán atá romhat
refused-boru-not-in-hand = níl cárta { $card } i do lámh
refused-boru-cannot-lead = { $town }: níl cárta { $colour ->
    [red] dearg
    [blue] gorm
    [yellow] buí
   *[white] bán
} ná bán agat chun an cleas a oscailt
refused-boru-must-match = { $town }: is tusa a osclaíonn an cleas, le cárta { $colour ->
    [red] dearg
    [blue] gorm
    [yellow] buí
   *[white] bán
} nó bán
refused-boru-you-won = bhuaigh tú an cleas, mar sin is leatsa gníomh an bhuaiteora
refused-boru-you-lost = níor bhuaigh tú an cleas, mar sin roghnaigh ceann de na gníomhartha eile, an chéad cheann nó an dara ceann
refused-boru-no-bottom = níl dara gníomh ag cárta { $card }
refused-boru-nothing-to-buy = ní féidir breis a cheannach leis an ngníomh seo
refused-boru-too-few-coins = { $most } de bhreis ar a mhéad a cheannóidh do chuid bonn, ar dhá bhonn an ceann
refused-boru-few-raiders = { $left ->
    [0] níl creachadóir ar bith ar láthair an chatha
    [one] níl ach creachadóir amháin ar láthair an chatha
   *[other] creachadóirí ar láthair an chatha: { $left } ar fad
}
refused-boru-top-of-track = tá sé sin thar bharr dhréimire an phósta
refused-boru-no-expansion = ní cheadaíonn an gníomh seo leathnú
refused-boru-cannot-expand = cúig bhonn a chosnaíonn leathnú; an méid a bheadh agat: { $coins }
refused-boru-no-road = { $town }: níl bóthar ann ó bhaile atá faoi do smacht
refused-boru-active-town = { $town }: sin an baile gníomhach, agus ní thógann é ach buaiteoir an chlis
refused-boru-no-freeing = ní bhaineann an gníomh seo comhartha Lochlannach den chlár
refused-boru-must-free = tá comharthaí Lochlannacha ar an gclár: ainmnigh an baile atá le saoradh
refused-boru-no-vikings = { $town }: níl an baile seo ag na Lochlannaigh
refused-boru-wrong-region = { $town }: níl sé sa réigiún { $region }
refused-boru-not-controlled = { $town }: níl smacht air ag an té seo ({ $name })
refused-boru-has-monastery = { $town }: tá mainistir ann cheana
refused-boru-last-card = ní imrítear an cárta deireanach ach le cúigear

## An bord i bhfocail

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
words-boru-deed-with = { $does }; { $more }
words-boru-active = { $region }: { $town }
words-boru-card = { $card }.
words-boru-part = { $part }: { $does }.
words-boru-steps = { $one }. { $other }
words-boru-town-line = { $town }, { $colour }: { $state }
boru-with-last-card = Imrítear an cárta deiridh i ngach lámh.

# As seo amach, cad a deir an teirminéal amháin. Na focail a chlóscríobhtar (help, mark, top …), fanann siad i mBéarla i ngach teanga.

## Ainmneacha

terminal-boru-seat = { $seat ->
    [purple] Corcra
    [green] Uaine
    [black] Dubh
    [ivory] Eabhar
   *[brown] Donn
}
# Litir amháin an ceann: cé leis an baile ar an léarscáil.
terminal-boru-letter = { $seat ->
    [purple] C
    [green] U
    [black] D
    [ivory] E
   *[brown] N
}
terminal-boru-letter-vikings = L
# Litir amháin an ceann: dath an bhaile.
terminal-boru-letter-colour = { $colour ->
    [red] d
    [blue] g
    [yellow] b
   *[white] á
}
terminal-boru-you = { $name } (tusa)

## Cártaí

terminal-boru-step = { $symbol ->
    [town] baile
    [coin] { $count ->
        [one] { $count } bhonn
        [two] { $count } bhonn
        [few] { $count } bhonn
        [many] { $count } mbonn
       *[other] { $count } bonn
    }
    [pay] íoc { $count }
    [cross] { $count } san eaglais
    [axe] { $count ->
        [one] creachadóir amháin
        [2] beirt chreachadóirí
        [3] triúr creachadóirí
        [4] ceathrar creachadóirí
       *[other] { $count } creachadóir
    }
    [renown] clú { $count }
    [letter] { $count } suas dréimire an phósta
    [expand] leathnaigh
   *[remove_viking] saor baile
}
terminal-boru-step-short = { $symbol ->
    [town] baile
    [coin] { $count }bonn
    [pay] íoc{ $count }
    [cross] { $count }eagl
    [axe] { $count }cre
    [renown] clú { $count }
    [letter] { $count }pós
    [expand] leath
   *[remove_viking] saor
}
terminal-boru-card-one = buann: { $won }; cailleann: { $lost }
terminal-boru-card-two = buann: { $won }; cailleann: { $top }, nó { $bottom }

## An méid a iarrtar

terminal-boru-ask-buy = { $won ->
    [yes] Bhuaigh tú { $town }.
   *[no] Níor bhuaigh tú.
} { $what ->
    [church] Breis dioscaí eaglaise
    [raiders] Breis creachadóirí
    [spaces] Breis céimeanna pósta
   *[other] Breis de
}, { $cost } bhonn an ceann? Agat: { $coins }.
terminal-boru-ask-expand = { $won ->
    [yes] Bhuaigh tú { $town }.
   *[no] Níor bhuaigh tú.
} Leathnú ar { $cost } bhonn? Boinn agat roimh an ngníomh: { $coins }.
terminal-boru-ask-town = { $region }: cé acu baile?
terminal-boru-ask-other-card = Coinníonn tú { $card }. Cén cárta eile?
terminal-boru-next-pay = Ansin fiafrófar díot cad air a n-íocfaidh tú. Gan é sin:
terminal-boru-next-town = Ansin fiafrófar díot cé acu baile.
terminal-boru-you-keep-two = Coinníonn tú dhá chárta.

## An méid is féidir a roghnú

terminal-boru-part = { $part ->
    [primary] primary (bua)
    [top] top (an chéad)
   *[bottom] bottom (an dara)
}: { $does }
terminal-boru-buy = { $count ->
    [0] gan breis a cheannach
   *[other] ceannaigh { $count } sa bhreis ar { $coins ->
        [two] { $coins } bhonn
        [few] { $coins } bhonn
        [many] { $coins } mbonn
       *[other] { $coins } bonn
    }
}
terminal-boru-stay = coinnigh do bhoinn (costas leathnaithe: { $cost })

## Baile

terminal-boru-town = { $id } { $irish } ({ $english }), baile { $colour } sa réigiún { $region }.
terminal-boru-town-vikings = Tá sé i seilbh na Lochlannach; ag { $name } atá an diosca thíos faoi.
terminal-boru-town-held = Tá sé ag { $name }.
terminal-boru-town-open = Níl sé ag aon duine.
terminal-boru-town-monastery = Tá mainistir ann, agus áirítear mar dhá bhaile é.
terminal-boru-town-active = Tá an marcóir air.
terminal-boru-no-road = Níl aon bhóthar chuige.

## An cleas

terminal-boru-trick-has-won = Bhuaigh { $name }.
terminal-boru-trick-is-winning = Tá { $name } chun tosaigh.
terminal-boru-trick-nobody = Ní bhuann aon duine.
terminal-boru-trick-to-act = Le gníomhú, an cárta is ísle ar dtús: { $names }.
terminal-boru-trick-to-play = Le himirt fós: { $names }.
terminal-boru-no-trick = Níl aon chleas á imirt.

## An bord

terminal-boru-round = { $round ->
    [0] roimh bhabhta 1 as { $rounds }
   *[other] babhta { $round } as { $rounds }
}
terminal-boru-stage = { $stage ->
    [start] na chéad dioscaí
    [draft] roghnú, dornán { $pack }
    [tricks] cleasa
    [marriage] deireadh an bhabhta: pósadh
    [battle] deireadh an bhabhta: cath
    [church] deireadh an bhabhta: eaglais
   *[over] an deireadh
}
# Agus an cárta pósta ina dhiaidh, 80 litir ar a mhéad.
terminal-boru-battle-line = Láthair an chatha: { $count }.
terminal-boru-drafted = Choinnigh tú { $kept }; chuaigh { $passed } chuig { $name }.
terminal-boru-kept = Coinnithe go dtí seo: { $cards }.
terminal-boru-married = Tá { $name } pósta: { $cards }.
terminal-boru-track-gift = { $gift ->
    [town] baile
    [renown] clú
   *[coins] { $count }b
}
# Cinn na gcolún.
terminal-boru-player-head = { $column ->
    [points] pointí
    [coins] boinn
    [renown] clú
    [raiders] creach.
    [church] eaglais
    [track] céim
    [towns] bailte
    [cards] cártaí
   *[over] anois
}
# Cinn na gcolún, trí litir ar a mhéad.
terminal-boru-player-head-short = { $column ->
    [points] pt
    [coins] bo
    [renown] clú
    [raiders] cre
    [church] eag
    [track] cé
    [towns] ba
    [cards] cár
   *[over] ano
}
# Cinn na gcolún: réigiún 13 litir ar a mhéad, pointí 3, i seilbh 4, comhartha 6.
terminal-boru-token-head = { $column ->
    [region] Réigiún
    [points] pt
    [held] seil
    [token] comh.
   *[towns] bailte
}
# Cinn na gcolún: clár, boinn agus iomlán 5 litir ar a mhéad, réigiúin 7, an chuid eile 6.
terminal-boru-score-head = { $item ->
    [track] raon
    [coins] boinn
    [marker] marc.
    [renown] clú
    [tokens] comh.
    [shared] roinn.
    [regions] réigiún
   *[total] suim
}
# 22 litir ar a mhéad.
terminal-boru-scores = { $when ->
    [over] An scór deiridh
   *[now] Dá mba é an deireadh é
}

## An staid

terminal-boru-if-upkeep = Dá gcríochnódh an babhta anois, gach iomaíocht inti féin:

## Lámha

terminal-boru-nobody-here = Níl aon duine ag an méarchlár, agus mar sin ní thaispeántar lámh.
terminal-boru-hand-empty = Níl cárta ar bith agat.

## Leathanaigh agus eochracha

terminal-boru-page-cards = Do chártaí
terminal-boru-page-trick = An cleas
terminal-boru-page-town = Baile
# 80 litir ar a mhéad.
terminal-boru-bar = { $mode ->
    [pass] Enter ar aghaidh  t staid  m mapa  r rialacha  s sábháil  ? cabhair  q imigh
    [over] n cluiche nua  o cluichí eile  s sábháil  t staid  : scríobh (log)  q imigh
    [sure] Enter déan é  Esc siar  t staid  m léarscáil  c cártaí  ? cabhair  q imigh
    [coached] Enter tóg  : scríobh  Tab eile  w fáth  t staid  m mapa  c cártaí  ? cabhair  q
   *[choices] Enter tóg  : scríobh  Tab eile  t staid  m mapa  c cártaí  u siar  ? cabhair  q
}
# 76 litir ar a mhéad.
terminal-boru-map-legend = M8d. saor  M8dC Corcra  M8dLC Lochlannaigh  + mainistir  [ ] marcóir

## An méid nach féidir a dhéanamh mar a clóscríobhadh é

terminal-boru-no-town = Níl aon bhaile “{ $text }” ann; scríobh a ainm nó a chód, mar shampla M8.
terminal-boru-which-town = D’fhéadfadh “{ $text }” aon cheann díobh seo a chiallú: { $towns }.
terminal-boru-no-card = Ní cárta é “{ $text }”; tá cártaí ann ó 1 go 25.
terminal-boru-keep-two = Coinnítear dhá chárta: scríobh iad mar seo: pick 3 17.
terminal-boru-keep-different = Coinnítear dhá chárta éagsúla.
terminal-boru-no-offer = Ní freagra don Bhanphrionsa é “{ $text }”: scríobh military, trade nó spurn.
terminal-boru-no-count = Ní líon le ceannach é “{ $text }”.
terminal-boru-after-part = I ndiaidh { $part } tagann buy agus uimhir, expand agus baile, nó free agus baile.
terminal-boru-town-what = Scríobh baile ina dhiaidh, mar shampla town Cork.

## Cabhair

terminal-boru-help =
    Clóscríobh uimhir rogha, a hainm, nó gníomh iomlán: mark Cork, play 11, pick 3 17, top expand L5, bottom buy 1, primary. Tugtar bailte de réir cóid nó ainm, i mBéarla nó i nGaeilge.
    legal           gach rud atá ceadaithe duit anois, gníomh an líne
    back            téigh céim siar i rogha
    board, map      an clár mar liosta, nó mar léarscáil
    hand            do chártaí agus cad a dhéanann siad
    trick           na cártaí ar an mbord
    standings, s    cad a bhuafadh cách dá gcríochnódh an babhta nó an cluiche anois
    town AINM       gach rud faoi bhaile amháin
    undo            tarraing siar a ndearna tú sa seal seo, sula dtagann dada as
# 76 litir ar a mhéad.
terminal-boru-keys =
    Suas, Síos      téigh trí na roghanna; tá an toradh lena dtaobh
    Enter, Spás     tóg an rogha; Enter arís chun í a dhéanamh
    Esc             téigh céim siar, dún leathanach
    1 go 9          téigh go dtí an rogha sin; cártaí de réir luacha
    : nó /          clóscríobh rogha, gníomh (top expand L5) nó save COMHAD
    Tab             in aice na roghanna: an loga, an toradh, do lámh
    e               an toradh ar fad, nuair nach bhfuil mórán slí dó
    t               staid: cad a bhuafadh cách dá dtiocfadh an deireadh anois
    m               an léarscáil, chomh mór leis an scáileán
    c               do chártaí agus an méid a chuaigh trí do lámha
    u               tarraing siar a ndearna tú sa seal seo
    n, o            cluiche nua leis na himreoirí céanna; cluichí eile
terminal-boru-marks =
    Imreoirí: > le gníomhú, * an marcóir; pt pointí, bo boinn, clú, cre creachadóirí, eag dioscaí eaglaise, cé céim ar dhréimire an phósta, ba bailte, cár cártaí, ano (nó “anois”) an scór dá gcríochnódh an cluiche anois.
    Bailte: baile dearg oscailte is ea M8d., le Corcra M8dC, tá na Lochlannaigh os cionn dhiosca Corcra in M8dLC, tá mainistir in M8dC+, agus an marcóir in [M8d.].
    Réigiúin: pointí an chomhartha, bailte i seilbh as an líon a iompaíonn é, ansin ? béal faoi, ^ béal in airde ar an gclár, nó cé aige a bhfuil sé; téann >C chuig Corcra.
    Cártaí: ciallaíonn baile 1bonn/2bonn leath|2cre an méid a fhaigheann an buaiteoir/na roghanna atá ag an gcuid eile; bheadh * chun tosaigh sa chleas; leath: leathnaigh, saor: saor baile. I mBéarla a chlóscríobhtar i gcónaí.
terminal-boru-legend =
    Is ionann baile agus a chód, a dhath (d dearg, g gorm, b buí) agus cé aige a bhfuil sé: tá M8d. oscailte, le Corcra M8dC, tá na Lochlannaigh os cionn dhiosca Corcra in M8dLC, tá mainistir in M8dC+, agus an marcóir in [M8d.]. C Corcra, U Uaine, D Dubh, E Eabhar, N Donn.
    Roimh bhailte réigiúin: pointí a chomhartha, bailte i seilbh as an líon atá riachtanach, agus cá bhfuil an comhartha: ? béal faoi, ^ béal in airde ar an gclár, nó litir an té a bhfuil sé aige.

## Na rialacha i mbeagán focal

terminal-boru-rules =
    Imrítear Brian Bóramha i dtrí bhabhta le triúr, agus i gceithre bhabhta le ceathrar nó cúigear. An té a bhfuil an líon is mó pointí aige ag an deireadh, is é Ardrí na hÉireann é.
    I dtús babhta tagann creachadóirí i dtír ar láthair an chatha agus bíonn cleamhnas ar fáil. Ansin roinntear na cártaí go léir agus roghnaítear iad: coinnigh dhá cheann as do dhornán, cuir an chuid eile ar clé, agus arís.
    Ansin imrítear cleasa. An té a bhfuil an marcóir aige, cuireann sé ar bhaile oscailte é agus osclaíonn an cleas le cárta de dhath an bhaile sin, nó le cárta bán. Imríonn an chuid eile cárta ar bith. Buann an cárta is airde de dhath an bhaile; áirítear bán mar an dath sin. Ón gcárta is ísle go dtí an ceann is airde, déanann an buaiteoir gníomh an bhuaiteora (primary), agus gach duine eile ceann de na gníomhartha eile, top nó bottom. An buaiteoir a osclaíonn an chéad chleas eile. Caitear amach an cárta deiridh sa lámh, mura bhfuil sé socraithe é a imirt.
    Gníomhartha: cuireann “baile” diosca ar an mbaile gníomhach. Ó láthair an chatha a thagann “creachadóirí”, cuireann “san eaglais” dioscaí san eaglais, agus téann tú “suas dréimire an phósta”; is féidir breis díobh seo a cheannach ar dhá bhonn an ceann. Le “leathnaigh” tá cead agat cúig bhonn a íoc ar bhaile oscailte ag ceann bóthair ó bhaile leat. Baineann “saor baile” comhartha Lochlannach den chlár. An té nach féidir leis bonn a íoc, cailleann sé dhá phointe.
    Deireadh an bhabhta, pósadh: an té is airde ar an dréimire, faigheann sé an cárta pósta agus téann sé ar ais go céim 0; ansin faigheann gach duine an méid a thaispeánann a chéim.
    Deireadh an bhabhta, cath: má tá creachadóirí fágtha ar láthair an chatha, cailleann gach duine a bhfuil an líon is lú aige baile leis na Lochlannaigh; an t-aon imreoir a bhfuil an líon is mó aige a roghnaíonn. Faigheann an t-imreoir sin comhartha clú, pointe as gach comhartha clú, agus cuireann na creachadóirí go léir ar ais. An té a bhfuil an líon is mó aige ansin, faigheann sé pointe agus cuireann sé ceann ar ais.
    Deireadh an bhabhta, eaglais: an t-aon imreoir a bhfuil an líon is mó dioscaí aige, tógann sé mainistir, faigheann sé an marcóir agus a dhioscaí go léir ar ais. An té a bhfuil an líon is mó aige ansin, faigheann sé pointe agus diosca ar ais. Tógtar le ceithre dhiosca freisin.
    Deireadh an bhabhta, réigiúin: nuair a bhíonn go leor bailte de réigiún i seilbh, iompaítear a chomhartha agus faigheann an té a bhfuil an líon is mó bailte aige ann é; áirítear mainistir mar bhaile breise. Má tá siad cothrom, fanann sé.
    Ag an deireadh: pointe as an líon is mó bonn, pointe as an marcóir, pointe as gach comhartha clú, pointí do chomharthaí réigiúin, leath na bpointí ar chomharthaí ar an gclár dóibh siúd atá cothrom leis an líon is mó ann, agus 1, 1, 3, 5, 7 nó 10 bpointe as bailte in 3 go 8 réigiún. Má tá siad cothrom: an líon is mó comharthaí, ansin póstaí.

## Regions where there is little room: at most eleven letters

terminal-boru-region-short = { $region ->
    [N] UN Tuaisc.
    [U] Ulaidh
    [B] Bréifne
    [S] UN Deisc.
    [D] Dubhlinn
    [C] Connachta
    [L] Laighin
   *[M] Mumhain
}
