### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Was --help sagt. Befehle, Schalter und Beispielzeilen bleiben englisch; wie die Texte heißen, sagt
### locales/en/terminal-help.ftl.
###
### Wörterliste
###   record                  Aufzeichnung
###   seed (of a record)      Geheimnis
###   deck                    Deck
###   rule string             Regelzeile
###   folder                  Ordner
###   build                   Programm (als Ergebnis des Baus)

## Jede Seite der Hilfe

terminal-help-frame =
    .usage = Aufruf
    .commands = Befehle
    .command-value = BEFEHL
    .arguments = Argumente
    .options = Optionen
    .options-value = OPTIONEN
    .examples = { $count ->
        [one] Beispiel
       *[other] Beispiele
    }
    .default = [Vorgabe: { $value }]
    .possible = [mögliche Werte: { $values }]
    .possible-list = Mögliche Werte

terminal-help-any-language = Die Sprache: { $languages }; sonst die von ARDRI_LANGUAGE, sonst die des Systems
    .value = SPRACHE
terminal-help-any-help = Diese Hilfe zeigen
    .more = Diese Hilfe zeigen (mehr mit „--help“)
    .summary = Diese Hilfe zeigen (kürzer mit „-h“)
terminal-help-any-version = Die Version zeigen
terminal-help-any-json = Als JSON berichten

## Was vor einem Spiel zu wählen ist

terminal-help-any-rules = Regeln über das Grundspiel hinaus, mit Kommas: edge-escape, strong-king, unarmed-king, hostile-throne, advanced (Tablut), king-returns, corners-hostile-to-king, no-edge-capture
    .value = LISTE
terminal-help-any-preset = Regeln, die zusammen einen Namen haben: federation (Brandubh)
    .value = NAME
terminal-help-any-position = Mit dieser Stellung anfangen, etwa "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a"
    .value = STELLUNG
terminal-help-any-two-sets = Zwei Partien spielen, die zweite mit vertauschten Seiten
terminal-help-any-lots = Auslosen, wer mit den Wikingern beginnt
terminal-help-any-last-card = Was mit der letzten Karte jeder Hand geschieht (Brian Boru): discard (ablegen) oder, zu fünft, play (spielen)
    .value = WAS
terminal-help-any-deck = Ein eigenes Deck (The High Throne), in TOML oder JSON
    .value = DATEI

## Die Befehle

terminal-help-ardri = Die Spiele um Irlands Hochkönige: spielen, nachspielen, prüfen und messen
    .examples =
        ardri                                       Tische unter http://localhost:7777
        ardri play                                  hier ein Spiel wählen und spielen
        ardri join http://localhost:7777/table/…    am Tisch eines Servers spielen
        ardri learn brandubh                        ein Spiel in Schritten lernen
        ardri play brandubh --coach                 eine erste Partie, mit Trainer
        ardri rules brian-boru                      die Regeln lesen
        ardri play brian-boru --players 4           Brian Boru gegen drei Bots
        ardri play high-throne --players 3          um den Hohen Thron würfeln
        ardri play brandubh --against random        Brandubh gegen einen Bot
        ardri play tablut --rules advanced --plain  für Pipes und Screenreader
        ardri simulate brandubh --games 100000      wie zufällige Partien enden
        ardri odds                                  genaue Chancen der Sagenkarten
        ardri replay game.json                      eine Aufzeichnung prüfen
terminal-help-help = Diese Hilfe oder die eines Befehls zeigen

terminal-help-serve = Tische für Browser, Freunde und Skripte bereitstellen; dasselbe tut `ardri` allein
    .missing = Tische bereitstellen; in diesem Programm nicht dabei
    .examples =
        ardri serve                                   unter http://localhost:7777
        ardri serve --listen 0.0.0.0:7777 --no-open   für alle im lokalen Netz
        ARDRI_DATA=/srv/ardri ardri serve --config ardri.toml
    .note = Adresse, Ordner und Proxy lassen sich auch in der Umgebung (ARDRI_LISTEN, ARDRI_DATA, ARDRI_BEHIND_PROXY) oder in der Datei einstellen, die Datei selbst in ARDRI_CONFIG; weitere Einstellungen stehen in docs/operations.md. Ein Schalter geht der Umgebung vor, die Umgebung der Datei.
terminal-help-serve-listen = Unter welcher Adresse der Server zu finden ist, oder unix:DATEI für einen Proxy
    .value = ADRESSE
terminal-help-serve-data = Wo Tische und Konten liegen: ein Ordner, oder postgres://… für eine Datenbank
    .value = ORT
terminal-help-serve-config = Einstellungen in TOML
    .value = DATEI
terminal-help-serve-behind-proxy = Ein Proxy davor sagt, woher die Anfragen kommen; dasselbe wie --proxies 1
terminal-help-serve-proxies = So viele Proxys davor sagen, woher die Anfragen kommen
    .value = ZAHL
terminal-help-serve-public-url = Wo man ihn findet, etwa https://ardri.example; mehrere mit Kommas
    .value = URL
terminal-help-serve-no-open = Keinen Browser öffnen
terminal-help-serve-log-json = Das Protokoll als JSON schreiben, eine Zeile je Meldung

terminal-help-export = Fertige Tische eines Servers als Dateien schreiben
    .missing = Fertige Tische eines Servers als Dateien schreiben; in diesem Programm nicht dabei
    .examples =
        ardri export --to games          alle fertigen Tische, während der Server ruht
        ardri export --data /srv/ardri --to games k3v…
terminal-help-export-data = Wo die Daten des Servers liegen
    .value = ORDNER
terminal-help-export-to = Der Ordner für die Dateien
    .value = ORDNER
terminal-help-export-tables = Die Tische; alle fertigen, wenn keiner genannt ist
    .value = TISCHE

terminal-help-import-table = Fertige Tische in die Daten eines Servers aufnehmen
    .missing = Fertige Tische in die Daten eines Servers aufnehmen; in diesem Programm nicht dabei
    .examples =
        ardri import-table games/*.table.json
terminal-help-import-table-data = Wo die Daten des Servers liegen
    .value = ORDNER
terminal-help-import-table-files = Dateien, die `ardri export` geschrieben hat
    .value = DATEIEN

terminal-help-admin = Sehen und tun, was die Verwaltung darf, auch während der Server läuft
    .missing = Sehen und tun, was die Verwaltung darf; nicht in diesem Programm
    .examples =
        ardri admin people             Konten; `people ann` auch Gäste
        ardri admin ban 7              aussperren; `unban 7` lässt wieder ein
        ardri admin rename 7 "New name"
        ardri admin reset-password 7   gibt ein neues aus
        ardri admin end-sessions 7
        ardri admin forget 7           als hätten sie ihr Konto gelöscht
        ardri admin close-table k3v…   aufgeben; `delete-table k3v…` löscht ihn
        ardri admin reports            Meldungen; `close-report 3` schließt eine
        ardri admin audit              was die Verwaltung getan hat
terminal-help-admin-data = Wo der Server seine Daten hat
    .value = ORDNER
terminal-help-admin-words = Was zu tun ist, und mit wem
    .value = WÖRTER

terminal-help-backup = Die Daten eines Servers in eine Datei kopieren, auch während er läuft
    .missing = Die Daten eines Servers in eine Datei kopieren; nicht in diesem Programm
    .examples =
        ardri backup /mnt/copies/ardri.db
terminal-help-backup-data = Wo der Server seine Daten hat
    .value = ORDNER
terminal-help-backup-file = Die Datei, die es noch nicht geben darf
    .value = DATEI

terminal-help-move = Alle Daten eines Servers zwischen einem Ordner und PostgreSQL übertragen
    .missing = Alle Daten eines Servers übertragen; nicht in diesem Programm
    .examples =
        ardri move --to postgres://ardri@localhost/ardri   aus dem üblichen Ordner
        ardri move --from postgres://ardri@localhost/ardri --to /srv/ardri
    .note = Der Server muss dabei ruhen. Der neue Ort muss leer sein, der alte behält, was er hat, und alles wird verglichen, bevor es gilt. Ein Passwort gehört in PGPASSWORD oder ~/.pgpass, denn die Argumente eines Programms können andere auf dem Rechner sehen.
terminal-help-move-from = Wo die Daten liegen: ein Ordner, oder postgres://… für eine Datenbank
    .value = ORT
terminal-help-move-to = Wohin sie sollen
    .value = ORT

terminal-help-play = Im Terminal spielen, zu mehreren an einer Tastatur oder gegen Bots
    .examples =
        ardri play brian-boru                        Brian Boru gegen drei Bots
        ardri play brian-boru --players 3 --against person
        ardri play high-throne                       The High Throne gegen zwei Bots
        ardri play high-throne --players 6 --deck my.toml
        ardri play brandubh                          zu zweit an einer Tastatur
        ardri play brandubh --coach                  eine erste Partie, mit Trainer
        ardri play brandubh --against random --side celts
        ardri play tablut --rules advanced,hostile-throne
        ardri play brandubh --preset federation --two-sets --lots
        ardri play --resume game.json
        echo d2-e2 | ardri play brandubh --plain
terminal-help-play-game = Das Spiel: { $games }; sonst fragt ein Menü
    .value = SPIEL
terminal-help-play-players = Wie viele spielen: 3 bis 5 bei Brian Boru, sonst 4; 2 bis 6 bei The High Throne, sonst 3
    .value = ZAHL
terminal-help-play-against = Wer gegenübersitzt, einer für alle oder eine Liste in der Reihe der Plätze; sonst zufällige Bots bei Brian Boru und The High Throne, ein Mensch bei den anderen und, mit Trainer, Knappen
    .value = WER
terminal-help-play-against-person = Andere Menschen am selben Terminal
terminal-help-play-against-random = Bots, die zufällig spielen
terminal-help-play-against-herdsman = Bots, die die Regeln kennen und vieles übersehen (Brandubh und Tablut)
terminal-help-play-against-squire = Bots, die wissen, was sie tun
terminal-help-play-against-warrior = Bots, die ein paar Züge vorausdenken (Brandubh und Tablut)
terminal-help-play-against-chieftain = Bots, die selten etwas übersehen (Brandubh und Tablut)
terminal-help-play-against-champion = Bots, die kurz nachdenken und spielen, so gut sie können
terminal-help-play-against-high-king = Bots, die nachdenken, solange die Uhr erlaubt (Brandubh und Tablut)
terminal-help-play-side = Deine Seite gegen einen Bot, wenn nicht gelost wird: sonst die Wikinger
    .value = SEITE
terminal-help-play-side-vikings = Die Angreifer; sie beginnen
terminal-help-play-side-celts = Der König und seine Wachen
terminal-help-play-seat = Dein Platz unter den Bots, von 1 an gezählt (Brian Boru, The High Throne)
    .value = ZAHL
terminal-help-play-coach = Ein Trainer an deiner Seite sagt bei jeder Frage, warum sie gestellt wird und was einen Blick wert ist
terminal-help-play-plain = Zeilen hinein, Zeilen heraus: für Pipes und Screenreader
terminal-help-play-resume = Eine gespeicherte Partie fortsetzen
    .value = DATEI
terminal-help-play-clock = Die Zeit, die jeder hat: 5+3 sind fünf Minuten und drei Sekunden mehr mit jedem Zug, 30s eine halbe Minute für jeden Zug
    .value = ZEIT
terminal-help-play-late = Was geschieht, wenn jemandes Zeit um ist: sonst loses
    .value = WORT
terminal-help-play-late-loses = Die Partie ist verloren, wo das geht; sonst übernimmt ein Bot den Platz
terminal-help-play-late-bot = Ein Bot übernimmt den Platz
terminal-help-play-seed = Legt fest, was Bots tun, was gelost und ausgeteilt wird, um eine Partie zu wiederholen
    .value = ZAHL

terminal-help-join = Am Tisch eines Servers spielen, mit Leuten in Browsern und anderen Terminals
    .missing = Am Tisch eines Servers spielen; in diesem Programm nicht dabei
    .examples =
        ardri join http://localhost:7777/table/k3v…            freien Platz nehmen
        ardri join http://localhost:7777/table/k3v… --watch    nur zuschauen
        ardri join localhost:7777 --new brandubh               einen Tisch aufstellen
        ardri join localhost:7777 --new high-throne --players 3 --bot squire
    .note = Wer mit demselben Link wiederkommt, sitzt wieder auf demselben Platz.
terminal-help-join-link = Der Link zum Tisch, wie die Seite ihn zeigt; mit --new die Adresse des Servers
    .value = LINK
terminal-help-join-seat = Der Platz, von 1 an gezählt; sonst der erste freie
    .value = ZAHL
terminal-help-join-name = Dein Name am Tisch; sonst der, den du dort hattest, oder einer vom Server
    .value = NAME
terminal-help-join-watch = Nur zuschauen
terminal-help-join-coach = Ein Trainer an deiner Seite sagt bei jeder Frage, warum sie gestellt wird und was einen Blick wert ist
terminal-help-join-new = Einen Tisch für dieses Spiel aufstellen
    .value = SPIEL
terminal-help-join-players = Wie viele am neuen Tisch spielen; sonst so wenige wie möglich
    .value = ZAHL
terminal-help-join-bot = Bots auf die anderen Plätze des neuen Tisches setzen und beginnen; von dieser Stärke, wenn eine genannt ist
    .value = STÄRKE
terminal-help-join-sessions = Wo gemerkt wird, wer du bist, damit du deinen Platz wiederfindest
    .value = DATEI

terminal-help-learn = Ein Spiel Schritt für Schritt lernen, in einfachen Zeilen
    .examples =
        ardri learn                          welche Lektionen es gibt
        ardri learn brandubh                 das leichteste Spiel
        ardri learn tablut --language ga     auf Irisch
terminal-help-learn-game = Das Spiel: { $lessons }; sonst wirst du gefragt
    .value = SPIEL

terminal-help-rules = Die Regeln eines Spiels lesen, eine davon, oder alle durchsuchen
    .examples =
        ardri rules                          welche Seiten es gibt
        ardri rules brandubh                 die Regeln von Brandubh und Tablut
        ardri rules tafl#straight            eine Regel, unter ihrer Adresse
        ardri rules --search king throne     Regeln und Entscheide mit diesen Worten
terminal-help-rules-place = Ein Spiel, eine Seite oder die Adresse einer Regel: page#mark
    .value = STELLE
terminal-help-rules-search = Alle Regeln und Entscheide zeigen, in denen alle diese Wörter stehen; nach einem Spiel oder einer Seite nur dort
    .value = WORT

terminal-help-perft = Zugfolgen einer Länge zählen, um die Regeln zu prüfen und das Tempo zu messen
    .examples =
        ardri perft brandubh --depth 6
        ardri perft tablut --rules advanced --depth 4 --divide
        ardri perft brandubh --preset federation --depth 5 --no-bulk --json
terminal-help-perft-game = Das Spiel: brandubh oder tablut
    .value = SPIEL
terminal-help-perft-depth = Wie viele Züge jede Folge hat
    .value = N
terminal-help-perft-divide = Für jeden ersten Zug getrennt zählen
terminal-help-perft-no-bulk = Jeden letzten Zug ausführen und beurteilen, statt alle auf einmal zu zählen

terminal-help-simulate = Viele zufällige Partien spielen und berichten, wie sie enden
    .examples =
        ardri simulate brandubh --games 100000 --seed 1
        ardri simulate tablut --rules strong-king --games 1000 --json
        ardri simulate brandubh --lots --two-sets --games 10 --records games
terminal-help-simulate-game = Das Spiel: { $games }
    .value = SPIEL
terminal-help-simulate-players = Wie viele spielen, wenn das Spiel die Wahl lässt
    .value = N
terminal-help-simulate-games = Wie viele Partien
    .value = N
terminal-help-simulate-seed = Legt die Partien fest: dieselbe Zahl gibt dieselben Partien
    .value = S
terminal-help-simulate-records = Von jeder Partie eine Aufzeichnung in diesen Ordner schreiben
    .value = ORDNER

terminal-help-odds = Die genaue Chance jeder Karte von The High Throne bei bestem Spiel zeigen
    .examples =
        ardri odds                       das Hausdeck, mit sieben und acht Würfeln
        ardri odds --steal --dice 7+red  was Stehlen braucht, mit dem roten Würfel
        ardri odds --deck my.toml --json
terminal-help-odds-deck = Ein eigenes Deck, in TOML oder JSON
    .value = DATEI
terminal-help-odds-dice = Die Würfel: 7, 8 oder 7+red; sonst alle drei
    .value = WÜRFEL
terminal-help-odds-steal = Die Karten anderen stehlen, was eine Spirale mehr braucht

terminal-help-study = Viele Partien The High Throne unter Bots spielen und berichten, wie sich das Deck spielt
    .examples =
        ardri study --games 100000               das Hausdeck, zwei bis sechs Spieler
        ardri study --deck my.toml --players 3   ein eigenes Deck
        ardri study --guest points               ein Bot, der nur Punkte zählt
terminal-help-study-deck = Ein eigenes Deck, in TOML oder JSON
    .value = DATEI
terminal-help-study-players = Wie viele spielen; auch mehrmals anzugeben; sonst zwei bis sechs
    .value = N
terminal-help-study-games = Wie viele Partien für jede Zahl von Spielern
    .value = N
terminal-help-study-seed = Legt die Partien fest: dieselbe Zahl gibt dieselben Partien
    .value = S
terminal-help-study-guest = Wer auf einem der Plätze sitzt
    .value = BOT
terminal-help-study-guest-throne = Einer wie die anderen, der Karten nach der Siegchance abwägt
terminal-help-study-guest-points = Einer, der Karten nach den Punkten abwägt, die sie sofort bringen

terminal-help-arena = Bots gegeneinander spielen lassen und berichten, wie stark sie sind
    .examples =
        ardri arena brandubh --bots champion,squire --games 200 --openings random:2
        ardri arena tablut --bots champion@5000n,champion@20000n --sprt 0,20
        ardri arena brian-boru --bots champion,squire,random --seats 4 --threads 2
        ardri arena brandubh --bots champion,yardstick --log run.jsonl --report run.html
    .note = Jede Eröffnung wird mit beiden Seiten gespielt, jede Verteilung in allen Sitzordnungen. Das Übrige steht in docs/arena.md.
terminal-help-arena-game = Das Spiel: { $games }
    .value = SPIEL
terminal-help-arena-bots = Wer spielt, mit Kommas: Stufen des Spiels, yardstick (Tafl und Der Hohe Thron, der Champion von 0.2), greedy (Der Hohe Thron), engine:BEFEHL, http://RECHNER:PORT/PFAD; jeder kann ein eigenes Maß haben, wie champion@100ms
    .value = LISTE
terminal-help-arena-games = Wie viele Partien, aufgerundet, bis alle aus jeder Eröffnung auf jedem Platz gespielt haben
    .value = N
terminal-help-arena-seats = Wie viele am Tisch sitzen, bei Spielen, die die Wahl lassen
    .value = N
terminal-help-arena-budget = Wie lange Bots über jede Entscheidung nachdenken: 50ms, 2s, oder 5000n für so viele Stellungen; sonst so, wie es ihre Stufe tut
    .value = MASS
terminal-help-arena-seed = Legt Eröffnungen, Verteilungen und das Glück der Bots fest: dieselbe Zahl gibt dieselben Partien, außer Bots denken nach der Uhr
    .value = S
terminal-help-arena-threads = Wie viele Partien zugleich
    .value = N
terminal-help-arena-openings = Womit Partien von Tafl beginnen: nach K zufälligen Zügen (random:K), oder nach den Zügen einer Datei, eine Eröffnung je Zeile
    .value = DATEI|random:K
terminal-help-arena-longest = Nach wie vielen Aktionen eine Partie unentschieden abgebrochen wird: sonst 600 in Tafl, 20000 in den anderen
    .value = N
terminal-help-arena-sprt = Aufhören, wenn ein sequenzieller Test zwischen zwei Unterschieden in Elo entschieden ist, wie 0,10
    .value = ELO0,ELO1
terminal-help-arena-log = Jede beendete Partie in dieser Datei festhalten und dort weitermachen, wo sie aufhört
    .value = DATEI
terminal-help-arena-report = Eine Seite mit Tabellen und Bildern in diese Datei schreiben
    .value = DATEI

terminal-help-replay = Eine Aufzeichnung nachspielen und jede Aktion prüfen
    .examples =
        ardri replay game.json
        ardri replay --trace game.json | tail -1
terminal-help-replay-file = Die Aufzeichnung oder ein Tisch aus ardri export; - liest die Standardeingabe
    .value = DATEI
terminal-help-replay-trace = Für jede Aktion eine Zeile JSON ausgeben, mit dem ganzen Spielstand danach

terminal-help-verify = Jeden Wurf und jedes Austeilen einer Aufzeichnung aus ihrem Geheimnis nachrechnen
    .examples =
        ardri verify game.json
    .note = Wie Ziehungen aus dem Geheimnis folgen, steht in docs/fairness.md.
terminal-help-verify-file = Die Aufzeichnung oder ein Tisch aus ardri export; - liest die Standardeingabe
    .value = DATEI
terminal-help-verify-commitment = Die Festlegung, die du dir vor der Partie notiert hast; die Aufzeichnung muss dieselbe haben
    .value = HEX

terminal-help-import = Aufgeschriebene Tafl-Partien prüfen, eine je Zeile
    .examples =
        ardri import games.txt --game brandubh --preset federation
        ardri import games.txt --game tablut --json
    .note = Eine Zeile wie „1. d2-e2 c4-c2 2. e2-e3xd3“ ist eine Partie; Nummern und Geschlagenes dürfen fehlen, und was hinter einem # steht, ist eine Anmerkung. Ist eine Partie nicht regelgerecht, endet das Programm mit 1.
terminal-help-import-file = Die Datei; - liest die Standardeingabe
    .value = DATEI
terminal-help-import-game = Das Spiel: brandubh oder tablut
    .value = SPIEL

terminal-help-opentafl = Regeln in der Schreibweise von OpenTafl schreiben oder lesen
    .examples =
        ardri opentafl tablut --rules unarmed-king
        ardri opentafl brandubh --nearest
        ardri opentafl --read "dim:7 esc:e ks:m tfr:l start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/"
    .note = Was sich damit genau sagen lässt, steht in docs/opentafl.md.
terminal-help-opentafl-game = Das Spiel, dessen Regeln geschrieben werden: brandubh oder tablut
    .value = SPIEL
terminal-help-opentafl-read = Stattdessen diese Regelzeile lesen
    .value = REGELN
terminal-help-opentafl-nearest = Auch fast Gleiches annehmen und sagen, was anders ist

terminal-help-analyse = Die besten Zugfolgen einer Stellung finden oder jeden Zug einer Tafl-Partie beurteilen
    .examples =
        ardri analyse "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a" --lines 3
        ardri analyse game.json --time 2s
        ardri analyse games.txt --game tablut --nodes 100000 --json
    .note = Ein Gewinn („win“) in so vielen Zügen ist bewiesen; andere Werte zählen in Wikingern, für den, der zieht. Wie ein Zug genannt wird, steht in docs/engine-protocol.md.
terminal-help-analyse-target = Eine Stellung oder die Datei einer Partie: eine Aufzeichnung, ein Tisch aus ardri export oder eine Liste von Zügen; - liest die Standardeingabe
    .value = ZIEL
terminal-help-analyse-time = Wie lange jede Stellung durchsucht wird, etwa 500ms, 2s oder 1m
    .value = ZEIT
terminal-help-analyse-nodes = Stattdessen so viele Stellungen ansehen; das findet immer dasselbe
    .value = N
terminal-help-analyse-depth = Stattdessen bis zu dieser Tiefe suchen
    .value = N
terminal-help-analyse-lines = Wie viele Zugfolgen einer Stellung gezeigt werden
    .value = N
terminal-help-analyse-threads = Mit wie vielen Threads gesucht wird
    .value = N
terminal-help-analyse-game = Das Spiel einer Liste von Zügen: brandubh oder tablut; sonst das, zu dem sie passt
    .value = SPIEL

terminal-help-engine = Den Rechner für Brandubh und Tablut einem anderen Programm leihen, über Standardeingabe und -ausgabe
    .examples =
        ardri engine
        ardri engine --protocol opentafl
    .note = Die Protokolle stehen in docs/engine-protocol.md.
terminal-help-engine-protocol = Das Protokoll, das das andere Programm spricht
    .value = PROTOKOLL

terminal-help-completions = Vervollständigungen für eine Shell ausgeben, dorthin zu legen, wo sie danach sucht
    .examples =
        ardri completions bash > ~/.local/share/bash-completion/completions/ardri
terminal-help-completions-shell = Die Shell
    .value = SHELL
