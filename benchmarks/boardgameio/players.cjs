// Players of many tables: each sends its next move when both screens show the last one. Prints what was measured as JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.cjs");

const [port, tables, seconds, rate] = process.argv.slice(2).map(Number);
const home = `http://localhost:${port}`;
const lobby = `http://localhost:${port + 1}`;
const pause = rate ? (1000 * tables) / rate : 0;
const times = [];
let counts = false;

async function post(path, body, tries = 5) {
  const wish = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(lobby + path, wish).catch((fault) => {
    if (tries === 1) throw fault;
    return null;
  });
  if (answer === null) return post(path, body, tries - 1);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function sit() {
  const { matchID } = await post(`/games/${game.name}/create`, { numPlayers: 2 });
  const clients = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/games/${game.name}/${matchID}/join`, { playerID, playerName: playerID });
    const multiplayer = SocketIO({ server: home });
    const client = Client({ game, numPlayers: 2, matchID, playerID, credentials: playerCredentials, multiplayer, debug: false });
    client.start();
    clients.push(client);
  }
  return clients;
}

const shown = (clients, turn) =>
  new Promise((done) => {
    const look = () => {
      const states = clients.map((client) => client.getState());
      if (states.every((state) => state && state.isConnected && (state.ctx.turn >= turn || state.ctx.gameover))) {
        ends.forEach((end) => end());
        done(states[0].ctx);
      }
    };
    const ends = [];
    for (const client of clients) ends.push(client.subscribe(look));
    look();
  });

async function play(number) {
  await new Promise((done) => setTimeout(done, (pause * (number % 97)) / 97));
  for (;;) {
    const clients = await sit();
    let ctx = await shown(clients, 1);
    while (!ctx.gameover) {
      const mover = clients[Number(ctx.currentPlayer)];
      const began = performance.now();
      const counted = counts;
      mover.moves.build(mover.getState().G.hand[0]);
      ctx = await shown(clients, ctx.turn + 1);
      if (counted && counts) times.push(performance.now() - began);
      if (pause) await new Promise((done) => setTimeout(done, Math.max(0, pause - (performance.now() - began))));
    }
    clients.forEach((client) => client.stop());
  }
}

async function main() {
  for (let number = 0; number < tables; number++) {
    play(number).catch((fault) => {
      console.error(fault);
      process.exit(1);
    });
    if (number % 10 === 9) await new Promise((done) => setTimeout(done, 50));
  }
  await new Promise((done) => setTimeout(done, 3000));
  counts = true;
  console.log("begin");
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counts = false;
  times.sort((one, other) => one - other);
  const at = (part) => times[Math.floor(times.length * part)] ?? 0;
  console.log(JSON.stringify({ moves: times.length, median: at(0.5) / 1000, late: at(0.99) / 1000 }));
  process.exit(0);
}

void main();
