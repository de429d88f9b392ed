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
boru-score-again = Count again
boru-score-all = Show all

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
