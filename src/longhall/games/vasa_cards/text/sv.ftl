game-name = Vasa Regalis: Kortspelet
game-about = Bygg skeppet hög för hög, kika där du får, och bli inte den som gav för lite.

colour-green = grön
colour-red = röd
colour-black = svart
colour-white = vit
pile-1 = hög 1
pile-2 = hög 2
pile-3 = hög 3
pile-4 = hög 4
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
pair-1-2 = hög 1 och 2
pair-1-3 = hög 1 och 3
pair-1-4 = hög 1 och 4
pair-2-3 = hög 2 och 3
pair-2-4 = hög 2 och 4
pair-3-4 = hög 3 och 4

action-build = Bygg med { $value }
action-inspect_pile = Titta på kortet i { $pile } ({ $colour })
action-inspect_hand = Dra och titta på ett handkort ({ $colour })
action-fix_hand = Ta tillbaka kortet i { $pile } och lägg dit { $value }
action-fix_piles = Byt plats på dina kort i { $pair }
action-no_fix = Låt allt vara som det är
action-name_captain = { $seat } börjar
action-pick_colour = Ta { $colour }

prompt-NameCaptain = Utse den första kaptenen.
prompt-PickColour = Välj en färg.
prompt-Build = Lägg ett kort med framsidan ner på den nya högen ({ $colour }).
prompt-Inspect = Titta på en annan spelares kort ({ $colour } tittar).
prompt-Fix = Du får byta ut ett kort i en hög ({ $colour }).

event-captain_named = Runda { $round }: kapten är { $colour }.
event-built = { $seat } bygger { $colour } { $value } på { $pile }.
event-built-hidden = { $seat } bygger ett kort ({ $colour }) på { $pile }.
event-inspected_pile = { $seat } ({ $colour }) tittar på kortet i { $pile } ({ $target }): en { $value }.
event-inspected_pile-hidden = { $seat } ({ $colour }) tittar på kortet i { $pile } ({ $target }).
event-inspected_hand = { $seat } ({ $colour }) drar en { $value } ur handen ({ $target }), tittar och lämnar tillbaka den.
event-inspected_hand-hidden = { $seat } ({ $colour }) drar ett kort ur handen ({ $target }), tittar och lämnar tillbaka det.
event-fixed_hand = { $seat } tar { $colour } { $taken } ur { $pile } och lägger dit { $placed }.
event-fixed_hand-hidden = { $seat } byter kortet ({ $colour }) i { $pile } mot ett från handen.
event-fixed_piles = { $seat } byter plats på korten ({ $colour }) i { $pile } och { $other }.
event-not_fixed = { $seat } låter sina kort ({ $colour }) ligga.
event-revealed = Summan i { $pile } är { $total }.
event-blamed = Kungen ger skulden åt { $colour }.
event-won = Kungen belönar { $colour }.
event-first_captain = Första kapten är { $seat }.
event-colour_picked = { $seat } spelar { $colour }.

outcome-win = vinner
outcome-lose = får skulden och förlorar
outcome-no_win = varken vinner eller förlorar
outcome-draw = spelar oavgjort
reason-won = En färg som inte fick skulden gav minst till den högsta högen: den vinner.
reason-sole_survivor = Bara en färg slapp skulden: den vinner.
reason-tie_break = Den högsta högen skilde dem inte åt; nästa hög som gjorde det avgjorde.
reason-shared = Ingen hög skilde dem åt: vinsten delas.
reason-no_reward = Det som skulle ha vunnits tillfaller en färg som fick skulden: ingen belönas.
reason-neutral_wins = Den neutrala färgen vinner; ingen spelare gör det.
reason-all_lose = Alla gav lika lite: alla förlorar.
reason-draw = Alla högar är lika: oavgjort.

option-aggregate = När högar är lika bedöms en färg efter
option-aggregate-lowest_card = sitt lägsta kort där
option-aggregate-sum = summan av sina kort där
option-reward = Vilka som måste ha gett mer till den högsta högen än vinnaren
option-reward-survivors = alla som slapp skulden
option-reward-all = alla; gav en färg med skuld minst vinner ingen
option-captain = Den första kaptenen
option-captain-lot = lottas
option-captain-named = utses av spelaren på första platsen (i hallen av den som dukade upp bordet)
option-colours = Färgerna
option-colours-seats = delas ut i platsernas ordning
option-colours-chosen = väljs en efter en, med början hos den första kaptenen
option-memory = Vad du har sett, och vad som följer av det
option-memory-kept = syns hela tiden: kort du känner till ligger öppna för dig, andra visar vad de kan vara
option-memory-own = minns du själv: det du tittar på berättas en gång, i loggen

before-line = Före den första rundan
round-line = Runda { $round } av 4
pile-short = Hög { $pile }
hand-head = Hand
total = Summa

guide-1 = Alla bygger samma skepp: fyra högar, och i varje hög ett kort av varje färg, nedvänt. När alla sexton korten ligger är högen med lägst summa den svaga, och de färger som har det lägsta kortet där får skulden.
guide-2 = Bland dem som går fria vinner det lägsta kortet i den starkaste högen. Ge alltså väl där skeppet är svagt och snålt där det är starkt: efter bygget får du titta på ett kort och sedan byta ett av dina egna.
guide-3 = Första draget: lägg vilket kort som helst i första högen. En 2:a eller en 3:a låter dig svara på det du får veta; den går att byta senare.

choice-build = Lägg { $value } ({ $colour }) på { $pile }
effect-build = behåller { $cards }
effect-build-last = sedan är handen tom
effect-inspect_hand = { $count ->
    [one] det enda kortet där
   *[other] ett av { $count }, draget på måfå; { $owner } ser vilket
  }
effect-look = kan vara { $values }
effect-look-known = du känner det: { $value }
choice-fix_hand = Lägg { $value } ({ $colour }) på { $pile }
effect-fix_hand = { $pile } { $change }, { $value } tillbaka
choice-fix_piles = Byt din { $here } i { $pile } mot din { $there } i { $other } ({ $colour })
effect-fix_piles = { $pile } { $change }, { $other } { $back }
effect-no_fix = du får byta igen nästa runda
effect-no_fix-last = högarna vänds upp när rundan är slut
choice-no_fix = Låt allt ligga ({ $colour })
group-cards = { $owner }: { $colour }
group-neutral = Neutral: { $colour }
group-from-hand = Lägg in ett kort från handen
group-between-piles = Byt mellan högar

ask-lay = Runda { $round }: lägg ett av dina kort ({ $colour }) med framsidan ner på hög { $round }.

missing-in-pile = din { $value } ligger i { $pile }, inte på handen
missing-no-card = { $pile } är inte påbörjad
missing-no-hand = handen ({ $colour }) är tom
missing-own = de korten är dina egna

ending-totals = Alla högar
ending-draw = Alla fyra högarna har summan { $total }: spelet slutar oavgjort.
ending-weakest = { $count ->
    [one] Svagast är { $piles } med { $total }.
   *[other] Svagast är { $piles } med { $total } var.
  }
ending-strongest = { $count ->
    [one] Starkast är { $piles } med { $total }.
   *[other] Starkast är { $piles } med { $total } var.
  }
ending-next = { $count ->
    [one] Därnäst kommer { $piles } med { $total }.
   *[other] Därnäst kommer { $piles } med { $total } var.
  }
ending-blamed = Lägst där: { $colours } med { $mark }. Kungen ger skulden åt { $colours }.
ending-all-blamed = Alla färger gav lika lite där: alla förlorar.
ending-wins = Lägst av dem som är kvar: { $colours } med { $mark }. Segern går till { $colours }.
ending-level = Lägst av dem som är kvar: { $colours } med { $mark } var.
ending-not-rewarded = Lägst där: { $colours } med { $mark }, men skulden föll på { $colours }: ingen belönas.
ending-neutral-label = Neutral färg
ending-neutral = Ingen spelare vinner: { $colours } är ingens färg.
ending-player = { $seat } ({ $colours })
ending-headline = { $count ->
    [one] { $names } vinner.
   *[other] { $names } vinner tillsammans.
  }

phase-build = Bygge
phase-inspect = Inspektion
phase-fix = Byte
board-deck = Skeppets däck
board-turned-up = Alla kort uppvända
board-scale = en hög ger 4 till 16
board-round = Runda
board-of = av
board-from = börjar i runda
board-this-round = den här rundan
board-in-all = totalt
board-order = Turordning
board-captain = Kapten
board-neutral = Neutral
board-you = du
board-in-hand = på handen
board-hand = hand
board-pile-letter = H
board-adds = ger
board-known = du vet
board-unseen = osett
board-one-of = ett av
board-may-be = kan vara 1 eller 3
board-seen = sett av
board-nobody = ingen
board-weakest = svagast
board-strongest = starkast
board-blamed = lägst här
board-tied = lika
board-decides = avgör
board-fate-blamed = Får skulden
board-fate-rewarded = Belönas
board-fate-neither = Varken eller
board-safe = går fri
board-verdict = Domen
board-ends = Så slutar det
board-reveal = Visa avslöjandet
board-skip = Hoppa över
act-weak = Den svaga högen
act-weakest = Den ger bara
act-blame = Skulden
act-reward = Belöningen
act-compared = Jämförs i
ends-blame = I den svagaste högen förlorar det lägsta kortet. Lika kort delar skulden.
ends-reward = Av de andra vinner det lägsta kortet i den starkaste högen. Är det lika avgör den näst starkaste.
tip-build = Alla lägger ett kort med framsidan ner på den nya högen, kaptenen först. Välj ett från handen.
tip-inspect = Titta på ett av de andras kort: tryck på det i en hög, eller på en spelares skylt för att dra ett från handen.
tip-fix = Du får byta ett kort: tryck på ditt i en hög och sedan på det som det byter plats med. De streckade fälten visar följden.
fate-win = vinner
fate-lose = får skulden
fate-no_win = varken eller
fate-draw = oavgjort
legend = ★ kapten · ▐2▌ ett kort du känner · ▐13?▌ något av de värdena · ▐?▌ okänt · en punkt: inget kort än

element-pile-2 = { $one }: { $two }
element-hand-1 = handen: { $one }
element-hand-2 = { $one } { $two } på hand
