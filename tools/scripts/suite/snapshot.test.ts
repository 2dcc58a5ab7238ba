import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StoredData, setAside } from './snapshot';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'kept-data-'));
  folder = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true }));

function copyInto(data: StoredData, content: string): void {
  mkdirSync(data.nextCopy);
  writeFileSync(join(data.nextCopy, 'firebase-export-metadata.json'), content);
}
const copied = (data: StoredData) =>
  readFileSync(join(data.copy ?? '', 'firebase-export-metadata.json'), 'utf8');

it('needs a seed until one has finished, and again when the database is empty', () => {
  const data = new StoredData(folder);
  expect(data.needsSeed).toBe(true);
  writeFileSync(data.journal, '{"header"}\n{"commit"}\n');
  expect(data.needsSeed).toBe(true);
  data.markSeeded();
  expect(new StoredData(folder).needsSeed).toBe(false);
  writeFileSync(data.journal, '{"header"}\n');
  expect(data.needsSeed).toBe(true);
});

it('distinguishes a crashed run from one that ended', () => {
  expect(new StoredData(folder).begin()).toBe(false);
  expect(new StoredData(folder).begin()).toBe(true);
  new StoredData(folder).end();
  expect(new StoredData(folder).begin()).toBe(false);
});

it('returns the last export once there is one', () => {
  const data = new StoredData(folder);
  copyInto(data, 'first');
  expect(data.copy).toBeNull();
  data.takeCopy();
  copyInto(data, 'second');
  expect(copied(data)).toBe('first');
  data.takeCopy();
  expect(copied(data)).toBe('second');
});

it('returns the previous export after a crash during an export', () => {
  const data = new StoredData(folder);
  copyInto(data, 'first');
  data.takeCopy();
  renameSync(data.copy ?? '', join(folder, 'former-copy'));
  expect(copied(new StoredData(folder))).toBe('first');
});

it('lists the unreadable files', () => {
  const data = new StoredData(folder);
  writeFileSync(`${data.journal}.unreadable-1`, '');
  expect(data.unreadable()).toEqual([`${data.journal}.unreadable-1`]);
});

it('starts empty and moves the old data aside', () => {
  expect(setAside(folder)).toBeNull();
  writeFileSync(new StoredData(folder).journal, 'x');
  const aside = setAside(folder) ?? '';
  expect(existsSync(folder)).toBe(false);
  expect(readFileSync(join(aside, 'firestore-journal'), 'utf8')).toBe('x');
});
