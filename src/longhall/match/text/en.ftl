language-name = English
seat-default = Player { $number }
seat-nobody = nobody
seat-others = others
list-and = { $first } and { $last }
game-over = The game is over.
refused-over = The game is over.
refused-not_asked = You are not asked to choose now.
refused-unknown = There is no choice '{ $key }' in this game.
refused-elsewhere = '{ $key }' is not what is asked now.
refused-clause = “{ $choice }” is not possible: { $text } ({ $clause })
refused-missing = “{ $choice }” is not possible: { $missing } ({ $clause }).
nothing-to-undo = There is nothing that you can take back.
nothing-to-redo = There is nothing that you can do again.
earlier-fits = Played under version { $then } of the rules. Under the present ones ({ $now }) it runs the same way.
earlier-stops = Played under version { $then } of the rules. The present ones ({ $now }) can follow it up to entry { $entry }; the log is as it was told then, as far as it was kept.
headline-points = { $names } wins with { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
headline-tie = { $names } wins: level at { $points ->
    [one] 1 point
   *[other] { $points } points
 }, decided by { $what }.
headline-shared = { $names } share the victory with { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
compared-best = { $label }: { $names } is ahead with { $value }, { $more } more than the next.
compared-level = { $label }: { $names } are level with { $value }.
tutorial-not-now = You may do that, and some day it may be right; here we do something else.
tutorial-go-on-first = Nothing is to be chosen yet: read on first.
