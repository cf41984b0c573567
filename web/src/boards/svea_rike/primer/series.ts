// Whose colour a history card has where no table is at hand; resources are all others.

const SERIES = {
  cultural: "bellman pyhy swedenborg stiernhielm kellgren tessin olaus_petri",
  military: "baltic_fleet carolines fersen armfeldt dobeln horn torstensson finnish_cavalry landsknechts viborg",
  palace: "drottningholm glimminge gripsholm haga royal_palace skokloster vadstena orbyhus",
  queen: "hedvig_eleonora karin_mansdotter katarina_jagellonica lovisa_ulrika maria_eleonora sofia_magdalena",
  scientist: "celsius linne polhem bureus berzelius olaus_magnus tycho_brahe",
};

export const SERIES_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SERIES).flatMap(([series, cards]) => cards.split(" ").map((card) => [card, series])),
);
