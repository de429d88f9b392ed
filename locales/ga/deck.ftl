### The deck that comes with the program, for those who read it in another language than its file.
###
### This translation into Irish waits for review by a fluent speaker.

deck-about = Deic an tionscadail féin le haghaidh The High Throne of Ireland. Ní hí an deic chlóite í: as miotaseolaíocht na hÉireann a thagann na hainmneacha, agus is linne na línte, na pointí, na Cuspóirí agus na téacsanna, a tiúnadh le seansanna cruinne agus le cluichí idir bhotanna.
deck-objective = { $id ->
    [two-bulls] An Dá Tharbh
    [cattle-raid] An Táin
    [hunt-of-the-fianna] Seilg na Féinne
    [curse-of-macha] Mallacht Mhacha
    [wild-herd] Adharc, Cú agus Eite
    [war-band] An Bhuíon Chogaidh
    [hoard] Seoda agus a gCoimeádaithe
    [gifts-of-the-gods] Bronntanais na gCathracha ó Thuaidh
    [goddesses] Bandia na Talún
    [magic-of-munster] Draíocht na Mumhan
    [feast] An Fhleá
    [otherworld] Tiarna an tSaoil Eile
    [court] Cúirt de Gach Cineál
    [realm] Ríocht agus a Curadh
   *[other] { $name }
}
deck-lore = { $id ->
    [fionn-mac-cumhaill] Nuair a bhí sé ina bhuachaill dhóigh sé a ordóg ar an mBradán Feasa, chuir ina bhéal í, agus bhí fios aige. Nuair a bhí sé ina fhear ba é ceann na Féinne é ar Chnoc Alúine, agus ba é an t-aon duine é a d’fhan ina dhúiseacht gur mharaigh sé Aillén, a dhódh Teamhair gach Samhain.
    [bran-and-sceolan] Ba chol ceathracha le Fionn na cúnna ab fhearr a bhí aige. Rinne bean éadmhar cú dá aintín agus í á n-iompar, agus rugadh ina gcoileáin iad a raibh níos mó céille acu ná ag formhór na bhfear.
    [salmon-of-knowledge] Ag an té a d’íosfadh ar dtús é a bheadh an fios uile. Chaith an file Finnéigeas seacht mbliana ag faire ar an mBóinn chun breith air, agus ansin lig sé dá dhalta é a chócaráil.
    [aoibheall] Óna carraig liath os cionn na Sionainne faireann sí ar shliocht Bhriain Bhóramha. An oíche roimh Chluain Tarbh tháinig sí chuig an seanrí agus dúirt leis nach bhfágfadh sé an machaire ina bheatha.
    [hag-of-beara] Seacht n-uaire a d’éirigh sí óg arís, agus is óna clann a shíolraigh pobail iomlána. Faoi dheireadh suíonn sí cois na farraige atá ag trá, agus cuimhníonn sí ar na ríthe a mbíodh sí ag ól meá leo tráth.
    [rowing-wheel] Roth a eitlíonn tríd an aer; bhí lámh ag Mogh Roith, draoi dall na Mumhan, ina dhéanamh. Thug a iníon Tlachtga píosa de go hÉirinn: dallfar an té a fheiceann é, agus bodhrófar an té a chloiseann é.
    [cu-chulainn] Mharaigh an gasúr Séadanta cú Chulainn, an gabha, choimeád faire ina háit agus bhí a hainm air as sin amach. Fad a bhí laochra Uladh sínte gan bhrí, sheas sé na hátha ina aonar in aghaidh arm Chonnacht.
    [brown-bull] Muicí de chuid an tSaoil Eile a bhí ann tráth, a throid in aghaidh a chéile comhraic i riocht i ndiaidh a chéile. Ina tharbh dó b’fhiú cogadh é: mháirseáil slua Mhéabha isteach in Ulaidh chun é a thabhairt leo.
    [macha] Cé go raibh a ham tagtha cuireadh d’iallach uirthi rith in aghaidh chapaill an rí. Bhuaigh sí, rug sí cúpla ag ceann an ráis, agus d’fhág sí mallacht ar fhir Uladh: in am a ngátair beidh siad chomh lag le bean i dtinneas clainne.
    [queen-medb] Fear gan sprionlaitheacht, gan éad, gan eagla a bhí ó bhanríon Chruachan. Nuair a comhaireadh a maoin agus maoin a fir agus í tarbh amháin gann, chuaigh sí chun cogaidh ar lorg tairbh ab fhearr.
    [white-horned-bull] I dtréad Mhéabha a rugadh é ach níor mhian leis a bheith ag bean, agus shiúil sé anonn chuig tréad an Rí Ailill. Nuair a tháinig an Donn siar throid an dá tharbh ar feadh na hoíche ar fud na hÉireann, agus ar maidin bhí an Finnbheannach stróicthe as a chéile.
    [caladbolg] Claíomh Fhearghais mhic Róigh, a bhí ar deoraíocht i gcúirt Mhéabha. Nuair a cuireadh ina luí air gan a rí féin a mharú leis, d’imir sé a fhearg ar an tír agus bhain sé na barra de thrí chnoc.
    [stone-of-destiny] Ó chathair Falias a thug Tuatha Dé Danann é, agus chuir siad ina sheasamh i dTeamhair é, áit ar ghlaoigh sé os ard faoi rí ceart. D’fhan sé ina thost uair amháin sa bhreis, agus scoilt Cú Chulainn lena chlaíomh é.
    [spear-of-lugh] Ó chathair Gorias a tháinig sí, agus níorbh fhéidir cath a bhuachan ar an té a raibh sí aige. Ligeadh a máistir Lugh isteach ar gheata na Teamhrach toisc gurbh é an t-aon duine é a raibh gach ceird aige in éineacht.
    [morrigan] Ina heascann, ina mac tíre agus ina samhaisc rua a d’ionsaigh sí Cú Chulainn ag an áth. Tar éis Chath Mhaigh Tuireadh is í a thug scéala an bhua chuig airde agus inbhir na hÉireann.
    [cauldron-of-the-dagda] Ó chathair Murias a tháinig sé, agus níor fhág aon chuideachta riamh é agus ocras uirthi. D’íosfadh a úinéir féin dóthain airm: thug a naimhde leite dó i bpoll uair, agus scríob sé an gairbhéal as chomh maith.
   *[other] { $lore }
}
