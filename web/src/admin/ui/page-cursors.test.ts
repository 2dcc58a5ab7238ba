import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetCursors, wayTo } from './page-cursors';

const LIST = ['admin', 'messages', 'list'];
const ALL = { search: '', status: undefined };

let client: QueryClient;
let clock: number;
beforeEach(() => {
  client = new QueryClient();
  clock = 0;
});

/** A page as it was loaded, later than those before it. */
function load(
  page: number,
  { filter = ALL, totalItems = 1000 }: { filter?: object; totalItems?: number } = {},
) {
  const links = page > 1 ? { previous: `before-${page}` } : {};
  const pagination = { totalItems, totalPages: 100, next: `after-${page}`, ...links };
  clock += 1;
  client.setQueryData([...LIST, filter, page], { messages: [], pagination }, { updatedAt: clock });
}
const way = (page: number, filter: object = ALL) => wayTo({ client, queryKey: [...LIST, filter, page] });

describe('the way to a page', () => {
  it('is none to the first, and none where nothing is known', () => {
    expect(way(7)).toEqual({});
    load(2);
    expect(way(1)).toEqual({});
  });

  it.each([
    [11, { after: 'after-10', skip: 0 }],
    [13, { after: 'after-10', skip: 2 }],
    [17, { before: 'before-20', skip: 2 }],
    [19, { before: 'before-20', skip: 0 }],
    [90, { after: 'after-20', skip: 69 }],
    [3, { after: 'after-1', skip: 1 }],
  ])('to page %i is from the nearest of 1, 10 and 20', (page, expected) => {
    for (const known of [1, 10, 20]) load(known);
    expect(way(page)).toEqual(expected);
  });

  it('is where it began, to one that is loaded again', () => {
    load(10);
    expect(way(10)).toEqual({ at: 'before-10' });
  });

  it('is found among pages of the same list alone', () => {
    load(10, { filter: { search: '', status: 'new' } });
    load(11, { filter: { search: 'doors', status: undefined } });
    client.setQueryData(['admin', 'images', 'list', ALL, 12], {
      pagination: { totalItems: 1000, totalPages: 100, next: 'of-images' },
    });
    expect(way(12)).toEqual({});
    expect(way(12, { search: '', status: 'new' })).toEqual({ after: 'after-10', skip: 1 });
  });

  it('leads from no page of a list that has another length by now', () => {
    load(10);
    load(40, { totalItems: 1001 });
    expect(way(11)).toEqual({ before: 'before-40', skip: 28 });
  });
});

describe('a list that is to be loaded anew', () => {
  it('keeps where a page begins, and forgets where the others do', async () => {
    load(10);
    load(11);
    await client.invalidateQueries({ queryKey: LIST });
    expect(way(11)).toEqual({ at: 'before-11' });
    expect(way(12)).toEqual({});
    load(11);
    expect(way(12)).toEqual({ after: 'after-11', skip: 0 });
  });

  it('keeps nothing where an entry was added, but what the pages show', () => {
    load(10);
    client.setQueryData(['admin', 'dashboard'], { total: 3 });
    forgetCursors(client, ['admin']);
    expect(way(10)).toEqual({});
    expect(way(11)).toEqual({});
    expect(client.getQueryData([...LIST, ALL, 10])).toEqual({
      messages: [],
      pagination: { totalItems: 1000, totalPages: 100 },
    });
    expect(client.getQueryData(['admin', 'dashboard'])).toEqual({ total: 3 });
  });
});
