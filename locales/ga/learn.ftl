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
