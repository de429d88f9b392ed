### Learning to play: the lessons' page, and the coach at the table.
###
### This translation into Irish waits for review by a fluent speaker.
###
### Words used here:
###   lesson, step       ceacht, céim
###   hint               leid
###   coach              traenálaí
### All else as in the files of the games.

learn-title = Foghlaim conas imirt
learn-about = Ceithre chluiche, ceithre cheacht, cúig go deich nóiméad an ceann: imríonn tú ar an gclár ceart, triaileann tú rudaí, agus míníonn gach céim cén fáth.
learn-about-brandubh = An ceann is fearr le tosú: clár beag, agus gan mórán rialacha.
learn-about-tablut = Clár níos mó, agus an teaghlach céanna. Beidh tú gasta má tá Brandubh ar eolas agat.
learn-about-brian-boru = Cártaí, bailte agus póstaí: conas a bheith i d’Ardrí.
learn-about-high-throne = Caith na díslí, meáigh na seansanna, bailigh cártaí.
learn-standing = { $done } as { $count } céim déanta
learn-new = Tosaigh
    .about = Tosaigh ag foghlaim: { $game }
learn-begun = Lean ort
    .about = Lean ort ag foghlaim: { $game }
learn-finished = Arís eile
    .about = Arís eile: { $game }
learn-none = Níl ceacht ann don chluiche seo.
learn-all = Gach ceacht

## A step

learn-step = Céim { $number } as { $count }
learn-steps = Céimeanna
learn-step-open = Céim { $number }: { $title }{ $state ->
    [done] , déanta
   *[open] {""}
}
learn-board = Clár
learn-said = An rud a dúradh faoi d’iarracht
learn-right = Ceart!
learn-wrong = Ní hé go díreach.
learn-hint = Leid
learn-hint-line = Bealach amháin: { $line }.
learn-show = Taispeáin dom
learn-again = Arís
learn-next = Ar aghaidh
learn-finish = Críochnaigh
learn-try-again = Bain triail eile as
learn-broken = Ní féidir an chéim seo a leagan amach. Bain triail eile as, nó oscail ceann eile.
learn-you = Tusa

## The end of a lesson

learn-over = Tá { $game } ar eolas agat!
learn-over-more = Níl níos mó uait don chéad chluiche. Tagann an chuid eile leis an imirt: is féidir le traenálaí suí le do thaobh agus a rá gach seal cad atá tábhachtach.
learn-over-play = Imir do chéad chluiche le traenálaí
learn-over-next = An chéad cheacht eile: { $game }
learn-over-again = An ceacht seo arís

## The coach

learn-coach = Traenálaí
learn-coach-off = Cuir an traenálaí abhaile

learn-coach-tafl-over = Tá an cluiche thart. Féach siar ar an áit ar iompaigh sé.
learn-coach-tafl-replay = Téann tú trí na bearta leis na saigheadeochracha.
learn-coach-tafl-lots = Socraíonn na crainn taobh gach imreora: tá cuspóirí éagsúla ag an dá thaobh.
learn-coach-tafl-theirs = Bogann an taobh eile anois. Beidh do sheal agat ina dhiaidh.
learn-coach-tafl-watch = Fiafraigh díot féin cé acu de do phíosaí a d’fhéadfaidís a ghabháil, agus cá bhféadfadh an Rí dul.
learn-coach-tafl-vikings = Tá tú ag fiach an Rí: dún isteach é, agus dún a bhealaí éalaithe. Titeann píosa nuair a bhíonn sé idir dhá cheann leatsa.
learn-coach-tafl-celts = Tá tú ag tabhairt an Rí amach as an bhfáinne. Oscail líne dó, agus cosain é: titeann sé nuair a dhúntar isteach é.
learn-coach-tafl-escape = Is féidir leis an Rí éalú anois díreach: { $squares }.
learn-coach-tafl-captured = Gabhadh leis an mbeart deireanach { $count ->
    [one] píosa ar { $squares }: féach conas a dúnadh isteach é.
   *[other] píosaí ar { $squares }: féach conas a dúnadh isteach iad.
}
learn-coach-tafl-repeats = Aire: chruthódh { $moves } an suíomh uair rómhinic, agus chaillfeá.
learn-coach-tafl-king = An Rí ar { $square }: { $ways ->
    [0] níl beart ar bith aige
    [one] tá beart amháin aige
    [two] tá { $ways } bheart aige
    [few] tá { $ways } bheart aige
    [many] tá { $ways } mbeart aige
   *[other] tá { $ways } beart aige
} anois. Cén beart leatsa a thugann níos mó dó?
learn-coach-tafl-lines = Tá an Rí ar { $square }. Féach ar feadh a ró agus a cholúin: cá bhféadfadh sé rith?

learn-coach-throne-keep = Coinníonn tú Cuspóir rúnda amháin. Ní áirítear é ach má tá sé comhlíonta ag an deireadh.
learn-coach-throne-keep-look = Is fearr na cártaí a bhaileofá ar aon nós: in aon réigiún amháin, nó ar fiú go leor pointí iad.
learn-coach-throne-die = Tugann Laoch ochtú dísle ar iasacht duit. Ní chosnaíonn sé dada, agus seasann Bís an chinn dheirg d’aghaidh ar bith.
learn-coach-throne-choose = An chéad líne a líonann tú, socraíonn sí do sprioc don seal ar fad. Meáigh pointí agus seansanna ar dtús.
learn-coach-throne-likely = An seans is fearr: { $card }, { $chance }, luach { $points }.
learn-coach-throne-worth = An luach is mó dá sheans: { $card }, { $chance }, luach { $points }.
learn-coach-throne-both = An seans is fearr, agus is fiú é: { $card }, { $chance }, luach { $points }.
learn-coach-throne-line = Líne amháin in aghaidh an chaithimh. Líon an ceann is deacra fad atá sé ar na díslí.
learn-coach-throne-aside = Ní oireann dada, mar sin caithfidh dísle imeacht. Tabhair uait an aghaidh is lú atá uait: caitear na cinn eile arís.
learn-coach-throne-needs = { $card }: in easnamh fós { $needs }.
learn-coach-throne-thumb = Tá gach rud cothrom. Socraíonn an t-ádh eadraibh má aontaíonn cách; mura n-aontaíonn, roinneann sibh an bua.
learn-coach-throne-chance = Tá na díslí á gcaitheamh.
learn-coach-throne-theirs = Duine eile atá ag socrú. Beidh do sheal agat go luath.
learn-coach-throne-watch = Féach cé na réigiúin atá beagnach iomlán: is fiú an cárta deireanach a ghoid.
learn-coach-throne-over = D’imigh an cárta deireanach ón lár, mar sin tá an cluiche thart. Buann an líon is mó pointí.
