# The frame of every page, the first page, setting up tables, and oneself.
#
# This translation into Irish waits for review by a fluent speaker.
#
# Words used throughout the page:
#   table; board; seat        bord; clár; suíochán
#   player, to play           imreoir, imir
#   turn; move                seal; beart
#   to set up a table         bord a shocrú
#   to join                   suí isteach
#   luck, chance              ádh; likelihood: seans
#   bot (Random, Squire, Champion)   bot, botanna (Randamach, Giolla, Curadh)
#   clock; link; device       clog; nasc; gléas
#   server; connection        freastalaí; ceangal
#   record; to replay         taifead; féachaint arís
#   log; chat; settings       loga; comhrá; socruithe
#   deck; hand; trick; round  paca; lámh; cleas; babhta

## The frame

lobby-skip = Léim chuig an ábhar
lobby-site = Ardrí
lobby-nav-more = Tuilleadh leathanach
lobby-nav = Príomhroghchlár
lobby-my-tables = Mo bhoird
lobby-my-turns = { $count ->
    [one] Mo bhoird: tá an seal agat ag bord amháin
    [two] Mo bhoird: tá an seal agat ag { $count } bhord
    [few] Mo bhoird: tá an seal agat ag { $count } bhord
    [many] Mo bhoird: tá an seal agat ag { $count } mbord
   *[other] Mo bhoird: tá an seal agat ag { $count } bord
  }
lobby-account-of = { $name }: d’ainm agus do shocruithe
lobby-theme-to-dark = Dathanna dorcha
lobby-theme-to-light = Dathanna geala
lobby-footer-nav = Eolas
lobby-footer-rules = Rialacha
lobby-footer-luck = Conas a oibríonn an t-ádh
lobby-footer-source = Cód foinse
lobby-footer-replay = Féach ar chluiche arís
lobby-footer-editor = Leag amach suíomh
lobby-footer-access = Inrochtaineacht
lobby-footer-version = Ardrí { $version }
lobby-footer-unofficial = Lucht leanúna na gcluichí seo a rinne é, ní a bhfoilsitheoirí.
lobby-failed = Níorbh fhéidir an leathanach seo a thaispeáint.
lobby-failed-why = B’fhéidir gur bhris an ceangal, nó go bhfuil leagan nua ann. Is iondúil gur leor é a lódáil as an nua; níl dada de do chluichí caillte.
lobby-reload = Lódáil as an nua

lobby-title-page = { $page } — Ardrí
lobby-title-home = Ardrí — cluichí Ardríthe na hÉireann
lobby-title-table = Bord
lobby-title-replay = Féach arís
lobby-title-editor = Leag amach suíomh
lobby-title-learn = Foghlaim conas imirt
lobby-title-rules = Rialacha
lobby-title-me = Do leathanach
lobby-title-design = Dearadh
lobby-title-nowhere = Níl dada anseo

lobby-nowhere = Níl dada anseo.
lobby-nowhere-why = B’fhéidir go bhfuil botún sa seoladh, nó gur bogadh an leathanach. Maireann na boird i gcónaí; ní athraíonn a naisc choíche.
lobby-nowhere-home = Go dtí an leathanach baile

## How the luck works

lobby-luck-title = Conas a oibríonn an t-ádh
lobby-luck-1 = Sula dtosaíonn cluiche, tarraingíonn an bord uimhir rúnda óna leanfaidh gach dísle, gach roinnt agus gach crannchur, agus taispeánann sé a méarlorg do chách. As sin amach ní féidir uimhir eile a chur ina háit: ní oirfeadh an méarlorg di a thuilleadh.
lobby-luck-2 = Nuair atá an méarlorg feicthe, is féidir le gach imreoir focal a chur leis, agus meascfar na focail isteach. Ní raibh an bord in ann na focail a thuar, agus níl an uimhir ar eolas ag aon imreoir: má chuireann tusa focal leis, ní féidir le haon duine ag an mbord, an t-óstach san áireamh, caitheamh ná roinnt a roghnú.
lobby-luck-3 = Nuair a bheidh an cluiche thart, taispeánfar an uimhir agus na focail, agus oibreoidh do bhrabhsálaí féin gach tarraingt amach arís. Imríonn na botanna leis an ádh céanna leatsa, agus ní fheiceann siad dada sa bhreis de.
lobby-luck-exact = Gach céim, go beacht

## The games

lobby-game-brandubh = Brandubh
    .about = Ní mór don Rí sa lár cúinne a bhaint amach; tá a dhá oiread Lochlannach ag druidim isteach air.
    .length = 10–20 nóiméad
lobby-game-tablut = Tablut
    .about = An clár mór: briseann an Rí amach go dtí imeall ar bith, mura dtimpeallaíonn na Lochlannaigh é.
    .length = 20–40 nóiméad
lobby-game-brian-boru = Brian Bóramha
    .about = Roghnaigh cártaí, buaigh bailte le cleasa, agus pós, troid agus guigh go mbeidh tú i d’Ardrí.
    .length = 60–90 nóiméad
lobby-game-high-throne = The High Throne
    .about = Caith na díslí ar son laochra, beithíoch agus seod, téigh sa seans, agus goid a bhfuil ag daoine eile.
    .length = 15–20 nóiméad
lobby-game-unknown =
    .about = Cluiche nár casadh ar an leathanach seo cheana; is féidir é a imirt mar sin féin.
    .length = —
lobby-players = { $count ->
    [one] imreoir amháin
    [2] beirt imreoirí
    [3] triúr imreoirí
    [4] ceathrar imreoirí
    [5] cúigear imreoirí
    [6] seisear imreoirí
    [many] { $count } n-imreoir
   *[other] { $count } imreoir
  }
lobby-players-range = { $least }–{ $most } imreoirí

## The first page

lobby-welcome = Cluichí Ardríthe na hÉireann
lobby-about = Ceithre chluiche timpeall aon bhoird amháin: dhá cheann faoi rí atá á sheilg, ceann faoi ríocht a bhuaitear baile ar bhaile, agus ceann faoi dhíslí agus finscéalta. Imir láithreach le bot, nó seol nasc chuig cairde; níl cuntas de dhíth ar aon duine.
lobby-games = Na cluichí
lobby-play-now = Imir anois
lobby-play-now-about = Imir anois: { $game }, le bot
lobby-with-friends = Imir le cairde
lobby-with-friends-about = Imir le cairde: { $game }
lobby-learn = Foghlaim
lobby-learn-game = Foghlaim { $game }
lobby-watch = Féach
lobby-watch-count = { $count ->
    [one] Féach ar chluiche
    [two] Féach ar { $count } chluiche
    [few] Féach ar { $count } chluiche
    [many] Féach ar { $count } gcluiche
   *[other] Féach ar { $count } cluiche
  }
lobby-play-title = { $game }: imir
lobby-play-level = In aghaidh
lobby-play-side = Do thaobh
lobby-play-side-lot = De réir crainn
lobby-play-begin = Tosaigh
lobby-play-more = Tuilleadh roghanna
lobby-play-failed = Níorbh fhéidir an bord a shocrú: { $reason }
lobby-joined-failed = Níorbh fhéidir leat suí isteach: { $reason }

lobby-mine = Do bhoird
lobby-mine-all = Iad go léir
lobby-your-turn = Do shealsa
lobby-their-turn = Seal daoine eile
lobby-waits = Ag fanacht le himreoirí
lobby-ready = Réidh le tosú
lobby-open = Boird oscailte
lobby-open-none = Níl aon bhord ag fanacht le himreoirí faoi láthair
lobby-open-none-why = Socraigh ceann agus fág ar oscailt do chách é: suífidh daoine isteach le cliceáil amháin.
lobby-open-set-up = Socraigh bord oscailte
lobby-running = Cluichí ar siúl
lobby-more = Tuilleadh bord
lobby-finished = Críochnaithe le déanaí
lobby-lost = Níl an liosta ag leanúint a bhfuil ag tarlú faoi láthair. Leanfaidh a luaithe a fhreagróidh an freastalaí arís.
lobby-games-failed = Níorbh fhéidir na cluichí a lódáil.
lobby-try-again = Triail arís

lobby-host = Tá fáilte ag { $host } romhat
lobby-seats-taken = Suíocháin tógtha: { $taken } as { $seats }
lobby-join = Suigh
lobby-join-about = Suigh ag an mbord atá ag { $host }: { $game }
lobby-go = Oscail
lobby-go-about = { $do }: { $game }
lobby-play-on = Imir
lobby-replay = Féach arís
lobby-alone = tusa amháin
lobby-with = i gcuideachta: { $names }

lobby-bot-random = Randamach
lobby-bot-herdsman = Aoire
lobby-bot-squire = Giolla
lobby-bot-warrior = Laoch
lobby-bot-chieftain = Taoiseach
lobby-bot-champion = Curadh
lobby-bot-high-king = Ardrí

lobby-today = inniu
lobby-ago-days = { $days ->
    [one] inné
    [two] arú inné
   *[other] { $days } lá ó shin
  }

## Names

lobby-name = D’ainm
lobby-name-hint = Feicfidh daoine eile ag an mbord é.
lobby-name-ask = Cad a thabharfaimid ort?
lobby-name-ask-why = Is tusa “{ $name }” go dtí go ndeir tú a mhalairt.
lobby-name-save = Sin mise
lobby-name-skip = Ní anois
lobby-name-saved = Is tusa { $name } anois.
lobby-name-long = 40 litir ar a mhéad a bhíonn in ainm, níos lú má tá síntí fada ann.
lobby-name-menu = Cé tusa
lobby-name-more = Do leathanach agus do shocruithe

## Setting up a table

lobby-new = Bord: { $game }
lobby-new-about = Tá gach rud socraithe mar is mian le formhór na ndaoine. Athraigh do rogha rud.
lobby-new-unknown = Níl an cluiche “{ $game }” ar eolas ag an bhfreastalaí seo.
lobby-new-other = Roghnaigh cluiche eile
lobby-change = Athraigh
lobby-done = Déanta

lobby-who = Cé a imreoidh
lobby-company = Cén chuideachta?
lobby-company-friends = Cairde
    .hint = Gheobhaidh tú nasc le seoladh chucu.
lobby-company-bots = Botanna
    .hint = Tosóidh an cluiche láithreach.
lobby-company-screen = Aon scáileán
    .hint = Imríonn cách anseo, duine i ndiaidh duine.
lobby-company-mixed = Do mheascán
    .hint = Mar a shocraíonn tú na suíocháin thíos.
lobby-how-many = Cé mhéad imreoir?
lobby-seats = Na suíocháin
lobby-seat = Suíochán { $seat }
lobby-seat-vikings = Lochlannaigh, a thosaíonn
lobby-seat-celts = Ceiltigh, leis an Rí
lobby-seat-lot = Suíochán { $seat }, taobh trí chrannchur
lobby-sitter-me = Tusa
lobby-sitter-friend = Cara
lobby-sitter-friend-about = Saor don té a seolfaidh tú an nasc chuige.
lobby-sitter-public-about = Saor don té a thiocfaidh an bealach.
lobby-sitter-me-about = Tú féin a imreoidh anseo.
lobby-sitter-me-too-about = Imreofar ar an scáileán seo freisin é.
lobby-sitter-bot = Bot: { $level }
lobby-no-seat-mine = Ag féachaint amháin a bheidh tú.

lobby-clock = Clog
lobby-clock-kind = Cé mhéad ama a bheidh ann?
lobby-clock-none = Gan chlog
lobby-clock-kind-none = Gan chlog
    .hint = Bíodh a gcuid ama ag cách.
lobby-clock-kind-game = Sa chluiche
    .hint = An méid seo do na bearta go léir le chéile, agus beagán breise le gach ceann.
lobby-clock-kind-move = Sa bheart
    .hint = An méid seo do gach beart, agus tosaíonn an chéad cheann eile as an nua.
lobby-clock-kind-days = Laethanta
    .hint = Imir nuair a bhíonn tú thart; tá laethanta agat do gach beart.
lobby-clock-game = { $time } + { $more }
lobby-clock-game-bare = { $time } an duine
lobby-clock-move = { $time } sa bheart
lobby-clock-days = { $days ->
    [one] 1 lá sa bheart
   *[other] { $days } lá sa bheart
  }
lobby-clock-own = Do cheann féin
lobby-clock-presets = Cé acu?
lobby-clock-minutes = Nóiméid do gach imreoir
lobby-clock-increment = Soicindí breise le gach beart
lobby-clock-seconds = Soicindí do gach beart
lobby-clock-days-own = Laethanta do gach beart
lobby-clock-bad-move = Idir 5 shoicind agus uair an chloig is féidir a thabhairt do bheart.
lobby-clock-bad-game = Idir 10 soicind agus deich n-uaire an chloig is féidir a thabhairt do chluiche, agus deich nóiméad breise ar a mhéad le beart.
lobby-clock-bad-days = Idir 1 lá agus 30 lá is féidir a thabhairt do bheart.
lobby-hours = { $hours } u
lobby-minutes = { $minutes } nóim
lobby-seconds = { $seconds } s
lobby-late = Nuair a bheidh an t-am istigh
lobby-late-bot = Imreoidh bot
    .hint = Leanfaidh an cluiche ar aghaidh do na daoine eile; beidh cead ag an té a bhí mall teacht ar ais.
lobby-late-loses = Tá sé caillte
    .hint = Caillfidh an té a bhí mall an cluiche; más mó ná beirt atá ag imirt, glacfaidh bot an suíochán.

lobby-name-and-list = Ainm agus aíonna
lobby-hints = Leideanna
    .hint = Deir imreoir láidir le gach imreoir cad a dhéanfadh sé
lobby-table-name = Ainm an bhoird
lobby-table-name-hint = Is féidir é a fhágáil folamh; ainm an chluiche a bheidh air ansin.
lobby-table-name-long = Tá an t-ainm rófhada: 60 litir ar a mhéad, níos lú má tá síntí fada ann.
lobby-public = Cé a aimseoidh é?
lobby-public-no = Le nasc amháin
    .hint = Níl sé ar aon liosta, agus ní féidir le haon duine a sheoladh a thomhas.
lobby-public-yes = Cách
    .hint = Beidh sé ar an liosta ar an leathanach baile; tá cead ag cách suí isteach nó féachaint.

lobby-rules = Rialacha
lobby-rules-set = Cé na rialacha?
lobby-rules-basic = Bunrialacha
    .hint = An cluiche mar a mhúintear de ghnáth é.
lobby-rules-federation = Cónaidhm
    .hint = Mar a imrítear ar na suíomhanna tafl: tá an ríchathaoir naimhdeach, agus tá cead ag an Rí filleadh uirthi.
lobby-rules-advanced = Ardrialacha
    .hint = Ní ghabhtar an Rí ach nuair atá sé iata isteach ar gach taobh.
lobby-rules-own = Do rogha féin
    .hint = Roghnaigh gach riail aisti féin.
lobby-rules-each = Gach riail aisti féin
lobby-rules-count = { $count ->
    [one] Riail amháin de do rogha féin
   *[other] { $count } riail de do rogha féin
  }
lobby-two-sets = Dhá sheit, taobhanna malartaithe
    .hint = Imríonn gach duine an dá thaobh uair amháin; an té a bhuann an dá sheit, nó is tapúla a bhuann, buann sé an comhrac.
lobby-lots = Crannchur taobhanna
    .hint = Socraíonn an t-ádh cé a thosóidh leis na Lochlannaigh, go cothrom agus sa chaoi gur féidir le cách é a sheiceáil.
lobby-position = Ó shuíomh de do rogha féin
lobby-position-hint = Rónna ón mbarr anuas, mar a scríobhann an t-eagarthóir iad. Fág folamh don ghnáth-thús.
lobby-position-edit = Leag amach san eagarthóir é
lobby-position-usual = Ar ais chuig an ngnáth-thús

lobby-last-card = An cárta deiridh i ngach lámh
lobby-last-card-discard = Caith amach é
    .hint = Imíonn an cárta deiridh gan é a thaispeáint, mar is gnách.
lobby-last-card-play = Imir é
    .hint = Cleas breise i ngach babhta: ní théann dada amú.
lobby-last-card-chosen = { $last ->
    [play] Imrítear an cárta deiridh i ngach lámh
   *[discard] Caitear amach an cárta deiridh i ngach lámh
  }
lobby-last-card-five = Le cúigear imreoirí is féidir an cárta deiridh i ngach lámh a imirt in ionad é a chaitheamh amach. Ní dhéantar é sin riamh le níos lú.

lobby-deck = An paca
lobby-deck-usual = An gnáthphaca
    .hint = An paca a thagann le hArdrí: sé chárta dhéag as finscéalta na hÉireann, meáite go cúramach.
lobby-deck-own = Do cheann féin
    .hint = Paca a scríobh tú féin, i gcomhad.
lobby-deck-file = Paca mar chomhad
lobby-deck-file-hint = TOML nó JSON; míníonn docs/decks.md conas ceann a scríobh.
lobby-deck-choose = Roghnaigh comhad
lobby-deck-another = Roghnaigh comhad eile
lobby-deck-drop = nó scaoil anseo é
lobby-deck-read = “{ $name }”: { $cards ->
    [one] cárta amháin
    [two] { $cards } chárta
    [few] { $cards } chárta
    [many] { $cards } gcárta
   *[other] { $cards } cárta
  } as { $regions ->
    [one] réigiún amháin
   *[other] { $regions } réigiún
  }, { $objectives ->
    [0] gan aon Chuspóir
    [one] Cuspóir amháin
    [two] { $objectives } Chuspóir
    [few] { $objectives } Chuspóir
    [many] { $objectives } gCuspóir
   *[other] { $objectives } Cuspóir
  }.
lobby-deck-missing = Roghnaigh comhad an phaca, nó imir leis an ngnáthphaca.
lobby-deck-large = Tá an comhad seo rómhór do phaca: 200 KB ar a mhéad.
lobby-options-unknown = Ní heol don leathanach seo roghanna an chluiche seo; imreofar leis na gnáthroghanna é.

lobby-refused = Deir an freastalaí: { $reason }

lobby-summary = A bhfuil socraithe agat
lobby-sum-players = { $game } do { $count ->
    [1] dhuine amháin
    [2] bheirt
    [3] thriúr
    [4] cheathrar
    [5] chúigear
    [6] sheisear
   *[other] { $count }
  }: { $who }.
lobby-sum-me = tusa
lobby-sum-me-seats = { $count ->
    [2] beirt ar an scáileán seo
    [3] triúr ar an scáileán seo
    [4] ceathrar ar an scáileán seo
    [5] cúigear ar an scáileán seo
    [6] seisear ar an scáileán seo
    [many] { $count } nduine ar an scáileán seo
   *[other] { $count } duine ar an scáileán seo
  }
lobby-sum-friends = { $count ->
    [one] cara
    [2] beirt chairde
    [3] triúr cairde
    [4] ceathrar cairde
    [5] cúigear cairde
    [few] { $count } chara
    [many] { $count } gcara
   *[other] { $count } cara
  }
lobby-sum-guests = { $count ->
    [one] an té a shuífidh isteach
    [2] beirt a shuífidh isteach
    [3] triúr a shuífidh isteach
    [4] ceathrar a shuífidh isteach
    [5] cúigear a shuífidh isteach
    [few] { $count } dhuine a shuífidh isteach
    [many] { $count } nduine a shuífidh isteach
   *[other] { $count } duine a shuífidh isteach
  }
lobby-sum-bots = { $count ->
    [one] bot ({ $level })
    [2] dhá bhot ({ $level })
    [3] trí bhot ({ $level })
    [4] ceithre bhot ({ $level })
    [5] cúig bhot ({ $level })
    [few] { $count } bhot ({ $level })
    [many] { $count } mbot ({ $level })
   *[other] { $count } bot ({ $level })
  }
lobby-sum-as = { $side ->
    [vikings] tusa leis na Lochlannaigh
   *[celts] tusa leis na Ceiltigh
}
lobby-sum-no-clock = Gan chlog.
lobby-sum-clock = { $clock }; { $late ->
    [bot] nuair a bheidh an t-am istigh, imreoidh bot.
   *[loses] nuair a bheidh an t-am istigh, beidh an cluiche caillte.
  }
lobby-sum-public = Is féidir le cách é a aimsiú, suí isteach agus féachaint.
lobby-sum-public-full = Is féidir le cách é a aimsiú agus féachaint.
lobby-sum-private = Ní aimseoidh aon duine é gan an nasc.
lobby-sum-starts = Tosóidh sé láithreach.
lobby-sum-waits = Tosóidh sé nuair a bheidh gach suíochán tógtha.
lobby-set-up = Socraigh an bord
lobby-set-up-start = Tosaigh an cluiche

## Oneself

lobby-me = Do leathanach
lobby-me-tables = Boird
lobby-me-name = Cuntas
lobby-me-devices = Gléasanna
lobby-me-people = Daoine
lobby-me-settings = Socruithe
lobby-me-guest-note = Aoi atá ionat. Coinnítear sa bhrabhsálaí seo gach a ndéanann tú; cuir pasfhocal le d’ainm chun teacht air ó áit eile freisin.
lobby-me-account-note = Tá pasfhocal ag gabháil le d’ainm: logáil isteach leis an dá cheann ó áit ar bith.
lobby-me-running = Ar oscailt agus ar siúl
lobby-me-running-none = Níl tú i do shuí ag aon bhord
lobby-me-running-none-why = Roghnaigh cluiche ar an leathanach baile: le bot, tosóidh sé láithreach.
lobby-me-finished = Cluichí críochnaithe
lobby-result-won = Bhuaigh tú
lobby-result-lost = Chaill tú
lobby-result-shared = Bua roinnte
lobby-lasted-minutes = { $minutes } nóim
lobby-lasted-hours = { $hours } u
lobby-lasted-days = { $days ->
    [one] lá amháin
    [two] { $days } lá
    [few] { $days } lá
    [many] { $days } lá
   *[other] { $days } lá
}
lobby-me-search = Cuardach: cluiche, ainm, imreoir
lobby-me-searching = Do chluichí á gcuardach …
lobby-me-found-none = Níl cluiche mar sin agat.
lobby-me-finished-none = Níl aon chluiche críochnaithe fós
lobby-me-finished-none-why = Coinnítear anseo a bhfuil imeartha go deireadh agat, le féachaint air arís agus le roinnt.
lobby-me-more = Cluichí níos sine
lobby-me-claim = Coinnigh an t-ainm seo
lobby-me-claim-why = Le pasfhocal is leatsa amháin an t-ainm, agus beidh tú in ann logáil isteach leis in áit ar bith. Níl ríomhphost de dhíth; ach ní féidir le haon duine pasfhocal nua a sheoladh chugat má dhéanann tú dearmad air: faigh cóid chuige sin ina dhiaidh seo.
lobby-me-password = Pasfhocal
lobby-me-password-hint = Ocht gcarachtar ar a laghad.
lobby-me-password-short = Ocht gcarachtar ar a laghad a bhíonn i bpasfhocal.
lobby-me-claim-do = Coinnigh an t-ainm
lobby-me-claimed = Is leatsa an t-ainm { $name } anois.
lobby-me-login = Logáil isteach
lobby-me-login-why = An bhfuil ainm agus pasfhocal agat cheana? Fanfaidh an méid atá tosaithe anseo ag { $name } leis an aoi sin.
lobby-me-login-name = Ainm
lobby-me-logged-in = Fáilte ar ais! Is tusa { $name }.
lobby-me-logout = Logáil amach
lobby-me-logout-why = Déanfaidh an brabhsálaí seo dearmad ort; fanfaidh do bhoird, ag feitheamh leat logáil isteach arís.
lobby-me-logout-guest-why = Aoi atá ionat: gan phasfhocal ná gléas eile ní féidir le haon duine, ná leat féin, filleadh leis an ainm { $name }.
lobby-me-logged-out = Tá tú logáilte amach.
lobby-me-stay = Fan
lobby-me-ended = Tá deireadh le do sheisiún faoin ainm { $name }. Is tusa { $guest } anois.
lobby-me-claimed-codes = Má dhéanann tú dearmad ar an bpasfhocal lá éigin, tabharfaidh cóid ar ais thú.
lobby-me-claimed-get = Faigh cóid

lobby-me-password-change = Athraigh an pasfhocal
lobby-me-password-change-why = Fanfaidh tú logáilte isteach anseo; beidh ort logáil isteach arís i ngach áit eile. Ní bheidh na cóid chun filleadh bailí a thuilleadh: faigh cinn nua.
lobby-me-password-old = An pasfhocal reatha
lobby-me-password-new = Pasfhocal nua
lobby-me-password-do = Athraigh é
lobby-me-password-changed = Athraíodh do phasfhocal. Tá deireadh le gach seisiún eile.
lobby-me-password-wrong = Ní hé sin do phasfhocal.

lobby-me-forgotten = Dearmad déanta ar an bpasfhocal?
lobby-recover = Tar ar ais le cód
lobby-recover-why = Ligfidh ceann de na cóid a choinnigh tú isteach thú, le pasfhocal nua. Cuirfear deireadh le do sheisiúin eile go léir.
lobby-recover-code = Cód
lobby-recover-hint = Is cuma faoi fhleiscíní agus faoi cheannlitreacha.
lobby-recover-do = Tar ar ais
lobby-recover-back = Ar ais go dtí an logáil isteach
lobby-recover-wrong = Níl aon chuntas ann leis an ainm agus leis an gcód seo. Oibríonn cód uair amháin, agus tagann cóid nua in ionad na gcód go léir a bhí ann roimhe.
lobby-recover-none = Gan chód, is é riarthóir an fhreastalaí seo amháin a fhéadann pasfhocal nua a thabhairt duit.

lobby-codes = Cóid le teacht ar ais
lobby-codes-why = Má dhéanann tú dearmad ar an bpasfhocal, is féidir ceann nua a shocrú le ceann de na cóid seo. Oibríonn gach cód uair amháin; coinnigh in áit shábháilte iad.
lobby-codes-replace = Tagann cóid nua in ionad na gcód go léir a bhí ann roimhe.
lobby-codes-do = Déan cóid nua
lobby-codes-once = Anois amháin a thaispeántar na cóid seo: breac síos nó sábháil iad. Tagann siad in ionad na gcód go léir a bhí ann roimhe.
lobby-codes-list = Do chóid
lobby-codes-save = Sábháil mar chomhad
lobby-codes-kept = Tá siad coinnithe agam
lobby-codes-file = Cóid le teacht ar ais faoin ainm { $name } ag { $address }. Oibríonn gach cód uair amháin.

lobby-data = Do chuid sonraí
lobby-data-why = Gach a gcoinníonn an freastalaí seo fút, in aon chomhad amháin: d’ainm, do sheisiúin agus do liostaí, a bhfuil ráite agat, do bhoird, agus taifid do chluichí críochnaithe.
lobby-data-do = Beir leat iad
lobby-forget = Tú féin a scriosadh
lobby-forget-why = Ní bheidh dada ar eolas ag an bhfreastalaí seo fút ina dhiaidh sin.
lobby-forget-do = Scrios mé
lobby-forget-sure = { $name } a scriosadh?
lobby-forget-name = Scriosfar d’ainm, do sheisiúin, do liostaí agus a bhfuil ráite agat. Beidh an t-ainm saor do dhaoine eile.
lobby-forget-finished = I gcluichí críochnaithe, “{ $somebody }” a bheidh ort feasta.
lobby-forget-running = I gcluichí atá ar siúl, glacfaidh botanna do shuíocháin.
lobby-forget-final = Ní féidir le haon duine é seo a chealú.
lobby-forget-yes = Scrios mé go deo
lobby-forgotten = Scriosadh gach rud a bhain le { $name }.

lobby-sessions = Áiteanna ina bhfuil tú logáilte isteach
lobby-sessions-why = Gach brabhsálaí agus teirminéal ina bhfuil tú faoin ainm { $name }. Cuir deireadh leis an rud nach n-úsáideann tú a thuilleadh nó nach n-aithníonn tú; tagann deireadh uaidh féin le seisiún nach n-úsáidtear ar feadh 90 lá.
lobby-session-this = an brabhsálaí seo
lobby-session-begun = Ó { $when }
lobby-session-seen = Úsáidte go deireanach: { $when }
lobby-session-end = Cuir deireadh leis
lobby-session-end-about = Cuir deireadh leis: ó { $when }
lobby-sessions-end-others = Cuir deireadh leis na cinn eile go léir
lobby-sessions-ended = { $count ->
    [one] Tá deireadh leis an seisiún.
    [2] Tá deireadh le dhá sheisiún.
    [few] Tá deireadh le { $count } sheisiún.
   *[other] Tá deireadh le { $count } seisiún.
  }

lobby-hand-over = Lean ar aghaidh ar ghléas eile
lobby-hand-over-why = Lean ort ag imirt ar d’fhón nó ar ríomhaire eile, faoi d’ainm féin. Oibríonn an cód uair amháin, ar feadh deich nóiméad.
lobby-hand-over-do = Taispeáin cód
lobby-hand-over-new = Cód nua
lobby-hand-over-scan = Scan é seo leis an ngléas eile, nó oscail an leathanach seo ansin agus clóscríobh an cód isteach.
lobby-hand-over-code = An cód
lobby-hand-over-left = { $minutes ->
    [0] Bailí ar feadh níos lú ná nóiméad.
    [one] Bailí ar feadh nóiméid amháin eile.
   *[other] Bailí ar feadh { $minutes } nóiméad eile.
  }
lobby-hand-over-over = Níl an cód seo bailí a thuilleadh.
lobby-hand-over-local = Osclaíodh an leathanach seo le seoladh nach n-oibríonn ach ar an meaisín seo. Oscail é ar dtús le hainm nó le huimhir an mheaisín i do líonra.
lobby-hand-over-qr = An cód mar phictiúr le scanadh
lobby-take-over = Tar anseo ó ghléas eile
lobby-take-over-why = Clóscríobh isteach an cód atá ar an ngléas eile. Beidh tú anseo faoin ainm atá ort ansin.
lobby-take-over-code = Cód ón ngléas eile
lobby-take-over-do = Lean ort anseo
lobby-take-over-ask = Tháinig cód duine éigin leis an seoladh seo. Leanúint ar aghaidh anseo mar an té a rinne é? Is tusa { $name } anois.
lobby-taken-over = Is tusa { $name } anseo freisin.
lobby-copy = Cóipeáil
lobby-copied = Cóipeáladh é.
lobby-not-copied = Níorbh fhéidir é a chóipeáil; marcáil é agus cóipeáil de láimh é.

lobby-blocked = Bactha
lobby-blocked-why = Ní féidir leo suí ag do bhoird.
lobby-blocked-none = Níl aon duine bactha agat.
lobby-muted = Balbhaithe
lobby-muted-why = Ní chloiseann tú a ndeir siad.
lobby-muted-none = Níl aon duine balbhaithe agat.
lobby-unblock = Lig isteach arís
lobby-unmute = Éist arís
lobby-unblock-about = Lig isteach ag do bhoird arís: { $name }
lobby-unmute-about = Éist arís: { $name }

lobby-set-theme = Dathanna
lobby-set-theme-system = Mar an gléas
lobby-set-theme-light = Pár
lobby-set-theme-dark = Solas coinnle
lobby-set-language = Teanga
lobby-set-language-system = Mar atá ar an ngléas
lobby-set-speed = Gluaiseacht
lobby-set-speed-off = Dada
lobby-set-speed-fast = Tapa
lobby-set-speed-normal = Ar a suaimhneas
lobby-set-speed-slow = Mall
lobby-set-speed-reduced = Iarrann do ghléas níos lú gluaiseachta, agus mar sin ní ghluaisfidh dada is cuma cad a roghnóidh tú anseo.
lobby-set-volume = Fuaimeanna
lobby-set-volume-step = { $volume ->
    [0] As
    [1] Íseal
    [2] Gnáth
   *[other] Ard
}
lobby-set-volume-hint = Cnag le beart, gliogram díslí, corda nuair is leatsa an seal.
lobby-set-confirm = Deimhnigh bearta
    .hint = Taispeántar beart ar dtús, agus seoltar é nuair a deir tusa é.
lobby-set-coordinates = Comhordanáidí
    .hint = Litreacha agus uimhreacha ar imeall na gclár.
lobby-set-odds = Seansanna na ndíslí
    .hint = Taispeánann sé cé chomh dóchúil is atá gach cárta.
lobby-set-rolls = Rollann na díslí uathu féin
    .hint = Seachas sin brúnn tú “Caith” do do dhíslí féin.
lobby-set-words = Boird i bhfocail
    .hint = Téacs agus líne d’orduithe in ionad na gclár, do léitheoirí scáileáin.
lobby-set-notify = Fógraí
    .hint = Insíonn an brabhsálaí duit gur leatsa an seal nuair atá an leathanach seo i bhfolach.
lobby-set-notify-denied = Ní cheadaíonn do bhrabhsálaí é don leathanach seo; is féidir leat é sin a athrú ina shocruithe.
