import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startTree } from './tree';

const here = (name: string) => JSON.stringify(resolve(import.meta.dirname, name));

/** Runs `work` as a command in a process of its own, as at the terminal. */
function startCommand(work: string, onLine: (line: string) => void) {
  const script = `
    import { runCommand } from ${here('command.ts')};
    import { Failure } from ${here('failure.ts')};
    import { onInterruption } from ${here('interruption.ts')};
    import { startTree } from ${here('tree.ts')};
    process.exit(await runCommand(async () => { ${work} }, 77));`;
  return startTree(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { onLine });
}

/** The exit code and output of a command that ends by itself. */
async function runToEnd(work: string): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await startCommand(work, (line) => lines.push(line)).ended;
  return { code, lines };
}

it('returns the exit code of the work', async () => {
  expect(await runToEnd('return 3;')).toEqual({ code: 3, lines: [] });
});

it('prints a Failure in one line', async () => {
  const work = "throw new Failure('Port 8080 is taken.');";
  expect(await runToEnd(work)).toEqual({ code: 1, lines: ['Port 8080 is taken.'] });
});

it('prints the stack of an unexpected error', async () => {
  const { code, lines } = await runToEnd("throw new TypeError('no such thing');");
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(/TypeError: no such thing\n\s+at /);
});

it('ends at a signal even if the work never would, and starts no more processes', async () => {
  const lines: string[] = [];
  let ready: () => void = () => undefined;
  const isReady = new Promise<void>((done) => {
    ready = done;
  });
  const work = `
    const late = "process.on('SIGINT', () => process.exit(0)); setTimeout(() => {}, 600000); console.log('ready')";
    const { ended } = startTree(process.execPath, ['-e', late]);
    await ended;
    startTree(process.execPath, ['-e', "console.log('started late')"]);
    await new Promise(() => {});`;
  const command = startCommand(work, (line) => {
    lines.push(line);
    if (line === 'ready') ready();
  });
  await isReady;
  await command.stop();
  expect(await command.ended).toBe(77);
  expect(lines).toEqual(['ready', '', 'Stopping …']);
});

it('cleans up after interrupted work at a signal', async () => {
  const lines: string[] = [];
  const work = `
    onInterruption(() => console.log('first'));
    onInterruption(() => { throw new Error('second'); });
    onInterruption(() => console.log('taken back'))();
    onInterruption(() => console.log('third'));
    console.log('ready');
    await new Promise(() => setInterval(() => {}, 1000));`;
  await new Promise<void>((ended) => {
    const command = startCommand(work, (line) => {
      lines.push(line);
      if (line === 'ready') void command.stop().then(() => ended());
    });
  });
  expect(lines.filter((line) => /^(first|third|taken back|Error: second)$/.test(line))).toEqual(
    expect.arrayContaining(['third', 'Error: second', 'first']),
  );
  expect(lines).not.toContain('taken back');
});
