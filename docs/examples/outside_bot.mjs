// A bot that is a program of its own, in JavaScript: it likes the choice with the longest name.
//
//     ./benben sim kemet --players 2 --bots mine,eager --bot mine="node docs/examples/outside_bot.mjs" --games 2
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === 'bye') break;
  if (message.t !== 'choose') continue;
  const [choice] = message.view.legal.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  console.log(JSON.stringify({ n: message.n, choice }));
}
