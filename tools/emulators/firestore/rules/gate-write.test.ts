import { describe, expect, it } from 'vitest';
import { gateOf, int, isDenied, nameOf, string } from '../testing/gate';
import type { Write } from './after-write';
import type { WireFields } from './wire-value';

describe('a write', () => {
  const may = (body: string, ...writes: Write[]) => !isDenied(() => gateOf(body).write(writes));
  const mayIf = (method: string, condition: string, write: Write) =>
    may(`match /{x=**} { allow ${method}: if ${condition}; }`, write);
  const set = (path: string, fields: WireFields = {}): Write => ({ update: { name: nameOf(path), fields } });
  const merge = (path: string, fields: WireFields, ...fieldPaths: string[]): Write => ({
    ...set(path, fields),
    updateMask: { fieldPaths },
  });
  const DATA = 'request.resource.data';

  it.each([
    ['creates a missing document', 'create', 'resource == null', set('users/new'), true],
    ['updates an existing one', 'update', "resource.data.role == 'editor'", set('users/ann'), true],
    ['does not create an existing one', 'create', 'true', set('users/ann'), false],
    [
      'deletes',
      'delete',
      'request.resource == null && resource.data.n == 1',
      { delete: nameOf('users/ann') },
      true,
    ],
    ['needs a rule for its method', 'delete', 'true', set('users/ann'), false],
    ['replaces everything', 'update', `${DATA} == {'a': 1}`, set('users/ann', { a: int(1) }), true],
    [
      'merges fields, and deletes those of the mask without a value',
      'update',
      `${DATA}.diff(resource.data).affectedKeys() == ['n', 'a', 'tags'].toSet() && !('n' in ${DATA}) && ${DATA}.a.b == 2`,
      merge('users/ann', { a: { mapValue: { fields: { b: int(2), c: int(3) } } } }, 'a.b', 'n', 'tags'),
      true,
    ],
    [
      'exposes the new document to the rules',
      'create',
      `request.resource.id == 'new' && ${DATA}.size() == 0`,
      set('users/new'),
      true,
    ],
  ])('%s', (_name, method, condition, write, expected) =>
    expect(mayIf(method, condition, write)).toBe(expected),
  );

  it.each([
    ['the time', { setToServerValue: 'REQUEST_TIME' }, 'f', 'request.time'],
    ['a sum', { increment: int(2) }, 'n', '3'],
    ['a sum with a missing field', { increment: int(2) }, 'f', '2'],
    ['a maximum', { maximum: int(5) }, 'n', '5'],
    ['a minimum', { minimum: int(5) }, 'n', '1'],
    ['added items', { appendMissingElements: { values: [string('a'), string('b')] } }, 'tags', "['a', 'b']"],
    ['removed items', { removeAllFromArray: { values: [string('a')] } }, 'tags', '[]'],
  ])('exposes %s that the database computes', (_name, transform, fieldPath, expected) => {
    const transforms = [{ fieldPath, ...transform }];
    const condition = `${DATA}.${fieldPath} == ${expected}`;
    const write = { ...merge('users/ann', {}), updateTransforms: transforms };
    expect(mayIf('update', condition, write)).toBe(true);
    const old = { transform: { document: nameOf('users/ann'), fieldTransforms: transforms } };
    expect(mayIf('update', condition, old)).toBe(true);
  });

  it('is denied with all others of its commit', () => {
    const rules = 'match /open/{x} { allow write: if true; }';
    expect(may(rules, set('open/a'), set('open/b'))).toBe(true);
    expect(may(rules, set('open/a'), set('closed/b'))).toBe(false);
  });

  it('sees the documents after the writes before it, and by getAfter() after all writes', () => {
    const path = '/databases/$(db)/documents/pairs';
    const rules = `match /pairs/{x} {
      allow create: if existsAfter(${path}/b) && !exists(${path}/b) && getAfter(${path}/b).data.n == 2;
      allow update: if resource.data.n == 1;
    }`;
    const [first, second] = [set('pairs/b', { n: int(1) }), set('pairs/b', { n: int(2) })];
    expect(may(rules, set('pairs/a'), first, second)).toBe(true);
    expect(may(rules, set('pairs/a'), first)).toBe(false);
    expect(may(rules, set('pairs/a'))).toBe(false);
  });

  it('of an unknown kind is denied', () => {
    expect(may('match /{x=**} { allow write: if true; }', {})).toBe(false);
  });
});
