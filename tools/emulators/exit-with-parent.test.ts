import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { emulatorEnvironment, localPrograms } from './environment';

/** A program that starts the runtime, prints the runtime's process id, and waits. */
const STARTER = `
  const { spawn } = require('node:child_process');
  const [java, program] = process.argv.slice(1);
  const runtime = spawn(java, ['-jar', program, 'serve'], { detached: true, stdio: 'inherit' });
  console.log('process ' + runtime.pid);
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

it('leaves no emulator behind when its parent is killed', async () => {
  const environment = localPrograms(emulatorEnvironment(process.env));
  const java = resolve(import.meta.dirname, 'bin/java');
  const args = ['-e', STARTER, java, environment.STORAGE_EMULATOR_BINARY_PATH ?? ''];
  // The runtime's input stays open, which would end it as well.
  const starter = spawn(process.execPath, args, { env: environment, stdio: ['pipe', 'pipe', 'inherit'] });
  let runtime = 0;
  for await (const line of createInterface({ input: starter.stdout })) {
    runtime = Number(/^process (\d+)$/.exec(line)?.[1] ?? runtime);
    if (line.includes('"status":"ok"')) break;
  }
  expect(isRunning(runtime)).toBe(true);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  await expect.poll(() => isRunning(runtime), { timeout: 10_000 }).toBe(false);
});
