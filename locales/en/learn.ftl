### Learning to play: the lessons' page, and the coach at the table.

learn-title = Learn to play
learn-about = Four games, four lessons. Each takes five to ten minutes: you play on the real board, try things out, and every step says why.
learn-about-brandubh = The best one to begin with: a small board, and few rules.
learn-about-tablut = The larger sister of Brandubh. You will be quick if you know that one.
learn-about-brian-boru = Cards, towns and weddings: how to become High King.
learn-about-high-throne = Roll, weigh the chances, gather cards.
learn-standing = { $done } of { $count } steps done
learn-new = Begin
    .about = Begin to learn { $game }
learn-begun = Go on
    .about = Go on learning { $game }
learn-finished = Once more
    .about = Go through { $game } once more
learn-none = There is no lesson for this game.
learn-all = All lessons

## A step

learn-step = Step { $number } of { $count }
learn-steps = Steps
learn-step-open = Step { $number }: { $title }{ $state ->
    [done] , done
   *[open] {""}
}
learn-board = Board
learn-said = What was said of your try
learn-right = Right!
learn-wrong = Not quite.
learn-hint = Hint
learn-hint-line = One way: { $line }.
learn-show = Show me
learn-again = Again
learn-next = Next
learn-finish = Finish
learn-try-again = Try again
learn-broken = This step cannot be laid out. Try it again, or open another one.
learn-you = You

## The end of a lesson

learn-over = You can play { $game }!
learn-over-more = That was all you need for a first game. The rest comes by playing: a coach can sit beside you and say at every turn what matters.
learn-over-play = Play your first game with a coach
learn-over-next = Next lesson: { $game }
learn-over-again = This lesson once more

## The coach

learn-coach = Coach
learn-coach-off = Send the coach away

learn-coach-boru-over = The game is over: the table shows where everyone’s points come from.
learn-coach-boru-chance = The decks are being shuffled.
learn-coach-boru-theirs = Somebody else decides. You are asked again soon.
learn-coach-boru-watch = The standings show who leads each contest as things are now.
learn-coach-boru-start = Your first town may lie in any region without a disc. It is where you begin to gather a majority.
learn-coach-boru-start-look = Towns with roads are good: along them you can buy more.
learn-coach-boru-pick = You keep two cards, the rest goes on. High cards win towns, low ones give more when they lose: you need both.
learn-coach-boru-mark = You lead: choose the town that is played for. Its colour decides which cards can win it.
learn-coach-boru-lead = You lead with a card of the town’s colour, or a white one. The highest wins the town; all others take a lesser action.
learn-coach-boru-follow = You may play any card. The highest of the town’s colour wins it; whoever loses takes one of two lesser actions.
learn-coach-boru-beat = To be beaten: { $card }.
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
} left. Axes help.
learn-coach-boru-marriage = You are not highest for the wedding with { $card } ({ $gives }). Letters help.
learn-coach-boru-church = You do not lead alone in the church; you have { $discs } there. Crosses bring a monastery and the marker.
learn-coach-boru-settle = You put a disc on a town at no cost: choose where it makes or keeps a majority.
learn-coach-boru-region = { $region }: you have { $towns }, the token needs { $threshold }, and is worth { $points }.
learn-coach-boru-princess = The Princess leaves you a choice: the Vikings’ towns count as yours for regions, or for being in many regions, or you take four points.
learn-coach-boru-princess-look = Count the towns with Viking tokens, and the regions that they are in.
learn-coach-boru-raid = You have most raiders, so you say which town goes to the Vikings.
learn-coach-boru-raid-look = { $name } is about to hold { $region }, worth { $points }.
learn-coach-boru-raid-own = You have to lose a town: choose one that costs you no majority.
learn-coach-boru-build = A monastery makes a town count as two: put it where one more town makes a majority.
