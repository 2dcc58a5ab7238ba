import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageItems } from './page-items';
import { pageQuery, paginate, placeQuery } from './paging';

const Query = z.object(pageQuery(10));
const messageFor = (query: unknown) => Query.safeParse(query).error?.issues[0]?.message;

describe('pageQuery', () => {
  it('reads a query string, with defaults', () => {
    expect(Query.parse({})).toEqual({ page: 1, limit: 10 });
    expect(Query.parse({ page: '3', limit: '100' })).toEqual({ page: 3, limit: 100 });
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e9', 'Infinity'])('refuses page %j', (page) => {
    expect(messageFor({ page })).toBe('Page numbers start at 1');
  });

  it.each(['0', '101', '1000000', 'all'])('refuses limit %j', (limit) => {
    expect(messageFor({ limit })).toBe('Ask for between 1 and 100 entries at a time');
  });
});

describe('placeQuery', () => {
  const Place = z.object(placeQuery);

  it('reads a query string, and needs nothing of it', () => {
    expect(Place.parse({})).toEqual({});
    expect(Place.parse({ after: 'a_-1.2.x', skip: '3' })).toEqual({ after: 'a_-1.2.x', skip: 3 });
  });

  it.each(['after', 'before', 'at'])('takes as %s only what could be a cursor', (name) => {
    for (const cursor of ['', ' ', 'a/b', 'ü', 'x'.repeat(201)]) {
      expect(Place.safeParse({ [name]: cursor }).error?.issues[0]?.message).toBe('Invalid value');
    }
  });

  it.each(['-1', '1.5', 'x', '1e9', 'Infinity'])('refuses to skip %j', (skip) => {
    expect(Place.safeParse({ skip }).error?.issues[0]?.message).toBe('Invalid value');
  });
});

describe('paginate', () => {
  it.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
  ])('%i entries, ten to a page, are %i pages', (totalItems, totalPages) => {
    expect(paginate(totalItems, 10)).toEqual({ totalItems, totalPages });
  });
});

describe('pageItems', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, '…', 6]],
    [3, 6, [1, 2, 3, 4, '…', 6]],
    [4, 6, [1, '…', 3, 4, 5, 6]],
    [6, 6, [1, '…', 5, 6]],
    [50, 100, [1, '…', 49, 50, 51, '…', 100]],
  ])('on page %i of %i', (current, totalPages, items) => {
    expect(pageItems(current, totalPages)).toEqual(items);
  });
});
