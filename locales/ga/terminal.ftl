### Cad a deir an teirminéal. Fanann na horduithe féin i mBéarla.
###
### This translation into Irish waits for review by a fluent speaker.

## ardri learn

terminal-learn-lessons = Tá ceacht ann do gach cluiche, an ceann is éasca ar dtús:
terminal-learn-lesson = { $number } { $name }: { $title }. { $about }
terminal-learn-which = Cé acu ceann? Clóscríobh a ainm nó a uimhir.
terminal-learn-unknown = Níl aon cheacht “{ $name }” ann: clóscríobh { $names }, nó quit.
terminal-learn-none = Níor roghnaíodh aon cheacht.
terminal-learn-begin = { $title }: ceacht ina bhfuil { $count ->
    [one] { $count } chéim
    [two] { $count } chéim
    [few] { $count } chéim
    [many] { $count } gcéim
   *[other] { $count } céim
}. Clóscríobh help le haghaidh cabhrach.
terminal-learn-legend-tafl = Ar an gclár is Lochlannach é V, Ceilteach é C, an Rí é K, an ríchathaoir fholamh í + agus cúinne é #.
terminal-learn-step = Céim { $number } as { $count }: { $title }
terminal-learn-right = I gceart. { $done }
terminal-learn-wrong = Ní hea, go fóill. { $why }
terminal-learn-illegal = Ní cheadaíonn na rialacha é sin. { $why }
terminal-learn-answer = Clóscríobh uimhir do fhreagra.
terminal-learn-no-answer = Freagair le huimhir ó 1 go { $count }, nó clóscríobh hint.
terminal-learn-go-on = Brúigh Enter chun leanúint ar aghaidh.
terminal-learn-is-done = Tá an chéim seo déanta. Brúigh Enter chun leanúint ar aghaidh, nó clóscríobh again chun í a dhéanamh arís.
terminal-learn-hint-from = Féach ar an bpíosa ar { $square }.
terminal-learn-hint = Bain triail as { $action }.
terminal-learn-hint-answer = Féach ar fhreagra { $number } arís.
terminal-learn-show = Seo mar a dhéantar é: { $action }.
terminal-learn-not-here = Baineann sin le fíorchluichí; ní theastaíonn sé i gceacht. Clóscríobh help le haghaidh cabhrach.
terminal-learn-end = Sin ceacht { $title } déanta. Imir do chéad chluiche anois: ardri play { $name }
terminal-learn-ended = Tháinig deireadh leis an ionchur ag céim { $number } as { $count }. Tar ar ais am ar bith.
terminal-learn-left = D’fhág tú ag céim { $number } as { $count }. Tar ar ais am ar bith.
terminal-learn-help = Clóscríobh an rud is mian leat a dhéanamh, mar a dhéanfá i gcluiche: beart ar nós d2-a2, nó rogha faoina huimhir nó faoina hainm.
    .hint = hint: cad air ar chóir féachaint; faoi dhó, cad atá le déanamh
    .show = show: taispeáin dom é
    .again = again: leag an chéim seo amach arís
    .next = next nó skip: ar aghaidh go dtí an chéad chéim eile
    .board = board: taispeáin an clár arís; rules: na rialacha i mbeagán focal
    .moves = moves: gach rud a cheadaíonn na rialacha anois
    .quit = quit: imeacht
