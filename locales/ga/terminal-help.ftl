### Cad a deir --help. Fanann na horduithe, na roghanna agus na línte samplacha i mBéarla; tá sé in
### locales/en/terminal-help.ftl conas a ainmnítear na téacsanna.
###
### This translation into Irish waits for review by a fluent speaker.
###
### Words used for help:
###   command; argument; option   ordú; argóint; rogha
###   left out                    gan é (gan í)
###   record; seed (of a record)  taifead; rún
###   seed (chosen)               síol
###   deck; folder; file          paca; fillteán; comhad
###   standard input              an t-ionchur caighdeánach
###   build                       leagan
###   screen reader               léitheoir scáileáin

## Every page of help

terminal-help-frame =
    .usage = Úsáid
    .commands = Orduithe
    .command-value = ORDÚ
    .arguments = Argóintí
    .options = Roghanna
    .options-value = ROGHANNA
    .examples = { $count ->
        [one] Sampla
       *[other] Samplaí
    }
    .default = [réamhshocrú: { $value }]
    .possible = [luachanna ceadaithe: { $values }]
    .possible-list = Luachanna ceadaithe

terminal-help-any-language = An teanga: { $languages }; gan í, an ceann in ARDRI_LANGUAGE, nó teanga an chórais
    .value = TEANGA
terminal-help-any-help = Taispeáin cabhair
    .more = Taispeáin cabhair (níos mó le ‘--help’)
    .summary = Taispeáin cabhair (níos giorra le ‘-h’)
terminal-help-any-version = Taispeáin an leagan
terminal-help-any-json = Tuairiscigh i bhfoirm JSON

## What can be chosen before a game

terminal-help-any-rules = Rialacha sa bhreis ar an mbunchluiche, le camóga eatarthu: edge-escape, strong-king, unarmed-king, hostile-throne, advanced (Tablut), king-returns, corners-hostile-to-king, no-edge-capture
    .value = LIOSTA
terminal-help-any-preset = Rialacha le chéile faoi ainm amháin: federation (Brandubh)
    .value = AINM
terminal-help-any-position = Tosaigh ón suíomh seo, mar shampla "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a"
    .value = SUÍOMH
terminal-help-any-two-sets = Imir dhá sheit, agus na taobhanna malartaithe don dara ceann
terminal-help-any-lots = Cuir crainn féachaint cé a thosóidh leis na Lochlannaigh
terminal-help-any-last-card = Cad a tharlaíonn do chárta deiridh gach láimhe (Brian Bóramha): discard (caith uait é) nó, le cúigear, play (imir é)
    .value = CAD
terminal-help-any-deck = Paca de do chuid féin (The High Throne), in TOML nó JSON
    .value = COMHAD

## The commands

terminal-help-ardri = Cluichí ardríthe na hÉireann: imirt, athimirt, fíorú agus tomhas
    .examples =
        ardri                                       boird ag http://localhost:7777
        ardri play                                  roghnaigh cluiche le himirt anseo
        ardri join http://localhost:7777/table/…    imir ag bord freastalaí
        ardri learn brandubh                        foghlaim cluiche céim ar chéim
        ardri play brandubh --coach                 céad chluiche, le traenálaí
        ardri rules brian-boru                      léigh na rialacha
        ardri play brian-boru --players 4           Brian Bóramha in aghaidh trí bhot
        ardri play high-throne --players 3          na díslí agus an Ardchathaoir
        ardri play brandubh --against random        Brandubh in aghaidh bot
        ardri play tablut --rules advanced --plain  do phíopaí is léitheoirí scáileáin
        ardri simulate brandubh --games 100000      conas a chríochnaíonn cluichí
        ardri odds                                  seansanna cruinne na gcártaí ársa
        ardri replay game.json                      seiceáil taifead
terminal-help-help = Taispeáin an chabhair seo nó cabhair faoi ordú

terminal-help-serve = Cuir boird ar fáil do bhrabhsálaithe, do chairde agus do scripteanna; sin a dhéanann `ardri` leis féin
    .missing = Cuir boird ar fáil; níl sé sa leagan seo
    .examples =
        ardri serve                                   anseo, ag http://localhost:7777
        ardri serve --listen 0.0.0.0:7777 --no-open   do chách sa líonra áitiúil
        ARDRI_DATA=/srv/ardri ardri serve --config ardri.toml
    .note = Is féidir an seoladh, an fillteán agus an seachfhreastalaí a shocrú sa timpeallacht freisin (ARDRI_LISTEN, ARDRI_DATA, ARDRI_BEHIND_PROXY) nó sa chomhad, agus an comhad féin in ARDRI_CONFIG; tá tuilleadh socruithe in docs/operations.md. Tagann rogha roimh an timpeallacht, agus an timpeallacht roimh an gcomhad.
terminal-help-serve-listen = An seoladh ar a n-éisteann an freastalaí, nó unix:COMHAD do sheachfhreastalaí
    .value = SEOLADH
terminal-help-serve-data = An áit a gcoinnítear boird agus cuntais: fillteán, nó postgres://… do bhunachar sonraí
    .value = ÁIT
terminal-help-serve-config = Socruithe in TOML
    .value = COMHAD
terminal-help-serve-behind-proxy = Deir seachfhreastalaí amháin chun tosaigh cad as a dtagann iarratais; ionann agus --proxies 1
terminal-help-serve-proxies = Cé mhéad seachfhreastalaí chun tosaigh a deir cad as a dtagann iarratais
    .value = UIMHIR
terminal-help-serve-public-url = An áit a bhfaightear é, mar shampla https://ardri.example; camóga idir cinn éagsúla
    .value = URL
terminal-help-serve-no-open = Ná hoscail brabhsálaí
terminal-help-serve-log-json = Scríobh an loga i bhfoirm JSON, líne amháin do gach teachtaireacht

terminal-help-export = Scríobh boird chríochnaithe freastalaí ina gcomhaid
    .missing = Scríobh boird chríochnaithe freastalaí ina gcomhaid; níl sé sa leagan seo
    .examples =
        ardri export --to games          gach bord críochnaithe, an freastalaí stoptha
        ardri export --data /srv/ardri --to games k3v…
terminal-help-export-data = An áit a gcoinníonn an freastalaí a chuid sonraí
    .value = FILLTEÁN
terminal-help-export-to = An fillteán do na comhaid
    .value = FILLTEÁN
terminal-help-export-tables = Na boird; gach ceann críochnaithe mura n-ainmnítear aon cheann
    .value = BOIRD

terminal-help-import-table = Glac boird chríochnaithe isteach i sonraí freastalaí
    .missing = Glac boird chríochnaithe isteach i sonraí freastalaí; níl sé sa leagan seo
    .examples =
        ardri import-table games/*.table.json
terminal-help-import-table-data = An áit a gcoinníonn an freastalaí a chuid sonraí
    .value = FILLTEÁN
terminal-help-import-table-files = Comhaid a scríobh `ardri export`
    .value = COMHAID

terminal-help-admin = An méid is ceadmhach do riarthóir a fheiceáil agus a dhéanamh, fiú le linn don fhreastalaí a bheith ar siúl
    .missing = An méid is ceadmhach do riarthóir a fheiceáil agus a dhéanamh; níl sé sa leagan seo
    .examples =
        ardri admin people             cuntais; `people ann` aíonna freisin
        ardri admin ban 7              coinneáil amach; `unban 7` a ligean isteach
        ardri admin rename 7 "New name"
        ardri admin reset-password 7   priontálann sé ceann nua
        ardri admin end-sessions 7
        ardri admin forget 7           amhail is gur scrios siad a gcuntas féin
        ardri admin close-table k3v…   tabhairt suas; `delete-table k3v…` a scriosadh
        ardri admin reports            tuairiscí; dúnann `close-report 3` ceann
        ardri admin audit              an méid a rinne riarthóirí
terminal-help-admin-data = An áit a gcoinníonn an freastalaí a shonraí
    .value = FILLTEÁN
terminal-help-admin-words = Cad tá le déanamh, agus cé dó
    .value = FOCAIL

terminal-help-backup = Sonraí freastalaí a chóipeáil i gcomhad, fiú le linn dó a bheith ar siúl
    .missing = Sonraí freastalaí a chóipeáil i gcomhad; níl sé sa leagan seo
    .examples =
        ardri backup /mnt/copies/ardri.db
terminal-help-backup-data = An áit a gcoinníonn an freastalaí a shonraí
    .value = FILLTEÁN
terminal-help-backup-file = An comhad, nach féidir leis a bheith ann fós
    .value = COMHAD

terminal-help-move = Aistrigh sonraí uile freastalaí idir fillteán agus PostgreSQL
    .missing = Aistrigh sonraí uile freastalaí; níl sé sa leagan seo
    .examples =
        ardri move --to postgres://ardri@localhost/ardri   ón ngnáthfhillteán
        ardri move --from postgres://ardri@localhost/ardri --to /srv/ardri
    .note = Stop an freastalaí ar dtús. Ní mór an áit nua a bheith folamh, coinníonn an tseanáit a bhfuil aici, agus cuirtear gach rud i gcomparáid sula mbíonn feidhm leis. In PGPASSWORD nó in ~/.pgpass is ceart pasfhocal a chur, mar feiceann daoine eile ar an ríomhaire argóintí ríomhchláir.
terminal-help-move-from = An áit a bhfuil na sonraí: fillteán, nó postgres://… do bhunachar sonraí
    .value = ÁIT
terminal-help-move-to = An áit a rachaidh siad
    .value = ÁIT

terminal-help-play = Imir sa teirminéal, le daoine eile ag aon mhéarchlár amháin nó in aghaidh botanna
    .examples =
        ardri play brian-boru                        Brian Bóramha in aghaidh trí bhot
        ardri play brian-boru --players 3 --against person
        ardri play high-throne                       in aghaidh dhá bhot
        ardri play high-throne --players 6 --deck my.toml
        ardri play brandubh                          beirt ag aon mhéarchlár amháin
        ardri play brandubh --coach                  céad chluiche, le traenálaí
        ardri play brandubh --against random --side celts
        ardri play tablut --rules advanced,hostile-throne
        ardri play brandubh --preset federation --two-sets --lots
        ardri play --resume game.json
        echo d2-e2 | ardri play brandubh --plain
terminal-help-play-game = An cluiche: { $games }; gan é, fiafraíonn roghchlár
    .value = CLUICHE
terminal-help-play-players = Cá mhéad imreoir: 3 go 5 i mBrian Bóramha, 4 gan é; 2 go 6 in The High Throne, 3 gan é
    .value = UIMHIR
terminal-help-play-against = Cé atá os do chomhair, ceann do chách nó liosta in ord na suíochán; gan é, botanna randamacha i mBrian Bóramha agus The High Throne, duine sna cinn eile, agus giollaí má tá traenálaí ann
    .value = CÉ
terminal-help-play-against-person = Daoine eile ag an teirminéal céanna
terminal-help-play-against-random = Botanna a ghníomhaíonn go randamach
terminal-help-play-against-herdsman = Botanna a bhfuil na rialacha acu agus a dtéann go leor amú orthu (Brandubh agus Tablut)
terminal-help-play-against-squire = Botanna a bhfuil a fhios acu cad atá ar siúl acu
terminal-help-play-against-warrior = Botanna a smaoiníonn cúpla beart chun tosaigh (Brandubh agus Tablut)
terminal-help-play-against-chieftain = Botanna ar annamh a théann aon rud amú orthu (Brandubh agus Tablut)
terminal-help-play-against-champion = Botanna a imríonn chomh maith agus is féidir leo i dtamall gearr
terminal-help-play-against-high-king = Botanna a mhachnaíonn chomh fada agus a cheadaíonn an clog (Brandubh agus Tablut)
terminal-help-play-side = Do thaobh in aghaidh bot, mura gcuirtear crainn: na Lochlannaigh gan é
    .value = TAOBH
terminal-help-play-side-vikings = Na hionsaitheoirí, a thosaíonn
terminal-help-play-side-celts = An Rí agus a ghardaí
terminal-help-play-seat = Do shuíochán i measc na mbotanna, ag comhaireamh ó 1 (Brian Bóramha, The High Throne)
    .value = UIMHIR
terminal-help-play-coach = Deir traenálaí le do thaobh ag gach ceist cén fáth a gcuirtear í, agus cad is fiú breathnú air
terminal-help-play-plain = Línte isteach, línte amach: do phíopaí agus do léitheoirí scáileáin
terminal-help-play-resume = Lean ar aghaidh le cluiche sábháilte
    .value = COMHAD
terminal-help-play-clock = An t-am atá ag gach duine: is é 5+3 cúig nóiméad agus trí shoicind sa bhreis le gach beart, is é 30s leathnóiméad do gach beart
    .value = AM
terminal-help-play-late = Cad a tharlaíonn don té a ritheann as am: loses gan é
    .value = FOCAL
terminal-help-play-late-loses = Cailltear an cluiche, más féidir cluiche a chailleadh; mura féidir, glacann bot an suíochán
terminal-help-play-late-bot = Glacann bot an suíochán
terminal-help-play-seed = Socraíonn sé roghanna na mbotanna, na crainn agus na roinntí, chun cluiche a athdhéanamh
    .value = UIMHIR

terminal-help-join = Imir ag bord freastalaí, le daoine i mbrabhsálaithe agus i dteirminéil eile
    .missing = Imir ag bord freastalaí; níl sé sa leagan seo
    .examples =
        ardri join http://localhost:7777/table/k3v…            glac suíochán saor
        ardri join http://localhost:7777/table/k3v… --watch    ná déan ach féachaint
        ardri join localhost:7777 --new brandubh               socraigh bord
        ardri join localhost:7777 --new high-throne --players 3 --bot squire
    .note = An té a thagann ar ais leis an nasc céanna, suíonn sé sa suíochán céanna arís.
terminal-help-join-link = An nasc chuig an mbord, mar a thaispeánann an leathanach é; le --new, seoladh an fhreastalaí
    .value = NASC
terminal-help-join-seat = An suíochán, ag comhaireamh ó 1; gan é, an chéad cheann saor
    .value = UIMHIR
terminal-help-join-name = D’ainm ag an mbord; gan é, an t-ainm a bhí ort ann, nó ceann a roghnaíonn an freastalaí
    .value = AINM
terminal-help-join-watch = Ná déan ach féachaint
terminal-help-join-coach = Deir traenálaí le do thaobh ag gach ceist cén fáth a gcuirtear í, agus cad is fiú breathnú air
terminal-help-join-new = Socraigh bord don chluiche seo
    .value = CLUICHE
terminal-help-join-players = Cá mhéad imreoir ag an mbord nua; gan é, an líon is lú is féidir
    .value = UIMHIR
terminal-help-join-bot = Cuir botanna sna suíocháin eile ag an mbord nua, agus tosaigh; ar an leibhéal seo, má thugtar ceann
    .value = LEIBHÉAL
terminal-help-join-sessions = An áit a gcoinnítear cé tú féin, ionas go bhfaighidh tú do shuíochán arís
    .value = COMHAD

terminal-help-learn = Foghlaim cluiche céim ar chéim, i línte simplí
    .examples =
        ardri learn                          na ceachtanna atá ann
        ardri learn brandubh                 an cluiche is éasca
        ardri learn tablut --language ga     i nGaeilge
terminal-help-learn-game = An cluiche: { $lessons }; gan é, fiafraítear díot
    .value = CLUICHE

terminal-help-rules = Léigh rialacha cluiche, riail amháin díobh, nó cuardaigh iad go léir
    .examples =
        ardri rules                          na leathanaigh atá ann
        ardri rules brandubh                 rialacha Brandubh agus Tablut
        ardri rules tafl#straight            riail amháin de réir a seolta
        ardri rules --search king throne     gach riail is breith leis na focail seo
terminal-help-rules-place = Cluiche, leathanach, nó seoladh rialach: page#mark
    .value = ÁIT
terminal-help-rules-search = Taispeáin gach riail agus gach breith ina bhfuil na focail seo go léir; i ndiaidh cluiche nó leathanaigh, ansin amháin
    .value = FOCAL

terminal-help-perft = Comhair na seichimh beart ar fhad áirithe, chun na rialacha a sheiceáil agus an luas a thomhas
    .examples =
        ardri perft brandubh --depth 6
        ardri perft tablut --rules advanced --depth 4 --divide
        ardri perft brandubh --preset federation --depth 5 --no-bulk --json
terminal-help-perft-game = An cluiche: brandubh nó tablut
    .value = CLUICHE
terminal-help-perft-depth = Cá mhéad beart i ngach seicheamh
    .value = N
terminal-help-perft-divide = Comhair gach céad bheart ar leithligh
terminal-help-perft-no-bulk = Déan agus meas gach beart deireanach in ionad iad a chomhaireamh in éineacht

terminal-help-simulate = Imir go leor cluichí randamacha agus tuairiscigh conas a chríochnaíonn siad
    .examples =
        ardri simulate brandubh --games 100000 --seed 1
        ardri simulate tablut --rules strong-king --games 1000 --json
        ardri simulate brandubh --lots --two-sets --games 10 --records games
terminal-help-simulate-game = An cluiche: { $games }
    .value = CLUICHE
terminal-help-simulate-players = Cá mhéad imreoir, i gcluichí a fhágann an rogha agat
    .value = N
terminal-help-simulate-games = Cá mhéad cluiche
    .value = N
terminal-help-simulate-seed = Socraíonn sé na cluichí: tugann an uimhir chéanna na cluichí céanna
    .value = S
terminal-help-simulate-records = Scríobh taifead de gach cluiche san fhillteán seo
    .value = FILLTEÁN

terminal-help-odds = Taispeáin seans cruinn gach cárta in The High Throne leis an imirt is fearr
    .examples =
        ardri odds                       paca an tí, le seacht nó ocht ndísle
        ardri odds --steal --dice 7+red  goid, leis an dísle dearg
        ardri odds --deck my.toml --json
terminal-help-odds-deck = Paca de do chuid féin, in TOML nó JSON
    .value = COMHAD
terminal-help-odds-dice = Na díslí: 7, 8 nó 7+red; gan é, gach ceann díobh
    .value = DÍSLÍ
terminal-help-odds-steal = Na cártaí a ghoid ó imreoir eile, rud a éilíonn Bís amháin sa bhreis

terminal-help-study = Imir go leor cluichí The High Throne idir botanna agus tuairiscigh conas a imríonn an paca
    .examples =
        ardri study --games 100000               paca an tí, le beirt go seisear
        ardri study --deck my.toml --players 3   paca de do chuid féin
        ardri study --guest points               bot nach gcomhaireann ach pointí
terminal-help-study-deck = Paca de do chuid féin, in TOML nó JSON
    .value = COMHAD
terminal-help-study-players = Cá mhéad imreoir; is féidir é a thabhairt cúpla uair; beirt go seisear gan é
    .value = N
terminal-help-study-games = Cá mhéad cluiche do gach líon imreoirí
    .value = N
terminal-help-study-seed = Socraíonn sé na cluichí: tugann an uimhir chéanna na cluichí céanna
    .value = S
terminal-help-study-guest = Cé a shuíonn i gceann de na suíocháin
    .value = BOT
terminal-help-study-guest-throne = Ceann cosúil leis na cinn eile, a mheasann cártaí de réir an tseans buachana
terminal-help-study-guest-points = Ceann a mheasann cártaí de réir na bpointí a thugann siad láithreach

terminal-help-arena = Lig do bhotaí imirt in aghaidh a chéile, agus tuairiscigh cé chomh láidir is atá siad
    .examples =
        ardri arena brandubh --bots champion,squire --games 200 --openings random:2
        ardri arena tablut --bots champion@5000n,champion@20000n --sprt 0,20
        ardri arena brian-boru --bots champion,squire,random --seats 4 --threads 2
        ardri arena brandubh --bots champion,yardstick --log run.jsonl --report run.html
    .note = Imrítear gach oscailt leis an dá thaobh, agus gach roinnt i ngach ord suí. Tá an chuid eile in docs/arena.md.
terminal-help-arena-game = An cluiche: { $games }
    .value = CLUICHE
terminal-help-arena-bots = Cé a imríonn, le camóga: leibhéil an chluiche, yardstick (tafl agus an Ardchathaoir, curadh 0.2), greedy (an Ardchathaoir), engine:ORDÚ, http://ÓSTACH:PORT/CONAIR; féadfaidh a bhuiséad féin a bheith ag gach ceann, mar champion@100ms
    .value = LIOSTA
terminal-help-arena-games = Cé mhéad cluiche, slánaithe suas go dtí go mbeidh gach ceann imeartha ag cách as gach oscailt i ngach suíochán
    .value = N
terminal-help-arena-seats = Cé mhéad a shuíonn ag bord, i gcluichí ina bhfuil rogha
    .value = N
terminal-help-arena-budget = Cá fhad a smaoiníonn botaí ar gach cinneadh: 50ms, 2s, nó 5000n don líon sin suíomhanna; gan é, mar a dhéanann a leibhéal
    .value = BUISÉAD
terminal-help-arena-seed = Socraíonn sé oscailtí, roinnt agus ádh na mbotaí: na cluichí céanna leis an uimhir chéanna, mura smaoiníonn botaí de réir an chloig
    .value = S
terminal-help-arena-threads = Cé mhéad cluiche in éineacht
    .value = N
terminal-help-arena-openings = Cá dtosaíonn cluichí tafl: i ndiaidh K beart randamach (random:K), nó i ndiaidh bhearta comhaid, oscailt sa líne
    .value = COMHAD|random:K
terminal-help-arena-longest = Cé mhéad gníomh sula gcuirtear deireadh le cluiche mar chomhscór: gan é, 600 i tafl, 20000 sna cinn eile
    .value = N
terminal-help-arena-sprt = Stop nuair a bheidh tástáil sheicheamhach idir dhá dhifríocht Elo socraithe, mar 0,10
    .value = ELO0,ELO1
terminal-help-arena-log = Coinnigh gach cluiche críochnaithe sa chomhad seo, agus lean ar aghaidh san áit ar stad sé
    .value = COMHAD
terminal-help-arena-report = Scríobh leathanach le táblaí agus pictiúir chuig an gcomhad seo
    .value = COMHAD

terminal-help-replay = Imir taifead arís, agus gach gníomh á sheiceáil
    .examples =
        ardri replay game.json
        ardri replay --trace game.json | tail -1
terminal-help-replay-file = An taifead, nó bord ó ardri export; léann - an t-ionchur caighdeánach
    .value = COMHAD
terminal-help-replay-trace = Scríobh líne JSON do gach gníomh, leis an staid iomlán ina dhiaidh

terminal-help-verify = Athríomh gach caitheamh agus gach roinnt i dtaifead óna rún
    .examples =
        ardri verify game.json
    .note = Insítear in docs/fairness.md conas a leanann tarraingtí ón rún.
terminal-help-verify-file = An taifead, nó bord ó ardri export; léann - an t-ionchur caighdeánach
    .value = COMHAD
terminal-help-verify-commitment = An gealltanas a bhreac tú síos roimh an gcluiche; caithfidh an ceann céanna a bheith sa taifead
    .value = HEX

terminal-help-import = Seiceáil cluichí tafl atá scríofa ina mbearta, ceann ar gach líne
    .examples =
        ardri import games.txt --game brandubh --preset federation
        ardri import games.txt --game tablut --json
    .note = Is cluiche í líne ar nós “1. d2-e2 c4-c2 2. e2-e3xd3”; is féidir uimhreacha agus píosaí gafa a fhágáil ar lár, agus is nóta é an rud a leanann #. Is é 1 an cód scoir má tá aon chluiche in aghaidh na rialacha.
terminal-help-import-file = An comhad; léann - an t-ionchur caighdeánach
    .value = COMHAD
terminal-help-import-game = An cluiche: brandubh nó tablut
    .value = CLUICHE

terminal-help-opentafl = Scríobh rialacha i nodaireacht OpenTafl, nó léigh iad
    .examples =
        ardri opentafl tablut --rules unarmed-king
        ardri opentafl brandubh --nearest
        ardri opentafl --read "dim:7 esc:e ks:m tfr:l start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/"
    .note = Insítear in docs/opentafl.md cad is féidir a rá go cruinn sa nodaireacht sin.
terminal-help-opentafl-game = An cluiche a scríobhtar a rialacha: brandubh nó tablut
    .value = CLUICHE
terminal-help-opentafl-read = Léigh an líne rialacha seo ina ionad
    .value = RIALACHA
terminal-help-opentafl-nearest = Glac leis an rud is gaire, agus liostaigh na difríochtaí

terminal-help-analyse = Aimsigh na línte is fearr ó shuíomh, nó meas gach beart i gcluiche tafl
    .examples =
        ardri analyse "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a" --lines 3
        ardri analyse game.json --time 2s
        ardri analyse games.txt --game tablut --nodes 100000 --json
    .note = Tá bua (“win”) cruthaithe, i líon sin beart; is i Lochlannaigh atá na luachanna eile, don té a bhogann. Insítear in docs/engine-protocol.md conas a ainmnítear beart.
terminal-help-analyse-target = Suíomh, nó comhad cluiche: taifead, bord ó ardri export, nó liosta beart; léann - an t-ionchur caighdeánach
    .value = SPRIOC
terminal-help-analyse-time = Cá fhad a chuardaítear gach suíomh, mar shampla 500ms, 2s nó 1m
    .value = AM
terminal-help-analyse-nodes = Cuardaigh an líon sin suíomhanna ina ionad, rud a fhaigheann an rud céanna gach uair
    .value = N
terminal-help-analyse-depth = Cuardaigh go dtí an doimhneacht seo ina ionad
    .value = N
terminal-help-analyse-lines = Cá mhéad líne ó shuíomh a insítear
    .value = N
terminal-help-analyse-threads = Cá mhéad snáithe a chuardaíonn
    .value = N
terminal-help-analyse-game = Cluiche an liosta beart: brandubh nó tablut; gan é, an ceann a oireann dó
    .value = CLUICHE

terminal-help-engine = Tabhair inneall Brandubh agus Tablut ar iasacht do ríomhchlár eile, tríd an ionchur agus an aschur caighdeánach
    .examples =
        ardri engine
        ardri engine --protocol opentafl
    .note = Tá na prótacail in docs/engine-protocol.md.
terminal-help-engine-protocol = An prótacal a labhraíonn an ríomhchlár eile
    .value = PRÓTACAL

terminal-help-completions = Scríobh comhlánuithe do bhlaosc, le cur san áit a lorgaíonn sí iad
    .examples =
        ardri completions bash > ~/.local/share/bash-completion/completions/ardri
terminal-help-completions-shell = An bhlaosc
    .value = BLAOSC
