### What else the server says.

# A name for somebody who has not said theirs.
server-guest = { $how ->
    [quiet] Quiet
    [merry] Merry
    [wandering] Wandering
    [grey] Grey
    [bold] Bold
    [clever] Clever
    [patient] Patient
   *[swift] Swift
} { $who ->
    [heron] Heron
    [salmon] Salmon
    [hare] Hare
    [otter] Otter
    [raven] Raven
    [stag] Stag
    [badger] Badger
   *[wren] Wren
} { $number }

# What a browser is shown where no page is built in.
server-welcome = Ardrí keeps its tables here. This build has no page for browsers: “ardri play” plays in the terminal, and /api/openapi.json describes how programs play.

# What each bot is like; the same in English as in crates/bots.
server-bot-random = Does anything that the rules allow, without a thought.
server-bot-tafl-herdsman = Knows the rules and plays what comes to mind; misses much of what you can do about it, even from afar what ends the game.
server-bot-tafl-squire = Sees what could end the game with your next move, but overlooks many of your answers.
server-bot-tafl-warrior = Thinks a few moves ahead, and overlooks some of what comes from afar.
server-bot-tafl-chieftain = Thinks many moves ahead and seldom overlooks anything on the way.
server-bot-tafl-champion = Looks as many moves ahead as a short thought allows, and overlooks nothing on the way.
server-bot-tafl-high-king = Plays as well as it can be played here, and thinks for as long as the clock allows: a moment, a second or three.
server-bot-boru-herdsman = Tries a game or two in its head for each thing it could do, and judges by simple rules.
server-bot-boru-squire = Weighs what each action leads to at once, and guesses the cards of the others.
server-bot-boru-warrior = Plays the round out in its head some more times, with other guesses of what the others hold.
server-bot-boru-chieftain = Remembers the packs that it has seen, guesses what good players would have kept, and looks at hundreds of games.
server-bot-boru-champion = Plays the round out in its head, again and again with other guesses.
server-bot-boru-high-king = Plays as well as it can be played here, and thinks for as long as the clock allows.
server-bot-throne-herdsman = Rolls by the exact odds for the dearest cards of the centre; sees a region only when it can lock it, aims at no Objective, and steals only when nothing else is left.
server-bot-throne-squire = Rolls by the exact odds and goes for the most points of its own.

# Who the bots are, in a sentence each.
server-persona-aengus = Aengus turns every quarrel into a courtship and every kiss into a bird.
server-persona-amergin = Amergin sings the sea calm first and lays his stones afterwards.
server-persona-badb = The Badb arrives as a crow and knows before anyone else whose washing is on the line.
server-persona-cathbad = Cathbad reads the clouds at breakfast and never hurries a wall.
server-persona-conall = Conall has never slept without a neighbour’s property under his knee.
server-persona-deirdre = Deirdre would rather take the boat to Scotland than wait for the odds to improve.
server-persona-dian-cecht = Dian Cécht has a herb for every ailment and a silver hand for the rest.
server-persona-diarmaid = Diarmaid shows his love spot at the wrong moment, and always gets away with it.
server-persona-emer = Emer names six conditions, and expects all of them to be met.
server-persona-etain = Étaín was a pool, a worm and a butterfly, and still remembers every invitation.
server-persona-fedelm = Fedelm sees it crimson, sees it red, and bets on it all the same.
server-persona-fergus = Fergus gave a kingdom away for a year, and has been taking others’ ever since.
server-persona-fiachra = Fiachra spent nine hundred years as a swan; he is in no hurry.
server-persona-gormlaith = Gormlaith has been queen three times and is looking around again.
server-persona-grainne = Gráinne put her whole wedding party to sleep rather than marry the safe choice.
server-persona-liath = Liath Luachra minds the treasure bag, whoever happens to own it.
server-persona-manannan = Manannán rides the waves as if they were a meadow, and juggles while he does.
server-persona-niamh = Niamh has a white horse, a fair country and room on the saddle for one more.
server-persona-ogma = Ogma carves everything into stone, so that it stays where he put it.
server-persona-oisin = Oisín lost three hundred years on one ride, and would ride again.
server-persona-scathach = Scáthach teaches heroes across a bridge that throws them off; you get no easier lesson.
server-persona-sitric = Sitric wears silk in his beard and keeps his ships with the sails up.
# What a bot likes best, behind its name.
server-leaning-tafl-hunter = the hunter, who captures when it can
server-leaning-tafl-keeper = the keeper of the ring, whose pieces stand together
server-leaning-tafl-trader = the trader, who offers piece for piece
server-leaning-tafl-runner = the runner, who goes far and fast
server-leaning-boru-builder = the builder of monasteries
server-leaning-boru-raider = the raider, who hunts Vikings
server-leaning-boru-matchmaker = the matchmaker, who goes to every wedding
server-leaning-boru-gambler = the gambler, who keeps the high cards
server-leaning-throne-collector = the collector of whole regions
server-leaning-throne-thief = the thief, who likes best what others hold
server-leaning-throne-seeker = the seeker of Heroes
server-leaning-throne-gambler = the gambler, who goes for what is hard to get
server-bot-throne-warrior = Estimates everyone's final score by the exact odds, and goes for its chance to be first.
server-bot-throne-chieftain = Knows from countless games what everything is worth for the throne, but not how that changes towards the end.
server-bot-throne-champion = Knows from countless games what everything is worth for the throne, guesses what the others are after, and solves the end for two.
