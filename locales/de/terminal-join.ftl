### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Was das Terminal am Tisch eines Servers sagt: ardri join. Die Befehle selbst bleiben englisch.

## An einen Tisch kommen

terminal-join-none = dieses Programm kann sich mit keinem Server verbinden: Baue es mit dem Feature join
terminal-join-no-link = „{ $link }“ ist kein Link zu einem Tisch. Ein Link sieht aus wie http://localhost:7777/table/k3v7m2.
terminal-join-untrusted = Der Server unter { $server } kann nicht nachweisen, dass er der ist, den du meinst: Seinem Zertifikat vertraut dieser Rechner nicht.
terminal-join-insecure = Der Server unter { $server } spricht kein https. Versuch es mit { $open }.
terminal-join-which-table = „{ $link }“ nennt keinen Tisch, höchstens einen Server. Nimm den Link zu einem Tisch, etwa http://localhost:7777/table/k3v7m2, oder stell mit --new brandubh einen auf.
terminal-join-new-where = Ein neuer Tisch wird auf einem Server aufgestellt, nicht an einem anderen Tisch: ardri join { $server } --new brandubh
terminal-join-silent = Unter { $server } antwortet niemand. Läuft der Server, und stimmt die Adresse?
terminal-join-unclear = Was unter { $server } antwortet, ist kein Server dieser Spiele.
terminal-join-no-table = Diesen Tisch gibt es unter { $server } nicht. Vielleicht ist der Link abgeschnitten; lass ihn dir noch einmal geben.
terminal-join-newer = Dieser Server spricht eine Sprache, die dieses Programm nicht kennt ({ $why }). Gibt es ein neueres ardri?
terminal-join-game = Dieses Programm kennt das Spiel „{ $game }“ nicht, das dort gespielt wird.
terminal-join-no-game = Ein Spiel „{ $game }“ gibt es auf diesem Server nicht; es gibt { $games }.
terminal-join-sessions = Wer du bist, soll in { $file } stehen, aber das geht nicht: { $why }.
terminal-join-full = Alle Plätze an diesem Tisch sind besetzt. Mit --watch kannst du zuschauen.
terminal-join-begun = Die Partie hat ohne dich begonnen. Mit --watch kannst du zuschauen.
terminal-join-you = Du bist { $name }.
terminal-join-made = Der Tisch ist aufgestellt. Schick deinen Freunden diesen Link: { $link }
terminal-join-moved = An einem neuen Tisch geht es weiter: { $link }
terminal-join-left = Du bist gegangen. Was am Tisch dir gehört, bleibt deins; komm jederzeit wieder: ardri join { $link }

## Am Tisch

terminal-join-table = { $game }, eingeladen hat { $host }.
terminal-join-table-named = { $game }: „{ $name }“, eingeladen hat { $host }.
terminal-join-seat = Platz { $number }: { $name }
terminal-join-seat-you = Platz { $number }: { $name } (du)
terminal-join-seat-free = Platz { $number }: frei
terminal-join-sides = { $vikings } führt die Wikinger, { $celts } die Kelten.
terminal-join-help = Mit help gibt es Hilfe.
terminal-join-ready = Alle sind da. Tippe start, um zu beginnen.
terminal-join-others-start = Du bist bereit. Die Partie beginnt, wenn auch die anderen start tippen.
terminal-join-not-begun = Die Partie hat noch nicht begonnen. Sobald alle Plätze besetzt sind, tippe start.
terminal-join-missed = Was inzwischen geschehen ist:
terminal-join-said = { $name } sagt: { $text }
terminal-join-clocks = Restzeit: { $left }.
terminal-join-not-here = Das geht am Tisch eines Servers nicht. Mit help gibt es Hilfe.
terminal-join-takeback = { $name } möchte den letzten Zug zurücknehmen. Tippe yes oder no.
terminal-join-resign = Diese Partie aufgeben? Tippe yes oder no.
terminal-join-lent = Auf deinem Platz spielt ein Bot. Tippe return, um wieder selbst zu spielen.
terminal-join-not-lent = Auf deinem Platz spielt kein Bot.
terminal-join-over = Die Partie ist vorbei. Tippe again für eine neue oder quit.
terminal-join-rematch = { $name } möchte eine Revanche. Tippe again, um anzunehmen, oder no.
terminal-join-not-over = Die Partie ist noch nicht vorbei.
terminal-join-which-seat = Tippe dahinter die Nummer eines Platzes: 1, 2 und so weiter.
terminal-join-say-what = Tippe dahinter, was du sagen willst: say Viel Glück!
terminal-join-word-what = Tippe ein beliebiges Wort dahinter, das zum Glück beiträgt; es bleibt geheim bis zum Start: word Kleeblatt
terminal-join-commands = Tippe, was du im Spiel tun willst: einen Zug wie d2-a2, eine Wahl mit ihrer Nummer oder ihrem Namen; board zeigt den Tisch, legal oder moves, was du tun darfst, rules die Regeln.
    .say = say Viel Glück!: allen etwas sagen
    .who = who: wer wo sitzt; log: was geschehen ist, seit du da bist
    .start = start: beginnen, sobald alle Plätze besetzt sind; word WORT: vorher ein Wort für den Zufall dazugeben
    .seat = sit 2: diesen Platz nehmen; stand: deinen verlassen
    .bot = bot 2 squire: einen Bot auf diesen Platz setzen
    .word = word Kleeblatt: ein eigenes Wort statt eines zufälligen zum Glück beitragen; es bleibt geheim bis zum Start
    .coach = why: warum etwas gefragt wird und was einen Blick wert ist; coach: das bei jeder Frage hören oder nicht mehr
    .hint = hint: was ein starker Bot täte, an Tischen mit Tipps; review: am Ende, welche deiner Entscheidungen am meisten kosteten
    .undo = undo: deinen letzten Zug zurücknehmen oder die anderen darum bitten; sie antworten yes oder no
    .resign = resign: die Partie aufgeben
    .abandon = abandon: einen Bot weiterspielen lassen; return: deinen Platz wieder einnehmen
    .clock = clock: wie viel Zeit noch ist
    .link = link: der Link zu diesem Tisch, für andere
    .again = again: noch eine Partie mit denselben Leuten
    .quit = quit: gehen; dein Platz bleibt deiner
