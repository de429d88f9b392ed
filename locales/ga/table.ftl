# The table: the waiting room, the game in its frame, looking back, and what comes after.
#
# This translation into Irish waits for review by a fluent speaker.

# The link to the server

table-offline = Ní féidir an freastalaí a shroicheadh. Seiceáil do cheangal agus triail arís.
table-unclear = Thug an freastalaí freagra nach dtuigeann an leathanach seo. Triail arís, nó lódáil an leathanach as an nua.
table-broke = Bhris an ceangal sular tháinig an freagra. Féach an ndearnadh é, agus mura ndearnadh triail arís.
table-lost = Cailleadh an ceangal. Tá do chluiche slán; táimid ag triail i gcónaí.
table-lost-waiting = Cailleadh an ceangal. Coinneofar do bheart agus seolfar é a luaithe a bheidh an ceangal ar ais.
table-regained = Tá tú ceangailte arís.
table-try-again = Triail anois

# Loading, and what can go wrong

table-title = { $name }
table-loading = Ag teacht chun boird…
table-none = Níl a leithéid de bhord ann
table-none-more = B’fhéidir go bhfuil an nasc gearrtha, nó nár socraíodh an bord riamh. Iarr an nasc arís.
table-damaged = Ní féidir leanúint leis an mbord seo
table-damaged-more = Ní féidir an méid a choinnigh an freastalaí de a léamh. Is ag an té atá i mbun an fhreastalaí atá tuilleadh eolais.
table-unreachable = Ní féidir an freastalaí a shroicheadh
table-closed = Tugadh an bord seo suas
table-closed-more = Dhún an t-óstach é sular thosaigh an cluiche.
table-home = Go dtí an leathanach baile

# Seats

table-seats = Imreoirí
table-bot = Bot { $level }
table-bot-for = { $bot } ({ $name })
table-bot-named = { $name } ({ $bot })
table-somebody = Duine éigin
table-guest = { $name } (aoi)
table-guest-mark = aoi
table-seat-empty = Suíochán { $number }
table-seat-same = { $name } ({ $number })
table-seat-free = Saor
table-watching = { $count ->
    [one] Tá duine amháin anseo.
    [2] Tá beirt anseo.
    [3] Tá triúr anseo.
    [4] Tá ceathrar anseo.
    [5] Tá cúigear anseo.
    [6] Tá seisear anseo.
    [7] Tá seachtar anseo.
    [8] Tá ochtar anseo.
    [9] Tá naonúr anseo.
    [10] Tá deichniúr anseo.
   *[other] Tá { $count } duine anseo.
  }
table-you-watch = Tá tú ag féachaint.
table-points = { $points ->
    [one] 1 phointe
    [two] { $points } phointe
    [few] { $points } phointe
    [many] { $points } bpointe
   *[other] { $points } pointe
  }

# The waiting room

table-wait-title = Tosóidh { $game } go luath
table-wait-hosted = Shocraigh { $host } an bord seo.
table-wait-hosting = Tá do bhord socraithe. Líon na suíocháin, ansin tosaigh.
table-sit = Suigh anseo
table-stand = Éirigh
table-put-bot = Cuir bot anseo
table-bot-level = Bot do shuíochán { $number }
table-clear-seat = Folmhaigh an suíochán
table-start = Tosaigh an cluiche
table-start-missing = { $count ->
    [one] Tá suíochán amháin saor fós.
    [two] Tá { $count } shuíochán saor fós.
    [few] Tá { $count } shuíochán saor fós.
   *[other] Tá { $count } suíochán saor fós.
  }
table-start-ready = Tá cách anseo.
table-start-waits = Tá tú réidh. Ag fanacht le { $names }.
table-start-theirs = Tá cead tosaithe ag { $host } agus ag gach duine atá ina shuí.
table-give-up = Dún an bord seo
table-give-up-sure = An bord seo a dhúnadh go deo? Ní bheidh aon duine in ann imirt air.
table-invite = Cuireadh
table-invite-more = An té a osclóidh an nasc seo, beidh sé in ann suí nó féachaint. Níl cuntas de dhíth.
table-invite-here = Ní oibreoidh an seoladh seo d’aon duine eile: níl sé bailí ach ar an ríomhaire seo. Do chairde i do líonra, stop Ardrí, tosaigh é le “ardri serve --listen { $address }”, agus oscail an leathanach le hainm nó le huimhir an ríomhaire seo.
table-invite-link = Nasc chuig an mbord seo
table-copy = Cóipeáil an nasc
table-copied = Cóipeáladh an nasc.
table-copy-failed = Níorbh fhéidir an nasc a chóipeáil. Roghnaigh é agus cóipeáil de láimh é.
table-share = Roinn
table-share-text = Imir { $game } liom
table-qr = Taispeáin cód QR
table-qr-alt = Cód QR leis an nasc chuig an mbord seo
table-word = Focal don ádh
table-word-yours = D’fhocal (faoi rún go dtí an tús)
table-word-hint = Roghnach: tá ceann randamach ann cheana. Fanann d’fhocal sa bhrabhsálaí seo go dtí go mbeidh na focail go léir socraithe; ansin meascfar isteach é i ngach caitheamh agus i ngach roinnt, sa chaoi nach bhféadfadh aon duine iad a roghnú, fiú an té atá i mbun an fhreastalaí.
table-word-add = Coinnigh é
table-word-added = Tá focal randamach á choinneáil duit.
table-word-change = Athraigh é
table-word-own = Tá d’fhocal á choinneáil go dtí an tús.
table-word-elsewhere = Tá d’fhocal ag brabhsálaí nó ag teirminéal eile. Ní mór dó a bheith oscailte nuair a thosóidh an cluiche.
table-word-change-own = Roghnaigh d’fhocal féin
table-sealing = Tá na focail go léir socraithe agus á nochtadh. Tosóidh an cluiche i gceann nóiméid, tar éis leathnóiméad ar a dhéanaí.
table-seal = Gealltanas an bhoird
table-seal-note = Breac síos é, agus ní féidir le haon duine ádh an chluiche seo a mhalartú ina dhiaidh.
table-seal-later = Taispeánfar é nuair a thosóidh an cluiche.
table-seal-wrong = Níor thug an bord seo gealltanas ar an rud a taispeánadh anseo roimhe. Fanann d’fhocal faoi rún, agus níl an t-ádh anseo le trust.
table-luck-how = Conas a choinnítear an t-ádh cothrom?
table-luck-explained = Tá a rún tarraingthe ag an bhfreastalaí cheana agus taispeánann sé a mhéarlorg, agus taispeánann gach suíochán méarlorg focail. Nuair a thosaíonn an cluiche taispeánann an bord gealltanas amháin orthu sin go léir, agus ansin amháin a nochtar na focail: ní féidir le haon duine an rún ná focal a roghnú de réir a bhfuil roghnaithe ag na daoine eile. An rún agus na focail le chéile a shocraíonn gach caitheamh agus gach roinnt. Nuair a bheidh an cluiche thart taispeánfar an rún, agus is féidir leis an leathanach seo gach rud a sheiceáil.
table-commitment = Méarlorg rún an fhreastalaí
table-rules-here = Ag an mbord seo
table-clock-none = Gan chlog: glac do chuid ama.
table-clock-move = { $seconds ->
    [one] 1 soicind do gach beart.
    [two] { $seconds } shoicind do gach beart.
    [few] { $seconds } shoicind do gach beart.
   *[other] { $seconds } soicind do gach beart.
  }
table-clock-game = { $minutes } nóim don chluiche ar fad, agus { $increment } s breise le gach beart.
table-clock-days = { $days ->
    [one] 1 lá do gach beart.
   *[other] { $days } lá do gach beart.
  }
table-late-loses = Nuair a bheidh an t-am istigh ag duine caillfidh sé, nó imreoidh bot má leanann an cluiche ar aghaidh.
table-late-bot = Nuair a bheidh an t-am istigh ag duine imreoidh bot ina áit.
table-public = Poiblí: aimseoidh duine ar bith ar an leathanach baile é.
table-private = Ní aimseoidh aon duine é gan an nasc.

# Playing

table-prompt = Cad atá le déanamh
table-prompt-you = Is é do shealsa é.
table-prompt-other = Tá an seal ag { $names }.
table-prompt-several = { $count ->
    [one] Ag fanacht le himreoir amháin eile.
    [2] Ag fanacht le beirt imreoirí.
    [3] Ag fanacht le triúr imreoirí.
    [4] Ag fanacht le ceathrar imreoirí.
    [5] Ag fanacht le cúigear imreoirí.
    [6] Ag fanacht le seisear imreoirí.
    [many] Ag fanacht le { $count } n-imreoir.
   *[other] Ag fanacht le { $count } imreoir.
  }
table-prompt-chance = Faoin ádh atá sé.
table-prompt-over = Tá an cluiche thart.
table-prompt-past = Tá tú ag féachaint siar.
table-prompt-past-line = Ag féachaint siar: { $text }
table-prompt-what-if = Do líne féin: imir don dá thaobh.
table-your-turn-title = Do shealsa — { $game }
table-over-title = Thart — { $game }
table-notify-turn = Is é do shealsa é
table-notify-over = Tá an cluiche thart
table-confirm-ask = An ndéanfar é?
table-confirm-yes = Déan é
table-confirm-no = Ná déan fós
table-sending = Á sheoladh…
table-undo = Cealaigh
table-ask-takeback = Tarraing siar
table-takeback-you = Tá { $name } ag iarraidh an beart deireanach a tharraingt siar.
table-takeback-yes = Ceadaigh é
table-takeback-no = Diúltaigh
table-takeback-waiting = D’iarr tú do bheart a tharraingt siar. Ag fanacht leis na daoine eile.
table-resign = Géill
table-resign-sure = Géilleadh sa chluiche seo?
table-resign-more = Buafaidh an taobh eile láithreach. Ní féidir é seo a tharraingt siar.
table-resign-no = Lean ort
table-abandon = Lig do bhot imirt
table-abandon-sure = Ligean do bhot imirt ar do shon?
table-abandon-more = Glacfaidh an bot is láidre do shuíochán go dtí go dtiocfaidh tú ar ais. Is féidir leat teacht ar ais am ar bith.
table-abandon-yes = Lig dó imirt
table-abandon-no = Fanfaidh mé
table-return = Suigh síos arís
table-leave = Fág an bord
table-rematch = Imir arís
table-to-rematch = Chuig an gcluiche nua
table-rematch-asked = Ba mhaith le { $name } imirt arís.
table-rematch-no = Níor mhaith, go raibh maith agat
table-rematch-waits = Ba mhaith leat imirt arís. Ag fanacht le { $names }.
table-rematch-withdraw = B’fhearr liom gan imirt
table-rematch-declined = B’fhearr le { $names } gan imirt arís.
table-menu = Tuilleadh
table-tools = Uirlisí
table-settings = Socruithe
table-coach = Traenálaí le do thaobh
table-curtain = Sín an scáileán chuig { $name }
table-curtain-more = Tá a bhfuil ag an suíochán eile i bhfolach go dtí sin.
table-curtain-ready = Is mise { $name }
table-see-as = Le feiceáil ag
table-see-all = Lucht féachana

# Panels

table-panels = Loga, comhrá agus tuilleadh
table-tab-log = Loga
table-tab-chat = Comhrá
table-tab-game = Cluiche
table-away = { $moves ->
    [one] Ó d’imigh tú: beart amháin.
    [two] Ó d’imigh tú: { $moves } bheart.
    [few] Ó d’imigh tú: { $moves } bheart.
    [many] Ó d’imigh tú: { $moves } mbeart.
   *[other] Ó d’imigh tú: { $moves } beart.
  }
table-away-show = Taispeáin dom
table-away-dismiss = Feicthe agam
table-to-present = Go dtí anois
table-log-label = Cad a tharla
table-log-gone = { $text } (tarraingthe siar)

# The log

table-log-sat = Shuigh { $name } i suíochán { $number }.
table-log-bot-sat = Shuigh { $bot } i suíochán { $number }.
table-log-left = Tá suíochán { $number } saor arís.
table-log-sealed = Tá na focail go léir socraithe. Gealltanas an bhoird, le breacadh síos: { $commitment }
table-log-withheld = Níor nocht { $name } an focal in am: ní áirítear é.
table-log-started = Thosaigh an cluiche.
table-log-ran-out = Tá an t-am istigh ag { $name }.
table-log-bot-took = Tá { $bot } ag imirt anois i suíochán { $number }.
table-log-bot-took-late = Tá an t-am istigh: tá { $bot } ag imirt anois i suíochán { $number }.
table-log-returned = Tá { $name } ar ais.
table-log-reminded = Is beag ama atá fágtha ag { $name }.
table-log-takeback-asked = D’iarr { $name } an beart deireanach a tharraingt siar.
table-log-takeback-yes = Tá { $name } sásta.
table-log-takeback-no = Níl { $name } sásta.
table-log-taken-back = Tharraing { $name } siar an beart deireanach.
table-log-ready = Tá { $name } réidh.
table-log-rematch-offered = Ba mhaith le { $name } imirt arís.
table-log-rematch-accepted = Ba mhaith le { $name } é sin freisin.
table-log-rematch-declined = Ní mian le { $name } imirt arís.
table-log-rematch = Tá siad ag imirt arís ag bord nua.
table-log-closed = Dúnadh an bord.
table-log-woken = Tá an freastalaí ar ais; tá na cloig ag rith arís.

# The scrubber

table-scrubber = Féach siar
table-moment = Beart { $place } as { $count }
table-moment-start = An tús
table-moment-now = Anois
table-first = Go dtí an tús
table-step-back = Céim siar
table-step-on = Céim ar aghaidh
table-last = Go dtí an deireadh
table-play = Seinn
table-pause = Sos

# Chat

table-chat-label = Comhrá ag an mbord seo
table-chat-empty = Níl dada ráite fós.
table-chat-say = Abair rud éigin
table-chat-send = Seol
table-chat-person = Roghanna: { $name }
table-mute = Ná taispeáin a ndeir { $name }
table-mute-done = Ní fheicfidh tú a ndeir { $name } a thuilleadh.
table-block = Coinnigh ó mo bhoird: { $name }
table-block-done = Ní shuífidh { $name } ag do bhoird a thuilleadh.
table-report = Tuairiscigh don riarthóir
table-report-why = Téann a scríobhann tú chuig riarthóir an fhreastalaí seo, le d’ainm agus leis na línte deireanacha den chomhrá ag an mbord seo. Ní insítear d’aon duine eile é.
table-report-reason = Cad atá cearr?
table-report-hint = Cad a tharla agus cé a rinne é, i d’fhocail féin.
table-report-long = { $most } litir ar a mhéad, níos lú má tá síntí fada ann.
table-report-send = Seol an tuairisc
table-report-done = Go raibh maith agat. Seoladh do thuairisc.

# A game that this page does not know

table-generic = Níl aithne ag an leathanach seo ar an gcluiche seo, ach is féidir leat é a imirt mar sin féin: deir an freastalaí cad a tharlaíonn agus cad is féidir leat a dhéanamh.
table-generic-choose = Cad is féidir leat a dhéanamh
table-generic-none = Níl dada le déanamh agat faoi láthair.
table-generic-none-match = Níl sé sin in aon ghníomh.
table-generic-view = Staid an chluiche

# The end

table-end-won = Bhuaigh tú!
table-end-beaten = Chaill tú.
table-end-shared = Roinneann tú an bua.
table-end-lost = Bhuaigh { $names }.
table-end-lost-several = Roinn { $names } an bua.
table-end-drawn = Cothrom.
table-end-yours = Tá an cluiche thart
table-end-replay = Féach arís air
table-end-share = Roinn
table-end-record = Taifead
table-end-luck = Seiceáil an t-ádh
table-end-places = Áiteanna
table-end-place = { $place }.

# What if

table-what-if = Dá mba rud é…
table-what-if-start = Lean ort ón áit seo
table-what-if-more = Triail beart eile ó phointe ar bith den chluiche. Fanann an cluiche féin mar a bhí.
table-what-if-from = Malairt ó bheart { $move }
table-what-if-from-start = Malairt ón tús
table-what-if-back = Ar ais chuig an gcluiche
table-what-if-chance = Is é an t-ádh a shocródh anseo, agus mar sin tá an líne seo thart.
table-what-if-over = Tá an líne thart: { $end }
table-what-if-delete = Scrios an líne seo
table-what-if-none = Níl aon líne ann fós.
table-what-if-empty = Roghnaigh beart ar an gclár.
table-what-if-failed = Ní féidir leanúint leis an líne seo: { $reason }

# Replays

table-replay-title = Féach ar chluiche
table-replay-lead = Oscail taifead, nó greamaigh bearta ó chluiche tafl.
table-replay-text = Taifead nó bearta
table-replay-hint = Taifead JSON mar a shábhálann an ríomhchlár seo é, nó bearta ar nós “1. d2-e2 c4-c2 2. …”.
table-replay-game = An cluiche, do bhearta amháin
table-replay-open = Oscail
table-replay-file = Roghnaigh comhad
table-replay-drop = Is féidir leat comhad a scaoileadh anseo freisin.
table-replay-other = Cluiche eile
table-replay-problem = Stopann an cluiche anseo: { $problem }
table-replay-refused = Ní féidir é seo a oscailt: { $reason }.
table-replay-too-big = Tá an comhad seo rómhór le bheith ina chluiche.
table-replay-unread = Ní féidir an comhad seo a léamh.

# A bhfuil le rá ag bot láidir faoi ghníomh.
table-hint-ahead = Buann sé { $games ->
    [one] cluiche amháin
   *[other] { $games } cluiche
 } as céad níos mó ná an dara rogha.
table-hint-behind = Buann sé { $games ->
    [one] cluiche amháin
   *[other] { $games } cluiche
 } as céad níos lú ná an rogha is fearr.
table-hint-equal = Is fiú é an oiread leis an rogha is fearr den chuid eile.
table-hint-none = Níl aon rud le socrú agat anois.
table-hint-line = { $action }: buann sé thart ar { $games } cluiche as céad.
table-hint-title = Cad a dhéanfadh imreoir láidir
table-review-none = As do { $decisions } cinneadh níor chosain ceann ar bith aon rud arbh fhiú trácht air.
table-review-title = As do { $decisions } cinneadh is iad seo is mó a chosain:
table-review-line = Gníomh { $number }, { $played }: chosain sé thart ar { $games } cluiche as céad. Níos fearr: { $better }.
table-review = An rud is mó a chosain
table-hint = Leid
table-hint-thinks = Tá imreoir láidir ag smaoineamh air …
table-hints-on = Tugtar leideanna: deir imreoir láidir cad a dhéanfadh sé.
