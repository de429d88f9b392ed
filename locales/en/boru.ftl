### Brian Boru: High King of Ireland.

## Names of things

boru-list-vikings = the Vikings
boru-seat = Player { $number }
boru-card = { $colour ->
    [red] red { $value }
    [blue] blue { $value }
    [yellow] yellow { $value }
    [white] white { $value }
   *[other] { $colour } { $value }
}
boru-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[white] white
}
boru-colour-card = { $colour ->
    [red] Red { $value }
    [blue] Blue { $value }
    [yellow] Yellow { $value }
   *[white] White { $value }
}
boru-town-name = { $irish ->
   *[other] { $english }
}
boru-region-name = { $region ->
    [N] Northern Uí Néill
    [U] Ulaid
    [B] Bréifne
    [S] Southern Uí Néill
    [D] Dubhlinn
    [C] Connaught
    [L] Leinster
    [M] Munster
   *[other] { $region }
}
boru-princess-name = Estrid, Princess of Denmark
boru-part = { $part ->
    [primary] If you win
    [top] If you lose: first
   *[bottom] If you lose: second
}
boru-part-short = { $part ->
    [primary] Winner’s action
    [top] First action
   *[bottom] Second action
}
boru-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
boru-towns-count = { $count ->
    [one] one town
   *[other] { $count } towns
}
boru-raiders-count = { $count ->
    [0] no raiders
    [one] one raider
   *[other] { $count } raiders
}
boru-coins-count = { $count ->
    [one] one coin
   *[other] { $count } coins
}

## What symbols do

boru-symbol-town = Take the marker and put your disc on the active town
boru-symbol-coin = { $count ->
    [one] Take a coin
   *[other] Take { $count } coins
}
boru-symbol-pay = { $count ->
    [one] Pay a coin, or lose two points
   *[other] Pay { $count } coins; for each you lack, lose two points
}
boru-symbol-cross = { $count ->
    [one] Put a disc into the church; more for two coins each
   *[other] Put { $count } discs into the church; more for two coins each
}
boru-symbol-axe = { $count ->
    [one] Take a raider; more for two coins each
   *[other] Take { $count } raiders; more for two coins each
}
boru-symbol-renown = { $count ->
    [one] Gain a renown
   *[other] Gain { $count } renown
}
boru-symbol-letter = { $count ->
    [one] Go up one space on the marriage track; more for two coins each
   *[other] Go up { $count } spaces on the marriage track; more for two coins each
}
boru-symbol-expand = You may pay five coins for an open town at the end of a road from yours
boru-symbol-remove_viking = Take a Viking token off any town; its disc counts again
boru-symbol-town_anywhere = Put a disc on any open town

## What is asked

boru-prompt-over = The game is over.
boru-prompt-chance = The decks are shuffled.
boru-prompt-start = Choose your first town, in a region without a disc.
boru-prompt-pick = Keep two cards; the rest goes to { $to }.
boru-prompt-picked = You have picked. Waiting for { $names }.
boru-prompt-mark = You lead: put the marker on a town that you have a card for.
boru-prompt-lead = { $colour ->
    [red] Lead { $town }: play a red or a white card.
    [blue] Lead { $town }: play a blue or a white card.
    [yellow] Lead { $town }: play a yellow or a white card.
   *[other] Lead { $town }: play a { $colour } or a white card.
}
boru-prompt-lead-none = Lead a trick without a town: play any card.
boru-prompt-play = { $colour ->
    [red] Play a card. The highest red or white card wins { $town }.
    [blue] Play a card. The highest blue or white card wins { $town }.
    [yellow] Play a card. The highest yellow or white card wins { $town }.
   *[other] Play a card. The highest { $colour } or white card wins { $town }.
}
boru-prompt-play-none = Play a card. There is no town to win.
boru-prompt-act-won = You won { $town }: take the winner’s action of your { $card }.
boru-prompt-act-lost = Choose an action of your { $card }.
boru-prompt-settle = Put a disc on an open town in { $region }.
boru-prompt-settle-anywhere = Put a disc on any open town.
boru-prompt-princess = You marry the Princess of Denmark: what do you make of it?
boru-prompt-raid = The Vikings come: which town of { $loser } do they take?
boru-prompt-raid-own = The Vikings come: which of your towns do they take?
boru-prompt-build = Choose a town of yours for a monastery.
boru-prompt-theirs = { $asked ->
    [start] { $name } chooses a first town.
    [mark] { $name } chooses the active town.
    [play] { $name } plays a card.
    [act] { $name } takes an action.
    [settle] { $name } places a disc.
    [princess] { $name } answers the Princess.
    [raid] { $name } chooses a town for the Vikings.
    [build] { $name } chooses the site of a monastery.
   *[other] { $name } has to decide.
}
boru-prompt-several = Waiting for { $names } to pick.

## The log

boru-log-marriage-deck = The marriage deck is shuffled: { $cards } cards, the Princess of Denmark at the bottom.
boru-log-viking-deck = The Viking deck is shuffled.
boru-log-first-marker = Chance gives the active town marker to { $name }.
boru-log-started = { $name } starts in { $town }, { $region }.
boru-log-round-begins = Round { $round } of { $of } begins: { $raiders ->
    [one] one raider lands
   *[other] { $raiders } raiders land
}, and { $marriage } seeks a marriage ({ $gives }).
boru-log-dealt = You are dealt { $cards }.
boru-log-dealt-unseen = The cards are dealt.
boru-log-picked = You keep { $cards }.
boru-log-picked-unseen = { $name } has picked.
boru-log-passed = The packs go to the left; you get { $cards }.
boru-log-passed-whole = The packs go to the left; you get and keep { $cards }.
boru-log-passed-unseen = The packs go to the left.
boru-log-marked = { $colour ->
    [red] { $name } puts the marker on { $town }, a red town of { $region }.
    [blue] { $name } puts the marker on { $town }, a blue town of { $region }.
    [yellow] { $name } puts the marker on { $town }, a yellow town of { $region }.
   *[other] { $name } puts the marker on { $town }, a { $colour } town of { $region }.
}
boru-log-no-open-town = No town is open: { $name } leads a trick that nobody can win.
boru-log-played = { $name } plays { $card }.
boru-log-trick-won = { $name } wins { $town } with { $card }, the highest card of its colour.
boru-log-trick-lost = { $colour ->
    [red] Nobody played red or white: nobody wins { $town }.
    [blue] Nobody played blue or white: nobody wins { $town }.
    [yellow] Nobody played yellow or white: nobody wins { $town }.
   *[other] Nobody played { $colour } or white: nobody wins { $town }.
}
boru-log-trick-none = Nobody wins a trick without a town.
boru-log-acted = { $won ->
    [yes] { $name } won with { $card } and { $deeds }.
   *[no] { $name } lost with { $card } and { $deeds }.
}
boru-deed-town = takes { $town } with the marker
boru-deed-freed = frees { $town } from the Vikings for { $name }
boru-deed-church = { $count ->
    [one] puts a disc into the church
   *[other] puts { $count } discs into the church
}
boru-deed-raiders = { $count ->
    [one] takes a raider
   *[other] takes { $count } raiders
}
boru-deed-no-raiders = finds no raiders left
boru-deed-courted = { $count ->
    [one] goes one space up the marriage track to { $space }
   *[other] goes { $count } spaces up the marriage track to { $space }
}
boru-deed-stays = stays on top of the marriage track
boru-deed-rests = steps down to space { $space }, as the higher one is taken
boru-deed-bought = { $count ->
    [one] pays two coins for one of them
   *[other] pays { $coins } coins for { $count } of them
}
boru-deed-renown = gains { $count } renown
boru-deed-coins = { $count ->
    [one] takes a coin
   *[other] takes { $count } coins
}
boru-deed-paid = { $count ->
    [one] pays a coin
   *[other] pays { $count } coins
}
boru-deed-forfeited = { $count ->
    [one] loses a point for want of coins
   *[other] loses { $count } points for want of coins
}
boru-deed-expanded = pays five coins to expand to { $town }
boru-deed-nothing = gains nothing
boru-log-last-cards = The last cards are discarded unseen; yours was { $cards }.
boru-log-last-cards-unseen = The last cards are discarded unseen.
boru-log-married = { $name } stands highest, on space { $space }, and marries { $card }: { $gives }.
boru-log-nobody-marries = All stand on space 0, so { $card } leaves the game.
boru-log-settled = { $name } puts a disc on { $town } in { $region }, by marriage.
boru-log-settled-anywhere = { $name } puts a disc on { $town }, from the marriage track.
boru-log-no-room = Every town of { $region } has a disc, so { $name } gets none.
boru-log-no-room-anywhere = Every town of Ireland has a disc, so { $name } gets none.
boru-log-offered = { $offer ->
    [military] { $name } takes military support: the Vikings’ towns count as theirs for claim tokens.
    [trade] { $name } takes up trade: at the end the Vikings’ towns count for their number of regions.
   *[spurn] { $name } spurns the Princess for four points.
}
boru-log-space-reward = { $name } gains { $gains } on marriage space { $space }.
boru-renown-count = { $count } renown
boru-log-repelled = No raiders are left in the battle area, so nobody loses a town.
boru-log-incursion = { $left ->
    [one] One raider is
   *[other] { $left } raiders are
} left, so { $names }, with the fewest ({ $least }), { $losers ->
    [one] loses
   *[other] each lose
} a town. { $how ->
    [sole] { $chooser }, alone with the most ({ $greatest }), chooses which.
    [none] Nobody holds any, so the losers choose.
   *[tied] { $chooser } are tied for most ({ $greatest }), so the losers choose.
}
boru-log-town-lost = { $own ->
    [yes] The Vikings take { $town } from { $loser }, who chose it.
   *[no] The Vikings take { $town } from { $loser }; { $chooser } chose it.
}
boru-log-nothing-to-lose = { $loser } controls no town, so there is none to lose.
boru-log-spoils = { $name } has the most raiders ({ $raiders }), gains a renown, then { $renown ->
    [one] a point
   *[other] { $renown } points
} for { $renown } renown, and returns all raiders.
boru-log-spoils-tied = { $names } are tied for most raiders ({ $raiders }), so nobody gains the renown.
boru-log-no-spoils = Nobody holds a raider, so there are no spoils.
boru-log-lesser-spoils = { $count ->
    [one] { $names }, now with the most raiders ({ $raiders }), gains a point and returns one.
   *[other] { $names }, now tied for most raiders ({ $raiders }), each gain a point and return one.
}
boru-log-favour = { $name } has the most discs in the church ({ $discs }).
boru-log-favour-tied = { $names } are tied for most discs in the church ({ $discs }), so nobody builds for that.
boru-log-no-favour = Nobody has a disc in the church.
boru-log-built = { $name } builds a monastery in { $town }, which now counts as two towns.
boru-log-no-site = { $name } controls no town without a monastery, so none is built.
boru-log-favour-ends = { $name } takes the marker, and all discs back from the church.
boru-log-lesser-favour = { $count ->
    [one] { $names }, now with the most discs ({ $discs }), gains a point and takes one back.
   *[other] { $names }, now tied for most discs ({ $discs }), each gain a point and take one back.
}
boru-log-patron = { $name } has { $discs } discs in the church, enough for a monastery.
boru-log-token-turned = { $region }: { $towns ->
    [one] one town is held
   *[other] { $towns } towns are held
}, { $threshold } are needed. Its token is turned up.
boru-log-token-taken = { $name } has the most of { $region } ({ $towns }) and takes its token, worth { $points }.
boru-log-token-taken-from = { $name } has the most of { $region } ({ $towns }) and takes its token, worth { $points }, from { $from }.
boru-log-token-kept = { $name } still has the most of { $region } ({ $towns }) and keeps its token.
boru-log-token-stays = { $names } are tied in { $region } ({ $towns } each): its token stays on the board.
boru-log-token-stays-with = { $names } are tied in { $region } ({ $towns } each): its token stays with { $holder }.
boru-log-token-to-vikings = The Vikings have the most of { $region } ({ $towns }): its token stays on the board.
boru-log-token-to-vikings-from = The Vikings have the most of { $region } ({ $towns }): { $from } returns its token to the board.
boru-log-scored = { $name } scores { $points }.
boru-log-won = { $by ->
    [points] { $names } has the most points, { $points }, and is High King.
    [tokens] { $names } is High King: equal at { $points } points, but with the most claim tokens.
    [marriages] { $names } is High King: equal at { $points } points and in claim tokens, but with the most marriage cards.
   *[shared] { $names } share the throne: equal at { $points } points, in claim tokens and in marriage cards.
}

## Marriage cards

boru-gives-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
boru-gives-renown = { $count } renown
boru-gives-town = a town in { $region }
boru-gives-princess = military support, trade, or four points
boru-offer = { $offer ->
    [military] Military support
    [trade] Trade
   *[spurn] Spurn her
}
boru-offer-about = { $offer ->
    [military] The Vikings’ towns count as yours for claim tokens, from now on and at the end.
    [trade] At the end the Vikings’ towns count as yours for the number of regions.
   *[spurn] She is sent away, and you gain four points.
}

## The map

boru-map = Map of Ireland. Arrow keys walk from town to town, Enter chooses, plus and minus zoom.
boru-town = { $name }, { $region }, { $colour }
boru-town-disc = { $name }’s disc
boru-town-open = no disc
boru-town-viking = held by the Vikings
boru-town-monastery = with a monastery, counts as two
boru-town-active = the active town
boru-town-roads = road to { $towns }
boru-town-can = can be chosen
boru-town-chosen = chosen
boru-zoom-in = Zoom in
boru-zoom-out = Zoom out
boru-zoom-all = Show the whole map
boru-token = { $region }: claim token worth { $points }, { $where ->
    [face-down] face down, turned up at { $threshold } towns, { $held } held
    [on-board] face up on the board
   *[held] held by { $name }
}

## Cards and the draft

boru-hand = Your hand
boru-hand-kept = In hand
boru-hand-empty = Nothing in hand yet
boru-pack = Pack { $pass }: keep two
boru-pack-taken = Taken: { $count } of 2
boru-pack-passing = { $count ->
    [one] one card passes to { $to }
   *[other] { $count } cards pass to { $to }
}
boru-pack-from = The next pack comes from { $from }.
boru-pack-waiting = Waiting for { $names }.
boru-pack-all-seen = Passed on
boru-taken = taken
boru-passes = passes on
boru-leads = can lead { $town }
boru-hidden = Hands are seen only by who holds them.

## The trick

boru-trick = Trick
boru-trick-none = No town to win
boru-trick-before = The trick has not begun.
boru-trick-plays-next = plays next
boru-trick-later = waits
boru-trick-leads = wins so far
boru-trick-won = wins
boru-trick-acted = has acted
boru-trick-acts-now = acts
boru-trick-order = acts { $place }.
boru-trick-leader = leads
boru-trick-nobody = Nobody wins so far
boru-trick-order-all = Lowest card acts first

## The round

boru-round = Round { $round } of { $rounds }
boru-round-none = Before the first round
boru-raiders-left = raiders left
boru-raiders-left-more = Raiders left in the battle area
boru-marriage-none = No marriage card
boru-marriages-left = { $count ->
    [0] the last card
    [one] one more to come
   *[other] { $count } more to come
}

## Players and tracks

boru-players = Players
boru-coins = Coins
boru-renown = Renown
boru-raiders = Raiders
boru-church = Church discs
boru-space = Marriage space
boru-towns = Towns
boru-cards = Cards
boru-points-track = Points on the track
boru-marriages = Marriages
boru-marriages-none = no marriage
boru-presence = Regions with a town of theirs
boru-marker = Has the active town marker
boru-picked = Has picked
boru-change = { $from } to { $to }
boru-track = Marriage track

## Standings

boru-if-upkeep = If upkeep came now
boru-if-marriage = { $name } would marry { $card }.
boru-if-marriage-none = Nobody would marry { $card }.
boru-if-battle-repelled = Nobody would lose a town.
boru-if-battle = { $count ->
    [one] { $names } would lose a town; { $chooser } would choose.
   *[other] { $names } would each lose a town; { $chooser } would choose.
}
boru-if-battle-own = { $count ->
    [one] { $names } would lose a town, their own choice.
   *[other] { $names } would each lose a town, their own choice.
}
boru-if-battle-none = Raiders are left, but nobody has a town to lose.
boru-if-spoils = { $name } would gain a renown and { $points }.
boru-if-spoils-none = Nobody would gain the renown.
boru-if-lesser = { $count ->
    [one] { $names } would gain a point.
   *[other] { $names } would each gain a point.
}
boru-if-favour = { $name } would build a monastery and take the marker.
boru-if-favour-none = Nobody has the most discs alone.
boru-if-patrons = { $count ->
    [one] { $names } would build with four discs.
   *[other] { $names } would each build with four discs.
}
boru-chapter = { $chapter ->
    [marriage] Marriage
    [battle] Battle
    [church] Church
    [claim] Claim regions
    [round] A new round
    [draft] The draft
    [trick] The trick
    [setup] Setting up
   *[end] The end
}
boru-chapter-short = { $chapter ->
    [marriage] Marriage
    [battle] Battle
    [church] Church
   *[claim] Claims
}
boru-regions = Regions
boru-region = Region
boru-region-worth = Points for the token
boru-region-held = Held
boru-region-held-long = Towns held by anyone, and how many turn the token up
boru-region-token-long = Where the token is, and where it would go
boru-region-change = { $from }, then { $to }
boru-region-vikings = Vikings
boru-token-face-down = face down
boru-token-on-board = on the board
boru-token-held = { $name }

## Scores

boru-scores = If the game ended now
boru-scores-final = The final scoring
boru-score-track = Points on the track
boru-score-coins = Most coins
boru-score-marker = The marker
boru-score-renown = Renown
boru-score-tokens = Claim tokens
boru-score-shared = Shared tokens
boru-score-regions = Regions
boru-score-total = Together
boru-score-scale = Towns in 3 or 4 regions give 1 point, in 5 give 3, in 6 give 5, in 7 give 7, in all 8 give 10.
boru-score-presence = { $count ->
    [one] in one region
   *[other] in { $count } regions
}

## Upkeep told

boru-upkeep = Upkeep
boru-upkeep-step = { $at } of { $of }
boru-upkeep-skip = Skip
boru-upkeep-next = Next
boru-upkeep-pause = Pause
boru-upkeep-go-on = Go on
boru-upkeep-again = Read the upkeep again
boru-story-skip = Skip to now

## Steps of an action

boru-step-part = Which action?
boru-step-town = Where?
boru-step-buy = Buy more, two coins each
boru-step-buy-fewer = One less
boru-step-buy-more = One more
boru-step-expand = Expand for five coins?
boru-step-expand-no = Do not expand
boru-step-free = Free which town?
boru-step-choose-town = Choose a town on the map or here
boru-step-choose-two = Choose two cards
boru-step-choose-one = Choose a card
boru-step-choose-part = Choose an action
boru-step-choose-offer = Choose one
boru-step-towns = Towns you can choose
boru-step-none = Choose…
boru-step-crowded = The space is taken: your disc will rest on the next free one below.
boru-step-undo = Clear
boru-step-waits = Confirm it beside the board.
boru-do = { $kind ->
    [start] Start in { $town }
    [mark] Mark { $town }
    [settle] Put a disc on { $town }
    [raid] Give { $town } to the Vikings
    [build] Build in { $town }
    [pick] Keep { $cards }
    [play] Play { $cards }
    [act] Take this action
    [expand] Take it and expand to { $town }
    [free] Take it and free { $town }
    [buy] { $count ->
        [one] Take it and buy one more
       *[other] Take it and buy { $count } more
    }
    [princess] { $offer }
   *[other] Do it
}
boru-do-key = Ctrl and Enter do the same
boru-effect = What it would do
boru-effect-disc = your disc on { $town }
boru-effect-marker = the marker
boru-effect-freed = { $town } is free
boru-effect-viking = the Vikings hold { $town }
boru-effect-monastery = a monastery in { $town }
boru-effect-change = { $track ->
    [coins] coins
    [raiders] raiders
    [church] church discs
    [space] marriage space
   *[points] points
} { $from } → { $to }

## Tabs on small screens

boru-tabs = Parts of the table
boru-tab-map = Map
boru-tab-cards = Cards
boru-tab-standings = Standings

## What an action would do

boru-preview-gets = { $name } gets { $cards }.
boru-preview-wins = As the cards lie then, { $name } wins.
boru-preview-wins-none = As the cards lie then, nobody wins.
boru-preview-order = So far it acts as number { $place } of { $count } cards: the lowest first.
boru-outlook = { $part ->
    [primary] If it wins
    [top] If it loses, first action
   *[bottom] If it loses, second action
}: { $deeds }.
boru-outlook-now = { $name } { $deed }.
boru-outlook-expand = may expand for five coins
boru-outlook-poor = { $coins ->
    [0] cannot expand: that costs five coins, and there would be none
    [one] cannot expand: that costs five coins, and there would be one
   *[other] cannot expand: that costs five coins, and there would be { $coins }
}
boru-outlook-nowhere = cannot expand: no road leads from your towns to an open one
boru-roads = Roads lead to { $towns }.
boru-preview-region = { $region }: { $holders }; token { $token }, { $then }.
boru-preview-score = Score if the game ended now: { $scores }.
boru-if-richest = Coins: { $name } has the most, { $coins }, worth a point at the end.
boru-if-richest-none = Coins: nobody alone has the most, so nobody would score for them.
boru-then-missing = { $count } more to turn it up
boru-then-up = turns up, { $leaders }
boru-then-up-to = turns up, to { $name }
boru-then-stays = stays
boru-then-stays-as = stays, { $leaders }
boru-then-to = goes to { $name }
boru-then-board = to the board, { $leaders }
boru-region-leads-nobody = nobody leads
boru-region-leads = { $name } leads
boru-region-leads-tied = tied: { $names }
boru-holders-none = nobody holds any
boru-holder = { $name } { $count }
boru-score-change = { $name } { $from } → { $to }

## The reference card, and who is on the cards

boru-reference = Reference card
boru-reference-symbols = What symbols do
boru-reference-acts = The lowest card acts first. Whoever won takes the winner’s action, all others one of the two below it.
boru-reference-upkeep = Order of upkeep
boru-reference-chapter = { $chapter ->
    [marriage] The highest on the track marries, takes what the card gives and goes back to space 0; then every space gives what it shows.
    [battle] If raiders are left, whoever has the fewest loses a town to the Vikings; who has the most alone chooses, gains a renown, then a point for each renown, and returns all. Then the most gain a point and return one.
    [church] Who has the most discs alone builds a monastery, takes the marker and all discs back. Then the most gain a point and take one back. Four discs build, too.
   *[claim] Where enough towns are held, the token is turned up; whoever has the most there takes it. Monasteries count as one town more. On a tie it stays.
}
boru-reference-threshold = Towns to turn it up
boru-lore = Who is that?
boru-lore-of = { $name ->
    [Orlaith] Orlaith, the golden princess of our tale, comes from the rivers of Munster with a branch in her hand: where she sits, quarrels are put off until the morning.
    [Aodhan] Aodhán, the little fire of Leinster, has burned two beacons and one fleet. He laughs first and asks afterwards.
    [Conall] Conall is strong as his hound, and as faithful. In the lands of the Southern Uí Néill no cattle go missing while he is awake.
    [Cormac] Cormac of Connaught drives his own chariot and forgives slowly. His wheel was mended once; nobody remarks on it.
    [Niall] Niall of the north has more cousins than spears, and many spears. Whoever marries him is never alone at table.
    [Aoife] Aoife carries a spear and a song about herself, which is true. Whoever stands beside her is talked of.
    [Brigid] Brigid bears the name of the saint and weaves her cross of rushes every spring. Doors open to her that are closed to kings.
   *[other] Estrid, a king’s daughter of Denmark, brings a ship and three choices: warriors, traders, or a polite farewell.
}
boru-crowned = { $names }, High King of Ireland
boru-effect-more = What would come of it
boru-effect-vain = marriage space { $space } → { $space }, nothing gained

## Coach

learn-coach-boru-over = The game is over: the table shows where everyone’s points come from.
learn-coach-boru-chance = The decks are being shuffled.
learn-coach-boru-theirs = Somebody else decides. You are asked again soon.
learn-coach-boru-watch = The standings show who leads each contest as things are now.
learn-coach-boru-start = Most points win, and most of them come from having more towns in a region than anyone else. Your first town may lie in any region without a disc.
learn-coach-boru-start-look = Towns with roads are good: along them you can buy more.
learn-coach-boru-pick = You keep two cards, the rest goes on. High cards win towns, low ones give more when they lose: you need both.
learn-coach-boru-mark = You lead: choose the town that is played for. Its colour decides which cards can win it.
learn-coach-boru-lead = You lead with a card of the town’s colour, or a white one. The highest wins the town; all others take a lesser action.
learn-coach-boru-follow = You may play any card. The highest of the town’s colour wins it; whoever loses takes one of two lesser actions.
learn-coach-boru-beat = To be beaten for { $town }: { $card }. Your highest is { $best }, and others play after you.
learn-coach-boru-beaten = Nothing of yours beats { $card } for { $town }: play a card whose lesser actions help you.
learn-coach-boru-wins = Nobody plays after you: { $card } would win { $town }.
learn-coach-boru-best = Your highest for { $town }: { $card }.
learn-coach-boru-none = { $colour ->
    [red] You have nothing in red or white: throw in a card whose lesser actions help you.
    [blue] You have nothing in blue or white: throw in a card whose lesser actions help you.
    [yellow] You have nothing in yellow or white: throw in a card whose lesser actions help you.
   *[other] You have nothing in { $colour } or white: throw in a card whose lesser actions help you.
}
learn-coach-boru-won = You won the trick and take the winner’s action. Where you may buy more, think of what the coins are needed for.
learn-coach-boru-lost = You take one of the two lesser actions. Coins buy towns and more symbols; the others win contests at the end of the round.
learn-coach-boru-battle = As things are, the Vikings would take a town from you: { $left ->
    [one] one raider is
   *[other] { $left } raiders are
} left. Raiders on your side help.
learn-coach-boru-marriage = You are not highest for the wedding with { $card } ({ $gives }). Letters help.
learn-coach-boru-church = You do not lead alone in the church; you have { $discs } there. Whoever has most alone gets a monastery and the marker.
learn-coach-boru-settle = You put a disc on a town at no cost: choose where it makes or keeps a majority.
learn-coach-boru-region-down = { $region }, worth { $points }: you have { $towns }, anyone else at most { $most }. Its token is turned up once { $threshold } towns there are held, whoever by; now { $held } are.
learn-coach-boru-region-up = { $region }, worth { $points }: you have { $towns }, anyone else at most { $most }. Whoever has most alone gets its token.
learn-coach-boru-region-kept = In { $region }, worth { $points }, you are about to get the token: rather lose a town elsewhere.
learn-coach-boru-princess = The Princess leaves you a choice: the Vikings’ towns count as yours for regions, or for being in many regions, or you take four points.
learn-coach-boru-princess-look = Count the towns with Viking tokens, and the regions that they are in.
learn-coach-boru-raid = You have most raiders, so you say which town goes to the Vikings.
learn-coach-boru-raid-look = { $name } is about to hold { $region }, worth { $points }.
learn-coach-boru-raid-own = You have to lose a town: choose one that costs you no majority.
learn-coach-boru-build = A monastery makes a town count as two: put it where one more town makes a majority.

## What the rules refuse: no sentence begins with a capital or ends with a full stop, since some stand within others

refused-boru-seat = { $seat ->
    [1] Purple
    [2] Green
    [3] Black
    [4] Ivory
   *[5] Brown
}
refused-boru-not-now = “{ $action }” cannot be done now: { $due ->
    [marriage-deck] the marriage deck is shuffled
    [viking-deck] the Viking deck is shuffled
    [first-marker] the marker is given to somebody
    [start-town] place your first disc
    [deal] the cards are dealt
    [pick] pick two cards
    [mark] put the marker on a town
    [play] play a card
    [act] take an action of your card
    [settle] place a disc on a town
    [princess] answer the Princess
    [raid] choose the town that goes to the Vikings
    [build] build a monastery
   *[nothing] nothing
}
refused-boru-not-the-deck = these are not the cards of the deck, each once
refused-boru-no-such-seat = there is no seat { $seat } at this table
refused-boru-region-taken = there is a disc in { $region } already; the first discs go to different regions
refused-boru-town-taken = { $town } has a disc of { $name } on it
refused-boru-not-in-pack = card { $card } is not in the pack before you
refused-boru-not-in-hand = card { $card } is not in your hand
refused-boru-cannot-lead = you hold no { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[white] white
} or white card to lead to { $town }
refused-boru-must-match = you lead to { $town }: play a { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[white] white
} or white card
refused-boru-you-won = you won the trick, so you take the primary action
refused-boru-you-lost = you did not win the trick, so you take one of the secondary actions, top or bottom
refused-boru-no-bottom = card { $card } has no bottom action
refused-boru-nothing-to-buy = with this action nothing can be bought
refused-boru-too-few-coins = your coins buy { $most } more at most, at two coins each
refused-boru-few-raiders = { $left ->
    [0] no raiders are in the battle area
    [one] only one raider is in the battle area
   *[other] only { $left } raiders are in the battle area
}
refused-boru-top-of-track = that is beyond the top of the marriage track
refused-boru-no-expansion = this action does not allow to expand
refused-boru-cannot-expand = to expand costs five coins, and you would have { $coins }
refused-boru-no-road = no road joins { $town } to a town that you control
refused-boru-active-town = { $town } is the active town: only the winner of the trick takes it
refused-boru-no-freeing = this action does not remove a Viking token
refused-boru-must-free = there are Viking tokens on the board: name the town to free
refused-boru-no-vikings = the Vikings do not hold { $town }
refused-boru-wrong-region = { $town } does not lie in { $region }
refused-boru-not-controlled = { $name } does not control { $town }
refused-boru-has-monastery = { $town } has a monastery already
refused-boru-last-card = the last card is played with five players only

## The table in words

words-boru-round = The round
words-boru-rounds = Round { $round } of { $rounds }. Raiders left: { $raiders }.
words-boru-marriage = To be married: { $name }, who gives { $gives }.
words-boru-trick = The trick
words-boru-no-town = No town is fought over.
words-boru-played = { $name } has played { $card }.
words-boru-leading = { $name } is winning.
words-boru-pack = Cards to pick from
words-boru-hand = Your hand
words-boru-town = { $town }, { $colour }
words-boru-region = Worth { $points }; its token turns up at { $threshold } towns, { $held } are held.
words-boru-token = { $token ->
    [face-down] The token lies face down.
   *[on-board] The token is up, nobody holds it.
}
words-boru-token-held = { $name } holds the token.
words-boru-player = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}, coins { $coins }, renown { $renown }, raiders { $raiders }, discs in the church { $church }, space { $space } of the marriage track{ $marker ->
    [yes] , holds the marker
   *[no] {""}
}. If the game ended now: { $total }.
words-boru-deed-town = { $verb ->
    [start] Begin in
    [mark] Put the marker on
    [settle] Settle in
    [raid] Lose to the Vikings:
   *[build] Build a monastery in
} { $town }, { $colour }, { $region }
words-boru-deed-pick = Keep { $cards }
words-boru-deed-play = Play { $card }
words-boru-deed-buy = { $count ->
    [one] buy one more
   *[other] buy { $count } more
}
words-boru-deed-expand = expand to { $town } for five coins
words-boru-deed-free = free { $town } from the Vikings for { $name }
words-boru-deed-with = { $does }; { $more }
words-boru-active = { $region }: { $town }
words-boru-card = { $card }.
words-boru-part = { $part }: { $does }.
words-boru-steps = { $one }. { $other }
words-boru-town-line = { $town }, { $colour }: { $state }
boru-with-last-card = The last card of each hand is played.

# From here on what only the terminal says. What people type (help, mark, top …) stays English in every language.

## Names

terminal-boru-seat = { $seat ->
    [purple] Purple
    [green] Green
    [black] Black
    [ivory] Ivory
   *[brown] Brown
}
# One letter each: who holds a town on the map.
terminal-boru-letter = { $seat ->
    [purple] P
    [green] G
    [black] B
    [ivory] I
   *[brown] N
}
terminal-boru-letter-vikings = V
# One letter each: the colour of a town.
terminal-boru-letter-colour = { $colour ->
    [red] r
    [blue] b
    [yellow] y
   *[white] w
}
terminal-boru-you = { $name } (you)

## Cards

terminal-boru-step = { $symbol ->
    [town] town
    [coin] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [pay] pay { $count }
    [cross] { $count } to church
    [axe] { $count ->
        [one] { $count } raider
       *[other] { $count } raiders
    }
    [renown] { $count } renown
    [letter] { $count } up the marriage track
    [expand] expand
   *[remove_viking] free a town
}
terminal-boru-step-short = { $symbol ->
    [town] town
    [coin] { $count }coin
    [pay] pay{ $count }
    [cross] { $count }church
    [axe] { $count }raid
    [renown] { $count } renown
    [letter] { $count }marry
    [expand] exp
   *[remove_viking] free
}
terminal-boru-card-one = wins: { $won }; loses: { $lost }
terminal-boru-card-two = wins: { $won }; loses: { $top }, or { $bottom }

## What is asked

terminal-boru-ask-buy = { $won ->
    [yes] You won { $town }.
   *[no] You did not win.
} { $what ->
    [church] Buy more church discs
    [raiders] Buy more raiders
    [spaces] Buy more marriage spaces
   *[other] Buy more of it
} at { $cost } coins each? You have { $coins }.
terminal-boru-ask-expand = { $won ->
    [yes] You won { $town }.
   *[no] You did not win.
} Expand for { $cost } coins? You have { $coins } before the action.
terminal-boru-ask-town = Which town of { $region }?
terminal-boru-ask-other-card = You keep { $card }. Which other card?
terminal-boru-next-pay = You are asked next how much to pay for. Without that:
terminal-boru-next-town = You are asked next which town.
terminal-boru-you-keep-two = You keep two cards.

## What can be chosen

terminal-boru-part = { $part }: { $does }
terminal-boru-buy = { $count ->
    [0] buy no more
   *[other] buy { $count } more for { $coins } coins
}
terminal-boru-stay = keep your coins (to expand costs { $cost })

## A town

terminal-boru-town = { $id } { $english } ({ $irish }), a { $colour } town of { $region }.
terminal-boru-town-vikings = The Vikings hold it; the disc beneath is { $name }’s.
terminal-boru-town-held = { $name } holds it.
terminal-boru-town-open = Nobody holds it.
terminal-boru-town-monastery = It has a monastery and counts as two towns.
terminal-boru-town-active = The marker stands on it.
terminal-boru-no-road = No road leads to it.

## The trick

terminal-boru-trick-has-won = { $name } has won.
terminal-boru-trick-is-winning = { $name } leads.
terminal-boru-trick-nobody = Nobody wins.
terminal-boru-trick-to-act = To act, lowest card first: { $names }.
terminal-boru-trick-to-play = Still to play: { $names }.
terminal-boru-no-trick = No trick is being played.

## The table

terminal-boru-round = { $round ->
    [0] before round 1 of { $rounds }
   *[other] round { $round } of { $rounds }
}
terminal-boru-stage = { $stage ->
    [start] first discs
    [draft] draft, pack { $pack }
    [tricks] tricks
    [marriage] upkeep: marriage
    [battle] upkeep: battle
    [church] upkeep: church
   *[over] the end
}
# With the marriage card behind it, 80 letters at most.
terminal-boru-battle-line = { $count ->
    [one] Battle area: { $count } raider.
   *[other] Battle area: { $count } raiders.
}
terminal-boru-drafted = You kept { $kept } and passed { $passed } to { $name }.
terminal-boru-kept = Kept so far: { $cards }.
terminal-boru-married = { $name } is married to { $cards }.
terminal-boru-track-gift = { $gift ->
    [town] town
    [renown] renown
   *[coins] { $count }c
}
# Heads of columns.
terminal-boru-player-head = { $column ->
    [points] points
    [coins] coins
    [renown] renown
    [raiders] raiders
    [church] church
    [track] track
    [towns] towns
    [cards] cards
   *[over] if over
}
# Heads of columns, three letters at most.
terminal-boru-player-head-short = { $column ->
    [points] pts
    [coins] co
    [renown] re
    [raiders] ra
    [church] ch
    [track] ma
    [towns] to
    [cards] ca
   *[over] now
}
# Heads of columns: region 13 letters at most, points 3, held 4, token 6.
terminal-boru-token-head = { $column ->
    [region] Region
    [points] pts
    [held] held
    [token] token
   *[towns] towns
}
# Heads of columns: track, coins and total 5 letters at most, regions 7, the others 6.
terminal-boru-score-head = { $item ->
    [track] track
    [coins] coins
    [marker] marker
    [renown] renown
    [tokens] tokens
    [shared] shared
    [regions] regions
   *[total] total
}
# 22 letters at most.
terminal-boru-scores = { $when ->
    [over] Final scores
   *[now] If the game ended now
}

## Standings

terminal-boru-if-upkeep = If upkeep came now, each contest judged alone:

## Hands

terminal-boru-nobody-here = Nobody sits at the keyboard, so no hand is shown.
terminal-boru-hand-empty = You hold no cards.

## Pages and keys

terminal-boru-page-cards = Your cards
terminal-boru-page-trick = The trick
terminal-boru-page-town = A town
# 80 letters at most.
terminal-boru-bar = { $mode ->
    [pass] Enter goes on   t standings  m map  r rules  s save  ? help  q quit
    [over] n new game   o other games   s save   t standings   : type (log)   q quit
    [sure] Enter does it  Esc back  t standings  m map  c cards  ? help  q quit
    [coached] Enter take  : type  Tab log  w why  t standings  m map  c cards  ? help  q quit
   *[choices] Enter take  : type  Tab log  t standings  m map  c cards  u undo  ? help  q quit
}
# 76 letters at most.
terminal-boru-map-legend = M8r. open  M8rP Purple’s  M8rVP Vikings on it  + monastery  [ ] marker

## What cannot be done as it was typed

terminal-boru-no-town = There is no town “{ $text }”; write its name or its id, such as M8.
terminal-boru-which-town = “{ $text }” could be { $towns }.
terminal-boru-no-card = “{ $text }” is not a card; cards go from 1 to 25.
terminal-boru-keep-two = Two cards are kept: write them like pick 3 17.
terminal-boru-keep-different = Cards to keep are two different ones.
terminal-boru-no-offer = “{ $text }” is no answer to the Princess: write military, trade or spurn.
terminal-boru-no-count = “{ $text }” is not how many to buy.
terminal-boru-after-part = After { $part } comes buy and a number, expand and a town, or free and a town.
terminal-boru-town-what = Write a town after it, such as town Cork.

## Help

terminal-boru-help =
    Type the number of a choice, its name, or a whole action: mark Cork, play 11, pick 3 17, top expand L5, bottom buy 1, primary. Towns go by id or name, English or Irish.
    legal           list everything that you may do now, one action to a line
    back            go one step back in a choice
    board, map      show the board as a list, or as a map
    hand            your cards and what they do
    trick           the cards on the table
    standings, s    who would win what if upkeep or the end came now
    town NAME       everything about one town
    undo            take back what you did in this turn, before anything came of it
# 76 letters at most.
terminal-boru-keys =
    Up, Down        go through the choices; the effect is shown beside them
    Enter, Space    take the choice, then Enter again to do it
    Esc             go one step back, close a page
    1 to 9          go to that choice; cards go by their value
    : or /          type a choice, an action (top expand L5) or save FILE
    Tab             beside the choices: the log, the effect, your hand
    e               all of the effect, where there is little room for it
    t               standings: who would win what if upkeep or the end came
    m               the map, as large as the screen
    c               your cards and what went through your hands
    u               undo: take back what you did in this turn
    n, o            new game with the same players; other games
terminal-boru-marks =
    Players: > has to act, * holds the marker; pts points, co coins, re renown, ra raiders, ch church discs, ma space on the marriage track, to towns, ca cards, now (or “if over”) what they would score if the game ended now.
    Towns: M8r. is an open red town, M8rP Purple’s, M8rVP held by the Vikings above Purple’s disc, M8rP+ has a monastery, [M8r.] has the marker.
    Regions: points of the token, towns held of those needed to turn it up, then ? face down, ^ face up on the board, or its holder; >P goes to Purple.
    Cards: town 1coin/2coin exp|2raid is what the winner gets/what others choose from; * would lead the trick; exp is expand, free is free a town.
terminal-boru-legend =
    A town is its id, its colour (r red, b blue, y yellow) and who holds it: M8r. is open, M8rP Purple’s, M8rVP held by the Vikings with Purple’s disc beneath, M8rP+ has a monastery, [M8r.] has the marker. P Purple, G Green, B Black, I Ivory, N Brown.
    Before the towns of a region: its token’s points, towns held of those needed, and where the token is: ? face down, ^ face up on the board, or the letter of its holder.

## The rules in short

terminal-boru-rules =
    Brian Boru is played in three rounds by three players and in four by four or five. Whoever has most points at the end is High King of Ireland.
    A round begins with raiders landing in the battle area and a marriage on offer. Then all cards are dealt and drafted: keep two of your pack, pass the rest to the left, and again.
    Then tricks are played. The holder of the marker puts it on an open town and leads a card of that town’s colour, or a white one. The others play any card. The highest card of the town’s colour wins, white counting as that colour. From the lowest card to the highest, the winner takes the primary action of their card, everybody else one secondary action, top or bottom. The winner leads next. The last card of a hand is discarded, unless it is agreed to play it.
    Actions: “town” puts a disc on the active town. “Raiders” come from the battle area, “to church” puts discs into the church, “up the marriage track” moves you there; of each of these you may buy more at two coins a piece. “Expand” lets you pay five coins for an open town that a road joins to one of yours. “Free a town” takes a Viking token away. Who cannot pay a coin loses two points.
    Upkeep, marriage: the highest on the track takes the marriage card and goes back to space 0; then everybody gains what their space shows.
    Upkeep, battle: if raiders are left in the battle area, everybody with the fewest raiders loses a town to the Vikings, chosen by the one player with most. The one player with most gains a renown and a point for each renown, and returns all raiders. Whoever has most then gains a point and returns one.
    Upkeep, church: the one player with most discs builds a monastery, takes the marker and all discs back. Whoever has most then gains a point and takes one back. Four discs build, too.
    Upkeep, regions: once enough towns of a region are held, its token is turned up and goes to the player with most towns there; a monastery counts as one more. On a tie it stays.
    At the end: one point for most coins, one for the marker, one for each renown, the points of your tokens, half the points of tokens on the board for those tied for most there, and 1, 1, 3, 5, 7 or 10 points for towns in 3 to 8 regions. Ties: most tokens, then marriages.

## Regions where there is little room: at most eleven letters

terminal-boru-region-short = { $region ->
    [N] N. Uí Néill
    [U] Ulaid
    [B] Bréifne
    [S] S. Uí Néill
    [D] Dubhlinn
    [C] Connaught
    [L] Leinster
   *[M] Munster
}
