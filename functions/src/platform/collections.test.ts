import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ContentKind } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { COLLECTIONS } from './collections';

const SOURCE = resolve(import.meta.dirname, '..');

/** The names that the source passes to Firestore as a literal or a constant; variables hold kinds. */
function namedCollections(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const text = files
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing/.test(file))
    .map((file) => readFileSync(resolve(SOURCE, file), 'utf8'))
    .join('\n');
  const valuesOf = (constant: string) =>
    [...text.matchAll(new RegExp(`\\bconst ${constant} = '(\\w+)'`, 'g'))].map(([, value = '']) => value);
  const named = text.matchAll(/\.collection(?:Group)?\(\s*(?:'(\w+)'|([A-Z_]+)\b)/g);
  return [...named].flatMap(([, literal, constant = '']) => literal ?? valuesOf(constant));
}

it('has every collection of the function', () => {
  const named = new Set([...namedCollections(), ...ContentKind.options]);
  expect([...named].sort()).toEqual(Object.keys(COLLECTIONS));
});

it('is what the documented copy takes', () => {
  const document = readFileSync(resolve(SOURCE, '../../docs/deploy.md'), 'utf8');
  const [, copied] = /^COLLECTIONS=(.*)$/m.exec(document) ?? [];
  const names = Object.entries(COLLECTIONS).flatMap(([name, isCopied]) => (isCopied ? [name] : []));
  expect(copied).toBe(names.join());
});
