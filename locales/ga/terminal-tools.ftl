### Cad a deir uirlisí líne na n-orduithe: ardri perft, simulate, odds, study, replay, verify, import,
### opentafl, analyse, export agus import-table. Fanann na horduithe agus na roghanna féin i mBéarla.
###
### This translation into Irish waits for review by a fluent speaker.
###
### Words used for the tools:
###   node (perft)          nód, nóid
###   action                gníomh, gníomhartha
###   seat                  suíochán
###   seed (chosen)         síol
###   seed (committed to)   rún
###   fair share            sciar cóir
###   turn (High Throne)    seal
###   deck; record          paca; taifead
###   legal                 de réir na rialacha
### Counts that come grouped (10 000) stand after a colon, since they cannot decide a form.

## Any of them; the program's name stands before what is wrong

terminal-tools-no-game = níl aon chluiche “{ $name }” ann; tá { $known } ann
terminal-tools-no-language = níl téacsanna ann sa teanga “{ $asked }”; tá { $known } ann
terminal-tools-input = ní féidir an t-ionchur caighdeánach a léamh
terminal-tools-read = ní féidir { $file } a léamh
terminal-tools-write = ní féidir { $file } a scríobh
terminal-tools-folder = ní féidir an fillteán { $folder } a dhéanamh
terminal-tools-deck = ní féidir é a léamh: { $why }
terminal-tools-start = ní féidir tosú

## ardri perft

terminal-perft-nodes = nóid
terminal-perft-seconds = soicindí
terminal-perft-speed = nóid sa soicind
terminal-perft-no-board = comhaireann perft bearta ar chlár, agus níl clár ag { $game }
terminal-perft-one-position = comhaireann perft bearta ó aon suíomh amháin: níl aon bhrí le --two-sets ná le --lots anseo

## ardri simulate

terminal-simulate-progress = cluichí: { $done }/{ $all }, fágtha: { $left }
terminal-simulate-played = { $game }: cluichí: { $games }, gníomhartha: { $actions }
terminal-simulate-won = bua ag suíochán { $seat }
terminal-simulate-shared = bua roinnte
terminal-simulate-drawn = cothrom
terminal-simulate-endings = conas a chríochnaigh siad
terminal-simulate-longest = an cluiche is faide
    .actions = gníomhartha: { $actions }
terminal-simulate-speed = gníomhartha sa soicind

## ardri odds

terminal-odds-centre = { $deck }, ón lár
terminal-odds-stolen = { $deck }, goidte ó imreoir eile
terminal-odds-card = cárta
terminal-odds-points = pointí
terminal-odds-lines = línte
terminal-odds-dice = tá 7, 8 agus 7+red ann mar dhíslí

## ardri study: the heads of its tables, which have the same columns in every language

terminal-study-deck = { $deck }, síol { $seed }
terminal-study-games = | imreoirí | cluichí | sealanna | 5 % | 95 % | díobh, le cárta amháin fágtha | 95 % | pointí an bhuaiteora | pointí gach imreora | cogadh ordóg | gan chríoch |
terminal-study-order = | imreoirí | buanna thar an sciar cóir, i bpointí céatadáin, de réir ord na sealanna | de réir suíocháin |
terminal-study-guest = | imreoirí | bua ag an aoi | sciar cóir |
# The counts are columns of their own: 2 | 3 | 4
terminal-study-objectives = | Cuspóir | coinnithe nuair a tarraingíodh é | comhlíonta nuair a coinníodh é | imreoirí: { $counts } | buanna i gcomparáid leis an sciar cóir |
terminal-study-cards = | cárta | na chéad sealanna a bhfuil sé mar sprioc acu | sealanna a bhfuil sé mar sprioc acu | goideanna sa chluiche | deireanach sa lár | ag an mbuaiteoir, i gcomparáid leis an sciar cóir |
terminal-study-regions = | réigiún faoi ghlas ag an deireadh | imreoirí: { $counts } |

## ardri replay and ardri verify

terminal-replay-legal = { $game }: { $count ->
    [one] { $count } ghníomh
    [two] { $count } ghníomh
    [few] { $count } ghníomh
    [many] { $count } ngníomh
   *[other] { $count } gníomh
}, gach rud de réir na rialacha.
terminal-replay-seat = suíochán { $seat } ({ $name })
terminal-verify-noted = Is é seo an gealltanas a bhreac tú síos.
terminal-verify-not-hex = 64 dhigit heicsidheachúlacha atá i ngealltanas
terminal-verify-seed = Is é seo an rún ar tugadh an gealltanas air.
terminal-verify-sealed = Is iad an rún, na suíocháin agus na focail na cinn as a ndearnadh gealltanas an bhoird, agus níl focal ag aon bhot.
terminal-verify-words = { $words ->
    [0] Níor chuir aon duine focal leis, agus mar sin d’fhéadfadh an té a tharraing an rún na tarraingtí a roghnú.
    [1] Cuireadh focal amháin leis nach raibh ar eolas ag aon duine eile sular taispeánadh an gealltanas.
   *[other] Cuireadh { $words } focal leis nach raibh ar eolas ag aon duine eile sular taispeánadh an gealltanas.
  }
terminal-verify-withheld = { $withheld ->
    [1] Tugadh gealltanas ar cheann eile nár nochtadh in am.
   *[other] Tugadh gealltanas ar { $withheld } cinn eile nár nochtadh in am.
  }
terminal-verify-plain = Tugadh na focail gan cheilt, agus mar sin bhí siad ar eolas ag an té a bhí i mbun an bhoird roimh an gcluiche.
terminal-verify-bot-word = Is le bot suíochán { $seat }, agus tá focal aige. D’fhéadfadh an té a rith an freastalaí é a roghnú chun a leasa féin, agus mar sin ní chruthaíonn an taifead seo aon rud faoin ádh ina choinne.
terminal-verify-seed-alone = Faoin rún amháin atá an gealltanas a bhreac tú síos. Taispeánann bord an lae inniu ceann eile nuair a thosaíonn an cluiche, faoi na focail freisin: má thaispeáin do bhordsa é, níl ach an ceann sin bailí, agus ní hé seo taifead an chluiche sin.
terminal-verify-unnoted = Ní féidir ach le do nóta féin a rá an é seo a gealladh roimh an gcluiche. Is é seo an gealltanas atá sa taifead: { $commitment }
terminal-verify-draws = { $draws ->
    [0] Ní raibh aon rud le socrú ag an ádh sa chluiche seo.
    [one] Leanann an t-aon tarraingt amháin uaidh.
    [two] Leanann an dá tharraingt uaidh.
    [few] Leanann na { $draws } tharraingt uaidh.
    [many] Leanann na { $draws } dtarraingt uaidh.
   *[other] Leanann na { $draws } tarraingt uaidh.
}

## How games ended

# A short name in a list; what has none keeps the word that records have for it.
terminal-ending-name = { $ending ->
    [king-captured] an Rí gafa
    [king-escaped] an Rí éalaithe
    [encircled] timpeallaithe
    [repetition] athrá
    [no-moves] gan beart fágtha
    [resigned] géillte
    [out-of-time] as am
    [both-sets] an dá sheit
    [fewer-moves] níos lú beart
    [equal-sets] cothrom i mbearta
    [points] pointí
    [tokens] comharthaí réigiúin
    [marriages] cártaí pósta
    [objective] Cuspóir
    [regions] réigiúin
    [thumb-war] cogadh ordóg
    [shared] bua roinnte
    [stuck] i bhfostú
    [unfinished] briste
    [failed] caillte trí theip
   *[other] { $ending }
}

## ardri import

terminal-import-one-game = cluiche amháin atá i líne: níl aon bhrí le --two-sets ná le --lots anseo
terminal-import-no-moves = ní scríobhtar cluichí { $game } ina mbearta
terminal-import-illegal = in aghaidh na rialacha: { $bad } as { $games } de na cluichí
terminal-import-line-illegal = líne { $line }: in aghaidh na rialacha i ndiaidh { $moves ->
    [one] { $moves } bheart
    [two] { $moves } bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}: { $why }
terminal-import-line-over = líne { $line }: { $moves ->
    [one] { $moves } bheart
    [two] { $moves } bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}. { $reason }
terminal-import-line-open = líne { $line }: { $moves ->
    [one] { $moves } bheart
    [two] { $moves } bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}, gan chríoch.
terminal-import-line-captures = líne { $line }: { $difference }

## ardri opentafl

terminal-opentafl-no-game = ní cluiche de chuid OpenTafl é { $game }
terminal-opentafl-nothing = ainmnigh cluiche, nó tabhair líne rialacha le --read
terminal-opentafl-game = cluiche
terminal-opentafl-rules = rialacha
terminal-opentafl-position = suíomh
terminal-opentafl-basic = bunrialacha
terminal-opentafl-differs = difríocht: { $difference }

## ardri analyse

terminal-analyse-not-a-time = scríobhtar am mar 500ms, 2s nó 1m
terminal-analyse-no-game = imríonn an t-inneall Brandubh agus Tablut, ní { $game }
terminal-analyse-over = Tá an cluiche thart: bhuaigh { $side }.
terminal-analyse-depth = doimhneacht { $depth }, { $nodes } suíomh
terminal-analyse-set = Seit { $set }
terminal-analyse-best = an beart is fearr
terminal-analyse-good = maith
terminal-analyse-inaccuracy = míchruinn
terminal-analyse-mistake = botún
terminal-analyse-blunder = botún mór
terminal-analyse-given-away = tugtha uaidh le gach beart: { $vikings } Lochlannach

## ardri export and ardri import-table

terminal-export-left-out = fágtar { $table } ar lár: { $why }
terminal-export-written = boird scríofa: { $written } as { $all }
terminal-import-table-taken = { $file }: bord { $table }
terminal-import-table-failed = comhaid nár glacadh: { $failed } as { $all }

## ardri admin, ardri backup agus ardri move

terminal-admin-unknown = ní féidir le riarthóir “{ $words }” a iarraidh; taispeánann `ardri admin --help` a bhfuil ann
terminal-admin-done = Déanta.
terminal-admin-password = Is é { $password } an pasfhocal nua
terminal-backup-written = tá { $file } scríofa
terminal-move-progress = sraitheanna cóipeáilte agus curtha i gcomparáid: { $done }/{ $all }, fágtha: { $left }
terminal-move-done = tá { $lines } líne loga agus { $rows } sraith eile in { $to }, mar atá siad in { $from }
