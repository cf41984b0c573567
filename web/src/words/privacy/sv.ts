import type { Privacy } from "./en";

const privacy: Privacy = {
  title: "Vad som sparas här",
  about:
    "Den här hallen drivs av någon, på en egen maskin. Ingenting skickas någon annanstans, ingen räknas eller följs, och här finns ingen reklam.",
  contact: "Den drivs av: {contact}",
  keptTitle: "Vad som sparas, och hur länge",
  what: "Vad",
  howLong: "Hur länge",
  days: "{n} dagar",
  forever: "tills någon tar bort det",
  cookie: "En kaka: ett slumptal som din webbläsare känns igen på. Inloggad en till.",
  cookieTime: "{n} dagar i din webbläsare",
  waiting: "Ett bord som väntar på folk: namn, regler, vilka som är inbjudna",
  waitingTime: "{n} dagar efter det senaste som hände där",
  playing: "Ett parti som pågår: namn, varje val, samtalet, dina anteckningar, när någon var där senast",
  playingTime: "{n} dagar efter det senaste som hände där",
  idle: "stängs efter {n} dagar utan drag",
  finished: "Ett parti som är slut, med samtal och anteckningar",
  finishedTime: "{n} dagar",
  told: "Innan ett bord försvinner får de som sitter där veta det i {n} dagar, och kan behålla det.",
  account:
    "Ett konto: namn, det som lösenordet gjorts om till, nycklar, e-postadress och andra sätt att få veta om du angett några, tysta timmar, sköld, rankning, grupper",
  accountTime: "tills du tar bort det",
  sessions: "Enheter som är inloggade: vilket slags webbläsare, och dagen den användes senast",
  sessionsTime: "{unused} dagar efter senaste användning, {ended} dagar efter att de loggats ut",
  requests: "Att en begäran har gjorts, så att den inte utförs två gånger",
  unsent: "Ett meddelande som inte går att skicka: vem det är till, vilken väg och vad det gäller",
  reports: "En anmälan av vad någon sagt: vem som skrev den, varför, och vad som sades",
  reportsTime: "tills den som driver hallen lägger undan den",
  bans: "Vem som är utestängd: ett konto, en webbläsare eller en adress",
  bansTime: "tills det hävs, eller tills kontot tas bort",
  addresses: "Din nätadress: bara i minnet, för att svara och mot för många frågor; inte i hallens logg",
  addressesTime: "minuter",
  seesTitle: "Vem ser vad",
  sees: [
    "De andra vid ett bord ser ditt namn, dina val så som reglerna visar dem, vad du säger där, och om du är här, högst en gång i minuten. Aldrig vad du tittar på eller att du skriver.",
    "De som tittar på ser bordets öppna del, och har ett eget samtal.",
    "Ingen annan ser dina anteckningar, din e-postadress, dina enheter eller hur du får veta något.",
    "Dina tysta timmar syns bara om du visar dem, om inte din tid tar slut vid ett bord: de röjer din tidszon.",
    "Den som har spelat färdigt ett parti med dig ser hur det gick er emellan; rankningen i rankade partier är öppen för alla.",
    "Ett bords länk är inbjudan: den som har den kan titta utifrån och ta en ledig plats.",
    "Den som driver hallen kan läsa allt som är sparat, även dolda kort. Lösenord går inte att läsa.",
  ],
  rightsTitle: "Vad du kan göra",
  rights:
    "På din sida kan du hämta allt som är känt om dig, logga ut enheter och ta bort ditt konto. Bord blir då kvar, under ett annat namn; en bot spelar vidare, eller så frågas de andra, som varje bord har valt.",
  toMine: "Till min sida",
  link: "Vad som sparas här",
};

export default privacy;
