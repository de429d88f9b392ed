### Why something is not done, as the server and the terminal say it.
###
### This translation into Irish waits for review by a fluent speaker.
###
### The words are those of tafl.ftl, boru.ftl and throne.ftl. No sentence begins with a capital or ends
### with a full stop, since some stand within others. Names never follow a word that would change them.

## Any game

refused-called = { $english ->
   *[other] { $irish }
}
refused-game = { $game ->
    [brian-boru] Brian Bóramha, Ardrí na hÉireann
   *[other] { $title }
}
refused-over = tá an cluiche thart
refused-not-your-turn = ní hé do shealsa é
refused-not-chance = níl aon rud le socrú ag an ádh anois
refused-no-resigning = ní féidir géilleadh sa chluiche seo
refused-nothing-to-do = níl aon rud le déanamh anois: { $name }
refused-action-unreadable = { $game }: ní rud le déanamh é “{ $action }”
refused-options-unreadable = ní féidir na roghanna seo a léamh: { $why }
refused-options-seats = { $game }: líon na n-imreoirí { $all }, ní { $seats }
refused-options-seats-between = { $game }: líon na n-imreoirí { $least } go { $most }, ní { $seats }

## Brandubh and Tablut

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

## OpenTafl's notation

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

## The High Throne

refused-throne-seat = { $seat ->
    [0] Mac Tíre
    [1] Carria
    [2] Fiach
    [3] Torc
    [4] Giorria
   *[5] Dobharchú
}
refused-throne-not-now = ní féidir “{ $action }” a dhéanamh anois: { $due ->
    [objectives] tá na Cuspóirí á suaitheadh
    [keep] coinnigh ceann de do chuid Cuspóirí
    [opening] tá na díslí á gcaitheamh don chéad seal
    [die] roghnaigh ochtú dísle, nó ná roghnaigh
    [roll] tá na díslí á gcaitheamh
    [choose] líon líne nó cuir dísle i leataobh
    [thumb-war] abair an bhfuil cogadh ordóg uait
    [toss] tá an cogadh ordóg á shocrú
   *[nothing] dada
}
refused-throne-not-the-deck = ní hiad seo Cuspóirí an phaca, gach ceann uair amháin
refused-throne-wrong-dice = a chaitear anseo: gnáthdhíslí ({ $standard }){ $red ->
    [yes] {" "}agus an ceann dearg
   *[no] {""}
}
refused-throne-not-drawn = níor tharraing tú an Cuspóir “{ $card }”
refused-throne-no-such-die = níl Laoch os do chomhair a thugann an dísle sin
refused-throne-no-such-card = níl cárta “{ $card }” sa phaca seo
refused-throne-other-target = thosaigh tú ar “{ $card }” a líonadh, agus caithfidh tú cloí leis an seal seo
refused-throne-your-own = is leatsa “{ $card }” cheana
refused-throne-locked = “{ $card }”: tá a réigiún faoi ghlas ({ $name })
refused-throne-no-such-line = “{ $card }”: níl a leithéid de líne ann
refused-throne-line-filled = tá an líne sin líonta cheana
refused-throne-not-rolled = níor chaith tú na díslí seo
refused-throne-does-not-fill = ní líonann na díslí seo an líne go beacht: gach siombail uair amháin, agus gan Sleá sa bhreis
refused-throne-not-tied = níl suíochán { $seat } ina measc siúd atá cothrom
refused-throne-few-objectives = an paca “{ $deck }”: tá Cuspóirí ann do { $most } ar a mhéad, ní do { $seats }; tarraingíonn gach duine dhá cheann

## Decks of The High Throne

refused-deck-unreadable = ní féidir an paca a léamh: { $why }
refused-deck-no-name = níl ainm ar an bpaca
refused-deck-regions = 1 go { $most } réigiún a bhíonn i bpaca, ní { $count }
refused-deck-cards = 1 go { $most } cárta a bhíonn i bpaca, ní { $count }
refused-deck-objectives = bíonn paca gan Chuspóirí, nó le 4 go { $most }: dhá cheann do gach imreoir; sa cheann seo tá { $count }
refused-deck-nameless = { $piece ->
    [region] réigiún
    [card] cárta
   *[objective] Cuspóir
} gan ainm
refused-deck-bad-id = { $piece ->
    [region] réigiún
    [card] cárta
   *[objective] Cuspóir
} “{ $name }”: níl an t-aitheantas “{ $id }” déanta de litreacha beaga, d’uimhreacha agus de “-”
refused-deck-at = { $piece ->
    [region] réigiún
    [card] cárta
   *[objective] Cuspóir
} { $id }: { $why }
refused-deck-twice = tá dhá cheann ann
refused-deck-too-much = ní fiú aon rud níos mó ná { $most }
refused-deck-no-colour = níl dath air
refused-deck-no-cards = níl cártaí ann
refused-deck-cheap = is fiú { $worth } é, níos lú ná a chuid cártaí le chéile ({ $cards })
refused-deck-no-region = níl réigiún “{ $region }” ann
refused-deck-bad-kind = ní focal i litreacha beaga é an cineál “{ $kind }”
refused-deck-hero = cárta le dísle is ea Laoch, agus níl dísle ach ag Laoch
refused-deck-no-lines = níl línte air
refused-deck-dice = díslí de dhíth chun é a ghoid: { $dice }, agus níl níos mó ná seacht gcinn cinnte ag aon duine
refused-deck-too-deep = tá a choinníollacha neadaithe ródhomhain
refused-deck-no-needs = tá liosta folamh coinníollacha ann
refused-deck-asks-for-none = ní iarrann sé ceann ar bith: { $wanted ->
    [kind] cártaí dá chineál
    [region] cártaí dá réigiún
    [regions] réigiúin
    [kinds] cineálacha
    [locked] réigiúin faoi ghlas
   *[cards] cártaí
}
refused-deck-asks-for-more = iarrann sé { $count } as { $all }: { $wanted ->
    [kind] cártaí dá chineál
    [region] cártaí dá réigiún
    [regions] réigiúin
    [kinds] cineálacha
   *[cards] cártaí
}
refused-deck-no-card = níl cárta “{ $card }” ann
refused-deck-card-twice = tá an cárta “{ $card }” ainmnithe faoi dhó
refused-deck-no-kind = níl cárta den chineál “{ $kind }” ann

## At a table

refused-table-allowed = níl aon rud ina choinne sin
refused-table-not-your-seat = ní leatsa an suíochán sin
refused-table-no-such-seat = níl a leithéid de shuíochán ann
refused-table-taken = tá duine sa suíochán sin cheana
refused-table-not-the-host = níl cead é sin a dhéanamh ach ag óstach an bhoird
refused-table-not-begun = níor thosaigh an cluiche fós
refused-table-begun = tá an cluiche tosaithe cheana
refused-table-not-over = níl an cluiche thart fós
refused-table-seats-empty = níl gach suíochán líonta fós
refused-table-no-such-bot = níl bot ann don chluiche seo darb ainm “{ $level }”
refused-table-nothing-to-take-back = níl aon rud ann a d’fhéadfaí a tharraingt siar
refused-table-not-asked = níor iarr aon duine rud a tharraingt siar
refused-table-blocked = ní ligeann óstach an bhoird seo isteach thú
refused-table-key-used = úsáideadh eochair an iarratais seo cheana le haghaidh iarratais eile
refused-table-again = tá siad ag imirt arís cheana
refused-table-resign-itself = iarratas ar leith is ea géilleadh
refused-table-impossible = ní féidir é seo a dhéanamh: { $why }
refused-table-key-length = 1 go { $most } beart a bhíonn in eochair iarratais
refused-table-word-length = { $most } litir ar a mhéad a bhíonn i bhfocal don ádh
refused-table-saying-length = 1 go { $most } litir a bhíonn sa mhéid a deirtear
refused-table-name-length = { $most } litir ar a mhéad, ar líne amháin, a bhíonn in ainm boird
refused-table-no-game = níl cluiche ann darb ainm “{ $game }”
refused-table-clock-move = 5 go 3600 soicind a thógann beart
refused-table-clock-game = 10 go 36000 soicind a thógann cluiche, agus 600 ar a mhéad a chuireann beart leis
refused-table-clock-days = 1 go 30 lá a thógann beart

## Looking at games

refused-study-no-game = níl a leithéid de chluiche anseo
refused-study-action = gníomh { $number }: { $why }
refused-study-too-long = ní fhéachtar ar chluichí a bhfuil níos mó ná { $most } gníomh iontu
refused-study-not-tafl = ní insítear bagairtí ach i gcás Brandubh agus Tablut
refused-study-shown = tá an cluiche rófhada le taispeáint thar ghníomh { $number }
refused-study-not-over = tá toradh sa taifead, ach níl an cluiche thart
refused-study-other-end = chríochnaigh an cluiche ar shlí eile seachas mar a deir an taifead
refused-study-bad-record = ní féidir an taifead seo a léamh: { $why }
refused-study-record-alone = { $game }: ní léitear cluiche ach óna thaifead
refused-study-neither = ní taifead é seo ná cluiche ina bhearta: { $why }
refused-study-nothing = níl cluiche sa téacs seo

## Records

refused-record-none = ní taifead é seo: { $why }
refused-record-unread = ní féidir gníomh { $number } a léamh: { $why }
refused-record-format = is é “{ $format }” an fhormáid, ní “{ $known }”
refused-record-version = níl eolas ar leagan { $version }; léann an ríomhchlár seo { $known }
refused-record-contributions = níl focal amháin don ádh ann do gach suíochán
refused-record-long-word = tá níos mó ná { $most } beart i bhfocal don ádh
refused-record-other-game = taifead ar chluiche eile é seo: { $record }, ní { $game }
refused-record-turn = ní ag suíochán { $seat } atá an seal
refused-record-not-over = tá toradh sa taifead, ach níl an cluiche thart i ndiaidh { $actions ->
    [one] { $actions } ghníomh
    [two] { $actions } ghníomh
    [few] { $actions } ghníomh
    [many] { $actions } ngníomh
   *[other] { $actions } gníomh
}
refused-record-no-commitment = níl gealltanas sa taifead, mar sin ní féidir na tarraingtí a sheiceáil
refused-record-no-seed = níor nochtadh an rún fós, mar sin ní féidir na tarraingtí a sheiceáil
refused-record-other-seed = ní hé seo an rún ar tugadh an gealltanas air
refused-record-other-commitment = is é { $told } an gealltanas atá sa taifead, ní hé { $noted }
refused-record-undecided = ní féidir leis an gcluiche a rá cad a shocraíonn an t-ádh anseo
refused-record-not-chance = is faoin ádh atá sé gníomhú anseo, ní faoi shuíochán { $seat }
refused-record-draw = ba chóir gurb í “{ $due }” tarraingt { $number }, ach “{ $told }” atá sa taifead

## The server itself

refused-http-name-taken = le duine eile an t-ainm sin
refused-http-has-account = tá cuntas agat cheana
refused-http-nul = ní féidir téacs a bhfuil an carachtar NUL ann a stóráil
refused-http-long-text = tá an téacs seo rófhada le stóráil
refused-http-disk = ní féidir leis an bhfreastalaí scríobh ar a dhiosca faoi láthair; triail arís ar ball
refused-http-damaged = ní féidir leanúint leis an mbord seo: { $why }
refused-http-closing = tá an freastalaí á dhúnadh; triail arís i gceann nóiméid
refused-http-busy = tá an freastalaí an-ghnóthach; triail arís i gceann nóiméid
refused-http-no-table = níl a leithéid de bhord ann
refused-http-no-address = níl aon rud ag an seoladh seo
refused-http-unreadable = ní thuigeann an freastalaí é seo: { $why }
refused-http-wrong-method = ní féidir é sin a iarraidh ag an seoladh seo
refused-http-too-slow = thóg sé seo rófhada; triail arís
refused-http-too-long = tá sé sin rófhada le seoladh
refused-http-too-often = an iomarca iarratas; fan nóiméad
refused-http-too-many-sockets = an iomarca ceangal ón seoladh seo
refused-http-too-many-tables = tá tú i do shuí cheana ag { $most } bord; críochnaigh cuid acu ar dtús
refused-http-no-moves = ní scríobhtar ina mbearta ach cluichí tafl
refused-http-bad-name = 1 go { $most } litir, ar líne amháin, a bhíonn in ainm
refused-http-bad-password = { $least } go { $most } litir a bhíonn i bpasfhocal
refused-http-no-password = ní féidir an pasfhocal seo a úsáid
refused-http-wrong-password = níl aon duine ann leis an ainm agus leis an bpasfhocal seo
refused-http-no-code = níl an cód seo bailí a thuilleadh
refused-http-no-person = níl an uimhir seo ag aon duine
refused-http-no-session = níl aithne ar aon duine leis an seisiún seo: iarr ceann ag /api/guests
refused-http-foreign-origin = ó leathanach de chuid suímh eile a tháinig sé seo
refused-http-no-metrics = níl aon rud á thomhas anseo
refused-socket-not-text = téacs a bhíonn in iarratais
refused-socket-not-a-request = ní iarratas é seo: { $why }
refused-socket-long-id = { $most } beart ar a mhéad a bhíonn in aitheantas iarratais

## The data of a server, and its settings

refused-store-not-next = ní hí seo an chéad líne eile i loga a boird
refused-store-name-taken = tá an t-ainm seo tógtha
refused-store-no-person = níl a leithéid de dhuine ann
refused-store-has-account = tá cuntas ag an duine seo cheana
refused-store-token-taken = le seisiún eile a bhaineann an comhartha seo
refused-store-full = tá an diosca lán
refused-store-read-only = ní féidir scríobh i bhfillteán na sonraí
refused-store-not-a-folder = ní fillteán é { $folder }
refused-store-in-use = tá fillteán na sonraí { $folder } in úsáid ag freastalaí eile
refused-store-newer = leagan níos nuaí den ríomhchlár seo a rinne fillteán na sonraí
refused-store-damaged = tá damáiste sna sonraí stóráilte: { $why }
refused-store-io = níorbh fhéidir na sonraí a léamh ná a scríobh: { $why }
refused-store-closed = tá an stór dúnta
refused-store-table-name = 1 go { $most } litir, uimhir, _ nó - a bhíonn in ainm boird
refused-store-entry = tá damáiste in iontráil { $number } i loga an bhoird: { $why }
refused-log-no-setup = ní hé socrú an bhoird é
refused-log-first-missing = tá na chéad iontrálacha in easnamh
refused-log-empty = tá an loga folamh
refused-log-follows = leanann iontráil { $number } iontráil { $before }
refused-log-exists = tá an bord ann cheana
refused-log-not-playing = níl an cluiche á imirt
refused-log-chance = níor shocraigh an t-ádh mar sin
refused-log-few-actions = níl an oiread sin gníomhartha ann
refused-log-shown = ní féidir an rud a taispeánadh a tharraingt siar
refused-store-listen = ní féidir éisteacht ar { $address }: { $why }
refused-setting-file = ní féidir { $file } a úsáid: { $why }
refused-setting-variable = { $name }: ní féidir “{ $value }” a úsáid
refused-parcel-no-table = níl an bord { $table } ann
refused-parcel-not-finished = níl an bord { $table } críochnaithe
refused-parcel-there = tá an bord { $table } ann cheana
refused-parcel-unreadable = ní bord é seo: { $why }
refused-parcel-version = ní bord de leagan { $version } é seo

## Lessons

refused-lesson-answer = ní freagra é “{ $answer }”; is iad na freagraí ná { $answers }
