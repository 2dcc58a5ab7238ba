import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CommitLog, readCommitLog } from './commit-log';

let folder: string;
let file: string;
const open: CommitLog[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-log-'));
  file = join(folder, 'commit-log');
});
afterEach(() => {
  for (const log of open.splice(0)) log.close([]);
  rmSync(folder, { recursive: true });
});

const Entry = z.object({ n: z.int() });
const read = () => readCommitLog(file, (json) => Entry.parse(json).n);
const copies = () => readdirSync(folder).filter((name) => name.includes('unreadable'));

async function write(...numbers: number[]) {
  const log = new CommitLog(file, []);
  open.push(log);
  await Promise.all(numbers.map((n) => log.append({ n })));
  return log;
}

it('stores entries in the order in which they were appended', async () => {
  const log = await write(1, 2, 3);
  await log.append({ n: 4 });
  expect(read()).toEqual({ entries: [1, 2, 3, 4] });
});

it('is empty when there is no file', () => {
  expect(read()).toEqual({ entries: [] });
});

it('is compacted when closed, and does not write pending entries again', async () => {
  const log = await write(1, 2);
  const pending = log.append({ n: 3 });
  open.splice(0);
  log.close([{ n: 7 }]);
  expect(read()).toEqual({ entries: [7] });
  await pending;
  expect(read()).toEqual({ entries: [7] });
});

describe('after a crash', () => {
  it.each([1, 4, 8])('ignores an incomplete last line: %i characters missing', async (missing) => {
    await write(1, 22222);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, -missing));
    expect(read()).toEqual({ entries: [1] });
    expect(copies()).toEqual([]);
  });

  it('is empty when the header is incomplete', () => {
    writeFileSync(file, '{"journal":"fire');
    expect(read()).toEqual({ entries: [] });
  });

  it('recovers all entries when the crash interrupted compaction', async () => {
    await write(1, 2);
    writeFileSync(`${file}.next`, '{"journal":"firestore","version":1}\n{"n":');
    expect(read()).toEqual({ entries: [1, 2] });
    expect(existsSync(`${file}.next`)).toBe(false);
  });
});

describe('an unreadable file', () => {
  it.each([
    ['a broken line', '{"n":}'],
    ['an invalid entry', '{"m":2}'],
    ['nothing but zeros', '\0\0\0\0'],
  ])('with %s is copied, and the entries before it are recovered', async (_case, line) => {
    await write(1);
    const text = `${readFileSync(file, 'utf8')}${line}\n{"n":3}\n`;
    writeFileSync(file, text);
    const { entries, problem } = read();
    expect(entries).toEqual([1]);
    const [copy = ''] = copies();
    expect(problem).toContain(copy);
    expect(readFileSync(join(folder, copy), 'utf8')).toBe(text);
  });

  it('of another version is copied', () => {
    writeFileSync(file, '{"journal":"firestore","version":2}\n{"n":1}\n');
    expect(read()).toMatchObject({
      entries: [],
      problem: expect.stringContaining('version is not supported'),
    });
    expect(copies()).toHaveLength(1);
  });
});
