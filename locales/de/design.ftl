### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Wörter der Teile, aus denen jede Seite besteht.

design-waiting = Einen Moment …
design-list = { $most } und { $last }
refused-called = { $irish ->
   *[other] { $english }
}
design-close = Schließen
design-dismiss = Meldung schließen
design-more = Eins mehr
design-less = Eins weniger
design-you = du
design-bot-level = Bot, { $level }
design-away = weg
design-away-long = Die Verbindung ist abgebrochen.
design-to-act = am Zug
design-score = Punkte
design-clock-left = noch { $time }
design-clock-out = Zeit abgelaufen
design-days = { $days } T { $hours } h
design-tabs = Ansichten
design-log-empty = Noch ist nichts geschehen.
design-toasts = Meldungen
design-seat-mark-ring = Ring
design-seat-mark-bar = Balken
design-seat-mark-triangle = Dreieck
design-seat-mark-diamond = Raute
design-seat-mark-cross = Kreuz
design-seat-mark-spiral = Spirale
# A drawn head, by whom of the legends it shows.
design-portrait = { $portrait ->
    [aengus] Aengus
    [amergin] Amergin
    [badb] Die Badb
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
