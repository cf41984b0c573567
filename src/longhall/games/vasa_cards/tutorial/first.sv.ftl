name = Ditt första skepp
about = Ett helt parti i fyra rundor, spelat tillsammans: lägg, titta, byt och träd fram för kungen.
coach = Astrid, skeppsbyggare

ship = Ni bygger alla samma skepp: *fyra högar*, var och en med ett kort av varje färg.
ship-why = Du är Anna och spelar grön, korten 1 till 4. I var och en av de fyra rundorna lägger alla ett av sina på den nya högen, med framsidan ner.
blame = I den *svagaste* högen får det lägsta kortet skulden; i den *starkaste* vinner det lägsta.
blame-why = Till slut räknar kungen ihop varje hög. Den som gav minst till den svagaste får skulden, och av de andra belönas den som gav minst till den starkaste.

lay = Börja: *lägg 3:an* på hög 1.
lay-why = Ett mellankort är tryggt så länge du inget vet. De andra ser att grön ligger där, men inte vilket kort.
lay-one = Det får du, men blir hög 1 svag kan ingen ligga under din 1:a: då får du skulden.
lay-four = Det får du, men 4:an är en stark hjälp, och du vet inte än var du behöver den.

draw = Nu tittar alla på ett kort som tillhör någon annan: *dra ett ur Birgers hand*.
draw-why = Du får titta på ett kort i en hög, eller dra ett ur en hand på måfå och lämna tillbaka det. Alla ser var du tittar, men bara du och Birger vet vad det är.
draw-own = De korten är dina egna; du tittar på någon annans.
draw-empty = Hög 2 är inte påbörjad: där finns inget att titta på än.

drawn = Det är *Birgers 4:a*, och bordet minns den åt dig.
drawn-why = Bara du och Birger vet det. Kort som du känner till ligger öppna för dig, och andra visar vad de ännu kan vara.

leave = Sist i rundan får du byta ett av dina kort. Inte än: *låt allt ligga*.
leave-why = Att byta är frivilligt. Eftersom du inget vet om hög 1 än ligger din 3:a bra.
leave-exchange = Det får du, och 3:an skulle komma tillbaka till handen. Men inget du vet kräver det än.

captain = Runda 2: nu är Birger *kapten*, så de andra har lagt före dig.
captain-why = Kaptenen börjar i rundans alla tre delar. Efter rundan går kortet vidare åt vänster.

second = *Lägg 2:an* på hög 2.
second-why = Du behåller 1:an och 4:an, de två kort som avgör mest. Det som ligger i högarna går att byta senare.
second-gone = Din 3:a ligger i hög 1 och är inte kvar på handen.
second-early = Det får du, men spara 1:an tills du vet vilken hög som blir stark.

look = Titta på *Cecilias kort i hög 1*.
look-why = Du vill veta vem som får skulden om hög 1 är svagast. Vilket kort som helst i en hög får tittas på, bara det är någon annans.
look-own = Det är ditt eget kort; du tittar på någon annans.

swap = En 1:a, så ingen ligger under Cecilia där! *Byt plats på dina kort i hög 1 och 2*.
swap-why = I hög 1 räcker din 2:a, för hennes 1:a skulle få skulden. 3:an gör mer nytta i hög 2; de andra ser att du byter, men inte vad.
swap-shared = Det får du, men en 1:a bredvid Cecilias 1:a får skulden tillsammans med henne.
swap-better = Det får du, men 3:an är bortkastad bredvid Cecilias 1:a: i hög 2 skyddar den dig.

third = Två kort är kvar; *lägg 1:an* på hög 3.
third-why = Det du behåller hamnar på hög 4 i sista rundan, utan att du väljer. Du kan fortfarande låta dem byta plats.
third-soon = Det får du, och det kan till och med vara bra. Men ta först reda på vilken av de två högarna som blir stark.

reckon = Birger har ett kort kvar; *titta på hans kort i hög 3* för att få veta vilket.
reckon-why = Du såg 4:an på hans hand. Ligger den inte i hög 3 är den hans sista kort och hamnar på hög 4.

strong = En 3:a, så 4:an hamnar på hög 4. *Byt: lägg din 4:a på hög 3*, så blir 1:an kvar till hög 4.
strong-why = Hög 4 blir stark, och i den starkaste högen vinner det lägsta kortet. Din 4:a gör att hög 3 inte blir svagast.
strong-late = Det får du, men då hamnar 4:an på hög 4, och din 1:a i hög 3 kan få skulden.

last = Runda 4: de *sista korten* har lagts av sig själva, och ditt är 1:an.
last-why = Med ett enda kort kvar har ingen något val. Alla händer är tomma, så nu kan bara kort i högarna byta plats.

sure = Är hög 4 verkligen stark? *Titta på Cecilias kort där*.
sure-why = Birgers 4:a känner du redan. Ett högt kort till, och knappast någon hög kan vara högre.

stay = En 4:a till! Din 1:a ligger bra där: *låt allt ligga*.
stay-why = Din 2:a i hög 1 är högre än Cecilias 1:a, och inget i en stark hög är lägre än din 1:a. Det var dit du ville.
stay-blamed = Det får du, men då ligger din 1:a i hög 1, jämsides med Cecilias, och ni får skulden tillsammans.
stay-spoilt = Det får du, men då ligger ett annat av dina kort i den starka högen, och du ger bort belöningen.

verdict = Högarna vänds upp: hög 1 är svagast med 7, och *Cecilias 1:a* får skulden.
verdict-why = I den svagaste högen jämförs alla färger. Lika lägsta kort skulle få skulden tillsammans.
reward = Hög 4 är starkast med 12, och av de andra är *din 1:a* lägst där: du vinner!
reward-why = Bara de som går fria jämförs. Vore de lika skulle den näst starkaste högen avgöra.

learned-1 = En runda är: alla lägger ett kort, tittar på ett och får byta ett.
learned-2 = Det lägsta kortet i den svagaste högen får skulden.
learned-3 = Av de andra vinner det lägsta kortet i den starkaste högen.
learned-4 = Titta först, och bestäm sedan var din 1:a och din 4:a hör hemma.
