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
server-bot-boru-squire = Meánn sé cad a leanfaidh as gach gníomh láithreach, agus tugann buille faoi thuairim faoi chártaí na n-imreoirí eile.
server-bot-boru-warrior = Imríonn sé an babhta ina cheann níos minice, le tuairimí eile faoi chártaí na n-imreoirí eile.
server-bot-boru-chieftain = Cuimhníonn sé ar na pacaí a chonaic sé, tugann buille faoi thuairim cad a choinneodh imreoirí maithe, agus féachann ar na céadta cluiche.
server-bot-boru-champion = Imríonn sé an babhta ina cheann, arís is arís eile le tuairimí eile.
server-bot-boru-high-king = Imríonn sé chomh maith agus is féidir anseo, agus machnaíonn sé chomh fada agus a cheadaíonn an clog.
server-bot-throne-herdsman = Caitheann sé de réir na seansanna beachta ar son na gcártaí is luachmhaire sa lár; ní fheiceann sé réigiún ach nuair is féidir leis é a chur faoi ghlas, ní théann sé ar thóir Cuspóra, agus ní ghoideann sé ach nuair nach bhfuil aon rud eile fágtha.
server-bot-throne-squire = Caitheann sé de réir na seansanna beachta agus téann ar thóir a phointí féin.

# Cé hiad na bots, in abairt an ceann.
server-persona-aengus = Déanann Aengus suirí de gach achrann agus éan de gach póg.
server-persona-amergin = Canann Amergin an fharraige chun ciúnais ar dtús agus leagann sé na clocha ina dhiaidh sin.
server-persona-badb = Tagann an Bhadhbh ina préachán agus is aici is túisce a bhíonn a fhios cé leis an níochán.
server-persona-cathbad = Léann Cathbad na scamaill ag am bricfeasta agus ní bhíonn deifir air le balla ar bith.
server-persona-conall = Níor chodail Conall riamh gan cuid éigin dá chomharsa faoina ghlúin.
server-persona-deirdre = B’fhearr le Deirdre an bád go hAlbain ná fanacht le seans níos fearr.
server-persona-dian-cecht = Tá luibh ag Dian Cécht do gach galar agus lámh airgid don chuid eile.
server-persona-diarmaid = Taispeánann Diarmaid a bhall seirce ag an am mícheart agus éiríonn leis i gcónaí.
server-persona-emer = Leagann Emer sé choinníoll síos agus bíonn sí ag súil leo go léir.
server-persona-etain = Bhí Étaín ina linn, ina péist agus ina féileacán, agus ní dhearna sí dearmad ar chuireadh ar bith.
server-persona-fedelm = Feiceann Fedelm dearg é, feiceann sí rua é, agus cuireann sí geall air mar sin féin.
server-persona-fergus = Thug Fergus ríocht uaidh ar feadh bliana agus tá sé ag tógáil ríochtaí daoine eile ó shin.
server-persona-fiachra = Bhí Fiachra naoi gcéad bliain ina eala; níl aon deifir air.
server-persona-gormlaith = Bhí Gormlaith ina banríon trí huaire agus tá sí ag féachaint timpeall arís.
server-persona-grainne = Chuir Gráinne lucht na bainise go léir a chodladh sula bpósfadh sí an rogha shábháilte.
server-persona-liath = Tugann Liath Luachra aire do mhála na seod, cibé cé leis é.
server-persona-manannan = Marcaíonn Manannán ar na tonnta mar a bheadh móinéar ann, agus é ag lámhchleasaíocht.
server-persona-niamh = Tá capall bán ag Niamh, tír álainn, agus áit do dhuine eile sa diallait.
server-persona-ogma = Gearrann Ogma gach rud i gcloch, chun go bhfanfaidh sé san áit ar chuir sé é.
server-persona-oisin = Chaill Oisín trí chéad bliain ar thuras amháin, agus rachadh sé arís.
server-persona-scathach = Múineann Scáthach laochra taobh thall de dhroichead a chaitheann anuas iad; ní bheidh sé níos éasca duitse.
server-persona-sitric = Tá síoda i bhféasóg Sitric agus na seolta in airde ar a longa.
# An rud is fearr le bot, i ndiaidh a ainm.
server-leaning-tafl-hunter = an sealgaire, a ghabhann nuair is féidir
server-leaning-tafl-keeper = coimeádaí an fháinne, a choinníonn a fhir le chéile
server-leaning-tafl-trader = an trádálaí, a thairgeann fear ar fhear
server-leaning-tafl-runner = an reathaí, a théann i bhfad agus go tapa
server-leaning-boru-builder = tógálaí na mainistreacha
server-leaning-boru-raider = an creachadóir, a théann sa tóir ar Lochlannaigh
server-leaning-boru-matchmaker = an basadóir, a théann chuig gach bainis
server-leaning-boru-gambler = an cearrbhach, a choinníonn na cártaí arda
server-leaning-throne-collector = bailitheoir na réigiún iomlán
server-leaning-throne-thief = an gadaí, ar fearr leis cuid na ndaoine eile
server-leaning-throne-seeker = lorgaire na Laochra
server-leaning-throne-gambler = an cearrbhach, a théann sa tóir ar an rud atá deacair
server-bot-throne-warrior = Measann sé scór deiridh gach duine de réir na seansanna beachta, agus bíonn sé ag iarraidh a bheith chun tosaigh.
server-bot-throne-chieftain = Tá a fhios aige ó chluichí gan áireamh cad is fiú gach rud ar mhaithe leis an Ardchathaoir, ach ní thuigeann sé conas a athraíonn sé sin i dtreo an deiridh.
server-bot-throne-champion = Tá a fhios aige ó chluichí gan áireamh cad is fiú gach rud ar mhaithe leis an Ardchathaoir, tomhaiseann sé a bhfuil ó na himreoirí eile, agus réitíonn sé an deireadh nuair is beirt a bhíonn ann.
