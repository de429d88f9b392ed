### The High Throne of Ireland.
###
### This translation into Irish waits for review by a fluent speaker.
###
### Words used for this game:
###   die, dice; red, extra, eighth die   dísle, díslí; dísle dearg, dísle breise, ochtú dísle
###   to roll, a roll                     caith, caitheamh
###   Spiral, Tree, Knot, Spear           Bís (fem.), Crann (masc.), Snaidhm (fem.), Sleá (fem.)
###   line; to fill                       líne; líon
###   to lay the dice; to set aside       leag; cuir i leataobh
###   target, to be after a card          sprioc
###   to gain; to steal                   faigh; goid
###   Ancient card; centre                cárta ársa; an lár
###   Hero, Spirit, Beast, Treasure       Laoch, Spiorad, Beithíoch, Seoid
###   region; to lock, locked             réigiún; cuir faoi ghlas, faoi ghlas
###   Objective; it holds                 Cuspóir; comhlíonta
###   chance (likelihood)                 seans
###   thumb war                           cogadh ordóg
###   the High Throne (in a sentence)     an Ardchathaoir
###   tray; deck                          tráidire; paca
### The names of the symbols keep their capital also when lenited: dhá Shleá, 3 Chrann.
### Names of cards and people never follow a word that would change them.

throne-seat = Imreoir { $number }

## Dice

throne-face = { $face ->
    [spiral] Bís
    [tree] Crann
    [knot] Snaidhm
    [one] Sleá amháin
    [two] dhá Shleá
   *[three] trí Shleá
}
throne-die = { $face }
throne-die-red = dísle dearg: { $face }
throne-dice = { $face ->
    [spiral] { $count ->
        [one] Bís
        [two] { $count } Bhís
        [few] { $count } Bhís
        [many] { $count } mBís
       *[other] { $count } Bís
    }
    [tree] { $count ->
        [one] Crann
        [two] { $count } Chrann
        [few] { $count } Chrann
        [many] { $count } gCrann
       *[other] { $count } Crann
    }
    [knot] { $count ->
        [one] Snaidhm
        [two] { $count } Shnaidhm
        [few] { $count } Shnaidhm
       *[other] { $count } Snaidhm
    }
    [one] { $count ->
        [one] Sleá amháin
        [2] Sleá amháin faoi dhó
        [few] Sleá amháin { $count } huaire
        [many] Sleá amháin { $count } n-uaire
       *[other] Sleá amháin { $count } uair
    }
    [two] { $count ->
        [one] dhá Shleá
        [2] dhá Shleá faoi dhó
        [few] dhá Shleá { $count } huaire
        [many] dhá Shleá { $count } n-uaire
       *[other] dhá Shleá { $count } uair
    }
   *[three] { $count ->
        [one] trí Shleá
        [2] trí Shleá faoi dhó
        [few] trí Shleá { $count } huaire
        [many] trí Shleá { $count } n-uaire
       *[other] trí Shleá { $count } uair
    }
}
throne-dice-red = { $dice } ar an dísle dearg
throne-dice-none = dada
throne-spears = { $count ->
    [one] 1 Sleá
    [two] { $count } Shleá
    [few] { $count } Shleá
   *[other] { $count } Sleá
}
throne-dice-count = { $red ->
    [yes] { $standard ->
        [0] an dísle dearg
        [one] 1 dísle agus an ceann dearg
        [two] { $standard } dhísle agus an ceann dearg
        [few] { $standard } dhísle agus an ceann dearg
        [many] { $standard } ndísle agus an ceann dearg
       *[other] { $standard } dísle agus an ceann dearg
    }
   *[no] { $standard ->
        [one] 1 dísle
        [two] { $standard } dhísle
        [few] { $standard } dhísle
        [many] { $standard } ndísle
       *[other] { $standard } dísle
    }
}
throne-percent = { $value }%
throne-percent-least = < 1%
throne-percent-most = > 99%

## What is asked

throne-prompt-keep = Coinnigh ceann de do dhá Chuspóir. Ní fheicfidh aon duine eile é.
throne-prompt-keep-others = Cuspóir le coinneáil fós ag { $names }.
throne-prompt-die = Do shealsa: an gcaithfidh tú ochtú dísle?
throne-prompt-die-others = Tá { $name } ag roghnú an ochtú dísle.
throne-prompt-choose = Do chaitheamh: líon líne ar chárta ar bith, nó cuir dísle amháin i leataobh.
throne-prompt-choose-others = Tá na díslí caite ag { $name }, gan sprioc fós.
throne-prompt-target = { $card }: líon líne, nó cuir dísle i leataobh.
throne-prompt-target-others = Sprioc ag { $name }: { $card }.
throne-prompt-aside = Ní oireann líne ar bith don chaitheamh seo: cuir dísle amháin i leataobh.
throne-prompt-thumb = Tá sibh cothrom ar gach slí. An socróidh cogadh ordóg é?
throne-prompt-thumb-others = Le rá fós an socróidh cogadh ordóg é: { $names }.
throne-prompt-toss = Tá an cogadh ordóg ar siúl.
throne-prompt-chance = Tá na díslí á gcaitheamh.
throne-prompt-over = D’imigh an cárta deireanach den bhord: tá an cluiche thart.

## What happened

throne-log-drawn = Tharraing gach duine dhá Chuspóir.
throne-log-drawn-yours = Tharraing tú dhá Chuspóir: { $objectives }.
throne-log-kept = Choinnigh { $name } Cuspóir.
throne-log-kept-yours = Choinnigh tú { $objective }.
throne-log-opening = Chaith { $name } { $dice } don chéad seal: { $spears ->
    [0] gan Sleá ar bith
    [one] 1 Sleá
    [two] { $spears } Shleá
    [few] { $spears } Shleá
   *[other] { $spears } Sleá
}.
throne-log-opening-tied = Tá { $names } cothrom ({ $spears ->
    [0] gan Sleá ar bith
    [one] 1 Sleá
    [two] { $spears } Shleá
    [few] { $spears } Shleá
   *[other] { $spears } Sleá
}); caithfear na díslí arís.
throne-log-first = Ag { $name } atá an líon is mó Sleánna, { $spears }, agus an tús dá réir.
throne-log-turn = Tá an seal ag { $name } anois.
throne-log-die = { $die ->
    [extra] Tá dísle breise á chaitheamh ag { $name }.
    [red] Tá an dísle dearg á chaitheamh ag { $name }.
   *[none] Tá { $name } ag caitheamh gan ochtú dísle.
}
throne-log-rolled = Chaith { $name } { $dice }.
throne-log-filled = { $begins ->
    [centre] Sprioc ag { $name }: { $card }. Leagadh { $dice } ar an líne: { $line }
    [steal] Tá { $name } chun { $card } a ghoid, atá ag { $from }. Leagadh { $dice } ar an líne: { $line }
   *[no] Leag { $name } { $dice } ar an líne: { $line }
}{ $open ->
    [0] .
    [one] ; líne amháin fágtha.
   *[other] ; { $open } líne fágtha.
}
throne-log-aside = Chuir { $name } i leataobh: { $dice }.
throne-log-gained = { $stolen ->
    [yes] Ghoid { $name } { $card }, a bhí ag { $from }
   *[no] Fuair { $name } { $card }
} ({ $points ->
    [one] 1 phointe
    [two] { $points } phointe
    [few] { $points } phointe
    [many] { $points } bpointe
   *[other] { $points } pointe
}){ $die ->
    [extra] , agus cead dísle breise a chaitheamh as seo amach.
    [red] , agus cead an dísle dearg a chaitheamh as seo amach.
   *[none] .
}
throne-log-locked = Tá { $region } go hiomlán ag { $name }, agus faoi ghlas anois: { $points ->
    [one] 1 phointe
    [two] { $points } phointe
    [few] { $points } phointe
    [many] { $points } bpointe
   *[other] { $points } pointe
}, slán ó ghadaithe.
throne-log-ends = { $left ->
    [0] { $target ->
        [yes] Níl aon dísle fágtha ag { $name }, agus ní bhfuarthas { $card }.
       *[no] Níl aon dísle fágtha ag { $name }, agus ní bhfuarthas dada.
    }
    [one] { $target ->
        [yes] Ní leor dísle amháin chun { $card } a chríochnú: tá an seal thart ag { $name }.
       *[no] Ní leor dísle amháin do chárta ar bith: tá an seal thart ag { $name }.
    }
    [two] { $target ->
        [yes] Ní leor { $left } dhísle chun { $card } a chríochnú: tá an seal thart ag { $name }.
       *[no] Ní leor { $left } dhísle do chárta ar bith: tá an seal thart ag { $name }.
    }
    [few] { $target ->
        [yes] Ní leor { $left } dhísle chun { $card } a chríochnú: tá an seal thart ag { $name }.
       *[no] Ní leor { $left } dhísle do chárta ar bith: tá an seal thart ag { $name }.
    }
    [many] { $target ->
        [yes] Ní leor { $left } ndísle chun { $card } a chríochnú: tá an seal thart ag { $name }.
       *[no] Ní leor { $left } ndísle do chárta ar bith: tá an seal thart ag { $name }.
    }
   *[other] { $target ->
        [yes] Ní leor { $left } dísle chun { $card } a chríochnú: tá an seal thart ag { $name }.
       *[no] Ní leor { $left } dísle do chárta ar bith: tá an seal thart ag { $name }.
    }
}
throne-log-empty = D’imigh an cárta deireanach den bhord.
throne-log-objective = { $holds ->
    [yes] Thaispeáin { $name } { $objective }: comhlíonta, { $points ->
        [one] 1 phointe
        [two] { $points } phointe
        [few] { $points } phointe
        [many] { $points } bpointe
       *[other] { $points } pointe
    }.
   *[no] Thaispeáin { $name } { $objective }: níl sé comhlíonta.
}
throne-log-scored = Tá { $total ->
    [one] 1 phointe
    [two] { $total } phointe
    [few] { $total } phointe
    [many] { $total } bpointe
   *[other] { $total } pointe
} ag { $name }: { $cards } as cártaí, { $regions } as réigiúin, { $objective } as an gCuspóir.
throne-log-tied = Tá { $names } cothrom ar gach slí. An socróidh cogadh ordóg é?
throne-log-voted = Tá freagra tugtha ag { $name }.
throne-log-voted-yours = { $yes ->
    [yes] Is mian leat an cogadh ordóg.
   *[no] B’fhearr leat an ríchathaoir a roinnt.
}
throne-log-declined = { $count ->
    [one] Dhiúltaigh { $names } don chogadh ordóg.
   *[other] Dhiúltaigh { $names } don chogadh ordóg.
}
throne-log-toss = Bhuaigh { $name } an cogadh ordóg.

throne-result = { $by ->
    [objective] Ag { $names } atá an Ardchathaoir: scór cothrom ({ $points }), ach níos mó de ó Chuspóir.
    [regions] Ag { $names } atá an Ardchathaoir: cothrom i scór ({ $points }) agus i gCuspóirí, ach níos mó réigiún faoi ghlas.
    [thumb-war] Ag { $names } atá an Ardchathaoir: cothrom i scór ({ $points }) agus i ngach rud eile, ach buaite sa chogadh ordóg.
    [shared] Roinneann { $names } an Ardchathaoir: cothrom i scór ({ $points }) agus i ngach rud eile.
   *[points] Ag { $names } atá an Ardchathaoir, le scór { $points }.
}
throne-part = { $cards ->
    [0] gan chártaí
    [one] 1 chárta
    [two] { $cards } chárta
    [few] { $cards } chárta
    [many] { $cards } gcárta
   *[other] { $cards } cárta
}{ $locked ->
    [0] {""}
    [one] , 1 réigiún
   *[other] , { $locked } réigiún
}
throne-typed-none = Ní rud é “{ $text }” is féidir leat a dhéanamh anois.
throne-kind = { $kind ->
    [hero] Laoch
    [spirit] Spiorad
    [beast] Beithíoch
    [treasure] Seoid
   *[other] { $other }
}

## Cad a dhéanfadh gníomh

throne-left = D’fhágfaí le caitheamh: { $dice }.
throne-left-chance = An seans ansin { $card } a fháil: { $chance }.
throne-last-card = Is é an cárta deireanach sa lár é: críochnaíonn an cluiche leis.

## The table

throne-wall = Cártaí ársa
throne-region = { $region }, { $points ->
    [one] 1 phointe
    [two] { $points } phointe
    [few] { $points } phointe
    [many] { $points } bpointe
   *[other] { $points } pointe
} as an iomlán{ $locked ->
    [yes] , faoi ghlas ag { $name }
   *[no] {""}
}
throne-card = { $card }, { $kind }, { $points ->
    [one] 1 phointe
    [two] { $points } phointe
    [few] { $points } phointe
    [many] { $points } bpointe
   *[other] { $points } pointe
}, { $where ->
    [locked] faoi ghlas ag { $name }
    [held] ag { $name }
   *[centre] sa lár
}{ $odds ->
    [yes] , seans { $chance }
    [changed] , seans { $chance }, roimh an gcaitheamh { $before }
   *[no] {""}
}. Tuilleadh faoi
throne-card-short = { $card }: { $kind }, { $points ->
    [one] 1 phointe
    [two] { $points } phointe
    [few] { $points } phointe
    [many] { $points } bpointe
   *[other] { $points } pointe
}
throne-line = { $card }: { $kind ->
    [steal] an ghoid, { $line }
   *[printed] { $line }
}{ $state ->
    [filled] , líonta
    [fits] , is féidir í a líonadh
   *[open] {""}
}{ $odds ->
    [yes] , seans { $chance } ansin
   *[no] {""}
}
throne-points = { $points ->
    [one] 1 phointe
    [two] { $points } phointe
    [few] { $points } phointe
    [many] { $points } bpointe
   *[other] { $points } pointe
}
throne-then = ansin { $chance }
throne-chance-before = Roimh an gcaitheamh: { $chance }
throne-chance-now = Seans anois: { $chance }
throne-line-filled = líonta
throne-steal-line = don ghoid
throne-where = { $where ->
    [locked] Faoi ghlas ag { $name }: ní féidir le haon duine é a ghoid.
    [held] Ag { $name }. Teastaíonn Bís bhreise chun é a ghoid.
   *[centre] Ar an mbord fós.
}
throne-region-worth = { $region } go hiomlán ({ $cards }): { $points ->
    [one] 1 phointe
    [two] { $points } phointe
    [few] { $points } phointe
    [many] { $points } bpointe
   *[other] { $points } pointe
}, slán ó ghadaithe.
throne-hero-gives = { $die ->
    [red] Laoch: an té a bhfuil an cárta seo aige, tá cead aige an dísle dearg a chaitheamh mar ochtú dísle.
   *[extra] Laoch: an té a bhfuil an cárta seo aige, tá cead aige ochtú dísle a chaitheamh.
}
throne-hero-die = { $die ->
    [red] cead an dísle dearg a chaitheamh
   *[extra] cead dísle breise a chaitheamh
}

## Before the players

throne-court = Cártaí atá ag { $name }
throne-court-first = an chéad imreoir
throne-court-none = gan chártaí fós
throne-court-region = { $locked ->
    [yes] { $region }, faoi ghlas:
   *[no] { $region }, { $held } as { $of }:
}
throne-court-points = { $cards } as cártaí, { $regions } as réigiúin, { $objective } as an gCuspóir
throne-objective = Do Chuspóir: { $name }.
throne-objective-worth = { $holds ->
    [yes] { $points ->
        [one] Comhlíonta anois: 1 phointe.
        [two] Comhlíonta anois: { $points } phointe.
        [few] Comhlíonta anois: { $points } phointe.
        [many] Comhlíonta anois: { $points } bpointe.
       *[other] Comhlíonta anois: { $points } pointe.
    }
   *[no] { $points ->
        [one] Gan chomhlíonadh fós: 1 phointe.
        [two] Gan chomhlíonadh fós: { $points } phointe.
        [few] Gan chomhlíonadh fós: { $points } phointe.
        [many] Gan chomhlíonadh fós: { $points } bpointe.
       *[other] Gan chomhlíonadh fós: { $points } pointe.
    }
}

## Cuspóirí

throne-needs-some = { $count } ar a laghad díobh seo: { $cards }
throne-needs-kind = { $count ->
    [one] 1 chárta
    [two] { $count } chárta
    [few] { $count } chárta
    [many] { $count } gcárta
   *[other] { $count } cárta
} ar a laghad den chineál { $kind }
throne-needs-region = { $count ->
    [one] 1 chárta
    [two] { $count } chárta
    [few] { $count } chárta
    [many] { $count } gcárta
   *[other] { $count } cárta
} ar a laghad den réigiún { $region }
throne-needs-regions = cártaí as { $count ->
    [one] 1 réigiún
   *[other] { $count } réigiún
} ar a laghad
throne-needs-kinds = cártaí de { $count ->
    [one] 1 chineál
    [two] { $count } chineál éagsúla
    [few] { $count } chineál éagsúla
    [many] { $count } gcineál éagsúla
   *[other] { $count } cineál éagsúla
} ar a laghad
throne-needs-cards = { $count ->
    [one] 1 chárta
    [two] { $count } chárta
    [few] { $count } chárta
    [many] { $count } gcárta
   *[other] { $count } cárta
} ar a laghad
throne-needs-locked = { $count ->
    [one] 1 réigiún
   *[other] { $count } réigiún
} ar a laghad faoi ghlas
throne-needs-and = { $one } agus { $other }
throne-needs-or = { $one } nó { $other }
throne-asks = { $text ->
   *[other] { $needs }
}
throne-objective-full = { $name } ({ $points ->
    [one] 1 phointe
    [two] { $points } phointe
    [few] { $points } phointe
    [many] { $points } bpointe
   *[other] { $points } pointe
}): { $text }

## The tray

throne-tray = Tráidire díslí
throne-dice-label = Díslí an chaithimh seo
throne-die-pick = Dísle { $number }: { $die }
throne-skip = Léim thairis
throne-opening = Sleánna don chéad seal
throne-opening-spears = { $name }: { $spears ->
    [0] gan Sleá ar bith
    [one] 1 Sleá
    [two] { $spears } Shleá
    [few] { $spears } Shleá
   *[other] { $spears } Sleá
}
throne-aside = I leataobh
throne-aside-label = I leataobh: an dísle roghnaithe
throne-pick-aside = Roghnaigh an dísle a chuirfidh tú i leataobh don seal seo.
throne-no-line-picked = Ní ghlacann líne ar bith na díslí seo le chéile.
throne-options = Línte is féidir leis na díslí seo a líonadh
throne-option = { $steal ->
    [yes] Goid { $card }: { $line }
   *[no] { $card }: { $line }
}{ $odds ->
    [yes] , seans { $chance } ansin
   *[no] {""}
}
throne-aim = Díslí don chárta { $card }
throne-place = Leag na díslí
throne-let-go = Scaoil
throne-ways = Díslí:
throne-way = { $spears ->
    [0] { $dice }
    [one] { $dice }: 1 Sleá
    [two] { $dice }: { $spears } Shleá
    [few] { $dice }: { $spears } Shleá
   *[other] { $dice }: { $spears } Sleá
}
throne-wild = An dísle dearg mar:
throne-wild-as = Áirítear an dísle dearg mar seo: { $face }
throne-keep = Cé acu Cuspóir a choinneofar
throne-keep-this = Coinnigh é seo
throne-roll = Caith
throne-roll-asked = Tá na díslí i do lámh: caith iad.
throne-roll-with = { $die ->
    [extra] Caith leis an dísle breise
    [red] Caith leis an dísle dearg
   *[none] Caith gan é
}
throne-eighth = { $die ->
    [extra] Dísle breise
    [red] Dísle dearg
   *[none] Seacht ndísle
}
throne-eighth-hint = { $die ->
    [extra] Dísle eile ar aon dul leis na cinn eile.
    [red] Is ionann a Bhís agus aghaidh ar bith.
   *[none] Gan ochtú dísle an uair seo.
}
throne-thumb = { $yes ->
    [yes] Cogadh ordóg
   *[no] Roinn an ríchathaoir
}
throne-thumb-hint = { $yes ->
    [yes] Má aontaíonn cách, socróidh an t-ádh cé a bhuafaidh.
   *[no] Má dhiúltaíonn aon duine, buafaidh gach duine atá cothrom.
}

## The end

throne-scores = Scór deiridh
throne-scores-player = Imreoir
throne-scores-cards = Cártaí
throne-scores-regions = Réigiúin
throne-scores-objective = Cuspóir
throne-scores-total = Iomlán
throne-scores-item = { $name } { $points }
throne-scores-holds = { $holds ->
    [yes] , comhlíonta
   *[no] , gan chomhlíonadh
}

## Beside the table

throne-odds = Taispeáin seansanna
throne-stats = Díslí an chluiche seo
throne-stats-whose = Cé a chaith
throne-stats-all = Gach duine
throne-stats-red = An dísle dearg
throne-stats-face = { $face }: { $count }, ag súil le { $expected }
throne-stats-expected = { $dice ->
    [one] 1 dísle caite
    [two] { $dice } dhísle caite
    [few] { $dice } dhísle caite
    [many] { $dice } ndísle caite
   *[other] { $dice } dísle caite
}; léiríonn an marc an méid a mbeifí ag súil leis, { $each } de gach ceann.
throne-stats-odd = I { $chance } de na cluichí go léir a imíonn díslí cothroma chomh fada seo nó níos faide ón meán.
throne-keys = Imirt leis na heochracha
throne-keys-pick = dísle den chaitheamh a roghnú, nó a scaoileadh
throne-keys-line = ar aghaidh chuig na línte is féidir leis na díslí a líonadh; roghnaíonn Enter ceann
throne-keys-place = na díslí a leagan ar an líne roghnaithe
throne-keys-aside = an t-aon dísle roghnaithe a chur i leataobh
throne-keys-escape = dul thar a bhfuil á thaispeáint, nó na díslí a scaoileadh
throne-deck = Paca: { $name }

## Cad a deir an traenálaí

learn-coach-throne-keep = Buann an líon is mó pointí: tagann siad as cártaí, as réigiúin iomlána, agus as Cuspóir rúnda amháin a roghnaíonn tú anois. Ní áirítear é ach má tá sé comhlíonta ag an deireadh.
learn-coach-throne-keep-look = Is fearr na cártaí a bhaileofá ar aon nós: in aon réigiún amháin, nó ar fiú go leor pointí iad.
learn-coach-throne-die = Tugann Laoch ochtú dísle ar iasacht duit. Ní chosnaíonn sé dada, agus seasann Bís an chinn dheirg d’aghaidh ar bith.
learn-coach-throne-choose = An chéad líne a líonann tú, socraíonn sí do sprioc don seal ar fad. Meáigh pointí agus seansanna ar dtús.
learn-coach-throne-worth = An luach is mó dá sheans: { $card }, { $chance }, luach { $points }.
learn-coach-throne-both = An seans is fearr, agus is fiú é: { $card }, { $chance }, luach { $points }.
learn-coach-throne-line = Líonann tú líne amháin le gach caitheamh, agus caitheann tú a bhfuil fágtha.
learn-coach-throne-fill = Is fearr anois: { $needs }. Fágann sin { $chance } do { $card }.
learn-coach-throne-rather-aside = B’fhearr dísle a chur i leataobh anseo, agus caitheamh le haghaidh líne is deacra a líonadh le beagán: tá { $card } ag { $chance } ansin.
learn-coach-throne-aside = Ní oireann dada, mar sin caithfidh dísle imeacht. Tabhair uait an aghaidh is lú atá uait: caitear na cinn eile arís.
learn-coach-throne-needs = { $card }: in easnamh fós { $needs }.
learn-coach-throne-thumb = Tá gach rud cothrom. Socraíonn an t-ádh eadraibh má aontaíonn cách; mura n-aontaíonn, roinneann sibh an bua.
learn-coach-throne-chance = Tá na díslí á gcaitheamh.
learn-coach-throne-theirs = Duine eile atá ag socrú. Beidh do sheal agat go luath.
learn-coach-throne-watch = Féach cé na réigiúin atá beagnach iomlán: is fiú an cárta deireanach a ghoid.
learn-coach-throne-over = D’imigh an cárta deireanach ón lár, mar sin tá an cluiche thart. Buann an líon is mó pointí.

## An bord i bhfocail

words-throne-turn = An seal seo
words-throne-rolled = Chaith { $name } { $dice }.
words-throne-objective = Do Chuspóir
words-throne-region = { $region }, { $points ->
    [one] pointe amháin
   *[other] pointí: { $points },
} as an iomlán
words-throne-card = { $card }, { $kind }, { $points ->
    [one] pointe amháin
   *[other] pointí: { $points }
}.
words-throne-held = { $locked ->
    [yes] Faoi ghlas ag { $name }.
   *[no] Ag { $name }.
}
words-throne-line = { $line ->
    [0] Chun é a ghoid
   *[other] Líne { $line }
}: { $needs }{ $filled ->
    [yes] , líonta
   *[no] {""}
}.
words-throne-chance = Seans anois: { $chance }.
words-throne-player = { $name }: { $points ->
    [one] pointe amháin
   *[other] pointí: { $points }
}, { $count ->
    [0] gan chártaí
   *[other] cártaí: { $cards }
}.
words-throne-deed-keep = Coinnigh { $objective }
words-throne-aside = Cuir i leataobh: { $dice }
words-throne-fill = Leag { $dice } ar { $card }, { $line ->
    [0] chun é a ghoid
   *[other] líne { $line }
}
throne-with-deck = Leis an bpaca “{ $name }”.

## Cad nach gceadaítear. No sentence begins with a capital or ends with a full stop, since some stand within
## others.

refused-throne-seat = { $seat ->
    [1] Mac Tíre
    [2] Carria
    [3] Fiach
    [4] Torc
    [5] Giorria
   *[6] Dobharchú
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

## Cad atá cearr le paca

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
refused-deck-long = tá níos mó ná { $most } litir i dtéacs de
refused-deck-no-colour = níl dath air
refused-deck-no-cards = níl cártaí ann
refused-deck-cheap = is fiú { $worth } é, níos lú ná a chuid cártaí le chéile ({ $cards })
refused-deck-no-region = níl réigiún “{ $region }” ann
refused-deck-bad-kind = ní focal i litreacha beaga é an cineál “{ $kind }”
refused-deck-hero = níl dísle ach ag Laoch
refused-deck-no-lines = níl línte air
refused-deck-dice = díslí de dhíth chun é a { $stealable ->
    [yes] ghoid
   *[no] fháil
}: { $dice }, agus níl níos mó ná seacht gcinn cinnte ag aon duine
refused-deck-too-deep = tá a choinníollacha neadaithe ródhomhain
refused-deck-many-needs = iarrtar níos mó ná { $most } rud
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
refused-deck-no-picture = níl pictiúr “{ $picture }” ann

## Sa teirminéal. Commands and keys stay English; the six names begin with different letters.

## Sa teirminéal: imreoirí, díslí, línte

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

## Sa teirminéal: cuspóirí

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

## Sa teirminéal: an bord

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

## Sa teirminéal: cad atá le déanamh

terminal-throne-roll = Brúigh Enter chun { $dice } a chaitheamh, nó undo (u) chun a ndearna tú a tharraingt siar.
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

## Sa teirminéal: seansanna

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

## Sa teirminéal: pointí

terminal-throne-scores-now = Dá mbeadh an cluiche thart anois; as na Cuspóirí níl ar eolas ach do cheannsa:
terminal-throne-scores-tie = Na pointí, agus comhscór ar a mbarr:
terminal-throne-scores-objective = An Cuspóir ag { $name }: { $holds ->
    [yes] comhlíonta
   *[no] níl sé comhlíonta
}. { $objective }.
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

## Sa teirminéal: an rud nach féidir

terminal-throne-say-card = Scríobh cárta i ndiaidh card, mar shampla card Lugh.
terminal-throne-say-fill = Scríobh cárta i ndiaidh fill, a líne agus na díslí.
terminal-throne-say-odds = Seasann odds leis féin, nó le on nó off.
terminal-throne-no-card = Níl aon chárta “{ $text }” sa phaca seo.
terminal-throne-several-cards = Is iomaí cárta a d’fhéadfadh a bheith i gceist le “{ $text }”: { $cards }.
terminal-throne-not-dice = Ní díslí iad “{ $text }”: S, T, K, 1, 2, 3, agus r roimh aghaidh an dísle dheirg; ocht gcinn ar a mhéad.
terminal-throne-not-action = Ní gníomh é “{ $text }”. Scríobhtar gníomhartha mar seo: fill Lugh 2 TK, aside K, aside rS, keep AINM, die red, thumb-war yes.
terminal-throne-no-line = { $card }: ní líonann an caitheamh seo líne ar bith.
terminal-throne-why-roll = Ní líonann an caitheamh seo an líne sin.

## Sa teirminéal: leathanaigh

terminal-throne-page-standings = Mar atá an scór
terminal-throne-page-odds = Seansanna
terminal-throne-page-cards = Cártaí
terminal-throne-page-card = Cárta

## Sa teirminéal: cabhair. Is ionann na horduithe agus na heochracha i ngach teanga.

terminal-throne-bar = { $mode ->
    [pass] Enter ar aghaidh  t scór  c cártaí  r rialacha  s sábháil  ? cabhair  q imigh
    [over] n cluiche nua  g cluichí eile  s sábháil  t scór  : scríobh (log)  q imigh
    [sure] Enter: déan é  Esc siar  t scór  c cártaí  o seans  ? cabhair  q imigh
    [roll] Enter: caith  u siar  o seans  c cártaí  t scór  ? cabhair  q imigh
    [coached] Enter: tóg  : scríobh  Tab loga  w fáth  o seans  c cártaí  t scór  ? cabhair  q
   *[choose] Enter: tóg  : scríobh  Tab loga  o seans  c cártaí  t scór  ? cabhair  q imigh
}
terminal-throne-legend =
    Díslí: [S] Bís, [T] Crann, [K] Snaidhm, [1] [2] [3] an méid sin Sleánna; (S) an dísle dearg.
    Línte: dhá Chrann is ea TT, Snaidhm agus cúig Shleá is ea K5; trí líne is ea S | TK | 6.
terminal-throne-help =
    Clóscríobh uimhir rogha, a hainm, nó gníomh iomlán: fill Lugh 2 TK, aside K, aside rS, keep AINM, die red, thumb-war yes. Is leor ainm cárta, a aitheantas, nó a thús.
    Enter, roll     caith na díslí atá fágtha
    undo            roimhe sin: tarraing siar a ndearna tú ón gcaitheamh deireanach
    back            céim amháin siar i rogha
    legal           gach a bhfuil cead agat a dhéanamh anois, gníomh ar gach líne
    cards           gach cárta, lena línte agus cé aige a bhfuil sé
    card AINM       gach rud faoi chárta amháin
    dice            an seal: sprioc, línte agus díslí
    objective       do Chuspóir
    odds            an seans ar gach cárta; odds on, odds off: i gcónaí, nó gan é
    standings, s    na pointí dá mbeadh an cluiche thart anois
terminal-throne-keys =
    Suas, Síos      gluais trí na roghanna; taobh leo tá a dtoradh
    Enter, Spás     tóg an rogha; caith na díslí
    Esc             céim siar, dún leathanach
    1 go 9          téigh chuig an rogha sin
    : nó /          clóscríobh rogha, gníomh (fill Lugh 2 TK) nó save COMHAD
    Tab             taobh leis na roghanna: loga, toradh, seansanna
    o, O            an seans ar gach cárta; O: i gcónaí, nó gan é
    c               gach cárta, lena línte agus cé aige a bhfuil sé
    b               do Chuspóir
    e               an toradh ar fad, nuair is beag an spás
    t               na pointí dá mbeadh an cluiche thart anois
    u               roimh an gcaitheamh: tarraing siar a ndearna tú
    n, g            cluiche nua leis na himreoirí céanna; cluichí eile
terminal-throne-marks =
    Díslí: [S] Bís, [T] Crann, [K] Snaidhm, [1] [2] [3] Sleánna, (S) dearg.
    Cártaí: réigiún, ainm, pointí, + dísle breise nó r dísle dearg Laoich,
    línte, agus cé aige é: . an lár, M Mac Tíre, M# faoi ghlas ag Mac Tíre.
terminal-throne-rules =
    Is do bheirt go seisear The High Throne. Sa lár atá na cártaí ársa go léir; an té a bhfuil an líon is mó pointí aige nuair a imíonn an ceann deireanach, suíonn sé ar an ríchathaoir.
    Roimh an gcluiche tarraingíonn gach duine dhá Chuspóir faoi rún agus coinníonn ceann amháin. Ansin caitheann cách seacht ndísle; tosaíonn an té a bhfuil an líon is mó Sleánna aige.
    Le do sheal caitheann tú seacht ndísle, agus ochtú ceann, breise nó dearg, má thugann Laoch os do chomhair ceann duit. Tar éis gach caithimh líonann tú líne oscailte amháin de chárta, go hiomlán ón gcaitheamh seo, nó cuireann tú dísle amháin i leataobh; ansin caitheann tú an chuid eile. An chéad líne a líonann tú, déanann sí sprioc an tseala dá cárta. Nuair atá gach líne líonta, is leatsa an cárta. Críochnaíonn an seal gan dada nuair nach leor na díslí atá fágtha.
    Teastaíonn dísle do gach comhartha ar líne, agus an comhartha sin air. Suim atá le baint amach is ea na Sleánna, gan dísle iomarcach. Is ionann Bís ar an dísle dearg agus aghaidh ar bith.
    Is féidir cárta os comhair imreora eile a bheith mar sprioc freisin: chun é a ghoid teastaíonn líne amháin eile, Bís.
    An té a bhfuil gach cárta de réigiún aige, cuireann sé faoi ghlas é: tá a chártaí slán, agus áirítear pointí an réigiúin in ionad a bpointí féin.
    Ag an deireadh áirigh do chártaí béal in airde, do réigiúin faoi ghlas, agus do Chuspóir má tá sé comhlíonta. Má tá comhscór ann: an líon is mó pointí ó Chuspóir, ansin an líon is mó réigiún faoi ghlas, ansin an cogadh ordóg, a fhágtar faoin ádh má aontaíonn gach duine atá cothrom.
