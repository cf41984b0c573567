// What is kept in the hall, for how long, and who sees it. Figures in braces come from the hall.

const privacy = {
  title: "What is kept here",
  about:
    "This hall is run by somebody, on a machine of theirs. Nothing is sent elsewhere, nobody is counted or followed, and there is no advertising.",
  contact: "It is run by: {contact}",
  keptTitle: "What is kept, and how long",
  what: "What",
  howLong: "How long",
  days: "{n} days",
  forever: "until somebody removes it",
  cookie: "A cookie: a random number by which your browser is known again. Signed in, a second one.",
  cookieTime: "{n} days in your browser",
  waiting: "A table that waits for people: names, rules, who was invited",
  waitingTime: "{n} days after the last thing that happened there",
  playing: "A game that is on: names, every choice, the talk, your notes, when somebody was there last",
  playingTime: "{n} days after the last thing that happened there",
  idle: "closed after {n} days without a move",
  finished: "A game that has ended, with its talk and notes",
  finishedTime: "{n} days",
  told: "Before a table goes, its people are told so for {n} days, and can keep it.",
  account:
    "An account: name, what your password was turned into, passkeys, e-mail address and other ways to be told if you gave any, quiet hours, shield, ratings, groups",
  accountTime: "until you delete it",
  sessions: "Devices that are signed in: which kind of browser, and the day of the last use",
  sessionsTime: "{unused} days after the last use, {ended} days after they were ended",
  requests: "That a request was made, so that it is not carried out twice",
  unsent: "A notice that cannot be sent: whom it is for, by which way, and what it is about",
  reports: "A report about somebody's talk: who wrote it, why, and what was said",
  reportsTime: "until whoever runs the hall puts it away",
  bans: "Who is kept out: an account, a browser or an address",
  bansTime: "until it is lifted, or the account is removed",
  addresses: "Your network address: only in memory, to answer and against too many requests; in no log of the hall",
  addressesTime: "minutes",
  seesTitle: "Who sees what",
  sees: [
    "The others at a table see your name, your choices as the rules show them, your talk there, and whether you are here, at most once a minute. Never what you are looking at, or that you are writing.",
    "Those who watch see the open part of the table, and have a talk of their own.",
    "Nobody else sees your notes, your e-mail address, your devices or how you are told something.",
    "Your quiet hours are seen only if you show them, unless your time runs out at a table: they betray your time zone.",
    "Whoever has finished a game with you sees how you did against each other; ratings of rated games are open to all.",
    "A table's link is its invitation: whoever has it can look from outside and take an open seat.",
    "Whoever runs the hall can read everything that is stored, hidden cards too. Passwords cannot be read.",
  ],
  rightsTitle: "What you can do",
  rights:
    "On your page you can download all that is known of you, end devices, and delete your account. Tables stay then, under another name; a bot plays on, or the others are asked, as each table chose.",
  toMine: "To my page",
  link: "What is kept here",
};

export type Privacy = typeof privacy;
export default privacy;
