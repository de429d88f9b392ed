### Cad a deir an teirminéal faoi Bhrian Bóramha; an chuid eile, deir sé mar a deir an leathanach, ó boru.ftl.
### Na focail a chlóscríobhtar (help, mark, top …), fanann siad i mBéarla i ngach teanga.
###
### This translation into Irish waits for review by a fluent speaker.

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
terminal-boru-you-are = is tusa { $name }
terminal-boru-at-table = Ag an mbord: { $names }.

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
   *[free] saor baile
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
   *[free] saor
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
terminal-boru-sure = { $action }: déanann Enter é, téann Esc siar.
terminal-boru-pass = Ag { $name } atá an seal: tabhair an méarchlár ar aghaidh, ansin brúigh Enter.
terminal-boru-one-thing = Níl ach rud amháin le déanamh: { $action }.
terminal-boru-enter = Brúigh Enter chun é a dhéanamh.
terminal-boru-enter-or-back = Brúigh Enter chun é a dhéanamh, nó clóscríobh back.
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
terminal-boru-more-below = { $count } eile thíos

## Cad a dhéanfadh rogha

terminal-boru-effect-all = taispeánann e gach rud

## Baile

terminal-boru-town = { $id } { $irish } ({ $english }), baile { $colour } sa réigiún { $region }.
terminal-boru-town-vikings = Tá sé i seilbh na Lochlannach; ag { $name } atá an diosca thíos faoi.
terminal-boru-town-held = Tá sé ag { $name }.
terminal-boru-town-open = Níl sé ag aon duine.
terminal-boru-town-monastery = Tá mainistir ann, agus áirítear mar dhá bhaile é.
terminal-boru-town-active = Tá an marcóir air.
terminal-boru-no-road = Níl aon bhóthar chuige.

## An cleas

terminal-boru-trick = Cleas: { $town } ({ $id }), baile { $colour } sa réigiún { $region }.
terminal-boru-trick-no-town = Cleas gan bhaile, nach féidir a bhuachan.
terminal-boru-trick-cards = Ar an mbord: { $cards }.
terminal-boru-trick-has-won = Bhuaigh { $name }.
terminal-boru-trick-is-winning = Tá { $name } chun tosaigh.
terminal-boru-trick-nobody = Ní bhuann aon duine.
terminal-boru-trick-to-act = Le gníomhú, an cárta is ísle ar dtús: { $names }.
terminal-boru-trick-to-play = Le himirt fós: { $names }.
terminal-boru-trick-no-card = gan chárta fós
terminal-boru-trick-line = { $trick }; le himirt: { $letters }
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
terminal-boru-battle-area = Láthair an chatha: { $raiders }.
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
    [towns] bailte
   *[then] na chéad éilimh eile
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
# 9 litir ar a mhéad.
terminal-boru-token = { $token ->
    [face-down] béal faoi
   *[on-board] ar clár
}

## Lámha

terminal-boru-nobody-here = Níl aon duine ag an méarchlár, agus mar sin ní thaispeántar lámh.
terminal-boru-hand-empty = Níl cárta ar bith agat.
terminal-boru-hand-pack = An dornán os do chomhair:
terminal-boru-hand-kept = An méid a choinnigh tú:
terminal-boru-hand-held = An méid atá i do lámh:

## Leathanaigh agus eochracha

terminal-boru-page-end = An deireadh
terminal-boru-page-cards = Do chártaí
terminal-boru-page-keys = Eochracha
terminal-boru-page-rules = Rialacha
terminal-boru-page-trick = An cleas
terminal-boru-page-log = An cluiche go dtí seo
terminal-boru-page-legal = Cad atá ceadaithe duit
terminal-boru-page-town = Baile
# 80 litir ar a mhéad.
terminal-boru-keys = { $mode ->
    [line] Enter: déan é   Esc: siar
    [file] Enter: sábháil   Ctrl-U: glan   Esc: siar
    [confirm] y sea   n ní hea
    [pass] Enter ar aghaidh  t staid  m mapa  r rialacha  s sábháil  ? cabhair  q imigh
    [over] n cluiche nua  o cluichí eile  s sábháil  t staid  : scríobh (log)  q imigh
    [sure] Enter déan é  Esc siar  t staid  m léarscáil  c cártaí  ? cabhair  q imigh
    [coached] Enter tóg  : scríobh  Tab eile  w fáth  t staid  m mapa  c cártaí  ? cabhair  q
   *[choices] Enter tóg  : scríobh  Tab eile  t staid  m mapa  c cártaí  u siar  ? cabhair  q
}
# 80 litir ar a mhéad.
terminal-boru-map-legend = M8d. saor  M8dC Corcra  M8dLC Lochlannaigh  + mainistir  [ ] marcóir  Esc siar

## Ó thús deireadh

terminal-boru-begin = { $title }, líon imreoirí: { $players }. Clóscríobh help le haghaidh cabhrach.
terminal-boru-log-begins = Tá gealltanas na gcártaí go léir i dtús an loga (PgUp). ?: cabhair, q: imigh
terminal-boru-taken-back = Tarraingthe siar: { $action }.
terminal-boru-new-unsaved = Níl an cluiche sábháilte. An dtosófar cluiche nua?
terminal-boru-quit-unsaved = Níl an cluiche sábháilte. An bhfágfaidh tú é?
terminal-boru-unfinished = Níl an cluiche críochnaithe.
terminal-boru-unfinished-at = Níl an cluiche críochnaithe ({ $stage }).
terminal-boru-input-ended = Tá deireadh leis an ionchur; níl an cluiche críochnaithe ({ $stage }).
terminal-boru-saved-in = Tá sé sábháilte in { $file }.
terminal-boru-still = Is féidir standings, log, save COMHAD, new nó quit a chlóscríobh fós.

## An méid nach féidir a dhéanamh mar a clóscríobhadh é

terminal-boru-no-town = Níl aon bhaile “{ $text }” ann; scríobh a ainm nó a chód, mar shampla M8.
terminal-boru-which-town = D’fhéadfadh “{ $text }” aon cheann díobh seo a chiallú: { $towns }.
terminal-boru-no-card = Ní cárta é “{ $text }”; tá cártaí ann ó 1 go 25.
terminal-boru-keep-two = Coinnítear dhá chárta: scríobh iad mar seo: pick 3 17.
terminal-boru-keep-different = Coinnítear dhá chárta éagsúla.
terminal-boru-no-offer = Ní freagra don Bhanphrionsa é “{ $text }”: scríobh military, trade nó spurn.
terminal-boru-no-count = Ní líon le ceannach é “{ $text }”.
terminal-boru-after-part = I ndiaidh { $part } tagann buy agus uimhir, expand agus baile, nó free agus baile.
terminal-boru-preview-what = Scríobh gníomh i ndiaidh preview, mar shampla preview play 11.
terminal-boru-preview-open = Fágann sin rud éigin gan socrú; scríobh an gníomh ar fad.
terminal-boru-town-what = Scríobh baile ina dhiaidh, mar shampla town Cork.
terminal-boru-alone = Seasann “{ $command }” leis féin; ní scríobhtar dada ina dhiaidh.
terminal-boru-no-action = Ní gníomh é “{ $text }”.
terminal-boru-unknown = Níl aon ordú ná rogha “{ $text }” ann; liostaíonn help na horduithe, agus legal an méid atá ceadaithe duit.
terminal-boru-nothing-to-decide = Níl aon rud le cinneadh anois.
terminal-boru-undo-nobody = Níl aon duine anseo chun dada a tharraingt siar.

## Cabhair

terminal-boru-help = Clóscríobh uimhir rogha, a hainm, nó gníomh iomlán: mark Cork, play 11, pick 3 17, top expand L5, bottom buy 1, primary. Focail Bhéarla is ea na horduithe. Tugtar bailte de réir cóid nó ainm, i mBéarla nó i nGaeilge.
    .legal = legal           gach rud atá ceadaithe duit anois, gníomh an líne
    .preview = preview GNÍOMH  cad a dhéanfadh gníomh, gan é a dhéanamh
    .back = back            téigh céim siar i rogha
    .board = board, map      an clár mar liosta, nó mar léarscáil
    .hand = hand            do chártaí agus cad a dhéanann siad
    .trick = trick           na cártaí ar an mbord
    .standings = standings, s    cad a bhuafadh cách dá gcríochnódh an babhta nó an cluiche anois
    .town = town AINM       gach rud faoi bhaile amháin
    .log = log             scéal an chluiche go dtí seo
    .undo = undo            tarraing siar a ndearna tú sa seal seo, sula dtagann dada as
    .rules = rules           na rialacha i mbeagán focal
    .save = save COMHAD     scríobh an cluiche i gcomhad; leanann play --resume COMHAD leis
    .new = new             tosaigh arís leis na himreoirí céanna
    .help = help            an liosta seo
    .quit = quit            imigh
# 76 litir ar a mhéad.
terminal-boru-key =
    .go = Suas, Síos      téigh trí na roghanna; tá an toradh lena dtaobh
    .take = Enter, Spás     tóg an rogha; Enter arís chun í a dhéanamh
    .back = Esc             téigh céim siar, dún leathanach
    .number = 1 go 9          téigh go dtí an rogha sin; cártaí de réir luacha
    .type = : nó /          clóscríobh rogha, gníomh (top expand L5) nó save COMHAD
    .side = Tab             in aice na roghanna: an loga, an toradh, do lámh
    .effect = e               an toradh ar fad, nuair nach bhfuil mórán slí dó
    .standings = t               staid: cad a bhuafadh cách dá dtiocfadh an deireadh anois
    .map = m               an léarscáil, chomh mór leis an scáileán
    .cards = c               do chártaí agus an méid a chuaigh trí do lámha
    .scroll = PgUp, PgDn      scrollaigh an loga
    .undo = u               tarraing siar a ndearna tú sa seal seo
    .rules = r               na rialacha i mbeagán focal
    .save = s               sábháil; leanann ardri play --resume COMHAD leis
    .new = n, o            cluiche nua leis na himreoirí céanna; cluichí eile
    .quit = q               imigh
terminal-boru-marks =
    .players = Imreoirí: > le gníomhú, * an marcóir; pt pointí, bo boinn, clú, cre creachadóirí, eag dioscaí eaglaise, cé céim ar dhréimire an phósta, ba bailte, cár cártaí, ano (nó “anois”) an scór dá gcríochnódh an cluiche anois.
    .towns = Bailte: baile dearg oscailte is ea M8d., le Corcra M8dC, tá na Lochlannaigh os cionn dhiosca Corcra in M8dLC, tá mainistir in M8dC+, agus an marcóir in [M8d.].
    .regions = Réigiúin: pointí an chomhartha, bailte i seilbh as an líon a iompaíonn é, ansin ? béal faoi, ^ béal in airde ar an gclár, nó cé aige a bhfuil sé; téann >C chuig Corcra.
    .cards = Cártaí: ciallaíonn baile 1bonn/2bonn leath|2cre an méid a fhaigheann an buaiteoir/na roghanna atá ag an gcuid eile; bheadh * chun tosaigh sa chleas; leath: leathnaigh, saor: saor baile. I mBéarla a chlóscríobhtar i gcónaí.
terminal-boru-legend =
    .towns = Is ionann baile agus a chód, a dhath (d dearg, g gorm, b buí) agus cé aige a bhfuil sé: tá M8d. oscailte, le Corcra M8dC, tá na Lochlannaigh os cionn dhiosca Corcra in M8dLC, tá mainistir in M8dC+, agus an marcóir in [M8d.]. C Corcra, U Uaine, D Dubh, E Eabhar, N Donn.
    .regions = Roimh bhailte réigiúin: pointí a chomhartha, bailte i seilbh as an líon atá riachtanach, agus cá bhfuil an comhartha: ? béal faoi, ^ béal in airde ar an gclár, nó litir an té a bhfuil sé aige.

## Na rialacha i mbeagán focal

terminal-boru-rules =
    .aim = Imrítear Brian Bóramha i dtrí bhabhta le triúr, agus i gceithre bhabhta le ceathrar nó cúigear. An té a bhfuil an líon is mó pointí aige ag an deireadh, is é Ardrí na hÉireann é.
    .round = I dtús babhta tagann creachadóirí i dtír ar láthair an chatha agus bíonn cleamhnas ar fáil. Ansin roinntear na cártaí go léir agus roghnaítear iad: coinnigh dhá cheann as do dhornán, cuir an chuid eile ar clé, agus arís.
    .tricks = Ansin imrítear cleasa. An té a bhfuil an marcóir aige, cuireann sé ar bhaile oscailte é agus osclaíonn an cleas le cárta de dhath an bhaile sin, nó le cárta bán. Imríonn an chuid eile cárta ar bith. Buann an cárta is airde de dhath an bhaile; áirítear bán mar an dath sin. Ón gcárta is ísle go dtí an ceann is airde, déanann an buaiteoir gníomh an bhuaiteora (primary), agus gach duine eile ceann de na gníomhartha eile, top nó bottom. An buaiteoir a osclaíonn an chéad chleas eile. Caitear amach an cárta deiridh sa lámh, mura bhfuil sé socraithe é a imirt.
    .actions = Gníomhartha: cuireann “baile” diosca ar an mbaile gníomhach. Ó láthair an chatha a thagann “creachadóirí”, cuireann “san eaglais” dioscaí san eaglais, agus téann tú “suas dréimire an phósta”; is féidir breis díobh seo a cheannach ar dhá bhonn an ceann. Le “leathnaigh” tá cead agat cúig bhonn a íoc ar bhaile oscailte ag ceann bóthair ó bhaile leat. Baineann “saor baile” comhartha Lochlannach den chlár. An té nach féidir leis bonn a íoc, cailleann sé dhá phointe.
    .marriage = Deireadh an bhabhta, pósadh: an té is airde ar an dréimire, faigheann sé an cárta pósta agus téann sé ar ais go céim 0; ansin faigheann gach duine an méid a thaispeánann a chéim.
    .battle = Deireadh an bhabhta, cath: má tá creachadóirí fágtha ar láthair an chatha, cailleann gach duine a bhfuil an líon is lú aige baile leis na Lochlannaigh; an t-aon imreoir a bhfuil an líon is mó aige a roghnaíonn. Faigheann an t-imreoir sin comhartha clú, pointe as gach comhartha clú, agus cuireann na creachadóirí go léir ar ais. An té a bhfuil an líon is mó aige ansin, faigheann sé pointe agus cuireann sé ceann ar ais.
    .church = Deireadh an bhabhta, eaglais: an t-aon imreoir a bhfuil an líon is mó dioscaí aige, tógann sé mainistir, faigheann sé an marcóir agus a dhioscaí go léir ar ais. An té a bhfuil an líon is mó aige ansin, faigheann sé pointe agus diosca ar ais. Tógtar le ceithre dhiosca freisin.
    .regions = Deireadh an bhabhta, réigiúin: nuair a bhíonn go leor bailte de réigiún i seilbh, iompaítear a chomhartha agus faigheann an té a bhfuil an líon is mó bailte aige ann é; áirítear mainistir mar bhaile breise. Má tá siad cothrom, fanann sé.
    .end = Ag an deireadh: pointe as an líon is mó bonn, pointe as an marcóir, pointe as gach comhartha clú, pointí do chomharthaí réigiúin, leath na bpointí ar chomharthaí ar an gclár dóibh siúd atá cothrom leis an líon is mó ann, agus 1, 1, 3, 5, 7 nó 10 bpointe as bailte in 3 go 8 réigiún. Má tá siad cothrom: an líon is mó comharthaí, ansin póstaí.

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
