import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { emulatorEnvironment } from './environment';

/** A program that starts the server, prints the server's process id and origin, and waits. */
const STARTER = `
  const { spawn } = require('node:child_process');
  const [java, program] = process.argv.slice(1);
  const args = ['-jar', program, '--port', '0'];
  const server = spawn(java, args, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  console.log('process ' + server.pid);
  setInterval(() => {}, 1000);
`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    // There is no such process.
    return false;
  }
};

it('ends the server when its parent is killed', { timeout: 30_000 }, async () => {
  const environment = emulatorEnvironment(process.env);
  const java = resolve(import.meta.dirname, 'bin/java');
  const args = ['-e', STARTER, java, environment.FIRESTORE_EMULATOR_BINARY_PATH ?? ''];
  const starter = spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  let server = 0;
  for await (const line of createInterface({ input: starter.stdout })) {
    server = Number(/^process (\d+)$/.exec(line)?.[1] ?? server);
    if (/:\d+$/.test(line)) break;
  }
  expect(isRunning(server)).toBe(true);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  await expect.poll(() => isRunning(server), { timeout: 10_000 }).toBe(false);
});
