// boardgame.io's own server with its own store, which keeps matches in memory.
const { Origins, Server } = require("boardgame.io/server");

const port = Number(process.argv[2]);
const server = Server({ games: [require("./game.cjs")], origins: [Origins.LOCALHOST] });
// The lobby at a port of its own: at the game's own port newer versions of its framework do not find it.
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log("ready"));
