// The same bot in JavaScript, which asks again and again: node crow_at_a_hall.mjs http://127.0.0.1:8765 TOKEN
import { setTimeout as wait } from "node:timers/promises";

/** The key of one of state.choices; state.view is all that the seat may see. */
function choose(state) {
  const backwards = (key) => [...key].reverse().join("");
  return state.choices.map((choice) => choice.key).reduce((best, key) => (backwards(key) < backwards(best) ? key : best));
}

const [hall, token] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}`, "X-Longhall": "1", "Content-Type": "application/json" };
const ask = async (path, body) =>
  (await fetch(`${hall}/api${path}`, { headers, method: body ? "POST" : "GET", body: body && JSON.stringify(body) })).json();

const mine = (await ask("/me")).tables[0];
const seat = `/tables/${mine.table.id}/seats/${mine.seats[0]}`;
await ask(seat, { name: "Raven" });
for (let answered = -1; ; await wait(200)) {
  const state = await ask(seat);
  if (state.over) break;
  if (state.asked && !state.foregone && state.transcript !== answered) {
    answered = state.transcript; // it is kept until it is due: until then the question stays the same
    await ask(`${seat}/play`, { choice: choose(state), transcript: answered, key: crypto.randomUUID() });
  }
}
