### What the terminal says about Brian Boru; the rest it says as the page does, from boru.ftl.
### What people type (help, mark, top …) stays English in every language.

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
terminal-boru-you-are = you are { $name }
terminal-boru-at-table = At the table: { $names }.

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
   *[free] free a town
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
   *[free] free
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
terminal-boru-sure = { $action }: Enter does it, Esc goes back.
terminal-boru-pass = Pass the keyboard to { $name }, then press Enter.
terminal-boru-one-thing = There is one thing to do: { $action }.
terminal-boru-enter = Press Enter to do it.
terminal-boru-enter-or-back = Press Enter to do it, or type back.
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
terminal-boru-more-below = { $count } more below

## What a choice would do

terminal-boru-effect-all = e shows all of it

## A town

terminal-boru-town = { $id } { $english } ({ $irish }), a { $colour } town of { $region }.
terminal-boru-town-vikings = The Vikings hold it; the disc beneath is { $name }’s.
terminal-boru-town-held = { $name } holds it.
terminal-boru-town-open = Nobody holds it.
terminal-boru-town-monastery = It has a monastery and counts as two towns.
terminal-boru-town-active = The marker stands on it.
terminal-boru-no-road = No road leads to it.

## The trick

terminal-boru-trick = Trick for { $town } ({ $id }), a { $colour } town of { $region }.
terminal-boru-trick-no-town = A trick without a town, which nobody can win.
terminal-boru-trick-cards = On the table: { $cards }.
terminal-boru-trick-has-won = { $name } has won.
terminal-boru-trick-is-winning = { $name } leads.
terminal-boru-trick-nobody = Nobody wins.
terminal-boru-trick-to-act = To act, lowest card first: { $names }.
terminal-boru-trick-to-play = Still to play: { $names }.
terminal-boru-trick-no-card = no card yet
terminal-boru-trick-line = { $trick }; to play: { $letters }
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
terminal-boru-battle-area = Battle area: { $raiders }.
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
    [towns] towns
   *[then] at the next claims
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
# 9 letters at most.
terminal-boru-token = { $token ->
    [face-down] face down
   *[on-board] on board
}

## Hands

terminal-boru-nobody-here = Nobody sits at the keyboard, so no hand is shown.
terminal-boru-hand-empty = You hold no cards.
terminal-boru-hand-pack = The pack before you:
terminal-boru-hand-kept = What you have kept:
terminal-boru-hand-held = What you hold:

## Pages and keys

terminal-boru-page-end = The end
terminal-boru-page-cards = Your cards
terminal-boru-page-keys = Keys
terminal-boru-page-rules = Rules
terminal-boru-page-trick = The trick
terminal-boru-page-log = The game so far
terminal-boru-page-legal = What you may do
terminal-boru-page-town = A town
# 80 letters at most.
terminal-boru-keys = { $mode ->
    [line] Enter does it   Esc goes back
    [file] Enter saves   Ctrl-U clears   Esc goes back
    [confirm] y yes   n no
    [pass] Enter goes on   t standings  m map  r rules  s save  ? help  q quit
    [over] n new game   o other games   s save   t standings   : type (log)   q quit
    [sure] Enter does it  Esc back  t standings  m map  c cards  ? help  q quit
    [coached] Enter take  : type  Tab log  w why  t standings  m map  c cards  ? help  q quit
   *[choices] Enter take  : type  Tab log  t standings  m map  c cards  u undo  ? help  q quit
}
# 80 letters at most.
terminal-boru-map-legend = M8r. open  M8rP Purple’s  M8rVP Vikings on it  + monastery  [ ] marker  Esc back

## From the beginning to the end

terminal-boru-begin = { $title }, for { $players } players. Type help for help.
terminal-boru-log-begins = The log begins with the commitment to all deals (PgUp). ?: help, q: quit
terminal-boru-taken-back = Taken back: { $action }.
terminal-boru-new-unsaved = The game is not saved. Begin a new one?
terminal-boru-quit-unsaved = The game is not saved. Quit?
terminal-boru-unfinished = The game is not finished.
terminal-boru-unfinished-at = The game is not finished ({ $stage }).
terminal-boru-input-ended = The input has ended; the game is not finished ({ $stage }).
terminal-boru-saved-in = It is saved in { $file }.
terminal-boru-still = You can still type standings, log, save FILE, new or quit.

## What cannot be done as it was typed

terminal-boru-no-town = There is no town “{ $text }”; write its name or its id, such as M8.
terminal-boru-which-town = “{ $text }” could be { $towns }.
terminal-boru-no-card = “{ $text }” is not a card; cards go from 1 to 25.
terminal-boru-keep-two = Two cards are kept: write them like pick 3 17.
terminal-boru-keep-different = Cards to keep are two different ones.
terminal-boru-no-offer = “{ $text }” is no answer to the Princess: write military, trade or spurn.
terminal-boru-no-count = “{ $text }” is not how many to buy.
terminal-boru-after-part = After { $part } comes buy and a number, expand and a town, or free and a town.
terminal-boru-preview-what = Write an action after preview, such as preview play 11.
terminal-boru-preview-open = That leaves something open; write the whole action.
terminal-boru-town-what = Write a town after it, such as town Cork.
terminal-boru-alone = “{ $command }” stands alone; nothing is written after it.
terminal-boru-no-action = “{ $text }” is not an action.
terminal-boru-unknown = There is no command or choice “{ $text }”; help lists the commands, legal what you may do.
terminal-boru-nothing-to-decide = There is nothing to decide now.
terminal-boru-undo-nobody = Nobody is here to take anything back.

## Help

terminal-boru-help = Type the number of a choice, its name, or a whole action: mark Cork, play 11, pick 3 17, top expand L5, bottom buy 1, primary. Towns go by id or name, English or Irish.
    .legal = legal           list everything that you may do now, one action to a line
    .preview = preview ACTION  say what an action would do, without doing it
    .back = back            go one step back in a choice
    .board = board, map      show the board as a list, or as a map
    .hand = hand            your cards and what they do
    .trick = trick           the cards on the table
    .standings = standings, s    who would win what if upkeep or the end came now
    .town = town NAME       everything about one town
    .log = log             tell the game so far
    .undo = undo            take back what you did in this turn, before anything came of it
    .rules = rules           the rules in short
    .save = save FILE       write the game to a file; play --resume FILE goes on with it
    .new = new             begin again with the same players
    .help = help            this list
    .quit = quit            leave
# 76 letters at most.
terminal-boru-key =
    .go = Up, Down        go through the choices; the effect is shown beside them
    .take = Enter, Space    take the choice, then Enter again to do it
    .back = Esc             go one step back, close a page
    .number = 1 to 9          go to that choice; cards go by their value
    .type = : or /          type a choice, an action (top expand L5) or save FILE
    .side = Tab             beside the choices: the log, the effect, your hand
    .effect = e               all of the effect, where there is little room for it
    .standings = t               standings: who would win what if upkeep or the end came
    .map = m               the map, as large as the screen
    .cards = c               your cards and what went through your hands
    .scroll = PgUp, PgDn      scroll the log
    .undo = u               undo: take back what you did in this turn
    .rules = r               the rules in short
    .save = s               save the game; ardri play --resume FILE goes on with it
    .new = n, o            new game with the same players; other games
    .quit = q               quit
terminal-boru-marks =
    .players = Players: > has to act, * holds the marker; pts points, co coins, re renown, ra raiders, ch church discs, ma space on the marriage track, to towns, ca cards, now (or “if over”) what they would score if the game ended now.
    .towns = Towns: M8r. is an open red town, M8rP Purple’s, M8rVP held by the Vikings above Purple’s disc, M8rP+ has a monastery, [M8r.] has the marker.
    .regions = Regions: points of the token, towns held of those needed to turn it up, then ? face down, ^ face up on the board, or its holder; >P goes to Purple.
    .cards = Cards: town 1coin/2coin exp|2raid is what the winner gets/what others choose from; * would lead the trick; exp is expand, free is free a town.
terminal-boru-legend =
    .towns = A town is its id, its colour (r red, b blue, y yellow) and who holds it: M8r. is open, M8rP Purple’s, M8rVP held by the Vikings with Purple’s disc beneath, M8rP+ has a monastery, [M8r.] has the marker. P Purple, G Green, B Black, I Ivory, N Brown.
    .regions = Before the towns of a region: its token’s points, towns held of those needed, and where the token is: ? face down, ^ face up on the board, or the letter of its holder.

## The rules in short

terminal-boru-rules =
    .aim = Brian Boru is played in three rounds by three players and in four by four or five. Whoever has most points at the end is High King of Ireland.
    .round = A round begins with raiders landing in the battle area and a marriage on offer. Then all cards are dealt and drafted: keep two of your pack, pass the rest to the left, and again.
    .tricks = Then tricks are played. The holder of the marker puts it on an open town and leads a card of that town’s colour, or a white one. The others play any card. The highest card of the town’s colour wins, white counting as that colour. From the lowest card to the highest, the winner takes the primary action of their card, everybody else one secondary action, top or bottom. The winner leads next. The last card of a hand is discarded, unless it is agreed to play it.
    .actions = Actions: “town” puts a disc on the active town. “Raiders” come from the battle area, “to church” puts discs into the church, “up the marriage track” moves you there; of each of these you may buy more at two coins a piece. “Expand” lets you pay five coins for an open town that a road joins to one of yours. “Free a town” takes a Viking token away. Who cannot pay a coin loses two points.
    .marriage = Upkeep, marriage: the highest on the track takes the marriage card and goes back to space 0; then everybody gains what their space shows.
    .battle = Upkeep, battle: if raiders are left in the battle area, everybody with the fewest raiders loses a town to the Vikings, chosen by the one player with most. The one player with most gains a renown and a point for each renown, and returns all raiders. Whoever has most then gains a point and returns one.
    .church = Upkeep, church: the one player with most discs builds a monastery, takes the marker and all discs back. Whoever has most then gains a point and takes one back. Four discs build, too.
    .regions = Upkeep, regions: once enough towns of a region are held, its token is turned up and goes to the player with most towns there; a monastery counts as one more. On a tie it stays.
    .end = At the end: one point for most coins, one for the marker, one for each renown, the points of your tokens, half the points of tokens on the board for those tied for most there, and 1, 1, 3, 5, 7 or 10 points for towns in 3 to 8 regions. Ties: most tokens, then marriages.

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
