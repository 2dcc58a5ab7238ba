import { expect, it } from 'vitest';
import { Failure } from './failure';
import { type ProcessTree, runTree, startTree } from './tree';

const RUN_FOR_MINUTES = 'setTimeout(() => {}, 600000);';

/** Runs `first`, starts a child that shares the output, so that `ended` resolves only after it, and runs `last`. */
const parentScript = ({ first = '', last = RUN_FOR_MINUTES, detached = false }) => `
  ${first}
  require('node:child_process').spawn(
    process.execPath, ['-e', '${RUN_FOR_MINUTES}'], { stdio: 'inherit', detached: ${detached} });
  console.log('started');
  ${last}`;

/** A tree that has started its child. */
function start(script: string) {
  return new Promise<ProcessTree>((resolve) => {
    const tree = startTree(process.execPath, ['-e', script], { onLine: () => resolve(tree) });
  });
}

it('stops a program with one SIGINT and kills what it leaves', async () => {
  const first = "process.on('SIGINT', () => setTimeout(() => process.exit(7), 100));";
  const tree = await start(parentScript({ first }));
  await Promise.all([tree.stop(), tree.stop()]);
  expect(await tree.ended).toBe(7);
});

it('kills the leftovers of a program that ends by itself', async () => {
  const tree = await start(parentScript({ last: 'process.exit(3);' }));
  expect(await tree.ended).toBe(3);
});

it('kills the leftovers of a program that is killed', async () => {
  const tree = await start(parentScript({}));
  process.kill(tree.pid ?? 0, 'SIGKILL');
  expect(await tree.ended).toBe(128);
});

it('kills a program that ignores signals, and its children in other process groups', async () => {
  const tree = await start(parentScript({ first: "process.on('SIGINT', () => {});", detached: true }));
  void tree.stop();
  tree.kill();
  expect(await tree.ended).toBe(128);
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
