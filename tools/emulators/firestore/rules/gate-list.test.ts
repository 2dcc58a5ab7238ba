import { describe, expect, it } from 'vitest';
import { gateOf, int, isDenied, nameOf, ROOT, string } from '../testing/gate';
import type { RulesQuery } from './gate';
import type { Filter } from './query-constraints';
import type { WireValue } from './wire-value';

const filter = (fieldPath: string, op: string, value: WireValue): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const equal = (fieldPath: string, value: WireValue) => filter(fieldPath, 'EQUAL', value);
const isOneOf = (fieldPath: string, ...values: WireValue[]) =>
  filter(fieldPath, 'IN', { arrayValue: { values } });
const join = (op: string, ...filters: Filter[]): Filter => ({ compositeFilter: { op, filters } });
const shown = equal('shown', { booleanValue: true });
const byAnn = equal('author', string('ann'));

describe('a query', () => {
  const mayList = (condition: string, where?: Filter, more: Partial<RulesQuery> = {}) => {
    const query = { from: [{ collectionId: 'posts' }], ...(where && { where }), ...more };
    const gate = gateOf(`match /posts/{post} { allow list: if ${condition}; }`);
    return !isDenied(() => gate.list(ROOT, query));
  };
  const SHOWN = 'resource.data.shown == true';
  const OWN = `${SHOWN} || resource.data.author == request.auth.uid`;

  it.each([
    ['without filters', SHOWN, undefined, false],
    ['with the filter that the rule requires', SHOWN, shown, true],
    ['with another value', SHOWN, equal('shown', { booleanValue: false }), false],
    ['with more filters', SHOWN, join('AND', shown, filter('n', 'GREATER_THAN', int(1))), true],
    ['with only an inequality', SHOWN, filter('shown', 'NOT_EQUAL', { booleanValue: false }), false],
    ['with one of the filters that the rule allows', OWN, byAnn, true],
    ['with alternatives that are all allowed', OWN, join('OR', shown, byAnn), true],
    [
      'with an alternative that is not allowed',
      OWN,
      join('OR', shown, equal('author', string('bob'))),
      false,
    ],
    ['with an alternative on another field', OWN, join('OR', shown, filter('n', 'LESS_THAN', int(1))), false],
    [
      'with values that are all allowed',
      "resource.data.a in ['x', 'y']",
      isOneOf('a', string('x'), string('y')),
      true,
    ],
    [
      'with a value that is not allowed',
      "resource.data.a in ['x', 'y']",
      isOneOf('a', string('x'), string('z')),
      false,
    ],
    ['with no value at all', 'true', isOneOf('a'), false],
    ['with a field in a map', 'resource.data.a.b == 1', equal('a.b', int(1)), true],
    ['with a field name with a dot', "resource.data['a.b'] == 1", equal('`a.b`', int(1)), true],
    [
      'with a dotted name that is not a field in a map',
      'resource.data.a.b == 1',
      equal('`a.b`', int(1)),
      false,
    ],
    [
      'with the name of a document',
      "post == 'one'",
      equal('__name__', { referenceValue: nameOf('posts/one') }),
      false,
    ],
  ])('%s', (_name, condition, where, expected) => expect(mayList(condition, where)).toBe(expected));

  it('exposes its limit and offset to the rules', () => {
    const few = 'request.query.limit <= 10 && request.query.offset == 5';
    expect(mayList(few, undefined, { limit: { value: 10 }, offset: 5 })).toBe(true);
    expect(mayList(few, undefined, { limit: { value: 11 }, offset: 5 })).toBe(false);
    expect(mayList('request.query.limit <= 10')).toBe(false);
  });

  it('of a collection group is not covered by the rules of one collection', () => {
    expect(mayList('true', undefined, { from: [{ collectionId: 'posts', allDescendants: true }] })).toBe(
      false,
    );
    expect(mayList('true', undefined, { from: [{ collectionId: 'other' }] })).toBe(false);
    const both = [{ collectionId: 'posts' }, { collectionId: 'other' }];
    expect(mayList('true', undefined, { from: both })).toBe(false);
    expect(mayList('true', undefined, { from: [{ allDescendants: true }] })).toBe(false);
  });
});
