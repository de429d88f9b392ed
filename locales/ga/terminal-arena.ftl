### A ndeir ardri arena: a thuairisc, sa teirminéal agus ar leathanach --report, agus a bhfuil ina choinne aige. Tá
### cinn na gcolún i dtéacs amháin, le barraí eatarthu.

arena-title = { $game }: { $games } cluiche as { $rounds ->
    [one] oscailt nó roinnt amháin
   *[other] { $rounds } oscailt nó roinnt
}, síol { $seed }, { $seconds } s
arena-bots = bota | cluichí | buaite | roinnte | caillte | cuid | 95 % | cothrom | rátáil
arena-seat = suíochán { $seat }
arena-pairs = péire | an dá cheann | 1½ | roinnte | ½ | ceann ar bith | scór | 95 % | Elo | 95 %
arena-times = milleasoicindí | cinntí | meán | airmheán | 99 % | is faide
arena-endings = críoch | cluichí | cuid
arena-lengths = { $mean } gníomh a bhí i gcluiche ar an meán, { $median } sa lár, { $shortest } go { $longest } san iomlán.
arena-unfinished = { $games ->
    [one] Cuireadh deireadh le cluiche amháin
   *[other] Cuireadh deireadh le { $games } cluiche
} tar éis { $longest } gníomh agus comhaireadh mar chomhscór é.
arena-sprt = Tástáil sheicheamhach idir { $elo0 } (H0) agus { $elo1 } (H1) Elo: cóimheas { $llr }, teorainneacha ±{ $bound }. { $verdict ->
    [h0] H0: níl an chéad bhota chomh mór sin níos fearr.
    [h1] H1: tá an chéad bhota níos fearr.
   *[undecided] Gan socrú: tá tuilleadh cluichí de dhíth.
}
arena-failed = Cluiche { $game }: chaill { $bot }, mar { $kind ->
    [gone] níorbh fhéidir teacht air nó chríochnaigh sé ({ $said })
    [late] níor fhreagair sé laistigh de { $said } ms
    [nonsense] níor thug sé freagra intuigthe ({ $said })
   *[illegal] d'fhreagair sé le gníomh neamhcheadaithe ({ $said })
}.
arena-more-failures = Tharla an rud céanna { $games ->
    [one] i gcluiche amháin eile.
   *[other] i { $games } cluiche eile.
}
arena-page-shares = Codanna de na pointí, le heatraimh 95 %
arena-page-ratings = Rátálacha (Weng–Lin), ± dhá dhiall chaighdeánacha
arena-page-course = Codanna le linn na gcluichí
arena-page-llr = Cóimheas na tástála seicheamhaí
arena-page-lengths = Fad na gcluichí, i ngníomhartha
arena-page-times = Amanna cinnteoireachta i milleasoicindí
arena-page-setup = Ar imríodh

## A bhfuil ina choinne aige; tá ainm an chláir roimhe

arena-error-file = { $file }: { $why }
arena-error-bots = ainmnigh 1 go { $most } bota, le camóga eatarthu
arena-error-bot = ní bota é “{ $text }”: ainmnigh ceann de chuid an chluiche, nó engine:ORDÚ, nó http://ÓSTACH:PORT/CONAIR
arena-error-unknown = níl aon bhota “{ $name }” ann don chluiche seo; tá { $known } ann
arena-error-budget = ní buiséad é “{ $text }”: 50ms, 2s (uair an chloig ar a mhéad) nó 5000n a bhíonn ann
arena-error-random = ní líon beart randamach é “{ $text }”: random:1 go random:{ $most } a bhíonn ann
arena-error-opening = oscailt { $number }, { $action }: { $why }
arena-error-opening-line = líne { $number }: { $why }
arena-error-no-openings = níl oscailt ar bith sa chomhad
arena-error-over = tá an cluiche thart i ndiaidh oscailt { $number }, sula gcuirtear ceist ar aon duine
arena-error-deals = do chluichí gan chártaí folaithe atá oscailtí; anseo tá a roinnt féin ag gach babhta
arena-error-engine = imríonn innill cluichí aonair Brandubh agus Tablut, gan --two-sets ná --lots
arena-error-engine-budget = tá buiséad de dhíth ar inneall: --budget 100ms, nó engine:ORDÚ@100ms
arena-error-no-http = níl botaí thar HTTP sa leagan seo
arena-error-sprt = ní teorainneacha tástála iad “{ $text }”: dhá dhifríocht Elo a bhíonn ann, an ceann is lú ar dtús, mar 0,10
arena-error-sprt-bots = idir dhá bhota i gcluiche beirte a bhíonn tástáil sheicheamhach
arena-error-game = ní hé cluiche { $number } an chéad cheann eile den rith seo
arena-error-broken = theip ar bhota i gcluiche { $number }; locht sa chlár é seo
arena-error-not-a-log = ní logchomhad den airéine é { $file }
arena-error-other-setup = is le rith eile { $file }: caithfidh an cluiche, na botaí, na buiséid, an síol, na hoscailtí agus an leagan a bheith mar a chéile
arena-error-line = { $file }, líne { $number }: ní hé sin an chéad chluiche eile
arena-error-log-in-use = { $file }: tá rith eile ag scríobh ann
