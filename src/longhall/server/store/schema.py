"""What the store is made of. Migrations bring older stores to this shape."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    false,
)

METADATA = MetaData()

ARRIVING = "arriving"  # the status of a table whose record is being brought

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("edition", JSON(none_as_null=True)),
    Column("origin", JSON(none_as_null=True)),  # the position that an uploaded record began with
    Column("seed", BigInteger, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("host", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("begun", Float),  # when the game began; nothing for a record that was brought
    Column("length", Integer, nullable=False),  # of the record
    Column("versions", JSON, nullable=False),  # of the rules, where it went on under later ones: first entry, version
    Column("closed", String(32)),  # the version of the rules under which it could not go on
    Column("result", JSON(none_as_null=True)),  # how it ended, as it was told then
    Column("ways", JSON, nullable=False, server_default="{}"),  # how the people here play: clock, leaving, hints
    # One more with every change of the table, of its seats or of who holds them: by it a copy is known to be outdated.
    Column("revision", BigInteger, nullable=False, server_default="0"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("group_id", String(32)),  # the group that it belongs to, if any
    Index("tables_listed", "visibility", "status", "created"),
    Index("tables_of_host", "host", "status"),
    Index("tables_of_group", "group_id", "status"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("name", String(64), nullable=False),
    Column("bot", String(32)),
    Column("key", String(64), nullable=False),  # opens the seat on another device
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("visitor", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Float, nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.number"]),
    Index("holders_of_table", "table_id"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", JSON, nullable=False),
    Column("sent", JSON, nullable=False),  # length of every transcript behind it, the spectator's last
    Column("at", Float),  # when it was written; shown only to seats whose transcript it made longer
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

HAPPENINGS = Table(
    "happenings",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("entry", Integer, primary_key=True, autoincrement=False),  # -1: the set-up
    Column("events", JSON, nullable=False),
    Column("sent", JSON, nullable=False),
    Column("gone", Integer),  # the entry that took it back
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    Index("happenings_gone", "table_id", "gone"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("length", Integer, primary_key=True, autoincrement=False),
    Column("body", JSON, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# When something happened last at a table, in days, as far as anybody may know.
AGES = Table(
    "ages",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("mark", String(64), nullable=False),  # of all that anybody may know of it
    Column("since", Integer, nullable=False),
    Column("told", Integer),  # since when its seats are told that it will go
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

CHANGES = Table(
    "changes",
    METADATA,
    Column("scope", String(96), primary_key=True),  # a seat of a table, or a visitor
    Column("key", String(64), primary_key=True),
    Column("fingerprint", String(64), nullable=False),
    Column("answer", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Index("changes_created", "created"),
)

# Tables at which a bot or a standing order has to answer: the work that is waiting, which outlives whoever does it.
CALLS = Table(
    "calls",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),  # who set the table up
    Column("alone", Boolean, nullable=False),  # nobody but bots sits there, so it waits for somebody who watches
    Column("watched_until", Float, nullable=False, server_default="0"),
    Column("taken_by", String(32), nullable=False, server_default=""),  # the process that sees to it
    Column("taken_until", Float, nullable=False, server_default="0"),  # if that dies, another does from then on
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    Index("calls_free", "taken_until"),
)

# The review of a finished game: its pieces while it is made, so that nothing is made twice, and then the whole.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("piece", String(64), primary_key=True),
    Column("body", JSON, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# People with accounts. Guests have no row: they are what follows from their cookie's secret.
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("folded", String(96), nullable=False, unique=True),  # by this no two names are alike
    Column("password", String(256)),  # its Argon2 hash; nothing for who has passkeys alone
    Column("email", String(254)),
    Column("confirmed", Boolean, nullable=False, server_default=false()),  # that mail sent there arrives
    Column("shield", JSON(none_as_null=True)),  # how the person is painted
    Column("created", Float, nullable=False),
)

# Browsers that are signed in to an account.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # what follows from the cookie's secret
    Column("id", String(16), nullable=False),  # by this its person speaks of it
    Column("person", String(64), nullable=False),
    Column("device", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Integer, nullable=False),  # the day on which it was used last
    Column("ended", Float),
    ForeignKeyConstraint(["person"], ["people.id"]),
    Index("sessions_of_person", "person"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("credential", String(1400), primary_key=True),  # its id, in base64url
    Column("person", String(64), nullable=False),
    Column("public_key", String(2000), nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the authenticator counts them
    Column("device", String(64), nullable=False),
    Column("created", Float, nullable=False),
    ForeignKeyConstraint(["person"], ["people.id"]),
    Index("passkeys_of_person", "person"),
)

# What an authenticator was asked to sign, once and soon.
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("challenge", String(128), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("person", String(64), nullable=False),  # whose key it is to be; nobody for one that signs in
    Column("name", String(64), nullable=False),  # of an account that is to be made with it
    Column("until", Float, nullable=False),
)

# Who began a rated game at which seat, and what came of it for their rating.
RATED = Table(
    "rated",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64)),
    Column("bot", String(32)),
    Column("settled", Boolean, nullable=False, server_default=false()),
    Column("was", Float),  # the rating before it; nothing where it did not count
    Column("mu", Float),
    Column("sigma", Float),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    Index("rated_of_person", "person"),
    Index("rated_settled", "settled"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    ForeignKeyConstraint(["person"], ["people.id"]),
    Index("ratings_of_game", "game"),
)

GROUPS = Table(
    "groups",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("key", String(64), nullable=False),  # invites
    Column("created", Float, nullable=False),
    ForeignKeyConstraint(["owner"], ["people.id"]),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("group_id", String(32), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    ForeignKeyConstraint(["group_id"], ["groups.id"]),
    ForeignKeyConstraint(["person"], ["people.id"]),
    Index("members_person", "person"),
)

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("group_id", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("clock", JSON(none_as_null=True)),  # of all its tables
    ForeignKeyConstraint(["group_id"], ["groups.id"]),
    Index("tournaments_of_group", "group_id"),
)

PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("tournament", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("people", JSON, nullable=False),  # by seat
    Column("at", String(32)),  # the table at which they play; it may be cleared away long before this
    Column("places", JSON(none_as_null=True)),
    ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
    Index("pairings_at", "at"),
)

# What people at a table have going on besides the game: its clock, a pause, what they are asked.
SITTINGS = Table(
    "sittings",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("body", JSON, nullable=False),
    Column("due", Float),  # when something is to be looked at, at the earliest
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    Index("sittings_due", "due"),
)

# A person's quiet hours, by the clock on that person's wall.
HOURS = Table(
    "hours",
    METADATA,
    Column("visitor", String(64), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("start", Integer, nullable=False),  # minutes after midnight
    Column("end", Integer, nullable=False),
    Column("shown", Boolean, nullable=False),  # to the others at a table
)

# Until when a hall was open: the time after that counts on no clock.
BEATS = Table(
    "beats",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)

# Who has left a game that goes on, and may come back to the seat.
LEAVERS = Table(
    "leavers",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("visitor", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    Index("leavers_of_visitor", "visitor"),
)

# When somebody was last seen at a seat.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seen", Float, nullable=False),
    Column("lost", Boolean, nullable=False),  # the line broke off
    Column("shown", String(8), nullable=False),  # what the others are shown, and since when
    Column("changed", Float, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# What people say at a table. None of it belongs to the record.
TALK = Table(
    "talk",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("channel", String(8), primary_key=True),  # of those who play, or of those who watch
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("visitor", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", String(2000), nullable=False),
    Column("phrase", Integer),  # instead of a text: everybody reads it in the own language
    Column("language", String(8), nullable=False),
    Column("at", Float, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# How far somebody has read it.
READ = Table(
    "read_marks",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("visitor", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# What somebody notes for a seat: nobody else's, not even who has the seat next.
NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("visitor", String(64), primary_key=True),
    Column("text", String(8000), nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# Whom somebody does not want to hear.
MUTES = Table(
    "mutes",
    METADATA,
    Column("visitor", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
)

# What whoever runs the hall is told. It outlives the table.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("at_table", String(32), nullable=False),
    Column("by", String(64), nullable=False),
    Column("about", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("reason", String(1000), nullable=False),
    Column("said", JSON, nullable=False),  # what that person had said last
)

# Whom whoever runs the hall keeps out: a person or a browser by what is known of it, or an address or network.
BANS = Table(
    "bans",
    METADATA,
    Column("who", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),  # account, guest, address
    Column("name", String(64), nullable=False),  # as whoever runs the hall knows it
    Column("reason", String(1000), nullable=False),
    Column("at", Float, nullable=False),
)

# Who was invited to a table by its host, besides those who have the link.
INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("visitor", String(64), primary_key=True),
    Column("id", String(32), nullable=False),  # by this the invited speak of it: the table's own name stays unknown
    Column("inviter", String(64), nullable=False),
    Column("name", String(64), nullable=False),  # of the invited, as the host knows it
    Column("at", Float, nullable=False),
    Column("reminded", Float, nullable=False),
    Column("answer", String(8), nullable=False),  # asked (none yet), no
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    Index("invitations_of", "visitor", "answer"),
)

# What somebody is to be told, from the change that it tells of until it was sent. The id is the same in a repetition.
OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("visitor", String(64), nullable=False),  # whom; nobody where a channel is shared
    Column("channel", String(8), nullable=False),  # push, mail, webhook
    Column("endpoint", String(32), nullable=False),  # to which of them; mail has one address
    Column("table_id", String(32)),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),  # of the tiding, or of a letter
    Column("slot", String(12), nullable=False),  # a newer one of the same takes its place
    Column("more", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),  # not before this
    Column("tries", Integer, nullable=False, server_default="0"),  # that failed for sure
    Column("handed", Integer, nullable=False, server_default="0"),  # how often it was handed over with unknown outcome
    Column("taken_by", String(32), nullable=False, server_default=""),  # the process that sends it
    Column("taken_until", Float, nullable=False, server_default="0"),  # if that dies, another does from then on
    Index("outbox_due", "due"),
    Index("outbox_of_visitor", "visitor"),
)

# Where notices go: browsers that take pushes, and webhooks, of a person or shared by a table or a group.
ENDPOINTS = Table(
    "endpoints",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("visitor", String(64), nullable=False),  # who gave it
    Column("channel", String(8), nullable=False),
    Column("style", String(8), nullable=False),  # of a webhook: discord, slack, json
    Column("address", String(1000), nullable=False),
    Column("keys", JSON, nullable=False),  # of a push
    Column("device", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("table_id", String(32)),
    Column("group_id", String(32)),
    Column("created", Float, nullable=False),
    Column("failing", Float),  # since when nothing arrives there
    Index("endpoints_of_visitor", "visitor"),
    Index("endpoints_of_table", "table_id"),
    Index("endpoints_of_group", "group_id"),
)

# What somebody wants to be told, and how.
NOTICE_WISHES = Table(
    "notice_wishes",
    METADATA,
    Column("visitor", String(64), primary_key=True),
    Column("body", JSON, nullable=False),
    Column("letter_key", String(64), nullable=False, unique=True),  # by which letters are ended without signing in
)

# Tables of which somebody wants to hear less.
TABLE_WISHES = Table(
    "table_wishes",
    METADATA,
    Column("visitor", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("hears", String(8), nullable=False),  # turn, nothing
)

# What was sent by letter to be shown again: that it arrived, or whose account it is.
LETTER_TOKENS = Table(
    "letter_tokens",
    METADATA,
    Column("token", String(64), primary_key=True),  # what follows from it
    Column("purpose", String(8), nullable=False),  # confirm, recover
    Column("visitor", String(64), nullable=False),
    Column("address", String(254), nullable=False),
    Column("until", Float, nullable=False),
)

# The hall's own keys.
HALL_KEYS = Table(
    "hall_keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", String(2000), nullable=False),
)
