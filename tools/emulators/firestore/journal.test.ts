import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Journal, readJournal } from './journal';

let folder: string;
let file: string;
const open: Journal[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  file = join(folder, 'journal');
});
afterEach(() => {
  for (const journal of open.splice(0)) journal.end([]);
  rmSync(folder, { recursive: true });
});

const Entry = z.object({ n: z.int() });
const read = () => readJournal(file, (json) => Entry.parse(json).n);
const asides = () => readdirSync(folder).filter((name) => name.includes('unreadable'));

async function write(...numbers: number[]) {
  const journal = new Journal(file, []);
  open.push(journal);
  await Promise.all(numbers.map((n) => journal.append({ n })));
  return journal;
}

it('holds what was appended, in its order', async () => {
  const journal = await write(1, 2, 3);
  await journal.append({ n: 4 });
  expect(read()).toEqual({ entries: [1, 2, 3, 4] });
});

it('begins empty where no file is', () => {
  expect(read()).toEqual({ entries: [] });
});

it('ends as short as it can, and what still waited is not written again', async () => {
  const journal = await write(1, 2);
  const waiting = journal.append({ n: 3 });
  open.splice(0);
  journal.end([{ n: 7 }]);
  expect(read()).toEqual({ entries: [7] });
  await waiting;
  expect(read()).toEqual({ entries: [7] });
});

describe('after a crash', () => {
  it.each([1, 4, 8])('passes over a last line of which %i characters are missing', async (missing) => {
    await write(1, 22222);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, -missing));
    expect(read()).toEqual({ entries: [1] });
    expect(asides()).toEqual([]);
  });

  it('of the very first line begins empty', () => {
    writeFileSync(file, '{"journal":"fire');
    expect(read()).toEqual({ entries: [] });
  });

  it('while being made shorter, all that stood there before is found', async () => {
    await write(1, 2);
    writeFileSync(`${file}.next`, '{"journal":"firestore","version":1}\n{"n":');
    expect(read()).toEqual({ entries: [1, 2] });
    expect(existsSync(`${file}.next`)).toBe(false);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['a broken line', '{"n":}'],
    ['a line that means nothing', '{"m":2}'],
    ['nothing but zeros', '\0\0\0\0'],
  ])('as %s is kept aside, whole, and what stood before it is taken', async (_case, line) => {
    await write(1);
    const text = `${readFileSync(file, 'utf8')}${line}\n{"n":3}\n`;
    writeFileSync(file, text);
    const { entries, problem } = read();
    expect(entries).toEqual([1]);
    const [aside = ''] = asides();
    expect(problem).toContain(aside);
    expect(readFileSync(join(folder, aside), 'utf8')).toBe(text);
  });

  it('as of another version is kept aside', () => {
    writeFileSync(file, '{"journal":"firestore","version":2}\n{"n":1}\n');
    expect(read()).toMatchObject({ entries: [], problem: expect.stringContaining('not of this version') });
    expect(asides()).toHaveLength(1);
  });
});
