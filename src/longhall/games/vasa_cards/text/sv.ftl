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
action-inspect_pile = Titta på kortet i { $pile } (färg: { $colour })
action-inspect_hand = Dra och titta på ett handkort (färg: { $colour })
action-fix_hand = Ta tillbaka kortet i { $pile } och lägg dit { $value }
action-fix_piles = Byt plats på dina kort i { $pair }
action-no_fix = Låt allt vara som det är

prompt-Build = Lägg ett kort med framsidan ner på den nya högen (färg: { $colour }).
prompt-Inspect = Titta på en annan spelares kort (färg som agerar: { $colour }).
prompt-Fix = Du får byta ut ett kort i en hög (färg: { $colour }).

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

outcome-win = vinner
outcome-lose = får skulden och förlorar
outcome-no_win = varken vinner eller förlorar
outcome-draw = spelar oavgjort
reason-won = Bland dem som inte fick skulden vinner det lägsta kortet i den högsta högen.
reason-sole_survivor = Bara en färg slapp skulden: den vinner.
reason-tie_break = Den högsta högen skilde dem inte åt; det lägsta kortet i den näst högsta avgjorde.
reason-shared = Ingen hög skilde dem åt: vinsten delas.
reason-no_reward = En färg som fick skulden gav minst till den högsta högen: ingen belönas.
reason-neutral_wins = Den neutrala färgen vinner; ingen spelare gör det.
reason-all_lose = Alla gav lika lite: alla förlorar.
reason-draw = Alla högar är lika: oavgjort.

option-aggregate = När högar är lika bedöms en färg efter
option-aggregate-lowest_card = sitt lägsta kort där
option-aggregate-sum = summan av sina kort där
option-reward = Vilka som måste ha gett mer till den högsta högen än vinnaren
option-reward-survivors = alla som slapp skulden
option-reward-all = alla; gav en färg med skuld minst vinner ingen
option-memory = Vad du har sett, och vad som följer av det
option-memory-kept = syns hela tiden: kort du känner till ligger öppna för dig, andra visar vad de kan vara
option-memory-own = minns du själv: det du tittar på berättas en gång, i loggen

round-line = Runda { $round } av 4
pile-short = Hög { $pile }
hand-head = Hand
total = Summa

guide-1 = Alla bygger samma skepp: fyra högar, och i varje hög ett kort av varje färg, nedvänt. När alla sexton korten ligger är högen med lägst summa den svaga, och de färger som har det lägsta kortet där får skulden.
guide-2 = Bland dem som går fria vinner det lägsta kortet i den starkaste högen. Ge alltså väl där skeppet är svagt och snålt där det är starkt: efter bygget får du titta på ett kort och sedan byta ett av dina egna.
guide-3 = Första draget: lägg vilket kort som helst i första högen. En 2:a eller en 3:a låter dig svara på det du får veta; den går att byta senare.
