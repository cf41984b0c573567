waiting-for = Waiting for { $names }.
waiting-others = Waiting for others.
and-others = others
bot-name = Bot { $number }
person-name = Player { $number }
bot-random = Random
bot-easy = Easy
bot-fair = Fair
bot-strong = Strong

fault-malformed = The request is not readable JSON.
fault-not_json = The request must be JSON.
fault-invalid = Something in the request is missing or not allowed: { $where }.
fault-too_large = That is too large to be taken in.
fault-too_slow = The request took too long to arrive.
fault-too_many = That was too much at once. Please wait a moment and try again.
fault-too_many_tables = You have { $most } tables that are not over. Finish or leave some of them before you set up another.
fault-too_many_reviews = { $most ->
    [one] One review at a time is made for one address.
   *[other] No more than { $most } reviews at a time are made for one address.
  } This one can begin when another is ready.
fault-forbidden_origin = This request did not come from the hall's own page.
fault-no_page = There is nothing here.
fault-no_method = That cannot be done here.
fault-no_game = There is no such game in the hall.
fault-no_clause = There is no such clause in the rules of this game.
fault-no_tutorial = There is no such tutorial of this game.
fault-no_table = There is no such table. Perhaps the link is incomplete, or nobody came to it for so long that it was cleared away.
fault-no_seat = There is no such seat at this table.
fault-no_moment = The game has no such moment.
fault-not_your_seat = This seat is not yours. If it is, open it with its own link.
fault-not_host = Only the one who set up the table can do that.
fault-only_a_seat = A program's token is good for one seat: it sits down there, looks and answers, and nothing else.
fault-answered = This question has been answered already; the first answer counts.
fault-not_owner = Only who took this seat can give it up or renew its link.
fault-no_spectators = This table is played without spectators.
fault-wrong_key = This link does not open the seat. Ask for a new one.
fault-stale = The table has moved on since. Look again and choose anew.
fault-key_reused = The same key was used for another request before.
fault-seat_taken = This seat is taken already.
fault-table_full = All seats at this table are taken.
fault-name_taken = Somebody at this table has that name already.
fault-bad_name = A name has 1 to 24 letters, signs or spaces.
fault-already_started = The game has begun already.
fault-not_started = The game has not begun yet: there are open seats.
fault-not_over = That can be seen when the game is over.
fault-wrong_players = This game is not for that many players.
fault-wrong_seats = The seats do not fit the number of players.
fault-wrong_edition = The edition cannot be used: { $detail }
fault-wrong_options = The game has no such option or value.
fault-no_bot = There is no such bot.
fault-nobody = A new table needs at least one person or bot.
fault-not_a_record = This is not a record that can be replayed.
fault-unreadable = This table cannot be opened by this version of the program. Nothing is lost; its record is kept.
fault-illegal = That choice is not open to you now.
fault-not_asked = You are not asked to choose now.
fault-no_hint = There is no advice to be had here yet.
fault-busy = The advisers are busy. Please try again in a moment.
fault-not_ready = The hall is not ready just now. Please try again in a moment.
fault-fault = Something went wrong in the hall. Nothing is lost; please try again.
closed-by-rules = This table was begun under version { $then } of the rules and cannot go on under version { $now } as it stood. It is closed; what was played can be read.
goes-on-by-rules = This game was begun under version { $then } of the rules. It goes on under version { $now } from where it stood; what was done before cannot be taken back.
played-by-rules = This game was played under version { $then } of the rules. The present ones are version { $now }.
no-position = Only the log is left of this moment.
fault-record_full = The record of this game is so long that nothing can be taken back or ordered any more. You can go on playing.
fault-only_to_read = This game is kept to be read. It cannot go on.
gone-name = Somebody { $number }
fault-not_signed_in = You are not signed in. Sign in, and try again.
fault-account_taken = Somebody has an account of that name already. Choose another.
fault-bad_password = A password has at least { $least } letters or signs, and at most 200.
fault-wrong_password = The name and the password do not fit together.
fault-wrong_name = That is not the name of this account. Write it as it stands on your page.
fault-bad_email = That does not look like an e-mail address.
fault-no_session = That device is signed out already.
fault-no_passkeys = Passkeys need a secure page: open the hall by https, or by the name localhost. A password works everywhere.
fault-late_passkey = That took too long. Please try again.
fault-wrong_passkey = This passkey does not open an account here. Try another, or sign in with your password.
fault-too_many_keys = You have { $most } passkeys already. Remove one first.
fault-no_key = There is no such passkey. Perhaps it is removed already.
fault-last_key = This is the only way into your account. Set a password or add another passkey first.
fault-rated_account = A rated table is for people with accounts. Sign in, or sit down at another table.
fault-rated_edition = A rated table is played with the components of the house. Leave the edition out, or play for fun.
fault-rated_seats = At a rated table everybody has one seat, and somebody else has another.
fault-rated_bot = Nobody has measured this bot. At a rated table, choose one of the levels.
fault-rated_name = At a rated table everybody goes by the name of the account.
fault-rated_link = At a rated table a seat's link opens nothing. Sign in on this device instead.
fault-rated_hint = There is no advice at a rated table.
fault-no_group = There is no such group. Perhaps the link is incomplete, or all have left it.
fault-not_member = Only members see this group. Ask one of them for its link.
fault-not_group_owner = Only who sees to the group can do that.
fault-wrong_invitation = This link does not invite to the group any more. Ask for a new one.
fault-no_member = Nobody of that name belongs to the group.
fault-too_many_groups = You belong to { $most } groups already. Leave one first.
fault-group_full = The group has { $most } members, and that is as many as it can have.
fault-no_tournament = There is no such tournament or game.
fault-too_few_people = A table of this tournament needs { $least } people. Choose more, or smaller tables.
fault-too_many_games = That would be { $games } games, and { $most } is the most. Choose fewer people.
fault-not_your_game = Only those who meet in this game can begin it.
fault-somebody_left = Somebody of this game has left the group, so it cannot begin.
ended-early = This game was ended before its end.
fault-paused = The game is paused. End the pause before you choose.
fault-no_pause = A pause ends in the future, and within two months. The game must not be paused already.
fault-not_awaited = The table is not waiting for this seat, or for you alone.
fault-nudged = This seat was reminded a short while ago. Once in twelve hours is enough.
fault-quiet = It is quiet hours there now. Nobody is reminded then.
fault-no_hints = There is no private advice at this table: several people play, and they have not allowed it.
fault-not_your_talk = This talk is not yours: those who play and those who watch have one each.
fault-bad_text = Something to say has 1 to { $most } letters.
fault-no_line = There is no such line, or it is your own.
phrase-1 = Hello!
phrase-2 = Well played!
phrase-3 = I move tonight.
phrase-4 = I move tomorrow.
phrase-5 = One moment, please.
phrase-6 = Take your time.
phrase-7 = I am ready.
phrase-8 = Thank you!
phrase-9 = Sorry, I was late.
phrase-10 = What a turn!
phrase-11 = Good game!
phrase-12 = Until next time!
gone-name = Somebody { $number }
fault-not_signed_in = You are not signed in. Sign in, and try again.
fault-account_taken = Somebody has an account of that name already. Choose another.
fault-bad_password = A password has at least { $least } letters or signs, and at most 200.
fault-wrong_password = The name and the password do not fit together.
fault-wrong_name = That is not the name of this account. Write it as it stands on your page.
fault-bad_email = That does not look like an e-mail address.
fault-no_session = That device is signed out already.
fault-no_passkeys = Passkeys need a secure page: open the hall by https, or by the name localhost. A password works everywhere.
fault-late_passkey = That took too long. Please try again.
fault-wrong_passkey = This passkey does not open an account here. Try another, or sign in with your password.
fault-too_many_keys = You have { $most } passkeys already. Remove one first.
fault-no_key = There is no such passkey. Perhaps it is removed already.
fault-last_key = This is the only way into your account. Set a password or add another passkey first.

fault-banned = Whoever runs this hall has closed it to you.
fault-begins_itself = This table begins by itself when no seat is open.
fault-seats_open = There are open seats: wait for people, or begin with bots there.
fault-not_all_ready = Not everybody who sits there is ready.
fault-no_companion = You can invite people whom you have played with.
fault-many_invited = { $most } people are invited to this table already.
fault-no_invitation = This invitation was taken back, or the game has begun without you.
fault-answered_invitation = This invitation has been answered.

admin-no-reports = Nobody has reported anything.
admin-no-report = There is no report { $number }.
admin-report-at = When
admin-report-table = Table
admin-report-about = About
admin-report-by = By
admin-report-reason = Reason
admin-kind-account = account
admin-kind-guest = guest
admin-kind-address = address
admin-sure-dismiss = Delete report { $number }?
admin-dismissed = Report { $number } is deleted.
admin-no-bans = Nobody is kept out.
admin-who-or-report = Say whom: a name, an address or an id, or --report NUMBER.
admin-nobody = Nobody here is known as { $who }, or more than one is. An id needs at least 12 signs.
admin-sure-ban = Keep out { $who } ({ $kind })?
admin-banned = { $who } is kept out.
admin-not-banned = { $who } is not kept out.
admin-unbanned = { $who } may come in again.
admin-no-table = There is no table { $table }.
admin-sure-table = Remove table { $table } ({ $game }: { $names }) with everything that was played there? This cannot be undone.
admin-table-removed = Table { $table } is removed.
admin-sure-account = Remove the account of { $name }? This cannot be undone.
admin-account-removed = The account of { $name } is removed.
admin-nothing-done = Nothing was done.

notice-turn = Your turn at { $game }
notice-nudge = You are waited for at { $game }
notice-question = You are asked at { $game }
notice-time = A quarter of your time is left at { $game }
notice-filled = Every seat at { $game } is taken
notice-ready = All are ready for { $game }: you can begin
notice-changed = { $game } will be played otherwise. Are you still ready?
notice-full = { $game } has begun
notice-asked = You are asked something at { $game }
notice-left = Somebody has left { $game }. A bot plays on.
notice-talk = { $name } wrote at { $game }
notice-end = { $game } has ended: you came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
notice-invited = You are invited to { $game }
notice-over = { $game } has ended
notice-stopped = { $game } was ended before its end
notice-awaited = { $name }'s turn at { $game }
notice-test = Longhall reaches you
notice-test-text = This is how a notice arrives.
left-days = { $count ->
    [one] One day left.
   *[other] { $count } days left.
}
left-hours = { $count ->
    [one] One hour left.
   *[other] { $count } hours left.
}
left-minutes = { $count ->
    [one] One minute left.
   *[other] { $count } minutes left.
}
letter-report = { $count ->
    [one] A report
   *[other] { $count } reports
}
letter-report-text = Somebody has reported what was said at a table of your hall. `longhall admin reports` lists what has been reported, `longhall admin report NUMBER` shows it.
letter-digest = Your tables
letter-end = To get no more letters:
letter-confirm = Is this your address?
letter-confirm-text = Somebody, surely you, has given this address at Longhall. Open this page, and notices can come here. If it was not you, do nothing.
letter-recover = Back into your account
letter-recover-text = With this page you choose a new password. It opens once, within an hour. If you did not ask for it, do nothing: your account is safe.
fault-late_letter = This link has been used, or is too old. Ask for a new one.
fault-no_mail = This hall sends no letters.
fault-no_push = Pushes need a secure page: open the hall by https, or by the name localhost.
fault-bad_target = This address cannot be used. It must begin with https:// and lead to the open internet.
fault-too_many_endpoints = You have { $most } of them already. Remove one first.
fault-no_endpoint = There is no such device or webhook. Perhaps it is removed already.
