import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { PROJECT } from './config';
import { createStoredData, storedAt } from './stored-data';

const temporary = mkdtempSync(join(tmpdir(), 'stored-data-'));
const app = initializeApp({ projectId: PROJECT }, 'stored-data');
const document = getFirestore(app).doc('stored/one');
afterAll(async () => {
  await document.delete();
  await deleteApp(app);
  rmSync(temporary, { recursive: true });
});

const read = (folder: string) =>
  readFileSync(join(folder, 'firestore_export/firestore_export.overall_export_metadata'), 'utf8');

it('stores changed data, the accounts with them, and nothing when nothing changed', async () => {
  const folder = join(temporary, 'data');
  const data = await createStoredData(process.env, folder);
  await data.store();
  expect(storedAt(folder)).toBeUndefined();
  await document.set({ text: 'first' });
  await data.store();
  expect(read(folder)).toContain('first');
  expect(existsSync(join(folder, 'auth_export/accounts.json'))).toBe(true);
  const first = storedAt(folder);
  await data.store();
  expect(storedAt(folder)).toEqual(first);
});

it('keeps what was stored when the next data cannot be written, and stores them later', async () => {
  const folder = join(temporary, 'kept');
  const data = await createStoredData(process.env, folder);
  await document.set({ text: 'second' });
  await data.store();
  await document.set({ text: 'third' });
  const hub = process.env.FIREBASE_EMULATOR_HUB;
  process.env.FIREBASE_EMULATOR_HUB = '127.0.0.1:1';
  await expect(data.store()).rejects.toThrow();
  process.env.FIREBASE_EMULATOR_HUB = hub;
  expect(read(folder)).toContain('second');
  await data.store();
  expect(read(folder)).toContain('third');
});

it('finds the previous data when a run was killed between the two renames', () => {
  const folder = join(temporary, 'data');
  renameSync(folder, `${folder}.previous`);
  writeFileSync(join(temporary, 'data.next'), '');
  expect(storedAt(folder)).toBeInstanceOf(Date);
  expect(read(folder)).toContain('first');
});

it('refuses what another version of the project has stored', () => {
  const folder = join(temporary, 'data');
  writeFileSync(join(folder, 'schema-version'), '1');
  expect(() => storedAt(folder)).toThrow(/another version .* `npm start -- --fresh`/);
  rmSync(join(folder, 'schema-version'));
  expect(() => storedAt(folder)).toThrow(/another version/);
});
