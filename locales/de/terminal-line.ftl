### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Was an einer Befehlszeile falsch ist. Davor steht der Name des Programms; darunter, was gemeint sein
### könnte, wie man den Befehl aufruft und wo es Hilfe gibt.

terminal-line-unknown = das Argument { $arg } gibt es hier nicht
terminal-line-no-command = den Befehl { $command } gibt es nicht
terminal-line-empty = { $arg } braucht einen Wert
terminal-line-no-value = „{ $value }“ ist kein Wert für { $arg }
terminal-line-bad-value = „{ $value }“ ist kein Wert für { $arg }: { $why }
terminal-line-one-of = „{ $value }“ ist kein Wert für { $arg }; die Werte sind { $values }
terminal-line-missing = es fehlt: { $args }
terminal-line-twice = { $arg } steht mehr als einmal da
terminal-line-together = { $arg } verträgt sich nicht mit { $others }
terminal-line-too-many = { $arg } hat einen Wert zu viel: „{ $value }“
terminal-line-count = { $arg } braucht eine andere Zahl von Werten: { $wanted }, nicht { $given }
terminal-line-equals = zwischen { $arg } und dem Wert fehlt ein Gleichheitszeichen
terminal-line-no-text = etwas in dieser Zeile ist kein Text
terminal-line-strange = diese Zeile ist nicht zu verstehen

## Warum ein Wert keiner ist

terminal-line-not-a-number = das ist keine ganze Zahl ab null
terminal-line-too-large = die Zahl ist zu groß
terminal-line-too-small = die Zahl ist zu klein
terminal-line-between = das ist keine Zahl von { $least } bis { $most }
terminal-line-place = ein Server ist unter einer Adresse wie 127.0.0.1:7777 oder einer Datei wie unix:/run/ardri/socket zu finden

## Was gemeint sein könnte

terminal-line-similar = Meinst du { $names }?
terminal-line-elsewhere = Es gibt aber: { $where }
terminal-line-as-value = Ist es als Wert gemeint, schreibe { $line }
terminal-line-no-dashes = Einen Befehl { $command } gibt es; lass das -- davor weg.

terminal-line-help = Mehr sagt --help.
