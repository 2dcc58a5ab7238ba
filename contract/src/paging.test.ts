import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cursorQuery, pageQuery, paginate } from './paging';

const PageQuery = z.object(pageQuery(10));
const messageFor = (query: unknown) => PageQuery.safeParse(query).error?.issues[0]?.message;

it('pageQuery parses a query string', () => {
  expect(PageQuery.parse({ page: '3', limit: '100' })).toEqual({ page: 3, limit: 100 });
});

it.each(['0', '-1', '1.5', 'x', '', '1e9', 'Infinity'])('pageQuery rejects page %j', (page) => {
  expect(messageFor({ page })).toBe('Page numbers start at 1');
});

it.each(['0', '101', '1000000', 'all'])('pageQuery rejects limit %j', (limit) => {
  expect(messageFor({ limit })).toBe('Ask for between 1 and 100 entries at a time');
});

describe('cursorQuery', () => {
  const Query = z.object(cursorQuery);

  it('parses a query string, all parameters optional', () => {
    expect(Query.parse({})).toEqual({});
    expect(Query.parse({ after: 'a_-1.2.x', skip: '3' })).toEqual({ after: 'a_-1.2.x', skip: 3 });
  });

  it.each(['after', 'before', 'at'])('accepts only a well-formed cursor as %s', (name) => {
    for (const cursor of ['', ' ', 'a/b', 'ü', 'x'.repeat(201)]) {
      expect(Query.safeParse({ [name]: cursor }).error?.issues[0]?.message).toBe('Invalid value');
    }
  });

  it.each(['-1', '1.5', 'x', '1e9', 'Infinity'])('rejects skip %j', (skip) => {
    expect(Query.safeParse({ skip }).error?.issues[0]?.message).toBe('Invalid value');
  });
});

it.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
])('paginate divides %i items, ten per page, into %i pages', (totalItems, totalPages) => {
  expect(paginate(totalItems, 10)).toEqual({ totalItems, totalPages });
});
