# The check of a game's luck
#
# This translation into Irish waits for review by a fluent speaker.

luck-title = An raibh an t-ádh cothrom?
luck-working = Gach tarraingt á hathríomh…
luck-right = Bhí an t-ádh cothrom tríd síos.
luck-right-more = { $draws ->
    [0] Níor theastaigh caitheamh ná roinnt ar bith sa chluiche seo, agus is é an rún a gealladh atá ann.
    [one] Leanann an t-aon tarraingt amháin ón rún ar thug an freastalaí gealltanas air roimh an gcluiche.
    [two] Leanann an dá tharraingt ón rún ar thug an freastalaí gealltanas air roimh an gcluiche.
    [few] Leanann na { $draws } tharraingt ón rún ar thug an freastalaí gealltanas air roimh an gcluiche.
    [many] Leanann na { $draws } dtarraingt ón rún ar thug an freastalaí gealltanas air roimh an gcluiche.
   *[other] Leanann na { $draws } tarraingt ón rún ar thug an freastalaí gealltanas air roimh an gcluiche.
  }
luck-wrong = Tá rud éigin as áit.
luck-wrong-more = { $wrong ->
    [0] Ní hé seo an rún a gealladh.
    [one] Ní leanann tarraingt amháin ón rún. Tá sí marcáilte thíos.
    [two] Ní leanann { $wrong } tharraingt ón rún. Tá siad marcáilte thíos.
    [few] Ní leanann { $wrong } tharraingt ón rún. Tá siad marcáilte thíos.
    [many] Ní leanann { $wrong } dtarraingt ón rún. Tá siad marcáilte thíos.
   *[other] Ní leanann { $wrong } tarraingt ón rún. Tá siad marcáilte thíos.
  }
luck-unknown = Níorbh fhéidir gach rud a sheiceáil anseo.
luck-doubt-game = Ní heol don leathanach seo conas a tharraingíonn an cluiche seo. Is féidir leis an ríomhchlár é a rá: ardri verify.
luck-doubt-question = Tá tarraingt sa taifead nach n-aithníonn an leathanach seo, agus mar sin ní féidir an méid a leanann í a chur ina áit. Is féidir leis an ríomhchlár é a rá: ardri verify.
luck-doubt-deck = Ní deir an taifead cén t-ord a bhí ar uimhreacha chártaí an phaca.
luck-missing-fairness = Níl aon ádh le seiceáil sa chluiche seo: imríodh le fíordhíslí é, nó clóscríobhadh isteach é.
luck-missing-seed = Taispeánfar an rún nuair a bheidh an cluiche thart.
luck-missing-unreadable = Ní féidir an rún sa taifead seo a léamh.
luck-numbers = Na huimhreacha, don té ar mian leis iad a sheiceáil é féin
luck-commitment = Gealltanas
luck-commitment-more = taispeánta roimh an gcluiche
luck-commitment-right = Is é méarlorg an rúin é.
luck-commitment-wrong = Ní hé méarlorg an rúin seo é.
luck-table-right = Is é méarlorg an rúin, na bhfocal go léir agus cé hiad na botaí é.
luck-table-wrong = Ní hé méarlorg an rúin seo agus na bhfocal seo é.
luck-plain = Cluiche de shaghas níos sine é seo: bhí na focail ar eolas ag an bhfreastalaí roimh an gcluiche.
luck-unheard = Nocht an leathanach seo d’fhocal, ach deir an bord gur choinnigh tú siar é. Ná bíodh muinín agat as an gcluiche seo.
luck-promised-right = Is é an ceann é a chonaic an leathanach seo roimh an deireadh.
luck-promised-wrong = Ní hé an ceann é a chonaic an leathanach seo roimh an deireadh.
luck-seed = Rún
luck-words = Focail
luck-word-none = gan focal
luck-word-bot = gan focal, mar is bot é
luck-word-random = focal randamach
luck-word-withheld = gealltanas tugtha, ach níor nochtadh in am
luck-word-wrong = Ní hé seo an focal ar tugadh gealltanas air.
luck-draws = Tarraingtí
luck-draws-none = Ní dhearnadh aon tarraingt.
luck-draw = Tarraingt { $number }
luck-asks-below = { $many ->
   *[other] ceann as { $many }
  }
luck-asks-roll = { $many ->
    [one] dísle amháin
    [two] { $many } dhísle
    [few] { $many } dhísle
    [many] { $many } ndísle
   *[other] { $many } dísle
  }
luck-asks-shuffle = { $many ->
    [one] cárta amháin suaite
    [two] { $many } chárta suaite
    [few] { $many } chárta suaite
    [many] { $many } gcárta suaite
   *[other] { $many } cárta suaite
  }
luck-draw-right = ceart
luck-draw-wrong = mícheart; { $due } ba cheart a bheith ann
luck-draw-unknown = gan seiceáil
luck-own = Is é do bhrabhsálaí féin a ríomh é seo ón taifead, gan de chabhair aige ach an t-oideas poiblí. Ní mheasann sé ar tháinig gach tarraingt in am is i dtráth de réir na rialacha; nuair a imrítear an taifead arís a fheictear é sin.
