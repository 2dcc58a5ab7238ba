import { expect, it } from 'vitest';
import type { Filter, StructuredQuery } from '../queries/structured-query';
import { assertIndexed } from './assert-indexed';
import { DeclaredIndexes } from './declared';

const declared = DeclaredIndexes.parse({
  indexes: [
    index('COLLECTION', 'status', '-createdAt'),
    index('COLLECTION', 'kind', '-createdAt'),
    index('COLLECTION', 'tags[]', '-createdAt'),
    index('COLLECTION', 'city', 'name', '__name__'),
    index('COLLECTION', 'rank', '-__name__'),
    index('COLLECTION', 'body', 'status'),
    index('COLLECTION_GROUP', 'status', '-createdAt'),
  ],
  fieldOverrides: [
    { collectionGroup: 'things', fieldPath: 'body', indexes: [] },
    { collectionGroup: 'things', fieldPath: 'address', indexes: [] },
    { collectionGroup: 'things', fieldPath: 'address.zone', indexes: [{ order: 'DESCENDING' }] },
    {
      collectionGroup: 'things',
      fieldPath: 'owner',
      indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
    },
    { collectionGroup: 'bare', fieldPath: '*', indexes: [] },
  ],
});

/** `-field` is descending, `field[]` is CONTAINS. */
function index(queryScope: string, ...fields: string[]) {
  return {
    collectionGroup: 'things',
    queryScope,
    fields: fields.map((field) =>
      field.endsWith('[]')
        ? { fieldPath: field.slice(0, -2), arrayConfig: 'CONTAINS' }
        : { fieldPath: field.replace('-', ''), order: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING' },
    ),
  };
}

/** `status == & price > | tags contains`: & binds stronger than |. */
function where(text: string): Filter {
  const ops: Record<string, string> = {
    '==': 'EQUAL',
    in: 'IN',
    '>': 'GREATER_THAN',
    '!=': 'NOT_EQUAL',
    contains: 'ARRAY_CONTAINS',
  };
  const any = text.split(' | ').map((part) => {
    const filters = part.split(' & ').map((leaf): Filter => {
      const [fieldPath = '', op = ''] = leaf.split(' ');
      return { fieldFilter: { field: { fieldPath }, op: ops[op] ?? op } };
    });
    return { compositeFilter: { op: 'AND', filters } };
  });
  return { compositeFilter: { op: 'OR', filters: any } };
}

function query(filter: string, orders: string, from = { collectionId: 'things', allDescendants: false }) {
  const structured: StructuredQuery = {
    from: [from],
    ...(filter && { where: where(filter) }),
    orderBy: orders
      .split(' ')
      .filter(Boolean)
      .map((field) => ({
        field: { fieldPath: field.replace('-', '') },
        direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
      })),
  };
  return structured;
}

it.each([
  ['', '', 'by name'],
  ['', 'createdAt', 'by an automatic single-field index'],
  ['', '-createdAt -__name__', 'the index ends with the name, in the same direction'],
  ['price >', '', ''],
  ['price >', '-price', ''],
  ['price !=', '', ''],
  ['__name__ >', '', ''],
  ['__name__ in', '', ''],
  ['price == & status == & city in', '', 'single-field indexes are merged'],
  ['tags contains & status ==', '', 'arrays too'],
  ['status == & price IS_NULL', '', ''],
  ['status ==', '__name__', ''],
  ['status ==', '-__name__', ''],
  ['status ==', 'status', 'the order is implied by the equality'],
  ['status ==', '-createdAt', 'by a composite index'],
  ['status in', '-createdAt', ''],
  ['status ==', 'status -createdAt', ''],
  ['status == & createdAt >', '-createdAt', ''],
  ['tags contains', '-createdAt', ''],
  ['status == & kind == & tags contains', '-createdAt', 'by several with the same order, merged'],
  ['status == | kind ==', '-createdAt', 'each alternative by its own index'],
  ['', 'city name', ''],
  ['city ==', 'name', ''],
  ['city > & name >', '', 'by the fields of inequalities in alphabetical order'],
  ['', 'rank -__name__', 'by an index with the name in another direction'],
  ['body == & status ==', '', 'although the field has no single-field index'],
  ['', '-address.zone', 'although its parent map has none'],
])('a query in a collection is served where %j order by %j: %s', (filter, orders) => {
  expect(() => assertIndexed(query(filter, orders), declared)).not.toThrow();
});

it.each([
  ['price ==', 'createdAt', 'no composite index'],
  ['price == & status ==', '-createdAt', 'one of the fields is in no index'],
  ['status == & price >', '', ''],
  ['status !=', '-createdAt', ''],
  ['status == & createdAt >', 'name', ''],
  ['status ==', 'createdAt', 'no index is read backwards'],
  ['', '-city -name', ''],
  ['', 'city -name', ''],
  ['', 'name city', 'fields in another order'],
  ['name ==', 'city', ''],
  ['tags ==', '-createdAt', 'CONTAINS does not serve equality'],
  ['status contains', '-createdAt', ''],
  ['status == | price ==', '-createdAt', 'one alternative has no index'],
  ['status == | price >', '', 'the implied order of one alternative applies to all'],
  ['', '-createdAt __name__', 'the name in another direction'],
  ['', '-__name__', ''],
  ['', 'address.zone', 'overridden with the other direction'],
])('a query in a collection is rejected where %j order by %j: %s', (filter, orders) => {
  expect(() => assertIndexed(query(filter, orders), declared)).toThrow(/^The query requires an index\./);
});

it('a query in a collection is rejected when the field has no single-field index', () => {
  for (const unindexed of [
    query('body ==', ''),
    query('', 'body'),
    query('owner ==', ''),
    query('address.street ==', ''),
  ])
    expect(() => assertIndexed(unindexed, declared)).toThrow(/fieldOverrides of firestore\.indexes\.json/);
});

it('a query in a collection is rejected when the whole collection has no single-field indexes', () => {
  const bare = { collectionId: 'bare', allDescendants: false };
  expect(() => assertIndexed(query('any ==', '', bare), declared)).toThrow(/"fieldPath":"any"/);
  expect(() => assertIndexed(query('', '', bare), declared)).not.toThrow();
});

it('a query in a collection is rejected with the missing declaration', () => {
  const unindexed = query('tags contains & price ==', '-createdAt __name__');
  const index = {
    collectionGroup: 'things',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'price', order: 'ASCENDING' },
      { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
      { fieldPath: '__name__', order: 'ASCENDING' },
    ],
  };
  expect(() => assertIndexed(unindexed, declared)).toThrow(
    `firestore.indexes.json: ${JSON.stringify(index)}`,
  );
  const withIt = { ...declared, indexes: [DeclaredIndexes.shape.indexes.unwrap().element.parse(index)] };
  expect(() => assertIndexed(unindexed, withIt)).not.toThrow();
});

it('a sum or an average needs its field in the index', () => {
  expect(() => assertIndexed(query('', ''), declared, ['price', 'price'])).not.toThrow();
  expect(() => assertIndexed(query('city ==', ''), declared, ['name'])).not.toThrow();
  expect(() => assertIndexed(query('status ==', ''), declared, ['status'])).not.toThrow();
  expect(() => assertIndexed(query('status ==', ''), declared, ['price'])).toThrow(/"price"/);
});

it('a query in a collection group needs an index with that scope', () => {
  const inGroup = (filter: string, orders: string) =>
    query(filter, orders, { collectionId: 'things', allDescendants: true });
  for (const served of [inGroup('', ''), inGroup('status ==', '-createdAt'), inGroup('owner ==', '')])
    expect(() => assertIndexed(served, declared)).not.toThrow();
  for (const other of [inGroup('status ==', ''), inGroup('kind ==', '-createdAt'), inGroup('', 'createdAt')])
    expect(() => assertIndexed(other, declared)).toThrow(/COLLECTION_GROUP/);
});

it('a query of all descendants is served by document names', () => {
  const everything = { collectionId: '', allDescendants: true };
  expect(() => assertIndexed(query('__name__ >', '__name__', everything), declared)).not.toThrow();
});
