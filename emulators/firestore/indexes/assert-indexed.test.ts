import { describe, expect, it } from 'vitest';
import { assertIndexed } from './assert-indexed';
import { DeclaredIndexes } from './declared';
import type { Filter, StructuredQuery } from './query';

const declared = DeclaredIndexes.parse({
  indexes: [
    index('COLLECTION', 'status', '-createdAt'),
    index('COLLECTION', 'kind', '-createdAt'),
    index('COLLECTION', 'tags[]', '-createdAt'),
    index('COLLECTION', 'city', 'name', '__name__'),
    index('COLLECTION_GROUP', 'status', '-createdAt'),
  ],
  fieldOverrides: [
    { collectionGroup: 'things', fieldPath: 'body', indexes: [] },
    {
      collectionGroup: 'things',
      fieldPath: 'owner',
      indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
    },
  ],
});

/** `-field` descends, `field[]` contains. */
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

function query(filter: string, orders: string, allDescendants = false): StructuredQuery {
  return {
    from: [{ collectionId: 'things', allDescendants }],
    ...(filter && { where: where(filter) }),
    orderBy: orders
      .split(' ')
      .filter(Boolean)
      .map((field) => ({
        field: { fieldPath: field.replace('-', '') },
        direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
      })),
  };
}

describe('a query in a collection', () => {
  it.each([
    ['', ''],
    ['', 'createdAt'],
    ['', '-createdAt __name__'],
    ['price >', ''],
    ['price >', '-price'],
    ['price == & status == & city in', ''],
    ['tags contains & status ==', ''],
    ['status ==', '-createdAt'],
    ['status ==', 'createdAt'],
    ['status in', '-createdAt'],
    ['status ==', 'status -createdAt'],
    ['status == & createdAt >', '-createdAt'],
    ['tags contains', '-createdAt'],
    ['status == & kind == & tags contains', '-createdAt'],
    ['status == | kind ==', '-createdAt'],
    ['', 'city name'],
    ['city ==', 'name'],
    ['', '-city -name'],
    ['status ==', '__name__'],
  ])('is served: where %j order by %j', (filter, orders) => {
    expect(() => assertIndexed(query(filter, orders), declared)).not.toThrow();
  });

  it.each([
    ['price ==', 'createdAt'],
    ['price == & status ==', '-createdAt'],
    ['status == & price >', ''],
    ['status !=', '-createdAt'],
    ['status == & createdAt >', 'name'],
    ['', 'city -name'],
    ['', 'name city'],
    ['name ==', 'city'],
    ['tags ==', '-createdAt'],
    ['status contains', '-createdAt'],
    ['status == | price ==', '-createdAt'],
    ['body ==', ''],
    ['', 'body'],
    ['owner ==', ''],
  ])('is refused: where %j order by %j', (filter, orders) => {
    expect(() => assertIndexed(query(filter, orders), declared)).toThrow(
      /^The query requires an index\. Declare it in firestore\.indexes\.json: \{"collectionGroup":"things"/,
    );
  });
});

describe('a query in a collection group', () => {
  it.each([
    ['', ''],
    ['status ==', '-createdAt'],
    ['owner ==', ''],
  ])('is served: where %j order by %j', (filter, orders) => {
    expect(() => assertIndexed(query(filter, orders, true), declared)).not.toThrow();
  });

  it.each([
    ['status ==', ''],
    ['kind ==', '-createdAt'],
    ['', 'createdAt'],
  ])('is refused: where %j order by %j', (filter, orders) => {
    expect(() => assertIndexed(query(filter, orders, true), declared)).toThrow(/COLLECTION_GROUP/);
  });
});
