// A game of about the weight of the card game's moves: each player in turn puts a card from the hand on one of four piles.
const CARDS = 16;

module.exports = {
  name: "piles",
  setup: () => ({ hands: { 0: cards(), 1: cards() }, piles: [[], [], [], []] }),
  playerView: ({ G, playerID }) => ({
    piles: G.piles.map((pile) => pile.length),
    hand: G.hands[playerID] ?? [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    build: {
      move: ({ G, playerID }, card) => {
        G.piles[card % 4].push({ by: playerID, card });
        G.hands[playerID] = G.hands[playerID].filter((own) => own !== card);
      },
      client: false, // as with a table whose cards lie face down, only the server knows what comes of a move
    },
  },
  endIf: ({ G }) => (G.hands[0].length + G.hands[1].length === 0 ? { draw: true } : undefined),
};

function cards() {
  return Array.from({ length: CARDS }, (_, card) => card);
}
