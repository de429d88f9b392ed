# The check of a game's luck

luck-title = Was the luck fair?
luck-working = Recomputing every draw…
luck-right = All the luck was fair.
luck-right-more = { $draws ->
    [0] No roll or deal was needed in this game, and the secret is the one that was promised.
    [one] The one draw follows from the secret to which the server had committed itself before the game.
   *[other] All { $draws } draws follow from the secret to which the server had committed itself before the game.
  }
luck-wrong = Something is not as it should be.
luck-wrong-more = { $wrong ->
    [0] The secret is not the one that was promised.
    [one] One draw does not follow from the secret. It is marked below.
   *[other] { $wrong } draws do not follow from the secret. They are marked below.
  }
luck-unknown = Not everything could be checked here.
luck-doubt-game = This page does not know how this game draws. The program can tell: ardri verify.
luck-doubt-question = The record has a draw that this page does not know, so what follows it cannot be placed. The program can tell: ardri verify.
luck-doubt-deck = The record does not say in which order the cards of its deck were numbered.
luck-missing-fairness = This game carries no luck to be checked: it was played with real dice, or typed in.
luck-missing-seed = The secret is shown when the game is over.
luck-missing-unreadable = The secret in this record cannot be read.
luck-numbers = The numbers, for whoever wants to check them by themselves
luck-commitment = Commitment
luck-commitment-more = shown before the game
luck-commitment-right = It is the fingerprint of the secret.
luck-commitment-wrong = It is not the fingerprint of this secret.
luck-table-right = It is the fingerprint of the secret, of all words and of who is a bot.
luck-table-wrong = It is not the fingerprint of this secret and these words.
luck-plain = This game is of an older kind: the server knew the words before the game began.
luck-unheard = This page revealed your word, but the table says that you withheld it. Do not trust this game.
luck-promised-right = It is the one that this page saw before the end.
luck-promised-wrong = It is not the one that this page saw before the end.
luck-seed = Secret
luck-words = Words
luck-word-none = none
luck-word-bot = none, as it is a bot
luck-word-random = a random one
luck-word-withheld = committed to, but not revealed in time
luck-word-wrong = This is not the word that was committed to.
luck-draws = Draws
luck-draws-none = No draw was made.
luck-draw = Draw { $number }
luck-asks-below = { $many ->
   *[other] one of { $many }
  }
luck-asks-roll = { $many ->
    [one] one die
   *[other] { $many } dice
  }
luck-asks-shuffle = { $many ->
   *[other] { $many } cards shuffled
  }
luck-draw-right = right
luck-draw-wrong = wrong; due was { $due }
luck-draw-unknown = not checked
luck-own = This was computed by your own browser from the record, with nothing but the public recipe. What it does not judge is whether each draw came at the right time by the rules; replaying the record does.
