### What else the server says.
###
### This translation into Irish waits for review by a fluent speaker.

# A name for somebody who has not said theirs. The heron is feminine, the others are masculine.
server-guest = { $who ->
    [heron] Corr
    [salmon] Bradán
    [hare] Giorria
    [otter] Dobharchú
    [raven] Fiach
    [stag] Carria
    [badger] Broc
   *[wren] Dreoilín
} { $how ->
    [quiet] { $who ->
        [heron] Chiúin
       *[other] Ciúin
    }
    [merry] { $who ->
        [heron] Shúgach
       *[other] Súgach
    }
    [wandering] { $who ->
        [heron] Fhánach
       *[other] Fánach
    }
    [grey] Liath
    [bold] { $who ->
        [heron] Dhána
       *[other] Dána
    }
    [clever] { $who ->
        [heron] Chliste
       *[other] Cliste
    }
    [patient] { $who ->
        [heron] Fhoighneach
       *[other] Foighneach
    }
   *[swift] { $who ->
        [heron] Mhear
       *[other] Mear
    }
} { $number }

# What a browser is shown where no page is built in.
server-welcome = Is anseo atá boird Ardrí. Níl leathanach do bhrabhsálaithe sa leagan seo: imrítear sa teirminéal le “ardri play”, agus tá cur síos ag /api/openapi.json ar conas a imríonn ríomhchláir.

# What each bot is like.
server-bot-random = Déanann sé rud ar bith a cheadaíonn na rialacha, gan smaoineamh.
server-bot-tafl-herdsman = Tá na rialacha ar eolas aige agus imríonn sé an rud a ritheann leis; ní fheiceann sé cuid mhór dá bhféadfá a dhéanamh ina choinne, fiú deireadh an chluiche ó chian.
server-bot-tafl-squire = Feiceann sé an rud a chuirfeadh deireadh leis an gcluiche le do chéad bheart eile, ach téann go leor freagraí uait amú air.
server-bot-tafl-warrior = Smaoiníonn sé cúpla beart chun tosaigh, ach téann roinnt dá dtagann ó chian amú air.
server-bot-tafl-chieftain = Smaoiníonn sé go leor beart chun tosaigh, agus is annamh a théann aon rud amú air.
server-bot-tafl-champion = Féachann sé chomh fada chun tosaigh agus a cheadaíonn tamall gearr machnaimh, agus ní théann aon rud amú air ar an mbealach.
server-bot-tafl-high-king = Imríonn sé chomh maith agus is féidir anseo, agus machnaíonn sé chomh fada agus a cheadaíonn an clog: meandar, soicind nó trí cinn.
server-bot-boru-herdsman = Triaileann sé cluiche nó dhó ina cheann do gach rud a d’fhéadfadh sé a dhéanamh, agus tugann breith de réir rialacha simplí.
server-bot-boru-squire = Is beag cluiche a thriaileann sé ina cheann, ach tá sé foghlamtha aige cad is fiú gach rud.
server-bot-boru-warrior = Imríonn sé an babhta ina cheann níos minice, le tuairimí eile faoi chártaí na n-imreoirí eile.
server-bot-boru-chieftain = Cuimhníonn sé ar na pacaí a chonaic sé, tugann buille faoi thuairim cad a choinneodh imreoirí maithe, agus féachann ar na céadta cluiche.
server-bot-boru-champion = Féachann sé ar an oiread cluichí agus a cheadaíonn meandar, agus imríonn sé chun an bua a fháil, ní ar son pointí.
server-bot-boru-high-king = Imríonn sé chomh maith agus is féidir anseo, agus machnaíonn sé chomh fada agus a cheadaíonn an clog.
server-bot-throne-squire = Caitheann sé de réir na seansanna beachta agus téann ar thóir na bpointí.
server-bot-throne-champion = Caitheann sé de réir na seansanna beachta agus téann ar thóir na hArdchathaoireach.
