import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanUpAfterInterruption } from './interruption';
import { createProgress } from './progress';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function anOutput(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 80, written, write: (text: string) => written.push(text) };
}

it('prints a line at intervals when the output is no terminal', async () => {
  const output = anOutput(false);
  const { step } = createProgress(['Documents', 'Pictures'], output);
  await step(async ({ expect: total, advance }) => {
    total(4500);
    advance(1500);
    await vi.advanceTimersByTimeAsync(25_000);
    advance(3000);
  });
  await step(async () => undefined);
  expect(output.written).toEqual([
    '[1/2] Documents …\n',
    '[1/2] Documents: 1,500 of 4,500 (33 %), about 20 s left\n',
    '[1/2] Documents: 1,500 of 4,500 (33 %), about 40 s left\n',
    '[1/2] Documents: 4,500 in 25 s\n',
    '[2/2] Pictures …\n',
    '[2/2] Pictures: done in 0 s\n',
  ]);
});

it('rewrites one line at a terminal, below other output', async () => {
  const output = anOutput(true);
  const progress = createProgress(['Pictures'], output);
  await progress.step(async ({ advance }) => {
    advance();
    await vi.advanceTimersByTimeAsync(200);
    progress.note('One is missing.');
  });
  expect(output.written).toEqual([
    '\r\x1b[2K[1/1] Pictures …',
    '\r\x1b[2K[1/1] Pictures: 1 …',
    '\r\x1b[2KOne is missing.\n',
    '\r\x1b[2K[1/1] Pictures: 1 …',
    '\r\x1b[2K[1/1] Pictures: 1 in 0 s\n',
  ]);
});

it('reports where a step failed', async () => {
  const output = anOutput(false);
  const { step } = createProgress(['Documents'], output);
  const failed = step(async ({ expect: total, advance }) => {
    total(3);
    advance(2);
    throw new Error('gone');
  });
  await expect(failed).rejects.toThrow('gone');
  expect(output.written.at(-1)).toBe('[1/1] Documents: stopped at 2 of 3\n');
});

it('reports where a step was interrupted, and nothing after that', async () => {
  const output = anOutput(false);
  const { step } = createProgress(['Documents'], output);
  void step(async ({ expect: total, advance }) => {
    total(3);
    advance();
    await new Promise(() => undefined);
  });
  cleanUpAfterInterruption();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(output.written).toEqual(['[1/1] Documents …\n', '[1/1] Documents: stopped at 1 of 3\n']);
});

it('rejects an unknown step', async () => {
  await expect(createProgress([], anOutput(false)).step(async () => 1)).rejects.toThrow('There are 0 steps');
});
