import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { removeKilledRuns } from './runs';

/** A run with a child process and a folder, and with an output that closes when both have ended. */
const RUN = `
  import { spawn } from 'node:child_process';
  import { recordRun } from ${JSON.stringify(resolve(import.meta.dirname, 'runs.ts'))};
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'inherit' });
  recordRun(false).add({ pid: child.pid, path: process.env.RUN_FOLDER });
  console.log('started');
`;

it('ends the processes and deletes the files of a killed run, and of no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-run-'));
  const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', RUN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, RUN_FOLDER: folder },
  });
  let isClosed = false;
  const closed = once(run.stdout, 'close').then(() => {
    isClosed = true;
  });
  await once(run.stdout, 'data');
  expect(removeKilledRuns().map(({ owner }) => owner.pid)).toContain(run.pid);
  expect(existsSync(folder)).toBe(true);

  run.kill('SIGKILL');
  await once(run, 'exit');
  expect(isClosed).toBe(false);
  expect(removeKilledRuns().map(({ owner }) => owner.pid)).not.toContain(run.pid);
  await closed;
  expect(existsSync(folder)).toBe(false);
});
