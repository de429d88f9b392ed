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
boru-score-again = Comhair arís
boru-score-all = Iad go léir

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
