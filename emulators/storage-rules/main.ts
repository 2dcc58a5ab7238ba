import { createInterface } from 'node:readline';
import { exitWithParent } from '../exit-with-parent';
import { answerTo, READY } from './runtime';

exitWithParent();
const lines = createInterface({ input: process.stdin });
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

say(READY);
for await (const line of lines) {
  if (line.trim()) say(answerTo(line));
}
