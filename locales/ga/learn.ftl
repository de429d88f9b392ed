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

learn-coach-boru-over = Tá an cluiche thart: taispeánann an tábla cá as a dtagann pointí gach duine.
learn-coach-boru-chance = Tá na pacaí á suaitheadh.
learn-coach-boru-theirs = Duine eile atá ag socrú. Beidh do sheal agat go luath.
learn-coach-boru-watch = Taispeánann staid an chluiche cé atá chun tosaigh i ngach iomaíocht anois.
learn-coach-boru-start = Tá cead agat do chéad bhaile a roghnú i réigiún ar bith gan diosca. Is ann a thosaíonn tú ag bailiú tromlaigh.
learn-coach-boru-start-look = Is maith iad na bailte a bhfuil bóithre acu: feadh na mbóithre is féidir tuilleadh a cheannach.
learn-coach-boru-pick = Coinníonn tú dhá chárta, téann an chuid eile ar aghaidh. Buann cinn arda bailte, tugann cinn ísle níos mó nuair a chailleann siad: tá an dá shaghas uait.
learn-coach-boru-mark = Osclaíonn tusa: roghnaigh an baile a imreofar ar a shon. Socraíonn a dhath cé na cártaí a bhuann é.
learn-coach-boru-lead = Osclaíonn tú le cárta de dhath an bhaile, nó le ceann bán. Buann an ceann is airde an baile; faigheann gach duine eile gníomh níos lú.
learn-coach-boru-follow = Tá cead agat cárta ar bith a imirt. Buann an ceann is airde de dhath an bhaile; an té a chailleann, faigheann sé ceann de dhá ghníomh níos lú.
learn-coach-boru-beat = Le sárú: { $card }.
learn-coach-boru-best = An ceann is airde agat do { $town }: { $card }.
learn-coach-boru-none = { $colour ->
    [red] Níl cárta dearg ná bán agat: caith isteach cárta a gcabhraíonn a ghníomhartha beaga leat.
    [blue] Níl cárta gorm ná bán agat: caith isteach cárta a gcabhraíonn a ghníomhartha beaga leat.
    [yellow] Níl cárta buí ná bán agat: caith isteach cárta a gcabhraíonn a ghníomhartha beaga leat.
   *[other] Níl cárta { $colour } ná bán agat: caith isteach cárta a gcabhraíonn a ghníomhartha beaga leat.
}
learn-coach-boru-won = Bhuaigh tú an cleas, agus faigheann tú gníomh an bhuaiteora. Más féidir tuilleadh a cheannach, smaoinigh cad chuige a bhfuil na boinn uait.
learn-coach-boru-lost = Faigheann tú ceann den dá ghníomh is lú. Ceannaíonn boinn bailte agus siombailí breise; buann na cinn eile iomaíochtaí ag deireadh an bhabhta.
learn-coach-boru-battle = Mar atá anois, thógfadh na Lochlannaigh baile uait: { $left ->
    [one] creachadóir amháin fágtha
   *[other] creachadóirí fágtha: { $left }
}. Cabhraíonn tuanna.
learn-coach-boru-marriage = Ní tusa is airde don phósadh: { $card } ({ $gives }). Cabhraíonn litreacha.
learn-coach-boru-church = Ní tusa amháin atá chun tosaigh san eaglais; dioscaí agat inti: { $discs }. Tugann crosa mainistir agus an marcóir.
learn-coach-boru-settle = Cuireann tú diosca ar bhaile saor in aisce: roghnaigh áit a ndéanann nó a gcoinníonn sé tromlach.
learn-coach-boru-region = { $region }: bailte agat: { $towns }; de dhíth don chomhartha: { $threshold }; luach: { $points }.
learn-coach-boru-princess = Fágann an Banphrionsa rogha agat: áirítear bailte na Lochlannach leatsa sna réigiúin, nó chun a bheith i mórán réigiún, nó glacann tú ceithre phointe.
learn-coach-boru-princess-look = Comhair na bailte faoi chomharthaí Lochlannacha, agus na réigiúin ina bhfuil siad.
learn-coach-boru-raid = Agatsa atá an líon is mó creachadóirí, mar sin socraíonn tusa cén baile a théann chuig na Lochlannaigh.
learn-coach-boru-raid-look = { $name } ar tí réigiún a fháil: { $region }, luach { $points }.
learn-coach-boru-raid-own = Caithfidh tú baile a chailleadh: roghnaigh ceann nach gcosnaíonn tromlach ort.
learn-coach-boru-build = Áirítear baile le mainistir faoi dhó: tóg í san áit a ndéanann baile breise tromlach.
