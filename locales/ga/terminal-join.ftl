### Cad a deir an teirminéal ag bord freastalaí: ardri join. Fanann na horduithe féin i mBéarla.
###
### This translation into Irish waits for review by a fluent speaker.

## Ag teacht chuig bord

terminal-join-none = ní féidir leis an leagan seo dul chuig freastalaí: tóg é leis an ngné join
terminal-join-no-link = Ní nasc chuig bord é “{ $link }”. Bíonn nasc cosúil le http://localhost:7777/table/k3v7m2.
terminal-join-untrusted = Ní féidir leis an bhfreastalaí ag { $server } a chruthú gurb é an ceann atá i gceist agat é: níl muinín ag an ríomhaire seo as a theastas.
terminal-join-insecure = Ní labhraíonn an freastalaí ag { $server } https. Bain triail as { $open }.
terminal-join-which-table = Ní ainmníonn “{ $link }” aon bhord, ach freastalaí ar a mhéad. Úsáid an nasc chuig bord, mar shampla http://localhost:7777/table/k3v7m2, nó cuir ceann ar bun le --new brandubh.
terminal-join-new-where = Socraítear bord nua ag freastalaí, ní ag bord eile: ardri join { $server } --new brandubh
terminal-join-silent = Níl aon fhreagra ó { $server }. An bhfuil an freastalaí ag rith, agus an bhfuil an seoladh ceart?
terminal-join-unclear = Ní freastalaí de chuid na gcluichí seo a fhreagraíonn ag { $server }.
terminal-join-no-table = Níl a leithéid de bhord ag { $server }. B’fhéidir go bhfuil an nasc gearrtha; iarr arís é.
terminal-join-newer = Labhraíonn an freastalaí seo ar bhealach nach dtuigeann an ríomhchlár seo ({ $why }). An bhfuil ardri níos nuaí ann?
terminal-join-game = Níl an cluiche “{ $game }” a imrítear ansin ag an ríomhchlár seo.
terminal-join-no-game = Níl aon chluiche “{ $game }” ag an bhfreastalaí seo; tá { $games } ann.
terminal-join-sessions = Coinnítear cé tú féin in { $file }, rud nach n-oibríonn: { $why }.
terminal-join-full = Tá gach suíochán ag an mbord seo tógtha. Le --watch is féidir leat féachaint.
terminal-join-begun = Thosaigh an cluiche gan tú. Le --watch is féidir leat féachaint.
terminal-join-you = Is tusa { $name }.
terminal-join-made = Tá an bord socraithe. Seol an nasc seo chuig do chairde: { $link }
terminal-join-moved = Tá tú ag imirt arís ag bord nua: { $link }
terminal-join-left = D’imigh tú. Is leatsa i gcónaí an rud is leat ag an mbord; tar ar ais am ar bith: ardri join { $link }

## Ag an mbord

terminal-join-table = { $game }, á óstáil ag { $host }.
terminal-join-table-named = { $game }: “{ $name }”, á óstáil ag { $host }.
terminal-join-seat = Suíochán { $number }: { $name }
terminal-join-seat-you = Suíochán { $number }: { $name } (tusa)
terminal-join-seat-free = Suíochán { $number }: saor
terminal-join-sides = Imríonn { $vikings } na Lochlannaigh agus { $celts } na Ceiltigh.
terminal-join-help = Clóscríobh help le haghaidh cabhrach.
terminal-join-ready = Tá cách anseo. Clóscríobh start chun tosú.
terminal-join-others-start = Tá tú réidh. Tosóidh an cluiche nuair a chlóscríobhann na daoine eile start freisin.
terminal-join-not-begun = Níor thosaigh an cluiche fós. Nuair a bheidh gach suíochán tógtha, clóscríobh start.
terminal-join-missed = Cad a tharla idir an dá linn:
terminal-join-said = Deir { $name }: { $text }
terminal-join-clocks = Am fágtha: { $left }.
terminal-join-not-here = Ní oibríonn sé sin ag bord freastalaí. Clóscríobh help le haghaidh cabhrach.
terminal-join-takeback = Tá { $name } ag iarraidh an beart deireanach a tharraingt siar. Clóscríobh yes nó no.
terminal-join-resign = An bhfuil tú chun géilleadh sa chluiche seo? Clóscríobh yes nó no.
terminal-join-lent = Tá bot ag imirt i do shuíochán. Clóscríobh return chun é a thógáil ar ais.
terminal-join-not-lent = Níl aon bhot ag imirt i do shuíochán.
terminal-join-over = Tá an cluiche thart. Clóscríobh again le haghaidh cluiche eile, nó quit.
terminal-join-rematch = Ba mhaith le { $name } imirt arís. Clóscríobh again chun glacadh leis, nó no.
terminal-join-not-over = Níl an cluiche thart fós.
terminal-join-which-seat = Clóscríobh uimhir suíocháin ina dhiaidh: 1, 2 agus mar sin de.
terminal-join-say-what = Clóscríobh ina dhiaidh an rud is mian leat a rá: say Ádh mór!
terminal-join-word-what = Clóscríobh focal ar bith ina dhiaidh, le cur leis an ádh; fanann sé faoi rún go dtí an tús: word seamróg
terminal-join-commands = Clóscríobh an rud is mian leat a dhéanamh sa chluiche: beart ar nós d2-a2, nó rogha faoina huimhir nó faoina hainm; taispeánann board an bord, legal nó moves a bhfuil cead agat a dhéanamh, rules na rialacha.
    .say = say Ádh mór!: rud a rá le cách
    .who = who: cá bhfuil gach duine ina shuí; log: cad a tharla ó tháinig tú
    .start = start: tosú, nuair atá gach suíochán tógtha; word FOCAL: focal a chur leis an ádh roimhe sin
    .seat = sit 2: an suíochán sin a ghlacadh; stand: do cheann féin a fhágáil
    .bot = bot 2 squire: bot a chur sa suíochán sin
    .word = word seamróg: d’fhocal féin a chur leis an ádh in áit cinn randamaigh; fanann sé faoi rún go dtí an tús
    .coach = why: cén fáth a gcuirtear an cheist, agus cad is fiú breathnú air; coach: é sin a chloisteáil ag gach ceist, nó gan é
    .hint = hint: cad a dhéanfadh bot láidir, ag boird a thugann leideanna; review: ag an deireadh, cé na cinntí uait is mó a chosain
    .undo = undo: do bheart deireanach a tharraingt siar, nó é a iarraidh ar na daoine eile; freagraíonn siad yes nó no
    .resign = resign: géilleadh
    .abandon = abandon: ligean do bhot imirt; return: do shuíochán a thógáil ar ais
    .clock = clock: cé mhéad ama atá fágtha
    .link = link: an nasc chuig an mbord seo, do dhaoine eile
    .again = again: cluiche eile leis na daoine céanna
    .quit = quit: imeacht; is leatsa do shuíochán i gcónaí
