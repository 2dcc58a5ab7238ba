import { describe, expect, it } from 'vitest';
import { completeQuery } from './complete-query';
import type { Filter } from './structured-query';

const field = (fieldPath: string) => ({ fieldPath });
const compare = (fieldPath: string, op: string, ...values: object[]): Filter => ({
  fieldFilter: { field: field(fieldPath), op, value: { arrayValue: { values } } },
});
const either = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'OR', filters } });
const both = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } });
const is = (fieldPath: string, op: string): Filter => ({ unaryFilter: { field: field(fieldPath), op } });
const present = (fieldPath: string) => either(is(fieldPath, 'IS_NULL'), is(fieldPath, 'IS_NOT_NULL'));

describe('completeQuery', () => {
  it('adds the whole order of the results, and requires its fields to exist', () => {
    const query = {
      where: compare('price', 'GREATER_THAN'),
      orderBy: [{ field: field('at'), direction: 'DESCENDING' }],
    };
    expect(completeQuery(query)).toEqual({
      where: both(compare('price', 'GREATER_THAN'), present('at'), present('price')),
      orderBy: ['at', 'price', '__name__'].map((each) => ({ field: field(each), direction: 'DESCENDING' })),
    });
  });

  it('expands IN into alternatives at any depth', () => {
    const [one, two] = [{ integerValue: '1' }, { integerValue: '2' }];
    const equal = (value: object) => ({ fieldFilter: { field: field('n'), op: 'EQUAL', value } });
    const where = either(compare('n', 'IN', one, two), is('n', 'IS_NULL'));
    expect(completeQuery({ where }).where).toEqual(
      both(either(either(equal(one), equal(two)), is('n', 'IS_NULL'))),
    );
  });

  it('limits != to documents that have the field, with a value other than null', () => {
    const where = compare('n', 'NOT_EQUAL');
    expect(completeQuery({ where }).where).toEqual(both(both(where, is('n', 'IS_NOT_NULL')), present('n')));
  });

  it('leaves everything else unchanged', () => {
    const query = { from: [{ collectionId: 'things' }], limit: { value: 3 } };
    expect(completeQuery(query)).toMatchObject(query);
    expect(completeQuery(query)).not.toHaveProperty('where');
  });
});

describe('a query with too many alternatives is rejected', () => {
  const values = (count: number) => Array.from({ length: count }, (_, n) => ({ integerValue: `${n}` }));
  it.each([
    ['a long list', compare('n', 'IN', ...values(31))],
    ['lists side by side', either(compare('n', 'IN', ...values(16)), compare('m', 'IN', ...values(15)))],
    [
      'lists multiplied',
      both(compare('n', 'IN', ...values(6)), compare('m', 'ARRAY_CONTAINS_ANY', ...values(6))),
    ],
  ])('%s', (_name, where) => {
    expect(() => completeQuery({ where })).toThrow(/at most 30 alternatives/);
  });
});
