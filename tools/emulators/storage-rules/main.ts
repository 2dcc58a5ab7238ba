import { createInterface } from 'node:readline';
import { exitWithParent } from '../exit-with-parent';
import { READY, Runtime } from './runtime';

exitWithParent();
const lines = createInterface({ input: process.stdin });
const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
const runtime = new Runtime();

send(READY);
for await (const line of lines) {
  if (line.trim()) send(runtime.handle(line));
}
