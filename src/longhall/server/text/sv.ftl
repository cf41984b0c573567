waiting-for = Väntar på { $names }.
waiting-others = Väntar på andra.
and-others = andra
bot-name = Bot { $number }
person-name = Spelare { $number }
bot-random = Slumpen
bot-easy = Lätt
bot-fair = Lagom
bot-strong = Stark

fault-malformed = Begäran är inte läsbar JSON.
fault-not_json = Begäran måste vara JSON.
fault-invalid = Något i begäran saknas eller är inte tillåtet: { $where }.
fault-too_large = Det där är för stort för att tas emot.
fault-too_slow = Begäran tog för lång tid på sig att komma fram.
fault-too_many = Det blev för mycket på en gång. Vänta en liten stund och försök igen.
fault-too_many_tables = Du har { $most } bord som inte är avslutade. Avsluta eller lämna några av dem innan du dukar ett nytt.
fault-too_many_reviews = { $most ->
    [one] En genomgång görs åt gången för en och samma adress.
   *[other] Högst { $most } genomgångar görs åt gången för en och samma adress.
  } Den här kan börja när en annan är klar.
fault-forbidden_origin = Begäran kom inte från spelhallens egen sida.
fault-no_page = Här finns ingenting.
fault-no_method = Det går inte att göra här.
fault-no_game = Det spelet finns inte i hallen.
fault-no_clause = Den paragrafen finns inte i spelets regler.
fault-no_tutorial = Den lektionen finns inte för spelet.
fault-no_table = Det bordet finns inte. Kanske är länken ofullständig, eller så har bordet städats undan sedan ingen kommit dit på länge.
fault-no_seat = Den platsen finns inte vid bordet.
fault-no_moment = Partiet har inget sådant ögonblick.
fault-not_your_seat = Platsen är inte din. Är den det, öppna den med dess egen länk.
fault-not_host = Det kan bara den som dukade upp bordet göra.
fault-only_a_seat = Ett programs nyckelord gäller en enda plats: där får programmet sätta sig, titta och svara, inget annat.
fault-answered = Frågan är redan besvarad; det första svaret gäller.
fault-not_owner = Bara den som tog platsen kan lämna den eller förnya dess länk.
fault-no_spectators = Vid det här bordet spelas det utan åskådare.
fault-wrong_key = Länken öppnar inte platsen. Be om en ny.
fault-stale = Spelet har hunnit vidare. Titta igen och välj på nytt.
fault-key_reused = Samma nyckel har använts för en annan begäran.
fault-seat_taken = Platsen är redan tagen.
fault-table_full = Alla platser vid bordet är tagna.
fault-name_taken = Någon vid bordet heter redan så.
fault-bad_name = Ett namn har 1 till 24 bokstäver, tecken eller mellanslag.
fault-already_started = Partiet har redan börjat.
fault-not_started = Partiet har inte börjat än: det finns lediga platser.
fault-not_over = Det går att se när partiet är slut.
fault-wrong_players = Spelet är inte för så många spelare.
fault-wrong_seats = Platserna stämmer inte med antalet spelare.
fault-wrong_edition = Utgåvan kan inte användas: { $detail }
fault-wrong_options = Spelet har inget sådant tillval eller värde.
fault-no_bot = Den boten finns inte.
fault-nobody = Ett nytt bord behöver åtminstone en människa eller bot.
fault-not_a_record = Det här är inget protokoll som går att spela upp.
fault-unreadable = Bordet kan inte öppnas av den här versionen av programmet. Inget är förlorat; protokollet finns kvar.
fault-illegal = Det valet är inte öppet för dig nu.
fault-not_asked = Du har inget val att göra just nu.
fault-no_hint = Här finns inga råd att få än.
fault-busy = Rådgivarna är upptagna. Försök igen om en stund.
fault-not_ready = Hallen är inte redo just nu. Försök igen om en stund.
fault-fault = Något gick fel i hallen. Inget är förlorat; försök igen.
closed-by-rules = Det här bordet började med version { $then } av reglerna och kan inte fortsätta som det stod med version { $now }. Det är stängt; det som spelats går att läsa.
goes-on-by-rules = Det här partiet började med version { $then } av reglerna. Det fortsätter därifrån med version { $now }; det som gjorts tidigare kan inte tas tillbaka.
played-by-rules = Det här partiet spelades med version { $then } av reglerna. De nuvarande har version { $now }.
no-position = Av det här ögonblicket finns bara loggen kvar.
fault-record_full = Partiets protokoll är så långt att inget mer kan tas tillbaka eller beordras. Du kan spela vidare.
fault-only_to_read = Det här partiet är sparat för att läsas. Det kan inte fortsätta.
gone-name = Någon { $number }
fault-not_signed_in = Du är inte inloggad. Logga in och försök igen.
fault-account_taken = Någon har redan ett konto med det namnet. Välj ett annat.
fault-bad_password = Ett lösenord har minst { $least } bokstäver eller tecken, och högst 200.
fault-wrong_password = Namnet och lösenordet hör inte ihop.
fault-wrong_name = Så heter inte det här kontot. Skriv namnet som det står på din sida.
fault-bad_email = Det där ser inte ut som en e-postadress.
fault-no_session = Den enheten är redan utloggad.
fault-no_passkeys = Nycklar behöver en säker sida: öppna hallen med https, eller med namnet localhost. Ett lösenord fungerar överallt.
fault-late_passkey = Det tog för lång tid. Försök igen.
fault-wrong_passkey = Nyckeln öppnar inget konto här. Prova en annan, eller logga in med ditt lösenord.
fault-too_many_keys = Du har redan { $most } nycklar. Ta bort en först.
fault-no_key = Den nyckeln finns inte. Kanske är den redan borttagen.
fault-last_key = Det här är den enda vägen in på ditt konto. Sätt ett lösenord eller lägg till en nyckel först.
fault-rated_account = Ett rankat bord är för den som har konto. Logga in, eller sätt dig vid ett annat bord.
fault-rated_edition = Ett rankat bord spelas med husets egna delar. Utelämna utgåvan, eller spela för nöjes skull.
fault-rated_seats = Vid ett rankat bord har var och en en plats, och någon annan en annan.
fault-rated_bot = Ingen har mätt den här boten. Välj en av nivåerna vid ett rankat bord.
fault-rated_name = Vid ett rankat bord heter alla som deras konto.
fault-rated_link = Vid ett rankat bord öppnar en plats länk ingenting. Logga in på den här enheten i stället.
fault-rated_hint = Vid ett rankat bord ges inga råd.
fault-no_group = Den gruppen finns inte. Kanske är länken ofullständig, eller så har alla lämnat den.
fault-not_member = Bara medlemmar ser gruppen. Be någon av dem om länken.
fault-not_group_owner = Det kan bara den som sköter gruppen göra.
fault-wrong_invitation = Länken bjuder inte längre in till gruppen. Be om en ny.
fault-no_member = Ingen med det namnet hör till gruppen.
fault-too_many_groups = Du hör redan till { $most } grupper. Lämna en först.
fault-group_full = Gruppen har { $most } medlemmar, och fler får den inte ha.
fault-no_tournament = Den turneringen eller det partiet finns inte.
fault-too_few_people = Ett bord i turneringen behöver { $least } personer. Välj fler, eller mindre bord.
fault-too_many_games = Det skulle bli { $games } partier, och högst { $most } går an. Välj färre personer.
fault-not_your_game = Bara de som möts i partiet kan börja det.
fault-somebody_left = Någon i det här partiet har lämnat gruppen, så det kan inte börja.
ended-early = Partiet avslutades i förtid.
fault-paused = Partiet är pausat. Avsluta pausen innan du väljer.
fault-no_pause = En paus slutar i framtiden och inom två månader. Partiet får inte redan vara pausat.
fault-not_awaited = Bordet väntar inte på den här platsen, eller bara på dig.
fault-nudged = Den här platsen fick en påminnelse nyligen. En gång på tolv timmar räcker.
fault-quiet = Det är tysta timmar där nu. Då får ingen en påminnelse.
fault-no_hints = Inga privata råd vid det här bordet: flera människor spelar, och de har inte tillåtit det.
fault-not_your_talk = Det här samtalet är inte ditt: de som spelar och de som tittar på har var sitt.
fault-bad_text = Ett inlägg har 1 till { $most } tecken.
fault-no_line = Det finns ingen sådan rad, eller så är den din egen.
phrase-1 = Hej!
phrase-2 = Snyggt!
phrase-3 = Jag drar i kväll.
phrase-4 = Jag drar i morgon.
phrase-5 = Ett ögonblick, tack.
phrase-6 = Ta den tid du behöver.
phrase-7 = Jag är redo.
phrase-8 = Tack!
phrase-9 = Förlåt att jag dröjde.
phrase-10 = Vilket drag!
phrase-11 = Bra spelat!
phrase-12 = Tills nästa gång!
gone-name = Någon { $number }
fault-not_signed_in = Du är inte inloggad. Logga in och försök igen.
fault-account_taken = Någon har redan ett konto med det namnet. Välj ett annat.
fault-bad_password = Ett lösenord har minst { $least } bokstäver eller tecken, och högst 200.
fault-wrong_password = Namnet och lösenordet hör inte ihop.
fault-wrong_name = Så heter inte det här kontot. Skriv namnet som det står på din sida.
fault-bad_email = Det där ser inte ut som en e-postadress.
fault-no_session = Den enheten är redan utloggad.
fault-no_passkeys = Nycklar behöver en säker sida: öppna hallen med https, eller med namnet localhost. Ett lösenord fungerar överallt.
fault-late_passkey = Det tog för lång tid. Försök igen.
fault-wrong_passkey = Nyckeln öppnar inget konto här. Prova en annan, eller logga in med ditt lösenord.
fault-too_many_keys = Du har redan { $most } nycklar. Ta bort en först.
fault-no_key = Den nyckeln finns inte. Kanske är den redan borttagen.
fault-last_key = Det här är den enda vägen in på ditt konto. Sätt ett lösenord eller lägg till en nyckel först.

fault-banned = Den som driver hallen har stängt den för dig.
fault-begins_itself = Bordet börjar av sig självt när ingen plats är ledig.
fault-seats_open = Det finns lediga platser: vänta på folk, eller börja med botar där.
fault-not_all_ready = Alla som sitter där är inte redo.
fault-no_companion = Du kan bjuda in dem som du har spelat med.
fault-many_invited = { $most } personer är redan inbjudna till det här bordet.
fault-no_invitation = Inbjudan har tagits tillbaka, eller så har spelet börjat utan dig.
fault-answered_invitation = Inbjudan är redan besvarad.

admin-no-reports = Ingen har anmält något.
admin-no-report = Det finns ingen anmälan { $number }.
admin-report-at = När
admin-report-table = Bord
admin-report-about = Om
admin-report-by = Av
admin-report-reason = Skäl
admin-kind-account = konto
admin-kind-guest = gäst
admin-kind-address = adress
admin-sure-dismiss = Radera anmälan { $number }?
admin-dismissed = Anmälan { $number } är raderad.
admin-no-bans = Ingen är utestängd.
admin-who-or-report = Säg vem: ett namn, en adress eller ett id, eller --report NUMMER.
admin-nobody = Ingen här är känd som { $who }, eller fler än en. Ett id behöver minst 12 tecken.
admin-sure-ban = Stänga ute { $who } ({ $kind })?
admin-banned = { $who } är utestängd.
admin-not-banned = { $who } är inte utestängd.
admin-unbanned = { $who } får komma in igen.
admin-no-table = Det finns inget bord { $table }.
admin-sure-table = Ta bort bord { $table } ({ $game }: { $names }) med allt som har spelats där? Det går inte att ångra.
admin-table-removed = Bord { $table } är borttaget.
admin-sure-account = Ta bort { $name }s konto? Det går inte att ångra.
admin-account-removed = { $name }s konto är borttaget.
admin-nothing-done = Inget är gjort.

notice-turn = Din tur i { $game }
notice-nudge = Du är väntad i { $game }
notice-question = Du är tillfrågad i { $game }
notice-time = En fjärdedel av din tid är kvar i { $game }
notice-filled = Alla platser i { $game } är tagna
notice-ready = Alla är redo för { $game }: du kan börja
notice-changed = { $game } ska spelas på ett annat sätt. Är du fortfarande redo?
notice-full = { $game } har börjat
notice-asked = Något frågas dig i { $game }
notice-left = Någon har lämnat { $game }. En bot spelar vidare.
notice-talk = { $name } skrev i { $game }
notice-end = { $game } är slut: du kom { $place ->
    [1] 1:a
    [2] 2:a
   *[other] { $place }:e
} av { $players }
notice-invited = Du är inbjuden till { $game }
notice-over = { $game } är slut
notice-stopped = { $game } avslutades i förtid
notice-awaited = { $name } har turen i { $game }
notice-test = Longhall når dig
notice-test-text = Så här kommer ett meddelande.
left-days = { $count ->
    [one] En dag kvar.
   *[other] { $count } dagar kvar.
}
left-hours = { $count ->
    [one] En timme kvar.
   *[other] { $count } h kvar.
}
left-minutes = { $count ->
    [one] En minut kvar.
   *[other] { $count } minuter kvar.
}
letter-report = { $count ->
    [one] En anmälan
   *[other] { $count } anmälningar
}
letter-report-text = Någon har anmält något som sagts vid ett bord i din hall. `longhall admin reports` räknar upp det som har anmälts, `longhall admin report NUMMER` visar det.
letter-digest = Dina bord
letter-end = För att slippa fler brev:
letter-confirm = Är det här din adress?
letter-confirm-text = Någon, säkert du, har angett den här adressen i Longhall. Öppna sidan, så kan meddelanden komma hit. Var det inte du, gör ingenting.
letter-recover = Tillbaka till ditt konto
letter-recover-text = På den här sidan väljer du ett nytt lösenord. Den öppnas en gång, inom en timme. Har du inte bett om det, gör ingenting: ditt konto är tryggt.
fault-late_letter = Länken är använd eller för gammal. Be om en ny.
fault-no_mail = Den här hallen skickar inga brev.
fault-no_push = Push kräver en säker sida: öppna hallen med https eller med namnet localhost.
fault-bad_target = Adressen kan inte användas. Den måste börja med https:// och leda ut på det öppna nätet.
fault-too_many_endpoints = Du har redan { $most } stycken. Ta bort en först.
fault-no_endpoint = Det finns ingen sådan enhet eller webhook. Kanske är den redan borttagen.
