import { expect, it } from 'vitest';
import { Failure } from './failure';
import { listProcesses } from './processes';
import { runTree, startTree } from './tree';

const RUN_FOR_MINUTES = 'setTimeout(() => {}, 600000);';

/** Runs `first`, starts a long-running process in a group of its own, prints its pid and runs `last`. */
const parentOfStray = ({ first = '', last = RUN_FOR_MINUTES }) => `
  ${first}
  const stray = require('node:child_process').spawn(
    process.execPath, ['-e', '${RUN_FOR_MINUTES}'], { detached: true, stdio: 'ignore' });
  stray.unref();
  console.log(stray.pid);
  ${last}`;

const isRunning = (pid: number) => listProcesses().some((entry) => entry.pid === pid);

/** A running tree and the pid that its program printed. */
async function start(script: string) {
  let print: (line: string) => void = () => undefined;
  const printed = new Promise<string>((resolve) => {
    print = resolve;
  });
  const tree = startTree(process.execPath, ['-e', script], { onLine: (line) => print(line) });
  return { tree, printed: Number(await printed) };
}

it('stops a program with one SIGINT and kills what it leaves', async () => {
  const first = "process.on('SIGINT', () => process.exit(7));";
  const { tree, printed: stray } = await start(parentOfStray({ first }));
  expect(isRunning(stray)).toBe(true);
  await Promise.all([tree.stop(), tree.stop()]);
  expect(await tree.ended).toBe(7);
  expect(isRunning(stray)).toBe(false);
});

it('kills the leftovers of a program that ends by itself', async () => {
  const { tree, printed: stray } = await start(parentOfStray({ last: 'process.exit(3);' }));
  expect(await tree.ended).toBe(3);
  expect(isRunning(stray)).toBe(false);
});

it('kills the leftovers of a program that is killed', async () => {
  const { tree, printed: stray } = await start(parentOfStray({}));
  process.kill(tree.pid ?? 0, 'SIGKILL');
  expect(await tree.ended).toBe(128);
  expect(isRunning(stray)).toBe(false);
});

it('kills a program that ignores signals', async () => {
  const first = "process.on('SIGINT', () => {});";
  const { tree, printed: stray } = await start(parentOfStray({ first }));
  void tree.stop();
  tree.kill();
  expect(await tree.ended).toBe(128);
  expect(isRunning(stray)).toBe(false);
});

it('passes on every line up to the end', async () => {
  const lines: string[] = [];
  const script = "console.log('out'); console.error('err'); process.stdout.write('last without a newline')";
  await runTree(process.execPath, ['-e', script], { onLine: (line) => lines.push(line) });
  expect(lines.sort()).toEqual(['err', 'last without a newline', 'out']);
});

it('fails with a clear line when the program does not exist', async () => {
  const failure = await runTree('no-such-program', []).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(String(failure)).toContain('no-such-program could not be started');
});
