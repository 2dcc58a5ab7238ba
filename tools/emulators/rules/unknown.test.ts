import { describe, expect, it } from 'vitest';
import { fromJson } from './request';
import { isAllowed } from './testing/evaluate-rules';
import { PartialMap, UNKNOWN } from './values/value';

describe('an unknown field of the documents of a query', () => {
  const data = new PartialMap([
    ['shown', true],
    ['author', 'ann'],
    ['in', new PartialMap([['deep', 1n]])],
  ]);
  const request = {
    method: 'list' as const,
    resource: new PartialMap([['data', data]]),
    request: fromJson({ auth: { uid: 'ann' }, query: { limit: 10 } }),
  };
  const lists = (condition: string) =>
    isAllowed(`match /posts/{post} { allow list: if ${condition}; }`, ['posts', UNKNOWN], request);

  it.each([
    'resource.data.shown',
    'resource.data.shown == true',
    'resource.data.author == request.auth.uid',
    "resource.data.other == 'x' || resource.data.shown",
    "!(resource.data.other == 'x' && resource.data.author == 'bob')",
    "'shown' in resource.data && resource.data['author'] in ['ann', 'bob']",
    "resource.data.get('shown', false) && resource.data.get(['in', 'deep'], 0) == 1",
    'resource != null && resource.data is map',
    'request.query.limit <= 10',
  ])('does not matter for %s', (condition) => expect(lists(condition)).toBe(true));

  it.each([
    'resource.data.other == 1',
    'resource.data.other != 1',
    '!(resource.data.other == 1)',
    'resource.data.other == 1 || resource.data.other != 1',
    "!('other' in resource.data)",
    "resource.data.get('other', true)",
    "resource.data.get(['in', 'other'], true)",
    "resource.data.keys().hasOnly(['shown', 'author', 'in'])",
    'resource.data.size() < 100',
    "resource.data != {'shown': true}",
    'resource.data.other == null',
    'resource.data.other is string',
    "!('x' in resource.data.other)",
    '!([resource.data.other] == [1])',
    'math.abs(resource.data.other) >= 0',
    'resource.data.other ? true : true',
    "post != 'secret'",
    'request.query.limit < 10',
    'request.query.offset == null',
    'resource.data.author == "bob"',
  ])('denies %s', (condition) => expect(lists(condition)).toBe(false));
});
