spectator = Åskådare
log-turn = Sedan ditt förra drag
log-step = Vad som hände
log-end = De sista dragen
earlier-lines = … { $count } tidigare: skriv log för att läsa dem
result-title = Slutet
decided = Det som avgjorde
place = Plats
player = Spelare
score = Poäng
outcome = Utfall

curtain-before = Skärmen går till
curtain-after = . Alla andra tittar bort.
press-enter = Tryck på Retur.
narrow = Bordet är ritat för { $wanted } kolumner och fönstret har { $width }: gör det bredare, så blir bilden prydligare.
not-asked = Du har inget att välja just nu.

hint-choose = nummer eller nyckel
hint-undo = u ångra
hint-redo = r gör om
hint-hint = hint tips
hint-help = h hjälp
hint-quit = q sluta

help-title = Det här kan du skriva
rules-title = Reglerna bakom frågan
command-choose = 3, build:2
command-choose-does = gör ett val, med dess nummer eller nyckel
command-find = ett ord
command-find-does = visa de val som innehåller ordet
command-undo = u
command-undo-does = ta tillbaka ditt senaste val, så länge spelet inte har gått vidare
command-redo = r
command-redo-does = gör om det val som du tog tillbaka
command-restart = restart
command-restart-does = ta tillbaka allt som går att ta tillbaka
command-why = why [ORD]
command-why-does = vad som inte går nu, och vad som fattas
command-hint = hint
command-hint-does = vad en klok spelare skulle välja, och varför
command-log = log
command-log-does = allt som du har sett hända
command-help = h
command-help-does = den här hjälpen
command-quit = q [FIL]
command-quit-does = lämna bordet och spara partiet

hint-given = Tips: { $number }, { $text }.
no-number = Det finns inget val { $number }: de går från 1 till { $last }.
wrong-seat = { $given } har inget val vid den här skärmen: det är { $seat } som väljer. Utelämna platsen eller skriv { $seat }.
remedy-choose = Välj ett nummer från 1 till { $last } eller ett vals nyckel; why NYCKEL förklarar vad som är förbjudet.
why-open = { $key } är ett val som du kan göra.

where-to-save = I vilken fil ska partiet sparas? (Retur: spara inte)
left = Partiet är inte slut.
saved = Sparat i { $file }.
saved-open = Fortsätt med: longhall play --resume { $file } --seats { $seats }
saved-over = Se det igen med: longhall replay { $file } · Vad som avgjorde: longhall review { $file }

game = Spel
players = Spelare
about = Om spelet
options = Val vid bordet
seed = Frö
entries = Poster
rest = Därefter valdes:
step = Post { $number } av { $last }
step-hints = Retur nästa · b tillbaka · ett nummer · q sluta
asked = Väljer: { $names }
choices = { $count ->
    [one] Ett val
   *[other] { $count } val
  }
log-look = Det bara du såg
command-card = card NAMN
command-card-does = vad ett kort säger
command-rules = rules [ORD]
command-rules-does = reglerna bakom frågan, eller de som innehåller ett ord eller nummer
command-aim = aim
command-aim-does = vad spelet går ut på
command-orders = orders
command-orders-does = svar som ges åt dig, till exempel att passa
no-cards = Inget kort i det här spelet har någon egen text.
which-card = Vilket kort? Det finns:
aim-title = Vad det går ut på
no-clause = Ingen regel innehåller { $wanted }.
rules-found = Regler
no-refusals = Inget sådant är förbjudet nu.
refusals-title = Går inte nu
no-orders = Det här spelet har inga stående order.
legend-title = Tecken
after-end = log, result, card NAMN, rules ORD; Enter går vidare
tutorial-minutes = ungefär { $count } minuter
tutorial-step = steg { $number } av { $last }
tutorial-enter = Enter gå vidare
tutorial-why = w varför
tutorial-show = s visa mig
tutorial-back = b tillbaka
tutorial-left = På återseende.
tutorial-learned = Det här har du lärt dig
tutorial-play = Spela ett riktigt parti nu: { $command }
tutorial-next = Eller lär dig mer: { $name }, { $command }
learn-hints = Enter nästa · b tillbaka · ett nummer · q sluta
learn-clauses = Reglerna ordagrant: longhall rules { $game }. En av dem: longhall rules { $game } { $clause }.

review-working = Spelar vidare från partiets ögonblick
review-running = Partiet är inte slut än.
review-running-remedy = En genomgång avslöjar allas hemligheter och väntar därför på slutet: longhall play --resume FIL fortsätter partiet.
review-version = Partiet spelades med version { $then } av reglerna; här är de version { $now }.
review-version-remedy = Vad som valdes då kan inte vägas med andra regler. longhall replay FIL visar partiet.
review-nothing = I det här partiet fanns inget att välja.
review-nothing-remedy = longhall replay FIL visar det.
review-curve = Chanser att vinna, { $eyes }
review-truth = med alla kort öppna
review-knew = efter vad { $name } visste
review-error = Varje punkt stämmer på ungefär { $points } procentenheter (ett medelfel). Alla spelar vidare efter datorns första tanke.
review-turns = Vad som vände partiet
review-when = När
review-what = Vad
review-points = Chans
review-by-luck = därav genom slumpen: { $points }
review-choices = { $name }: val som spelade roll, av { $count }
review-chose = Valde: { $choice }
review-better = Bättre: { $choice }
review-by-truth = Så som korten verkligen låg: { $points }
review-by-truth-close = Så som korten verkligen låg: för jämnt för att avgöra
review-also = { $count ->
    [one] Ett val till hör till samma misstag.
   *[other] { $count } val till hör till samma misstag.
  }
review-no-mistakes = Inget som säkert har kostat 3 procentenheter eller mer.
review-luck-title = Tur och val, i procentenheter av vinstchansen
review-luck = Vad slumpen gav
review-own = Vad egna val gav
review-close = för jämnt för att avgöra
review-luck-note = Val jämförs med vad en dator på nivån Lätt skulle ha valt på samma plats. Bara det som är större än två medelfel visas.
