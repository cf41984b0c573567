# Sidan där människor lär sig spelet. docs/rules-pages.md berättar hur den skrivs.

aim = Målet
aim-line-ship = Tillsammans bygger ni ett skepp av sexton dolda kort, och någon får skulden för den _svagaste_ delen.
    .clauses = VC-29, VC-31, VC-34
aim-line-win = Bli inte den som gav minst där, utan den som gav minst till den _starkaste_ delen: den vinner.
    .clauses = VC-34, VC-37

table = Vad som ligger var
table-figure-table = Bordet i runda 2: hög 1 är full, hög 2 har just byggts.
table-spot-piles = _Fyra högar_ blir skeppet. En påbörjas varje runda, och till slut har var och en ett kort av varje färg.
    .clauses = VC-9, VC-13
table-spot-down = _Ett kort i en hög_ ligger med framsidan ner. Alla ser färgen, och alltså vems det är; värdet känner bara den som lagt kortet eller tittat på det.
    .clauses = VC-16
table-spot-hand = _Din hand_: de kort i din färg som du inte har lagt än. Du börjar med 1, 2, 3 och 4, ett av varje.
    .clauses = VC-2, VC-3
table-spot-captain = _Kaptenskortet_ <captain> ligger hos den som börjar i den här rundan.
    .clauses = VC-10, VC-11
table-line-sixteen = Det finns sexton kort och inget annat: fyra färger med värdena 1 till 4. Färgerna är lika starka; värdet säger hur mycket material kortet ger.
    .clauses = VC-2

start = Så börjar det
start-table-players =
    Spelare | Färger | Neutral färg
    4 | en var | ingen
    3 | en var | en, nedvänd på de fyra platserna
    2 | två var, turvis | ingen
    .title = Efter antalet spelare
start-line-four = Med fyra spelare tar alla de fyra korten i en färg. Med tre är den fjärde färgen _neutral_ <neutral>: korten blandas, och ett läggs osett på var och en av de fyra platserna.
    .clauses = VC-1, VC-3, VC-4
start-line-two = Med två spelare tar båda två färger. Varje färg har en egen hand och spelar för sig, som om en egen person höll i den; dina och den andras turas om.
    .clauses = VC-5, VC-6
start-line-captain = Den första kaptenen lottas. Hur färgerna delas ut och vem som börjar kan väljas när bordet öppnas.
    .clauses = VC-7, VC-8

round = En runda
round-line-three = Det spelas fyra rundor med tre faser var. I varje fas börjar kaptenen <captain>, sedan går det medurs, var och en en gång; därefter kommer nästa fas.
    .clauses = VC-9, VC-10
round-deed-build = Lägg ett kort i din färg från handen med framsidan ner på den nya högen. Du måste, men värdet väljer du; i runda 4 finns bara ett kort kvar.
    .title = 1. Bygge
    .clauses = VC-13, VC-15, VC-17
round-deed-inspect = Titta på ett av de andras kort och behåll det du såg för dig själv. Du måste titta på ett, och bara på ett.
    .title = 2. Inspektion
    .clauses = VC-18, VC-21
round-deed-fix = Du får byta ett av dina egna kort, eller låta allt vara.
    .title = 3. Byte
    .clauses = VC-23
round-line-next = Efter rundan går kaptenskortet till nästa färg åt vänster, som börjar med allt i nästa runda.
    .clauses = VC-11

inspect = Inspektion: var du får titta
inspect-item-pile = _I en hög:_ vilket som helst av de andras nedvända kort, i vilken hög som helst, hur gammal den än är. Neutrala kort också, även där ingen har byggt än.
    .clauses = VC-19
inspect-item-hand = _På en hand:_ nämn en av de andras färger som har kort kvar. Ett dras på måfå, du tittar och lämnar tillbaka det. Ägaren vet vilket det var.
    .clauses = VC-20, VC-21
inspect-item-own = Aldrig på dina egna färger. Alla ser var du tittade; vad du såg vet bara du.
    .clauses = VC-21, VC-22

fix = Byte: vad som får byta plats
fix-figure-fix = Två sätt att byta: med handen, eller mellan två högar.
fix-item-hand = _Med handen:_ ett av dina kort i en hög går tillbaka till handen, och ett från handen tar dess plats.
    .clauses = VC-24
fix-item-piles = _Mellan högar:_ två av dina kort i två olika högar byter plats.
    .clauses = VC-25
fix-item-colour = Bara din egen färg flyttas, så att varje hög behåller sina fyra färger. Alla högar som har byggts får vara med. I runda 4 är händerna tomma, och då återstår bara byten mellan högar.
    .clauses = VC-26, VC-27
fix-item-seen = Alla ser vilka platser som bytte, men ingen ser värdena. Du kan inte låtsas: antingen byter du, eller så säger du att du låter bli.
    .clauses = VC-28

end = Slut och dom
end-line-reveal = Efter bytena i runda 4 vänds alla kort upp och varje hög räknas samman. Sedan tittar kungen två gånger.
    .clauses = VC-29
end-step-blame = _Skulden._ <blame> I högen med lägst summa letar han efter det lägsta kortet. Varje färg som har det där får skulden och förlorar, även om de är flera.
    .clauses = VC-31, VC-33, VC-34
end-step-reward = _Belöningen._ <reward> I högen med högst summa jämför han dem som gick fria. Det lägsta kortet vinner. Om bara en färg gick fri vinner den genast.
    .clauses = VC-37
end-step-tie = _Lika?_ De som är lika jämförs i högen med näst högst summa, och så vidare ner till den svagaste. Skiljer inget dem åt vinner de tillsammans.
    .clauses = VC-38, VC-39
end-table-example =
    Färg | Hög 1 | Hög 2 | Hög 3 | Hög 4
    { colour-green } | 2 | 3 | 4 | 1
    { colour-red } | 1 | 2 | 3 | 4
    { colour-black } | 1 | 3 | 2 | 4
    { colour-white } | 3 | 1 | 2 | 4
    Summa | 7 | 9 | 11 | 13
    .title = Ett räknat exempel
end-note-blame = Hög 1 är svagast med 7. Det lägsta kortet där är en 1:a, och både { colour-red } och { colour-black } har en: _{ colour-red } och { colour-black } får skulden_.
    .clauses = VC-31, VC-34
end-note-reward = Hög 4 är starkast med 13. Båda är borta, så 1:an från { colour-green } jämförs med 4:an från { colour-white }: _{ colour-green } vinner_. Den andra fick ingen skuld och vann inte: varken det ena eller det andra.
    .clauses = VC-37, VC-42

small = Det finstilta
small-point-draw = Har alla fyra högarna samma summa, 10 var, är spelet oavgjort och kungen tittar inte på något mer.
    .title = Fyra lika högar
    .clauses = VC-30
small-point-groups = Då räknas de som en. En färg bedöms efter det lägsta kort den har i någon av dem; vid bord som säger så, efter summan av sina kort där.
    .title = Flera högar är lägst, eller högst
    .clauses = VC-31, VC-32
small-point-all = Får alla fyra färgerna skulden förlorar alla och ingen vinner. Så blir det också om varje färg har sin 1:a i de svagaste högarna, vad som än ligger där i övrigt.
    .title = Alla får skulden
    .clauses = VC-35, VC-36
small-point-neutral = Den har ingen tur och är aldrig kapten, och dess kort flyttas aldrig; varje runda har den redan ett kort där ni bygger. Men kungen dömer den som de andra. Vinner den ensam vinner ingen spelare; delar den segern vinner de som delar med den.
    .title = Den neutrala färgen
    .clauses = VC-12, VC-14, VC-26, VC-33, VC-40
small-point-two = Du vinner om en av dina färger vinner, även om den andra får skulden; båda spelarna kan vinna. Du förlorar bara om båda dina färger får skulden.
    .title = Två spelare
    .clauses = VC-41, VC-42
small-point-places = Vinnarna kommer först, sedan de som varken fick skuld eller belöning, sist de som fick skulden.
    .title = Placeringar
    .clauses = VC-42
small-point-reward = Ett bord kan låta även dem som fick skulden jämföras i den starkaste högen. Det som tillfaller någon av dem går förlorat: är bara sådana kvar vinner ingen.
    .title = En hårdare kung
    .clauses = VC-43
small-point-memory = Oftast visar bordet hela tiden det du har sett och det som följer av det: vilka värden ett kort ännu kan ha, och kort som måste finnas på en hand. Ett bord kan låta dig minnas själv; då berättas en titt en gång, i loggen.
    .title = Minnet
    .clauses = VC-44

words = Ordlista
words-word-green = Ek på korten: 1, 2, 3 och 4.
    .title = { colour-green }
    .clauses = VC-2
words-word-red = Sniderier på korten: 1, 2, 3 och 4.
    .title = { colour-red }
    .clauses = VC-2
words-word-black = Järn på korten: 1, 2, 3 och 4.
    .title = { colour-black }
    .clauses = VC-2
words-word-white = Segelduk på korten: 1, 2, 3 och 4.
    .title = { colour-white }
    .clauses = VC-2
words-word-captain = Börjar i rundans alla tre faser.
    .title = Kapten
    .clauses = VC-10, VC-11
words-word-neutral = Den fjärde färgen när tre spelar. Ingen håller i den.
    .title = Neutral
    .clauses = VC-4, VC-12
words-word-weakest = Högen med lägst summa. Det lägsta kortet där får skulden.
    .title = Svagaste högen
    .clauses = VC-31, VC-34
words-word-strongest = Högen med högst summa. Det lägsta kortet där, av dem som gick fria, belönas.
    .title = Starkaste högen
    .clauses = VC-31, VC-37
words-word-blame = Förlorar, vad färgen än har i övrigt.
    .title = Får skulden
    .clauses = VC-34
words-word-reward = Vinner.
    .title = Belönas
    .clauses = VC-37

aid = Minneslapp
aid-box-build =
    Ett kort från handen med framsidan ner på den nya högen.
    Du måste. Vilket värde som helst.
    .title = 1. Bygge
aid-box-inspect =
    Titta på ett av de andras kort: i vilken hög som helst, eller draget på måfå ur en hand.
    Du måste. Aldrig ditt eget.
    .title = 2. Inspektion
aid-box-fix =
    Du får byta ett av dina kort: hög mot hand, eller hög mot hög.
    Alla ser var, ingen ser vad.
    .title = 3. Byte
aid-box-blame =
    Svagaste högen: det lägsta kortet där förlorar. Lika kort förlorar tillsammans.
    Alla fyra lika: alla förlorar.
    .title = Skulden
aid-box-reward =
    Starkaste högen: av de andra vinner det lägsta kortet där.
    Lika: titta i den näst starkaste. Lika ända till slutet: delad seger.
    .title = Belöningen
aid-box-round =
    Fyra rundor, kaptenen först, sedan medurs.
    Efter varje runda går kaptenskortet vidare åt vänster.
    _Alla högar lika: oavgjort._
    .title = Ordningen
