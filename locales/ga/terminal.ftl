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
terminal-learn-legend-throne = Is é an céatadán tar éis rogha an seans atá agat an cárta sin a fháil sa seal seo.
terminal-learn-step = Céim { $number } as { $count }: { $title }
terminal-learn-right = I gceart. { $done }
terminal-learn-wrong = Ní hea, go fóill. { $why }
terminal-learn-illegal = Ní cheadaíonn na rialacha é sin. { $why }
terminal-learn-answer = Clóscríobh uimhir do fhreagra.
terminal-learn-no-answer = Freagair le huimhir ó 1 go { $count }, nó clóscríobh hint.
terminal-learn-go-on = Brúigh Enter chun leanúint ar aghaidh.
terminal-learn-is-done = Tá an chéim seo déanta. Brúigh Enter chun leanúint ar aghaidh, nó clóscríobh again chun í a dhéanamh arís.
terminal-learn-hint = Bain triail as { $action }.
terminal-learn-hint-answer = Níl fágtha ach freagra { $number }: { $answer }.
terminal-learn-hint-not = Ní hé freagra { $number } é: “{ $answer }”. { $why }
terminal-learn-show = Seo mar a dhéantar é: { $action }.
terminal-learn-not-here = Baineann sin le fíorchluichí; ní theastaíonn sé i gceacht. Clóscríobh help le haghaidh cabhrach.
terminal-learn-end = Sin ceacht { $title } déanta. Imir do chéad chluiche anois, agus traenálaí le do thaobh: ardri play { $name } --coach
terminal-learn-ended = Tháinig deireadh leis an ionchur ag céim { $number } as { $count }. Tar ar ais am ar bith.
terminal-learn-left = D’fhág tú ag céim { $number } as { $count }. Tar ar ais am ar bith.
terminal-learn-help =
    hint: bealach amháin chun é a dhéanamh; má cuireadh ceist, freagra atá mícheart
    show: taispeáin dom é
    again: leag an chéim seo amach arís
    next nó skip: ar aghaidh go dtí an chéad chéim eile
    quit: imeacht
terminal-learn-help-tafl =
    Clóscríobh beart lena dhá chearnóg, ar nós d2-a2.
    moves: gach rud a cheadaíonn na rialacha anois; moves d2: bearta píosa amháin
    board: taispeáin an clár arís; flip: féach air ón taobh eile
    position: an suíomh mar théacs; rules: na rialacha i mbeagán focal
terminal-learn-help-throne =
    Clóscríobh uimhir rogha, a hainm, nó gníomh iomlán ar nós fill Macha 1 S nó aside K.
    legal: gach rud a cheadaíonn na rialacha anois; back: céim amháin siar i rogha
    board: taispeáin an bord arís; dice: na díslí agus an sprioc; odds: na seansanna ar fad
    card AINM: gach rud faoi chárta; objective: do Chuspóir; standings: conas atá ag cách; rules: na rialacha i mbeagán focal
terminal-learn-help-boru =
    Clóscríobh uimhir rogha, a hainm, nó gníomh iomlán ar nós mark Cork, play 16 nó bottom buy 1.
    legal: gach rud a cheadaíonn na rialacha anois; back: céim amháin siar i rogha
    board: taispeáin an bord arís; hand: do chártaí; trick: na cártaí ar an mbord
    town AINM: gach rud faoi bhaile; standings: cé a bhuafadh cad é; rules: na rialacha i mbeagán focal

## ardri serve

terminal-serve = Tá boird Ardrí le fáil ag { $url }
terminal-serve-data = Coinnítear gach rud in { $folder }. Stopann Ctrl-C é.
terminal-serve-failed = ní féidir an freastalaí a thosú
terminal-serve-none = níl aon fhreastalaí sa leagan seo: tóg é leis an ngné server, nó imir anseo le `ardri play`

## What is wrong before a game or a lesson begins; the program's name stands before it

terminal-error-game = níl aon chluiche “{ $name }” ann; tá { $names } ann
terminal-error-lesson = níl aon cheacht “{ $name }” ann; tá { $names } ann
terminal-error-screen = ní féidir leis an teirminéal seo an clár a thaispeáint; bain triail as ardri play --plain
terminal-error-random = ní thugann an córas aon uimhreacha randamacha
terminal-error-file = ní féidir { $file } a léamh
terminal-error-in-file = { $file }: { $reason }
terminal-error-players = { $most ->
    [2] cluiche do bheirt é { $game }, ní do { $players }
   *[other] cluiche do { $least } go { $most } imreoir é { $game }, ní do { $players }
}
terminal-error-no-sides = níl aon taobhanna sa chluiche { $game }; le --seat a deirtear cá suíonn tú
terminal-error-no-seats = taobh a roghnaítear sa chluiche { $game }, ní suíochán: --side vikings nó --side celts
terminal-error-all-people = tá daoine i ngach suíochán, mar sin níl suíochán ar bith le roghnú agat
terminal-error-no-seat = níl suíochán { $seat } ag bord do { $players }: ó 1 go { $players } atá na suíocháin
terminal-error-against = ainmníodh { $against } i d’aghaidh, ach níl ach { $others } os do chomhair
terminal-error-bot = tá bot den chineál “{ $kind }” i suíochán { $seat }; níl anseo ach { $known }
terminal-error-action = gníomh { $number }: { $reason }
terminal-error-clock = ní clog é “{ $typed }”: is é 5+3 cúig nóiméad agus trí shoicind sa bhreis le gach beart, agus is é 30s leathnóiméad do gach beart
terminal-time-out = Tá do chuid ama istigh.
terminal-time-short = Níl mórán ama fágtha agat.
terminal-error-no-bot = níl a fhios ag bot cad ba cheart dó a dhéanamh
terminal-error-seed = ní hé seo an rún ar tugadh an gealltanas air
terminal-error-draw = ní leanann an tarraingt seo ó rún an taifid
terminal-error-no-seed = tá tarraingt le déanamh, ach níl an rún ar tugadh an gealltanas air sa taifead

## Names and lists

terminal-nobody = gan aon duine
terminal-either = { $most } nó { $last }
terminal-player = Imreoir: { $name }
terminal-called = { $name } ({ $who })
terminal-called-you = { $name } (tusa)

## Games in lines

terminal-which-game = Tá na cluichí seo ann: { $names }. Cé acu ceann?
terminal-no-game = Níl aon chluiche “{ $name }” ann: { $names }.
terminal-no-game-chosen = Níor roghnaíodh aon chluiche.
terminal-how-many = Cá mhéad imreoir, tusa san áireamh: { $least } go { $most }?
terminal-not-so-many = Ní uimhir ó { $least } go { $most } é “{ $typed }”.
terminal-none-begun = Níor tosaíodh aon chluiche.
terminal-yes-or-no = { $question } yes (sea) nó no (ní hea)?
# What else means yes or no; the first letter of the first word is a key for yes.
terminal-yes-words = sea, tá
terminal-no-words = ní hea, ni hea, ní, níl
terminal-input-ended = Tháinig deireadh leis an ionchur; níl an cluiche críochnaithe.
terminal-unfinished = Níl an cluiche críochnaithe.
terminal-no-command = Níl aon ordú “{ $typed }” ann; tá liosta ag help.
terminal-stands-alone = Seasann “{ $word }” leis féin; ní scríobhtar aon rud ina dhiaidh.

## Ag gach bord

terminal-pass = Ag { $name } atá an seal: tabhair an méarchlár ar aghaidh, ansin brúigh Enter.
terminal-sure = { $action }: déanann Enter é, téann Esc siar.
terminal-one-thing = Níl ach rud amháin le déanamh: { $action }.
terminal-enter = Brúigh Enter chun é a dhéanamh.
terminal-enter-or-back = Brúigh Enter chun é a dhéanamh, nó clóscríobh back.
terminal-unknown = Níl aon ordú ná rogha “{ $text }” ann; liostaíonn help na horduithe, agus legal an méid atá ceadaithe duit.
terminal-unfinished-at = Níl an cluiche críochnaithe ({ $stage }).
terminal-input-ended-at = Tá deireadh leis an ionchur; níl an cluiche críochnaithe ({ $stage }).
terminal-still = Is féidir log, save COMHAD, new nó quit a chlóscríobh fós.
terminal-log-begins = Tá gealltanas an tseans i dtús an loga (PgUp). ?: cabhair, q: imigh
terminal-begin = { $title }, do { $players ->
    [2] bheirt
    [3] thriúr
    [4] cheathrar
    [5] chúigear
    [6] sheisear
   *[other] { $players } imreoir
}. Clóscríobh help le haghaidh cabhrach.
terminal-at-table = Ag an mbord: { $names }.
terminal-bot = { $name } ({ $bot }), { $leaning }. { $about }
terminal-bot-plain = { $name } ({ $bot }). { $about }
terminal-preview-open = Fágann sin rud éigin gan socrú; scríobh an gníomh ar fad.
terminal-nothing-to-decide = Níl aon rud le cinneadh anois.
terminal-undo-nobody = Níl aon duine anseo chun dada a tharraingt siar.
terminal-you-are = is tusa { $name }
terminal-page-end = An deireadh
terminal-page-log = An cluiche go dtí seo
terminal-page-legal = Cad atá ceadaithe duit
terminal-page-effect = Cad a dhéanfadh sé
terminal-more-below = ... { $count } eile thíos
terminal-more-all = ... { $key }: an t-iomlán
terminal-parting = { $title }: { $how }
    .saved = { $title }: { $how } Tá sé sábháilte sa chomhad { $file }.
terminal-no-roll = Níl dada le caitheamh anois.
terminal-only-roll = Níl le déanamh ach na díslí a chaitheamh, nó undo.
terminal-no-undo = Níl aon bheart leatsa le tarraingt siar.
terminal-no-undo-lots = Ní tharraingítear crainn siar.
terminal-no-undo-end = An rud atá thart, tá sé thart: ní tharraingítear seit ná cluiche siar.
terminal-nobody-resigns = Níl aon duine ann a d’fhéadfadh géilleadh anois.
terminal-bots-move = Is ag an mbot atá an seal.
terminal-not-done = Ní dhearnadh an beart.
terminal-preview-what = Scríobh gníomh i ndiaidh preview; liostaíonn legal a bhfuil cead agat a dhéanamh.

## Saving and leaving

terminal-save-where = Clóscríobh ainm comhaid i ndiaidh save.
terminal-saved = Tá an cluiche sábháilte sa chomhad { $file }.
terminal-not-saved = Níor sábháladh an cluiche.
terminal-save-failed = Níorbh fhéidir an cluiche a shábháil sa chomhad { $file }: { $reason }.
terminal-file-taken = Tá { $file } ann cheana. An gcuirfear an cluiche ina áit?
terminal-unsaved-quit = Níl an cluiche sábháilte. Imeacht?
terminal-unsaved-new = Níl an cluiche sábháilte. Tosú ar cheann nua?
terminal-unsaved-menu = Níl an cluiche sábháilte. Dul chuig an roghchlár?
terminal-y-or-n = { $question } y (sea) nó n (ní hea)
terminal-y-n-or-s = { $question } (sábhálann s é) y (sea) nó n (ní hea)
terminal-taken-back = Tarraingthe siar: { $actions }.
terminal-not-taken-back = { $game ->
    [high-throne] Níl aon rud agat le tarraingt siar: ní ceadmhach é má rinne duine eile gníomh ó shin, ná má caitheadh díslí.
   *[brian-boru] Níl aon rud agat le tarraingt siar: ní ceadmhach é má rinne duine eile gníomh ó shin, ná má taispeánadh cárta.
}
terminal-commitment = { $game ->
    [high-throne] Leanann gach suaitheadh agus gach caitheamh ó rún leis an ngealltanas { $commitment }.
   *[brian-boru] Leanann gach suaitheadh agus gach roinnt ó rún leis an ngealltanas { $commitment }.
}

## The screen

terminal-too-small = Tá an teirminéal róbheag: { $width } faoi { $height } atá ann, ach { $columns } faoi { $rows } atá de dhíth ar an gcluiche. Méadaigh é, nó imir le ardri play --plain. Ní dhéanann na heochracha aon rud go dtí sin; le Ctrl-C faoi dhó imítear.
terminal-page-closes = Dúnann Esc
terminal-page-scrolls = Scrollaíonn Suas is Síos, dúnann Esc
terminal-type-choice = Rogha nó ordú: { $typed }
terminal-type-file = Sábháil sa chomhad: { $typed }
terminal-log-back = Loga, níos luaithe
terminal-keys = Eochracha

## An traenálaí

terminal-coach-more = Traenálaí (w: tuilleadh)
terminal-coach-always = { $on ->
    [yes] Labhróidh an traenálaí ag gach ceist feasta.
   *[no] Ní labhróidh an traenálaí ach nuair a fhiafraíonn tú: why.
}
terminal-coach-on-or-off = Seasann “coach” leis féin, nó le on nó off.
terminal-any-help =
    preview GNÍOMH  cad a dhéanfadh gníomh, gan é a dhéanamh
    log             scéal an chluiche go dtí seo
    rules           rialacha an chluiche seo
    save COMHAD     sábháil an cluiche; leanann play --resume COMHAD leis
    new             tosaigh arís leis na himreoirí céanna
    why             cén fáth a gcuirtear an cheist, agus cad is fiú breathnú air
    coach           é sin a chloisteáil ag gach ceist, nó gan é: on, off
    who             cé hiad na bots
    hint            cad a dhéanfadh bot láidir, agus cén fáth
    review          ag an deireadh: cé na cinntí is mó a chosain
    help            an liosta seo
    quit            imigh
    Is i mBéarla a bhíonn na horduithe i ngach teanga.
# 76 litir ar a mhéad.
terminal-any-keys =
    PgUp, PgDn      scrollaigh an loga
    r               rialacha an chluiche seo
    s               sábháil; leanann ardri play --resume COMHAD leis
    w, W            cén fáth an cheist, cad is fiú breathnú air; W: i gcónaí
    q               imigh
terminal-any-bar = { $mode ->
    [line] Enter: déan é   Esc: siar
    [file] Enter: sábháil   Ctrl-U: glan   Esc: siar
   *[confirm] y sea   n ní hea
}

## The menu

terminal-menu-against = In aghaidh
terminal-menu-you = Is tusa
terminal-menu-person = duine ag an teirminéal
terminal-menu-people = daoine ag an teirminéal
terminal-menu-bot = bot randamach
terminal-menu-bots = botanna randamacha
terminal-menu-against-one = Roinneann beirt an méarchlár, nó freagraíonn bot thú.
terminal-menu-against-several = Téann an méarchlár ó dhuine go duine, nó freagraíonn botanna thú láithreach.
terminal-menu-players = { $game ->
    [brian-boru] Imríonn triúr trí bhabhta, ceathrar nó cúigear ceithre cinn.
   *[other] { $least }–{ $most } imreoirí
}
terminal-menu-seat = { $game ->
    [brian-boru] Dath do chuid dioscaí.
    [high-throne] Do shuaitheantas ag an mbord.
   *[other] Ionsaíonn na Lochlannaigh agus bogann siad ar dtús; tugann na Ceiltigh a Rí slán.
}
terminal-menu-last-card = imir an cárta deiridh freisin
terminal-menu-coach = Deir an traenálaí ag gach ceist cén fáth a gcuirtear í, agus cad is fiú breathnú air.
terminal-menu-learn = Foghlaim ar dtús é
    .about = Ceacht ar an gcluiche seo, céim ar chéim, i línte simplí.
terminal-menu-play = Imir
    .about = Tosaigh an cluiche.
terminal-menu-quit = Imeacht
    .about = Fág an ríomhchlár.
terminal-menu-keys = Suas, Síos roghnaigh   Enter athraigh   p imir   q imigh
