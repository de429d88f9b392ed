### The High Throne sa teirminéal: an méid nach ndeir an leathanach, nó a deir sé níos faide.
###
### This translation into Irish waits for review by a fluent speaker.
### Words as in throne.ftl. Commands and keys stay English. The six names begin with different letters,
### and names of cards and people never follow a word that would change them.

## Imreoirí, díslí, línte

terminal-throne-badge = { $seat ->
    [0] Mac Tíre
    [1] Carria
    [2] Fiach
    [3] Torc
    [4] Giorria
   *[other] Dobharchú
}
terminal-throne-die = { $die ->
    [red] dísle dearg
   *[extra] dísle breise
}
terminal-throne-or = { $one } nó { $other }

## Cuspóirí

terminal-throne-objective-own = Do Chuspóir: { $objective }; { $holds ->
    [holds] comhlíonta
    [now] comhlíonta anois
    [not] níl sé comhlíonta
   *[not-yet] níl sé comhlíonta fós
}.
terminal-throne-objective-drawn = Tharraing tú { $objective }.
terminal-throne-objective-none = Níl aon Chuspóir sa phaca seo.
terminal-throne-objective-later = Níor tarraingíodh aon Chuspóir fós.
terminal-throne-objective-nobody = Níl aon duine ag an méarchlár, mar sin ní thaispeántar aon Chuspóir.

## An bord

terminal-throne-title = { $cards ->
    [one] 1 chárta
    [two] { $cards } chárta
    [few] { $cards } chárta
    [many] { $cards } gcárta
   *[other] { $cards } cárta
} sa lár: { $stage ->
    [end] an deireadh
    [keep] na Cuspóirí
    [tie] comhscór
    [turn] an seal ag { $name }
   *[before] roimh an gcéad seal
}
terminal-throne-you = is tusa { $name }
terminal-throne-place = { $where ->
    [locked] { $name }, faoi ghlas
    [held] { $name }
   *[centre] an lár
}
terminal-throne-lines = Línte: { $lines }.
terminal-throne-locked = faoi ghlas: { $regions }
terminal-throne-turn = { $mine ->
    [yes] Do shealsa
   *[no] An seal ag { $name }
}: { $eighth ->
    [yes] seacht ndísle, agus ochtú ceann más mian leat
   *[no] { $dice } in úsáid
}.
terminal-throne-no-turn = Níl an seal ag aon duine.
terminal-throne-target = Sprioc: { $card }{ $steal ->
    [yes] , le goid, atá ag { $from }
   *[no] {""}
}. Líonta: { $filled }; oscailte: { $open }.
terminal-throne-no-target = Níl sprioc ann fós.
terminal-throne-the-dice = Na díslí:
terminal-throne-to-roll = Le caitheamh: { $dice }
terminal-throne-more-cards = ... taispeánann c { $count } eile
terminal-throne-more-below = ... { $count } eile thíos
terminal-throne-more-all = ... { $key }: an t-iomlán

## Cad atá le déanamh

terminal-throne-roll-line = Brúigh Enter chun { $dice } a chaitheamh, nó clóscríobh undo chun a ndearna tú a tharraingt siar.
terminal-throne-roll-key = Le caitheamh: { $dice }. Caitheann Enter, tarraingíonn u siar.
terminal-throne-which-die = Cé acu dísle a chuirfidh tú i leataobh?
terminal-throne-which-line = { $card }: cé acu líne?
terminal-throne-which-dice = Cé na díslí?
terminal-throne-pick-die = { $die ->
    [extra] extra: caith ocht ndísle
    [red] red: caith seacht ndísle agus an ceann dearg
   *[none] none: caith seacht ndísle
}
terminal-throne-pick-card = líon { $card }{ $steal ->
    [yes] , atá ag { $from }
   *[no] {""}
} ({ $points }): { $now } as { $all }
terminal-throne-pick-line = { $line ->
    [0] líon líne na goide
   *[other] líon líne { $line }
}: { $needs }
terminal-throne-pick-wild = { $dice }; áirítear an Bhís dhearg mar seo: { $face }
terminal-throne-pick-aside = cuir dísle i leataobh
terminal-throne-pick-set = { $red ->
    [yes] cuir an dísle dearg i leataobh, { $die } { $face }
   *[no] cuir i leataobh { $die } { $face }
}
terminal-throne-pick-thumb = { $yes ->
    [yes] yes: socróidh an t-ádh eadraibh má aontaíonn cách
   *[no] no: roinn an ríchathaoir
}
terminal-throne-next = { $next ->
    [card] Fiafrófar díot ansin cén líne nó cé na díslí.
    [line] Fiafrófar díot ansin cé na díslí.
   *[which] Fiafrófar díot ansin cé acu ceann.
}
terminal-throne-one-thing = Níl ach rud amháin le déanamh: { $action }.
terminal-throne-enter = Brúigh Enter chun é a dhéanamh.
terminal-throne-enter-back = Brúigh Enter chun é a dhéanamh, nó clóscríobh back.
terminal-throne-sure = { $action }: déanann Enter é, téann Esc siar.
terminal-throne-pass = Sín an méarchlár chuig { $name }, ansin brúigh Enter.
terminal-throne-only-roll = Níl le déanamh ach na díslí a chaitheamh, nó undo.

## Seansanna

terminal-throne-odds = An seans atá ag { $name } gach cárta a fháil sa seal seo, { $rolled ->
    [yes] ón gcaitheamh seo ({ $dice })
   *[no] roimh an gcaitheamh ({ $dice })
},
    .how = gan ach an cárta sin mar sprioc, chomh maith agus is féidir:
    .after = I ndiaidh -> tá an seans má líontar an líne sin ón gcaitheamh seo.
terminal-throne-odds-from = ag { $name }
terminal-throne-no-odds = Níl an seal ag aon duine, mar sin níl seansanna ann.
terminal-throne-odds-always = { $always ->
    [yes] Taispeánfar na seansanna as seo amach.
   *[no] Ní thaispeánfar na seansanna ach nuair a iarrann tú iad.
}

## Pointí

terminal-throne-scores-now = Dá mbeadh an cluiche thart anois; as na Cuspóirí níl ar eolas ach do cheannsa:
terminal-throne-scores-tie = Na pointí, agus comhscór ar a mbarr:
terminal-throne-scores-objective = An Cuspóir ag { $name }: { $holds ->
    [yes] comhlíonta
   *[no] níl sé comhlíonta
}. { $objective }.
terminal-throne-scores-cards = Ag { $name }: { $count ->
    [0] gan cártaí béal in airde
   *[other] { $cards }
}; faoi ghlas: { $locked ->
    [0] gan réigiún
   *[other] { $regions }
}.
terminal-throne-region = { $region }: { $state ->
    [locked] faoi ghlas ag { $name }
    [centre] iad go léir ({ $of }) sa lár
   *[held] { $held }, { $centre } as { $of } sa lár
}, { $points ->
    [one] 1 phointe
    [two] { $points } phointe
    [few] { $points } phointe
    [many] { $points } bpointe
   *[other] { $points } pointe
}

## Tosú agus imeacht

terminal-throne-begin = { $title }, do { $count ->
    [2] bheirt
    [3] thriúr
    [4] cheathrar
    [5] chúigear
    [6] sheisear
   *[other] { $count } imreoir
}. Clóscríobh help le haghaidh cabhrach.
terminal-throne-seats = Ag an mbord: { $names }.
terminal-throne-commitment = Tá an gealltanas faoi gach caitheamh i dtús an loga (PgUp). ?: cabhair, q: imigh
terminal-throne-taken-back = Tarraingthe siar: { $action }.
terminal-throne-unsaved-new = Níl an cluiche sábháilte. An dtosófar ceann nua?
terminal-throne-unsaved-quit = Níl an cluiche sábháilte. An imeoidh tú?
terminal-throne-still = Is féidir standings, log, save COMHAD, new nó quit a chlóscríobh fós.
terminal-throne-unfinished = Níl an cluiche críochnaithe.
terminal-throne-unfinished-at = Níl an cluiche críochnaithe ({ $stage }).
terminal-throne-ended = Tháinig deireadh leis an ionchur; níl an cluiche críochnaithe ({ $stage }).
terminal-throne-parting = { $title }: { $how }
    .saved = { $title }: { $how } Tá sé sábháilte sa chomhad { $file }.

## An rud nach féidir

terminal-throne-unknown = Níl aon ordú ná rogha “{ $text }” ann; liostaíonn help na horduithe, agus legal a bhfuil cead agat a dhéanamh.
terminal-throne-stands-alone = Seasann “{ $word }” leis féin; ní scríobhtar dada ina dhiaidh.
terminal-throne-say-card = Scríobh cárta i ndiaidh card, mar shampla card Lugh.
terminal-throne-say-action = Scríobh gníomh i ndiaidh preview, mar shampla preview aside K.
terminal-throne-say-fill = Scríobh cárta i ndiaidh fill, a líne agus na díslí.
terminal-throne-say-odds = Seasann odds leis féin, nó le on nó off.
terminal-throne-no-card = Níl aon chárta “{ $text }” sa phaca seo.
terminal-throne-several-cards = Is iomaí cárta a d’fhéadfadh a bheith i gceist le “{ $text }”: { $cards }.
terminal-throne-not-dice = Ní díslí iad “{ $text }”: S, T, K, 1, 2, 3, agus r roimh aghaidh an dísle dheirg; ocht gcinn ar a mhéad.
terminal-throne-not-action = Ní gníomh é “{ $text }”. Scríobhtar gníomhartha mar seo: fill Lugh 2 TK, aside K, aside rS, keep AINM, die red, thumb-war yes.
terminal-throne-no-line = { $card }: ní líonann an caitheamh seo líne ar bith.
terminal-throne-why-roll = Ní líonann an caitheamh seo an líne sin.
terminal-throne-no-roll = Níl dada le caitheamh anois.
terminal-throne-open = Fágann sé sin rud éigin oscailte; scríobh an gníomh iomlán.
terminal-throne-no-choice = Níl dada le socrú anois.
terminal-throne-nobody = Níl aon duine anseo chun aon rud a tharraingt siar.

## Leathanaigh

terminal-throne-page-end = An deireadh
terminal-throne-page-effect = Cad a dhéanfadh sé
terminal-throne-page-standings = Mar atá an scór
terminal-throne-page-odds = Seansanna
terminal-throne-page-cards = Cártaí
terminal-throne-page-keys = Eochracha
terminal-throne-page-card = Cárta
terminal-throne-page-log = An cluiche go dtí seo
terminal-throne-page-legal = Cad is féidir leat a dhéanamh

## Cabhair. Is ionann na horduithe agus na heochracha i ngach teanga.

terminal-throne-bar = { $mode ->
    [line] Enter: déan é   Esc: siar
    [file] Enter: sábháil   Ctrl-U: glan   Esc: siar
    [confirm] y: déan é   n: ná déan
    [pass] Enter ar aghaidh  t scór  c cártaí  r rialacha  s sábháil  ? cabhair  q imigh
    [over] n cluiche nua  g cluichí eile  s sábháil  t scór  : scríobh (log)  q imigh
    [sure] Enter: déan é  Esc siar  t scór  c cártaí  o seans  ? cabhair  q imigh
    [roll] Enter: caith  u siar  o seans  c cártaí  t scór  ? cabhair  q imigh
    [coached] Enter: tóg  : scríobh  Tab loga  w fáth  o seans  c cártaí  t scór  ? cabhair  q
   *[choose] Enter: tóg  : scríobh  Tab loga  o seans  c cártaí  t scór  ? cabhair  q imigh
}
terminal-throne-legend = Díslí: [S] Bís, [T] Crann, [K] Snaidhm, [1] [2] [3] an méid sin Sleánna; (S) an dísle dearg.
    .lines = Línte: dhá Chrann is ea TT, Snaidhm agus cúig Shleá is ea K5; trí líne is ea S | TK | 6.
terminal-throne-commands = Clóscríobh uimhir rogha, a hainm, nó gníomh iomlán: fill Lugh 2 TK, aside K, aside rS,
    .names = keep AINM, die red, thumb-war yes. Is leor ainm cárta, a aitheantas, nó a thús.
    .roll = Enter, roll     caith na díslí atá fágtha
    .undo = undo            roimhe sin: tarraing siar a ndearna tú ón gcaitheamh deireanach
    .back = back            céim amháin siar i rogha
    .legal = legal           gach a bhfuil cead agat a dhéanamh anois, gníomh ar gach líne
    .preview = preview GNÍOMH  cad a dhéanfadh gníomh, gan é a dhéanamh
    .cards = cards           gach cárta, lena línte agus cé aige a bhfuil sé
    .card = card AINM       gach rud faoi chárta amháin
    .dice = dice            an seal: sprioc, línte agus díslí
    .objective = objective       do Chuspóir
    .odds = odds            an seans ar gach cárta; odds on, odds off: i gcónaí, nó gan é
    .standings = standings, s    na pointí dá mbeadh an cluiche thart anois
    .log = log             an cluiche go dtí seo
    .rules = rules           na rialacha i mbeagán focal
    .save = save COMHAD     sábháil an cluiche; leanann play --resume COMHAD leis
    .new = new             tosaigh arís leis na himreoirí céanna
    .help = help            an liosta seo
    .quit = quit            imigh
    .words = Is i mBéarla a bhíonn na horduithe i ngach teanga.
terminal-throne-keys = Suas, Síos      gluais trí na roghanna; taobh leo tá a dtoradh
    .enter = Enter, Spás     tóg an rogha; caith na díslí
    .escape = Esc             céim siar, dún leathanach
    .digit = 1 go 9          téigh chuig an rogha sin
    .type = : nó /          clóscríobh rogha, gníomh (fill Lugh 2 TK) nó save COMHAD
    .tab = Tab             taobh leis na roghanna: loga, toradh, seansanna
    .odds = o, O            an seans ar gach cárta; O: i gcónaí, nó gan é
    .cards = c               gach cárta, lena línte agus cé aige a bhfuil sé
    .objective = b               do Chuspóir
    .effect = e               an toradh ar fad, nuair is beag an spás
    .standings = t               na pointí dá mbeadh an cluiche thart anois
    .scroll = PgUp, PgDn      scrollaigh an loga
    .undo = u               roimh an gcaitheamh: tarraing siar a ndearna tú
    .rules = r               na rialacha i mbeagán focal
    .save = s               sábháil; leanann ardri play --resume COMHAD leis
    .new = n, g            cluiche nua leis na himreoirí céanna; cluichí eile
    .quit = q               imigh
terminal-throne-signs = Díslí: [S] Bís, [T] Crann, [K] Snaidhm, [1] [2] [3] Sleánna, (S) dearg.
    .cards = Cártaí: réigiún, ainm, pointí, + dísle breise nó r dísle dearg Laoich,
    .holders = línte, agus cé aige é: . an lár, M Mac Tíre, M# faoi ghlas ag Mac Tíre.
    .words = Is i mBéarla a bhíonn na horduithe i ngach teanga.
terminal-throne-rules = Is do bheirt go seisear The High Throne. Sa lár atá na cártaí ársa go léir; an té a bhfuil an líon is mó pointí aige nuair a imíonn an ceann deireanach, suíonn sé ar an ríchathaoir.
    .begin = Roimh an gcluiche tarraingíonn gach duine dhá Chuspóir faoi rún agus coinníonn ceann amháin. Ansin caitheann cách seacht ndísle; tosaíonn an té a bhfuil an líon is mó Sleánna aige.
    .turn = Le do sheal caitheann tú seacht ndísle, agus ochtú ceann, breise nó dearg, má thugann Laoch os do chomhair ceann duit. Tar éis gach caithimh líonann tú líne oscailte amháin de chárta, go hiomlán ón gcaitheamh seo, nó cuireann tú dísle amháin i leataobh; ansin caitheann tú an chuid eile. An chéad líne a líonann tú, déanann sí sprioc an tseala dá cárta. Nuair atá gach líne líonta, is leatsa an cárta. Críochnaíonn an seal gan dada nuair nach leor na díslí atá fágtha.
    .lines = Teastaíonn dísle do gach comhartha ar líne, agus an comhartha sin air. Suim atá le baint amach is ea na Sleánna, gan dísle iomarcach. Is ionann Bís ar an dísle dearg agus aghaidh ar bith.
    .steal = Is féidir cárta os comhair imreora eile a bheith mar sprioc freisin: chun é a ghoid teastaíonn líne amháin eile, Bís.
    .lock = An té a bhfuil gach cárta de réigiún aige, cuireann sé faoi ghlas é: tá a chártaí slán, agus áirítear pointí an réigiúin in ionad a bpointí féin.
    .end = Ag an deireadh áirigh do chártaí béal in airde, do réigiúin faoi ghlas, agus do Chuspóir má tá sé comhlíonta. Má tá comhscór ann: an líon is mó pointí ó Chuspóir, ansin an líon is mó réigiún faoi ghlas, ansin an cogadh ordóg, a fhágtar faoin ádh má aontaíonn gach duine atá cothrom.
