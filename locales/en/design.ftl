### Words of the parts that every page is made of.

design-waiting = One moment…
design-list = { $most } and { $last }
# What something is called that has a name in English and one in Irish: every language is given both, and
# takes one.
refused-called = { $irish ->
   *[other] { $english }
}
design-close = Close
design-dismiss = Put this message away
design-more = One more
design-less = One less
design-you = you
design-bot-level = Bot, { $level }
design-away = away
design-away-long = The connection is lost.
design-to-act = to act
design-score = Score
design-clock-left = { $time } left
design-clock-out = Time is up
design-days = { $days } d { $hours } h
design-tabs = Views
design-log-empty = Nothing has happened yet.
design-toasts = Messages
design-seat-mark-ring = ring
design-seat-mark-bar = bar
design-seat-mark-triangle = triangle
design-seat-mark-diamond = diamond
design-seat-mark-cross = cross
design-seat-mark-spiral = spiral
# A drawn head, by whom of the legends it shows.
design-portrait = { $portrait ->
    [aengus] Aengus
    [amergin] Amergin
    [badb] The Badb
    [cathbad] Cathbad
    [conall] Conall Cernach
    [deirdre] Deirdre
    [dian-cecht] Dian Cécht
    [diarmaid] Diarmaid
    [emer] Emer
    [etain] Étaín
    [fedelm] Fedelm
    [fergus] Fergus
    [fiachra] Fiachra
    [gormlaith] Gormlaith
    [grainne] Gráinne
    [liath] Liath Luachra
    [manannan] Manannán
    [niamh] Niamh
    [ogma] Ogma
    [oisin] Oisín
    [scathach] Scáthach
   *[sitric] Sitric
}
