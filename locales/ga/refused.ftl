### Why something is not done, as the server and the terminal say it.
###
### This translation into Irish waits for review by a fluent speaker.
###
### The words are those of tafl.ftl, boru.ftl and throne.ftl. No sentence begins with a capital or ends
## Any game

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
refused-table-name-taken = tá duine den ainm sin ina shuí ag an mbord cheana
refused-table-no-hints = ní thugtar leideanna ag an mbord seo
refused-table-nothing-to-take-back = níl aon rud ann a d’fhéadfaí a tharraingt siar
refused-table-not-asked = níor iarr aon duine rud a tharraingt siar
refused-table-blocked = ní ligeann óstach an bhoird seo isteach thú
refused-table-key-used = úsáideadh eochair an iarratais seo cheana le haghaidh iarratais eile
refused-table-again = tá siad ag imirt arís cheana
refused-table-offered = dúirt tú é sin cheana; táthar ag fanacht leis na daoine eile
refused-table-declined = tá duine ann nach mian leis imirt arís, agus ní iarrtar air an dara huair
refused-table-no-offer = níor thairg aon duine imirt arís
refused-table-unwanted = tá duine ag an mbord seo nach mian leis imirt leat
refused-table-not-ready = níl gach duine ann fós
refused-table-starting = tá an cluiche ar tí tosú, agus mar sin ní féidir aon rud a athrú níos mó
refused-table-too-early = coinnigh an focal faoi rún go dtí go mbeidh na focail go léir socraithe: nochtar é nuair a thosaíonn an cluiche
refused-table-no-word-due = níl aon fhocal le nochtadh don suíochán seo
refused-table-other-word = ní hé seo an focal ar thug an suíochán gealltanas air
refused-table-clear-word = ní ghlactar le focail gan cheilt a thuilleadh: tá an ríomhchlár seo róshean chun d’fhocal a choinneáil faoi rún
refused-table-resign-itself = iarratas ar leith is ea géilleadh
refused-table-time-itself = an clog amháin a deir cathain atá an t-am istigh
refused-table-impossible = ní féidir é seo a dhéanamh: { $why }
refused-table-key-length = 1 go { $most } beart a bhíonn in eochair iarratais
refused-table-word-length = { $most } litir ar a mhéad a bhíonn i bhfocal don ádh
refused-table-saying-length = 1 go { $most } litir a bhíonn sa mhéid a deirtear
refused-table-saying-line = líne amháin de théacs inphriontáilte a bhíonn sa mhéid a deirtear
refused-table-name-length = { $most } litir ar a mhéad, ar líne amháin agus gan aon charachtar dofheicthe, a bhíonn in ainm boird
refused-table-no-game = níl cluiche ann darb ainm “{ $game }”
refused-table-clock-move = 5 go 3600 soicind a thógann beart
refused-table-clock-game = 10 go 36000 soicind a thógann cluiche, agus 600 ar a mhéad a chuireann beart leis
refused-table-clock-days = 1 go 30 lá a thógann beart

## Looking at games

refused-study-no-game = níl a leithéid de chluiche anseo
refused-study-action = gníomh { $number }: { $why }
refused-study-too-long = ní fhéachtar ar chluichí a bhfuil níos mó ná { $most } gníomh iontu
refused-study-not-tafl = ní insítear bagairtí ach i gcás Brandubh agus Tablut
refused-study-not-a-view = ní radharc ar an gcluiche é seo: { $why }
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
refused-record-version = níl eolas ar leagan { $version }; léann an ríomhchlár seo { $known } agus { $newest }
refused-record-other-fairness = ní insíonn sé faoin ádh mar a insíonn leagan { $version }
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
refused-record-other-word = ní hé focal shuíochán { $seat } an ceann ar tugadh gealltanas air
refused-record-other-table = níl gealltanas an bhoird déanta as an rún seo agus as na focail seo
refused-record-bot-word = deirtear gur bot agus gur duine suíochán { $seat } ag an am céanna, agus níl focal ag bot
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
refused-http-too-many-open = tá { $most } bord poiblí agat cheana ag fanacht le himreoirí; tosaigh nó dún ceann acu ar dtús
refused-http-no-such-page = níl a leithéid de leathanach i liosta na mbord
refused-http-no-moves = ní scríobhtar ina mbearta ach cluichí tafl
refused-http-bad-name = 1 go { $most } litir, ar líne amháin, a bhíonn in ainm
refused-http-bad-password = { $least } go { $most } litir a bhíonn i bpasfhocal
refused-http-no-password = ní féidir an pasfhocal seo a úsáid
refused-http-wrong-password = níl aon duine ann leis an ainm agus leis an bpasfhocal seo
refused-http-no-code = níl an cód seo bailí a thuilleadh
refused-http-banned = ní ligeann riarthóir an fhreastalaí seo isteach thú
refused-http-no-account = níl cuntas agat, ná pasfhocal dá réir
refused-http-not-a-session = níl a leithéid de sheisiún agat
refused-http-too-many-people = tá an líon is mó daoine curtha ina dtost nó bactha agat
refused-http-bad-reason = 1 go { $most } litir a bhíonn i bhfáth
refused-http-too-many-reports = tá an líon is mó tuairiscí uait ag fanacht le léamh
refused-http-no-session = níl aithne ar aon duine leis an seisiún seo: iarr ceann ag /api/guests
refused-http-foreign-origin = ó leathanach de chuid suímh eile a tháinig sé seo
refused-http-unknown-host = ní “{ $host }” is ainm don fhreastalaí seo; is féidir leis an té a ritheann é an t-ainm a cheadú le --public-url (public-url sa chomhad, ARDRI_PUBLIC_URL)
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
refused-store-database-in-use = tá an bunachar sonraí { $database } in úsáid ag freastalaí eile, { $by }
refused-store-evicted = tá an bunachar sonraí tógtha ar láimh ag freastalaí eile
refused-store-bad-address = ní féidir seoladh an bhunachair sonraí a úsáid: postgres://AINM:PASFHOCAL@ÓSTACH/BUNACHAR atá i gceist, le cóid % do charachtair speisialta
refused-store-unreachable = ní féidir teacht ar an mbunachar sonraí { $database }: { $why }
refused-store-encoding = { $encoding } an t-ionchódú atá ar an mbunachar sonraí { $database }, ach tá UTF8 de dhíth
refused-store-no-data = níl aon sonraí in { $place }
refused-store-not-empty = tá sonraí in { $place } cheana
refused-store-differs = ní hionann an chóip agus an bunleagan, mar sin níor aistríodh aon rud: { $what }
refused-store-no-file = le pg_dump a chóipeáiltear bunachar sonraí PostgreSQL; deir docs/operations.md conas
refused-store-newer = leagan níos nuaí den ríomhchlár seo a scríobh na sonraí
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
refused-log-words = níl na focail don ádh ag teacht le chéile
refused-store-listen = ní féidir éisteacht ar { $address }: { $why }
refused-setting-file = ní féidir { $file } a úsáid: { $why }
refused-setting-variable = { $name }: ní féidir “{ $value }” a úsáid
refused-export-no-table = níl an bord { $table } ann
refused-export-not-finished = níl an bord { $table } críochnaithe
refused-export-there = tá an bord { $table } ann cheana
refused-export-deleted = scriosadh an bord { $table } anseo, agus fanann sé scriosta
refused-export-unreadable = ní bord é seo: { $why }
refused-export-version = ní bord de leagan { $version } é seo

## Lessons

refused-lesson-answer = ní freagra é “{ $answer }”; is iad na freagraí ná { $answers }
