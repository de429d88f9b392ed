### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### The High Throne im Terminal: was die Seite nicht oder länger sagt. Wörter wie in throne.ftl.
### Befehle bleiben englisch. Die sechs Namen beginnen mit verschiedenen Buchstaben.

## Spieler, Würfel, Zeilen

terminal-throne-badge = { $seat ->
    [0] Wolf
    [1] Hirsch
    [2] Rabe
    [3] Eber
    [4] Feldhase
   *[other] Otter
}
terminal-throne-die = { $die ->
    [red] roter Würfel
   *[extra] Zusatzwürfel
}
terminal-throne-or = { $one } oder { $other }

## Aufträge

terminal-throne-objective-own = Dein Auftrag: { $objective }; { $holds ->
    [holds] erfüllt
    [now] jetzt erfüllt
    [not] nicht erfüllt
   *[not-yet] noch nicht erfüllt
}.
terminal-throne-objective-drawn = Du hast gezogen: { $objective }.
terminal-throne-objective-none = In diesem Deck gibt es keine Aufträge.
terminal-throne-objective-later = Noch sind keine Aufträge gezogen.
terminal-throne-objective-nobody = Niemand sitzt an der Tastatur, also wird kein Auftrag gezeigt.

## Der Tisch

terminal-throne-title = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} in der Mitte: { $stage ->
    [end] Ende
    [keep] Aufträge
    [tie] Gleichstand
    [turn] { $name } ist dran
   *[before] vor dem ersten Zug
}
terminal-throne-you = du bist { $name }
terminal-throne-place = { $where ->
    [locked] { $name }, gesichert
    [held] { $name }
   *[centre] Mitte
}
terminal-throne-lines = Zeilen: { $lines }.
terminal-throne-locked = gesichert: { $regions }
terminal-throne-turn = { $mine ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}: { $eighth ->
    [yes] sieben Würfel, und ein achter nach Wunsch
   *[no] { $dice } im Spiel
}.
terminal-throne-no-turn = Niemand ist dran.
terminal-throne-target = Das Ziel ist { $card }{ $steal ->
    [yes] , zu stehlen von { $from }
   *[no] {""}
}: gefüllt { $filled }; offen { $open }.
terminal-throne-no-target = Noch gibt es kein Ziel.
terminal-throne-the-dice = Die Würfel:
terminal-throne-to-roll = Zu würfeln: { $dice }
terminal-throne-more-cards = ... c zeigt { $count } weitere
terminal-throne-more-below = ... { $count } weitere darunter
terminal-throne-more-all = ... { $key } zeigt alles

## Was zu tun ist

terminal-throne-roll-line = Zu würfeln: { $dice }. Enter würfelt, undo nimmt zurück, was du getan hast.
terminal-throne-roll-key = Zu würfeln: { $dice }. Enter würfelt, u nimmt zurück.
terminal-throne-which-die = Welchen Würfel legst du weg?
terminal-throne-which-line = { $card }: welche Zeile?
terminal-throne-which-dice = Mit welchen Würfeln?
terminal-throne-pick-die = { $die ->
    [extra] extra: mit acht Würfeln
    [red] red: mit sieben Würfeln und dem roten
   *[none] none: mit sieben Würfeln
}
terminal-throne-pick-card = { $card } füllen{ $steal ->
    [yes] , liegt vor { $from }
   *[no] {""}
} ({ $points }): { $now } von { $all }
terminal-throne-pick-line = { $line ->
    [0] die Zeile des Diebstahls füllen
   *[other] Zeile { $line } füllen
}: { $needs }
terminal-throne-pick-wild = { $dice }, die rote Spirale zählt als { $face }
terminal-throne-pick-aside = einen Würfel weglegen
terminal-throne-pick-set = { $red ->
    [yes] den roten Würfel weglegen, { $die } { $face }
   *[no] weglegen: { $die } { $face }
}
terminal-throne-pick-thumb = { $yes ->
    [yes] yes: Der Zufall entscheidet, wenn alle zustimmen
   *[no] no: den Thron teilen
}
terminal-throne-next = { $next ->
    [card] Danach geht es um die Zeile oder die Würfel.
    [line] Danach geht es um die Würfel.
   *[which] Danach geht es darum, welcher es ist.
}
terminal-throne-one-thing = Nur eines ist zu tun: { $action }.
terminal-throne-enter = Enter führt es aus.
terminal-throne-enter-back = Enter führt es aus, back geht zurück.
terminal-throne-sure = { $action }: Enter führt es aus, Esc geht zurück.
terminal-throne-pass = Gib die Tastatur an { $name } und drücke dann Enter.
terminal-throne-only-roll = Nichts als würfeln oder undo.

## Chancen

terminal-throne-odds = Die Chance von { $name } auf jede Karte in diesem Zug, { $rolled ->
    [yes] mit diesem Wurf ({ $dice })
   *[no] vor dem Wurf ({ $dice })
},
    .how = wenn es nur um diese Karte geht, bestmöglich gespielt:
    .after = Hinter -> steht die Chance, wenn dieser Wurf die Zeile füllt.
terminal-throne-odds-from = von { $name }
terminal-throne-no-odds = Niemand ist dran, also gibt es keine Chancen.
terminal-throne-odds-always = { $always ->
    [yes] Die Chancen werden ab jetzt gezeigt.
   *[no] Die Chancen werden nur auf Wunsch gezeigt.
}

## Punkte

terminal-throne-scores-now = Wenn die Partie jetzt endete; von den Aufträgen ist nur deiner bekannt:
terminal-throne-scores-tie = Die Punkte, mit Gleichstand an der Spitze:
terminal-throne-scores-objective = Auftrag von { $name }: { $holds ->
    [yes] erfüllt
   *[no] nicht erfüllt
}. { $objective }.
terminal-throne-scores-cards = { $name } hat { $count ->
    [0] keine offenen Karten
   *[other] { $cards }
}; gesichert: { $locked ->
    [0] keine Region
   *[other] { $regions }
}.
terminal-throne-region = { $region }: { $state ->
    [locked] gesichert von { $name }
    [centre] alle { $of } in der Mitte
   *[held] { $held }, { $centre } von { $of } in der Mitte
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Anfangen und aufhören

terminal-throne-begin = { $title }, für { $count } Spieler. Mit help gibt es Hilfe.
terminal-throne-seats = Am Tisch: { $names }.
terminal-throne-commitment = Der Verlauf beginnt mit der Festlegung für alle Würfe (PgUp). ?: Hilfe, q: Ende
terminal-throne-taken-back = Zurückgenommen: { $action }.
terminal-throne-unsaved-new = Die Partie ist nicht gespeichert. Eine neue beginnen?
terminal-throne-unsaved-quit = Die Partie ist nicht gespeichert. Aufhören?
terminal-throne-still = Du kannst noch standings, log, save DATEI, new oder quit tippen.
terminal-throne-unfinished = Die Partie ist nicht zu Ende.
terminal-throne-unfinished-at = Die Partie ist nicht zu Ende ({ $stage }).
terminal-throne-ended = Die Eingabe ist zu Ende, die Partie nicht ({ $stage }).
terminal-throne-parting = { $title }: { $how }
    .saved = { $title }: { $how } Gespeichert ist sie in { $file }.

## Was nicht geht

terminal-throne-unknown = Einen Befehl oder eine Wahl „{ $text }“ gibt es nicht; help nennt die Befehle, legal das, was du tun darfst.
terminal-throne-stands-alone = „{ $word }“ steht allein; dahinter kommt nichts.
terminal-throne-say-card = Hinter card kommt eine Karte, etwa card Lugh.
terminal-throne-say-action = Hinter preview kommt eine Aktion, etwa preview aside K.
terminal-throne-say-fill = Hinter fill kommen eine Karte, ihre Zeile und die Würfel.
terminal-throne-say-odds = odds steht allein oder mit on oder off.
terminal-throne-no-card = In diesem Deck gibt es keine Karte „{ $text }“.
terminal-throne-several-cards = „{ $text }“ kann mehreres heißen: { $cards }.
terminal-throne-not-dice = „{ $text }“ sind keine Würfel: S, T, K, 1, 2, 3, und r vor der Seite des roten; höchstens acht.
terminal-throne-not-action = „{ $text }“ ist keine Aktion. So schreibt man sie: fill Lugh 2 TK, aside K, aside rS, keep NAME, die red, thumb-war yes.
terminal-throne-no-line = Dieser Wurf füllt keine Zeile von { $card }.
terminal-throne-why-roll = Dieser Wurf füllt die Zeile nicht.
terminal-throne-no-roll = Es gibt jetzt nichts zu würfeln.
terminal-throne-open = Damit bleibt etwas offen; schreibe die ganze Aktion.
terminal-throne-no-choice = Es gibt jetzt nichts zu entscheiden.
terminal-throne-nobody = Niemand ist hier, um etwas zurückzunehmen.

## Seiten

terminal-throne-page-end = Das Ende
terminal-throne-page-effect = Was es bewirken würde
terminal-throne-page-standings = Spielstand
terminal-throne-page-odds = Chancen
terminal-throne-page-cards = Karten
terminal-throne-page-keys = Tasten
terminal-throne-page-card = Eine Karte
terminal-throne-page-log = Die Partie bisher
terminal-throne-page-legal = Was du tun darfst

## Hilfe. Befehle sind in jeder Sprache gleich.

terminal-throne-bar = { $mode ->
    [line] Enter führt es aus   Esc geht zurück
    [file] Enter speichert   Strg-U leert   Esc geht zurück
    [confirm] y ja   n nein
    [pass] Enter weiter  t Stand  c Karten  r Regeln  s speichern  ? Hilfe  q Ende
    [over] n neue Partie  g andere Spiele  s speichern  t Stand  : tippen (log)  q Ende
    [sure] Enter ausführen  Esc zurück  t Stand  c Karten  o Chancen  ? Hilfe  q Ende
    [roll] Enter würfelt  u zurück  o Chancen  c Karten  t Stand  ? Hilfe  q Ende
    [coached] Enter nimmt  : tippen  Tab Log  w warum  o Chancen  c Karten  t Stand  ? Hilfe
   *[choose] Enter nimmt  : tippen  Tab Log  o Chancen  c Karten  t Stand  ? Hilfe  q Ende
}
terminal-throne-legend = Würfel: [S] Spirale, [T] Baum, [K] Knoten, [1] [2] [3] so viele Speere; (S) ist der rote.
    .lines = Zeilen: TT sind zwei Bäume, K5 ein Knoten und fünf Speere; S | TK | 6 sind drei Zeilen.
terminal-throne-commands = Tippe die Nummer einer Wahl, ihren Namen oder eine ganze Aktion: fill Lugh 2 TK, aside K,
    .names = aside rS, keep NAME, die red, thumb-war yes. Bei Karten genügt Name, Kennung oder Anfang.
    .roll = Enter, roll     die übrigen Würfel werfen
    .undo = undo            davor: zurücknehmen, was du seit dem letzten Wurf getan hast
    .back = back            einen Schritt der Wahl zurückgehen
    .legal = legal           alles, was du jetzt tun darfst, eine Aktion je Zeile
    .preview = preview AKTION  sagt, was eine Aktion bewirken würde, ohne sie auszuführen
    .cards = cards           alle Karten mit ihren Zeilen, und wer was hat
    .card = card NAME       alles über eine Karte
    .dice = dice            der Zug: Ziel, Zeilen und Würfel
    .objective = objective       dein Auftrag
    .odds = odds            die Chance auf jede Karte; odds on, odds off: immer oder nicht mehr
    .standings = standings, s    die Punkte, wenn die Partie jetzt endete
    .log = log             die Partie bisher
    .rules = rules           die Regeln in Kürze
    .save = save DATEI      die Partie speichern; play --resume DATEI setzt sie fort
    .new = new             von vorn mit denselben Spielern
    .help = help            diese Liste
    .quit = quit            aufhören
    .words = Die Befehle sind in jeder Sprache englisch.
terminal-throne-keys = Auf, Ab         durch die Auswahl gehen; die Wirkung steht daneben
    .enter = Enter, Leer     die Wahl treffen; würfeln
    .escape = Esc             einen Schritt zurück, eine Seite schließen
    .digit = 1 bis 9         zu dieser Wahl gehen
    .type = : oder /        Wahl, Aktion (fill Lugh 2 TK) oder save DATEI tippen
    .tab = Tab             neben der Auswahl: Verlauf, Wirkung, Chancen
    .odds = o, O            die Chance auf jede Karte; O zeigt sie immer
    .cards = c               alle Karten mit ihren Zeilen, und wer was hat
    .objective = b               dein Auftrag
    .effect = e               die ganze Wirkung, wenn daneben wenig Platz ist
    .standings = t               die Punkte, wenn die Partie jetzt endete
    .scroll = PgUp, PgDn      im Verlauf blättern
    .undo = u               vor dem Wurf zurücknehmen, was du getan hast
    .rules = r               die Regeln in Kürze
    .save = s               speichern; ardri play --resume DATEI setzt fort
    .new = n, g            neue Partie mit denselben Spielern; andere Spiele
    .quit = q               aufhören
terminal-throne-signs = Würfel: [S] Spirale, [T] Baum, [K] Knoten, [1] [2] [3] Speere, (S) der rote.
    .cards = Karten: Region, Name, Punkte, + Zusatz- oder r roter Würfel eines Helden,
    .holders = Zeilen, und wer sie hat: . ist die Mitte, W Wolf, W# gesichert von Wolf.
    .words = Getippte Befehle sind in jeder Sprache englisch.
terminal-throne-rules = The High Throne ist für zwei bis sechs. Alle Sagenkarten liegen in der Mitte; wer die meisten Punkte hat, wenn dort keine mehr liegt, sitzt auf dem Thron.
    .begin = Vor der Partie ziehen alle heimlich zwei Aufträge und behalten einen. Dann werfen alle sieben Würfel; wer die meisten Speere hat, beginnt.
    .turn = In deinem Zug wirfst du sieben Würfel, und einen achten, Zusatzwürfel oder roten, wenn ein Held vor dir ihn mitbringt. Nach jedem Wurf füllst du entweder eine offene Zeile einer Karte, ganz aus diesem Wurf, oder legst einen Würfel weg; dann wirfst du die übrigen. Die erste Zeile, die du füllst, macht ihre Karte zum Ziel des Zugs. Sind alle Zeilen gefüllt, gehört die Karte dir. Bleiben zu wenige Würfel, endet der Zug mit leeren Händen.
    .lines = Jedes Zeichen einer Zeile braucht einen Würfel, der es zeigt. Speere sind eine Summe, die zu erreichen ist, mit keinem Würfel zu viel. Eine Spirale auf dem roten Würfel zählt als beliebige Seite.
    .steal = Auch eine Karte vor jemand anderem kann das Ziel sein: Zum Stehlen braucht es eine Zeile mehr, eine Spirale.
    .lock = Wer alle Karten einer Region hat, sichert sie: Niemand kann sie stehlen, und statt ihrer eigenen Punkte zählen die der Region.
    .end = Am Ende zählen deine offenen Karten, deine gesicherten Regionen und dein Auftrag, wenn er erfüllt ist. Bei Gleichstand: die meisten Punkte aus einem Auftrag, dann die meisten gesicherten Regionen, dann das Daumenringen, über das der Zufall entscheidet, wenn alle Beteiligten zustimmen.
