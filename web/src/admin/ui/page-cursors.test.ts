import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { cursorTo, forgetCursors } from './page-cursors';

const LIST = ['admin', 'messages', 'list'];
const ALL = { search: '', status: undefined };

let client: QueryClient;
let clock: number;
beforeEach(() => {
  client = new QueryClient();
  clock = 0;
});

/** A loaded page, later than the previous ones. */
function load(
  page: number,
  { filter = ALL, totalItems = 1000 }: { filter?: object; totalItems?: number } = {},
) {
  const links = page > 1 ? { previous: `before-${page}` } : {};
  const pagination = { totalItems, totalPages: 100, next: `after-${page}`, ...links };
  clock += 1;
  client.setQueryData([...LIST, filter, page], { messages: [], pagination }, { updatedAt: clock });
}
const way = (page: number, filter: object = ALL) => cursorTo({ client, queryKey: [...LIST, filter, page] });

describe('the access path to a page', () => {
  it('is empty for the first page, and without loaded pages', () => {
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
    // The page itself is reloaded.
    [10, { at: 'before-10' }],
  ])('to page %i starts from the nearest of 1, 10 and 20', (page, expected) => {
    for (const known of [1, 10, 20]) load(known);
    expect(way(page)).toEqual(expected);
  });

  it('uses pages of the same list only', () => {
    load(10, { filter: { search: '', status: 'new' } });
    load(11, { filter: { search: 'doors', status: undefined } });
    client.setQueryData(['admin', 'images', 'list', ALL, 12], {
      pagination: { totalItems: 1000, totalPages: 100, next: 'of-images' },
    });
    expect(way(12)).toEqual({});
    expect(way(12, { search: '', status: 'new' })).toEqual({ after: 'after-10', skip: 1 });
  });

  it('ignores pages of a list whose length has changed', () => {
    load(10);
    load(40, { totalItems: 1001 });
    expect(way(11)).toEqual({ before: 'before-40', skip: 28 });
  });
});

describe('an invalidated list', () => {
  it("keeps the shown page's first position and drops the others", async () => {
    load(10);
    load(11);
    await client.invalidateQueries({ queryKey: LIST });
    expect(way(11)).toEqual({ at: 'before-11' });
    expect(way(12)).toEqual({});
    load(11);
    expect(way(12)).toEqual({ after: 'after-11', skip: 0 });
  });

  it('keeps the shown entries but no cursors after an addition', () => {
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
