### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

# Die Prüfung des Zufalls einer Partie

luck-title = Ging alles mit rechten Dingen zu?
luck-working = Jede Ziehung wird nachgerechnet …
luck-right = Alles ging mit rechten Dingen zu.
luck-right-more = { $draws ->
    [0] In dieser Partie wurde nicht gewürfelt, gemischt oder gelost, und das Geheimnis ist das zugesagte.
    [one] Die eine Ziehung folgt aus dem Geheimnis, auf das sich der Server vor der Partie festgelegt hatte.
   *[other] Alle { $draws } Ziehungen folgen aus dem Geheimnis, auf das sich der Server vor der Partie festgelegt hatte.
  }
luck-wrong = Hier stimmt etwas nicht.
luck-wrong-more = { $wrong ->
    [0] Das Geheimnis ist nicht das zugesagte.
    [one] Eine Ziehung folgt nicht aus dem Geheimnis. Sie ist unten markiert.
   *[other] { $wrong } Ziehungen folgen nicht aus dem Geheimnis. Sie sind unten markiert.
  }
luck-unknown = Nicht alles ließ sich hier prüfen.
luck-doubt-game = Diese Seite weiß nicht, wie in diesem Spiel gezogen wird. Das Programm weiß es: ardri verify.
luck-doubt-question = Die Aufzeichnung enthält eine Ziehung, die diese Seite nicht kennt; was danach kommt, lässt sich nicht zuordnen. Das Programm kann es: ardri verify.
luck-doubt-deck = Die Aufzeichnung sagt nicht, in welcher Reihenfolge die Karten ihres Decks nummeriert waren.
luck-missing-fairness = In dieser Partie gibt es keinen Zufall zu prüfen: Sie wurde mit echten Würfeln gespielt oder eingetippt.
luck-missing-seed = Das Geheimnis wird gezeigt, wenn die Partie vorbei ist.
luck-missing-unreadable = Das Geheimnis in dieser Aufzeichnung ist nicht lesbar.
luck-numbers = Die Zahlen, für alle, die selbst nachrechnen möchten
luck-commitment = Festlegung
luck-commitment-more = vor der Partie gezeigt
luck-commitment-right = Sie ist der Fingerabdruck des Geheimnisses.
luck-commitment-wrong = Sie ist nicht der Fingerabdruck dieses Geheimnisses.
luck-table-right = Sie ist der Fingerabdruck des Geheimnisses, aller Wörter und davon, wer ein Bot ist.
luck-table-wrong = Sie ist nicht der Fingerabdruck dieses Geheimnisses und dieser Wörter.
luck-plain = Diese Partie ist von älterer Art: Der Server kannte die Wörter vor der Partie.
luck-unheard = Diese Seite hat dein Wort aufgedeckt, aber der Tisch sagt, du habest es zurückgehalten. Traue dieser Partie nicht.
luck-promised-right = Es ist dieselbe, die diese Seite vor dem Ende gesehen hat.
luck-promised-wrong = Es ist nicht die, die diese Seite vor dem Ende gesehen hat.
luck-seed = Geheimnis
luck-words = Wörter
luck-word-none = keins
luck-word-bot = keins, da es ein Bot ist
luck-word-random = ein zufälliges
luck-word-withheld = festgelegt, aber nicht rechtzeitig aufgedeckt
luck-word-wrong = Dies ist nicht das Wort, das festgelegt war.
luck-draws = Ziehungen
luck-draws-none = Es wurde nichts gezogen.
luck-draw = Ziehung { $number }
luck-asks-below = { $many ->
   *[other] eins von { $many }
  }
luck-asks-roll = { $many ->
    [one] ein Würfel
   *[other] { $many } Würfel
  }
luck-asks-shuffle = { $many ->
    [one] eine Karte gemischt
   *[other] { $many } Karten gemischt
  }
luck-draw-right = richtig
luck-draw-wrong = falsch; richtig wäre { $due }
luck-draw-unknown = nicht geprüft
luck-own = Das hat dein eigener Browser aus der Aufzeichnung berechnet, mit nichts als dem öffentlichen Rezept. Ob jede Ziehung nach den Regeln zur rechten Zeit kam, prüft er nicht; das zeigt sich, wenn man die Aufzeichnung nachspielt.
