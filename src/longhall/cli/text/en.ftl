spectator = Spectator
log-turn = Since your last turn
log-step = What happened
log-end = The last moves
earlier-lines = … { $count } earlier: type log to read them
result-title = The end
decided = What decided it
place = Place
player = Player
score = Score
outcome = Outcome

curtain-before = The screen goes to
curtain-after = . Everybody else looks away.
press-enter = Press Enter.
narrow = The table is drawn for { $wanted } columns and this window has { $width }: make it wider, and the picture gets tidier.
not-asked = You have nothing to choose now.

hint-choose = number or key
hint-undo = u undo
hint-redo = r redo
hint-hint = hint
hint-help = h help
hint-quit = q quit

help-title = What you can type
rules-title = The rules behind this question
command-choose = 3, build:2
command-choose-does = make a choice, by its number or its key
command-find = a word
command-find-does = show the choices that contain it
command-undo = u
command-undo-does = take your last choice back, as long as the game has not moved on
command-redo = r
command-redo-does = make the choice again that you took back
command-restart = restart
command-restart-does = take back all that you can take back
command-why = why [WORD]
command-why-does = what is not possible now, and what it lacks
command-hint = hint
command-hint-does = what a sensible player would choose, and why
command-log = log
command-log-does = everything that you have seen happen
command-help = h
command-help-does = this help
command-quit = q [FILE]
command-quit-does = leave, and save the game

hint-given = Hint: { $number }, { $text }.
no-number = There is no choice { $number }: they run from 1 to { $last }.
wrong-seat = { $given } is not asked at this screen: it is the turn of { $seat }. Leave the seat out, or write { $seat }.
remedy-choose = Choose a number from 1 to { $last }, or the key of one of the choices; why KEY explains what is forbidden.
why-open = { $key } is open to you.

where-to-save = Save the game in which file? (Enter: do not save)
left = The game is not over.
saved = Saved in { $file }.
saved-open = Go on with: longhall play --resume { $file } --seats { $seats }
saved-over = See it again with: longhall replay { $file } · What decided it: longhall review { $file }

game = Game
players = Players
about = About
options = Options
seed = Seed
entries = Entries
rest = Chosen after that:
step = Entry { $number } of { $last }
step-hints = Enter next · b back · a number · q quit
asked = Asked: { $names }
choices = { $count ->
    [one] One choice
   *[other] { $count } choices
  }
log-look = What only you saw
command-card = card NAME
command-card-does = what a card says
command-rules = rules [WORD]
command-rules-does = the rules behind this question, or those with a word or a number in them
command-aim = aim
command-aim-does = what the game is about
command-orders = orders
command-orders-does = answers that are given for you, such as passing
no-cards = No card of this game says anything by itself.
which-card = Which card? There are:
aim-title = The aim
no-clause = No rule has { $wanted } in it.
rules-found = Rules
no-refusals = Nothing of that kind is forbidden now.
refusals-title = Not possible now
no-orders = This game has no standing orders.
legend-title = Signs
after-end = log, result, card NAME, rules WORD; Enter goes on
tutorial-minutes = about { $count } minutes
tutorial-step = step { $number } of { $last }
tutorial-enter = Enter go on
tutorial-why = w why
tutorial-show = s show me
tutorial-back = b back
tutorial-left = Until next time.
tutorial-learned = What you have learned
tutorial-play = Play a real game now: { $command }
tutorial-next = Or go on learning: { $name }, { $command }
learn-hints = Enter next · b back · a number · q quit
learn-clauses = The rules word by word: longhall rules { $game }. One of them: longhall rules { $game } { $clause }.

review-working = Playing on from the moments of the game
review-running = This game is not over yet.
review-running-remedy = A review tells everybody's secrets, so it waits for the end: longhall play --resume FILE goes on with the game.
review-version = This game was played with version { $then } of the rules; here they are version { $now }.
review-version-remedy = What was chosen then cannot be weighed by other rules. longhall replay FILE shows the game.
review-nothing = In this game there was nothing to choose.
review-nothing-remedy = longhall replay FILE shows it.
review-curve = Chances to win, { $eyes }
review-truth = with all cards open
review-knew = by what { $name } knew
review-error = Each point is right to about { $points } points (one standard error). Everybody plays on by the bot's first thought.
review-turns = What turned the game
review-when = When
review-what = What
review-points = Chance
review-by-luck = of that by chance: { $points }
review-choices = { $name }: choices that mattered, of { $count }
review-chose = Chose: { $choice }
review-better = Better: { $choice }
review-by-truth = As the cards really lay: { $points }
review-by-truth-close = As the cards really lay: too close to tell
review-also = { $count ->
    [one] One more choice belongs to the same mistake.
   *[other] { $count } more choices belong to the same mistake.
  }
review-no-mistakes = Nothing that is sure to have cost 3 points or more.
review-luck-title = Luck and choices, in points of winning chance
review-luck = What chance gave
review-own = What own choices gave
review-close = too close to tell
review-luck-note = Choices are compared with what a bot of the level easy would have chosen in the same seat. Only what is larger than two standard errors is shown.
