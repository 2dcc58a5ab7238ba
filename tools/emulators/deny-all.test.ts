import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { reasonToReject } from './deny-all';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');

it('accepts rules in which every allow is "if false"', () => {
  const closed = [
    read('firestore.rules'),
    read('storage.rules'),
    'match /a { allow get,\n list: if false; allow write : if\n false ; }',
    "// allow read;\n/* it's allow read: if true; */ match /a {}",
  ];
  expect(closed.filter(reasonToReject)).toEqual([]);
});

it('rejects any other allow, and names the command that evaluates it', () => {
  const open = [
    ...['allow read;', 'allow read: if true;', 'allow read: if false || true;'],
    ...['allow read: if falsehood();', 'allow read: if false; allow write: if request.auth != null;'],
    ...['allow read: if /* false; */ true;', "function url() { return 'http://'; } allow read: if true;"],
  ];
  expect(open.filter((rules) => !reasonToReject(rules)?.includes('npm run start:official'))).toEqual([]);
});
