// The same bot in JavaScript: node crow.mjs
import { createInterface } from "node:readline";

/** One of question.choices; question.view is all that the seat may see. */
function choose(question) {
  const backwards = (key) => [...key].reverse().join("");
  return question.choices.reduce((best, key) => (backwards(key) < backwards(best) ? key : best));
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  console.log(JSON.stringify({ question: question.question, choice: choose(question) }));
}
