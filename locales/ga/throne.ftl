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
throne-prompt-soon = Is tú an chéad duine eile: féach cad a rinne na daoine eile, nó léim thairis.
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
