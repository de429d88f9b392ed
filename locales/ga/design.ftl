### Words of the parts that every page is made of.
###
### This translation into Irish waits for review by a fluent speaker.

design-waiting = Nóiméad amháin…
design-list = { $most } agus { $last }
refused-called = { $english ->
   *[other] { $irish }
}
design-close = Dún
design-dismiss = Cuir an teachtaireacht seo i leataobh
design-more = Ceann breise
design-less = Ceann amháin níos lú
design-you = tusa
design-bot-level = Bot, { $level }
design-away = as láthair
design-away-long = Cailleadh an ceangal.
design-to-act = seal anois
design-score = Scór
design-clock-left = { $time } fágtha
design-clock-out = Tá an t-am istigh
design-days = { $days } lá { $hours } u
design-tabs = Amhairc
design-log-empty = Níor tharla aon rud fós.
design-toasts = Teachtaireachtaí
design-seat-mark-ring = fáinne
design-seat-mark-bar = barra
design-seat-mark-triangle = triantán
design-seat-mark-diamond = muileata
design-seat-mark-cross = cros
design-seat-mark-spiral = bís
# A drawn head, by whom of the legends it shows.
design-portrait = { $portrait ->
    [aengus] Aonghas
    [amergin] Aimhirgín
    [badb] An Bhadhbh
    [cathbad] Cathbhadh
    [conall] Conall Cearnach
    [deirdre] Deirdre
    [dian-cecht] Dian Céacht
    [diarmaid] Diarmaid
    [emer] Eimhear
    [etain] Éadaoin
    [fedelm] Feidhlim
    [fergus] Fearghas
    [fiachra] Fiachra
    [gormlaith] Gormfhlaith
    [grainne] Gráinne
    [liath] Liath Luachra
    [manannan] Manannán
    [niamh] Niamh
    [ogma] Oghma
    [oisin] Oisín
    [scathach] Scáthach
   *[sitric] Sitriuc
}
