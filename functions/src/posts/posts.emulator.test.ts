import { type CustomCategory, ERROR_MESSAGES, type Post, type PostSummary } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStoredImage, identicalDocuments, minutesBefore, RESPONSIVE_IMAGE, store } from '../testing/content';
import { type Suite, startSuite } from '../testing/emulators';
import { documentsRead } from '../testing/reads';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('blog');
});
afterAll(() => suite.stop());
beforeEach(() => suite.clear());

interface PostList {
  posts: PostSummary[];
  pagination: { totalItems: number; totalPages: number; next?: string };
  customCategories: CustomCategory[];
}

const get = (path: string) => suite.send('GET', `/api/blog${path}`);
async function list(query = ''): Promise<PostList> {
  const { status, body } = await get(query);
  expect(status).toBe(200);
  return body as PostList;
}
const idsOf = ({ posts }: PostList) => posts.map(({ id }) => id);

const summary = {
  id: 'd0',
  title: 'Glass and heat',
  excerpt: 'What a coating does.',
  category: 'Trends',
  date: '2026-03-01T12:00:00.000Z',
};

describe('the list', () => {
  it('is empty without posts', async () => {
    expect(await list()).toEqual({
      posts: [],
      pagination: { totalItems: 0, totalPages: 0 },
      customCategories: [],
    });
  });

  it('returns posts as in the contract, without their content', async () => {
    await store.posts(suite.db, [{}, { picture: aStoredImage() }]);
    expect((await list()).posts).toEqual([
      summary,
      { ...summary, id: 'd1', date: '2026-03-01T11:59:00.000Z', ...RESPONSIVE_IMAGE },
    ]);
  });

  it('is sorted newest first by date, not by creation', async () => {
    await store.posts(suite.db, [{ date: minutesBefore(30) }, {}, { createdAt: minutesBefore(-60) }]);
    expect(idsOf(await list())).toEqual(['d1', 'd2', 'd0']);
  });

  it('filters by category, including custom ones', async () => {
    await store.posts(suite.db, [{}, { category: 'أخبار' }, {}, { category: 'Tips & Tricks' }]);
    expect(idsOf(await list('?category=Trends'))).toEqual(['d0', 'd2']);
    expect(idsOf(await list(`?category=${encodeURIComponent('أخبار')}`))).toEqual(['d1']);
    expect(await list('?category=Tips+%26+Tricks')).toMatchObject({ pagination: { totalItems: 1 } });
    expect(await list('?category=absent')).toMatchObject({ posts: [], pagination: { totalItems: 0 } });
  });

  it('filters by a category in any spelling, and by a suggested one in Arabic', async () => {
    await store.posts(suite.db, [{}, { category: 'Qatar 2030' }, { category: 'Company News' }]);
    for (const [spelling, id] of [
      ['company%20news', 'd2'],
      ['COMPANY+NEWS', 'd2'],
      [encodeURIComponent('أخبار الشركة'), 'd2'],
      ['qatar+2030', 'd1'],
    ] as const)
      expect([spelling, ...idsOf(await list(`?category=${spelling}`))]).toEqual([spelling, id]);
  });

  it('names the custom categories of all published posts on each page, with their translations', async () => {
    const translations = { category: { text: 'قطر', by: 'person', of: 'Qatar 2030' } } as const;
    await store.posts(suite.db, [
      ...identicalDocuments(12),
      { category: 'Qatar 2030', translations },
      { category: 'أخبار' },
      { category: 'Draft', published: false },
    ]);
    const customCategories = [
      { category: 'Qatar 2030', translations: { ar: { category: 'قطر' } } },
      { category: 'أخبار' },
    ];
    for (const query of ['', '?page=2', '?category=Trends', '?category=absent'])
      expect(await list(query)).toMatchObject({ customCategories });
  });

  it('reads a post for each custom category, however many posts have it', async () => {
    const custom = ['Qatar 2030', 'أخبار', 'Glass'];
    for (const each of [1, 9]) {
      const posts = custom.flatMap((category) => Array.from({ length: each }, () => ({ category })));
      await store.posts(suite.db, [...identicalDocuments(1), ...posts]);
      expect(await documentsRead(() => list('?limit=1'))).toBe(1 + custom.length);
    }
  });

  it('neither returns, counts nor reads drafts', async () => {
    await store.posts(suite.db, [{ published: false }, {}, { published: false }]);
    const posts = await list();
    expect(idsOf(posts)).toEqual(['d1']);
    expect(posts.pagination).toEqual({ totalItems: 1, totalPages: 1 });
    expect(await documentsRead(() => list())).toBe(1);
  });

  it('omits an invalid post and logs its path', async () => {
    await store.posts(suite.db, identicalDocuments(3));
    await suite.db.doc('posts/d1').update({ title: null, date: '2026' });
    expect(idsOf(await list()).sort()).toEqual(['d0', 'd2']);
    expect(logger.error).toHaveBeenCalledWith('document invalid', {
      path: 'posts/d1',
      fields: ['title', 'date'],
    });
    expect(await get('/d1')).toMatchObject({ status: 404, body: { message: ERROR_MESSAGES.postNotFound } });
  });
});

describe('pages', () => {
  it('have twelve posts', async () => {
    for (const [stored, totalPages] of [
      [11, 1],
      [12, 1],
      [13, 2],
      [24, 2],
      [25, 3],
    ] as const) {
      await store.posts(suite.db, identicalDocuments(stored));
      const first = await list();
      expect(first.pagination).toMatchObject({ totalItems: stored, totalPages });
      expect(first.posts).toHaveLength(Math.min(stored, 12));
      expect('next' in first.pagination).toBe(totalPages > 1);
      expect(idsOf(await list(`?page=${totalPages}`)).at(-1)).toBe(`d${stored - 1}`);
      expect(await list(`?page=${totalPages + 1}`)).toMatchObject({ posts: [] });
    }
  });

  it.each(['', '&category=Trends'])(
    'lead from one to the next by cursors, reading nothing twice: %s',
    async (filter) => {
      await store.posts(suite.db, [
        ...identicalDocuments(7),
        { published: false },
        { category: 'Projects' },
        ...identicalDocuments(3),
      ]);
      const total = filter ? 10 : 11;
      const found: string[] = [];
      let after = '';
      for (let page = 1; page <= 4; page++) {
        const query = `?limit=3&page=${page}${after}${filter}`;
        let posts: PostList | undefined;
        const reads = await documentsRead(async () => {
          posts = await list(query);
        });
        found.push(...idsOf(posts as PostList));
        expect(reads).toBe(page < 4 ? 3 : total - 9);
        expect(posts?.pagination.totalItems).toBe(total);
        after = `&after=${posts?.pagination.next}`;
      }
      expect(after).toBe('&after=undefined');
      expect(new Set(found).size).toBe(total);
      const wanted = await list(`?limit=100${filter}`);
      expect(found).toEqual(idsOf(wanted));
    },
  );

  it('far from the start are reached from the nearer end, with and without a category', async () => {
    await store.posts(suite.db, identicalDocuments(26));
    for (const filter of ['', '&category=Trends']) {
      expect(idsOf(await list(`?limit=5&page=5${filter}`))).toEqual(['d20', 'd21', 'd22', 'd23', 'd24']);
      expect(await documentsRead(() => list(`?limit=5&page=5${filter}`))).toBe(6);
      expect(await documentsRead(() => list(`?limit=5&page=6${filter}`))).toBe(1);
      expect(await documentsRead(() => list(`?limit=5&page=1000000${filter}`))).toBe(0);
    }
  });

  it('have every post once, even with equal dates', async () => {
    const date = minutesBefore(0);
    await store.posts(
      suite.db,
      Array.from({ length: 9 }, () => ({ date })),
    );
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?limit=3&page=${page}`)));
    expect(pages.flatMap(idsOf)).toEqual(['d8', 'd7', 'd6', 'd5', 'd4', 'd3', 'd2', 'd1', 'd0']);
  });

  it('explains why it rejects a page, a cursor or a category', async () => {
    for (const [query, message] of [
      ['?page=0', ERROR_MESSAGES.pageInvalid],
      ['?limit=101', ERROR_MESSAGES.limitInvalid],
      ['?category=', ERROR_MESSAGES.categoryUnknown],
      ['?after=', ERROR_MESSAGES.invalidValue],
      ['?after=garbage', ERROR_MESSAGES.invalidValue],
      ['?after=1772366400.0.__x__', ERROR_MESSAGES.invalidValue],
      ['?after=%00', ERROR_MESSAGES.invalidValue],
      [`?after=${'1'.repeat(201)}`, ERROR_MESSAGES.invalidValue],
    ] as const) {
      expect(await get(query), query).toMatchObject({ status: 400, body: { message } });
    }
  });
});

describe('a post', () => {
  it('is returned with its content and its author', async () => {
    await store.posts(suite.db, [{ picture: aStoredImage(), contentPictures: [aStoredImage()] }]);
    const post: Post = {
      ...summary,
      ...RESPONSIVE_IMAGE,
      author: 'Admin',
      content: '<p>What a coating does, at length.</p>',
      contentPictures: [RESPONSIVE_IMAGE],
    };
    expect((await get('/d0')).body).toEqual(post);
    expect(await documentsRead(() => get('/d0'))).toBe(1);
  });

  it('that is a draft is indistinguishable from a missing one', async () => {
    await store.posts(suite.db, [{ published: false }]);
    const [draft, absent] = await Promise.all([get('/d0'), get('/absent')]);
    expect(draft).toMatchObject({ status: 404, body: { message: ERROR_MESSAGES.postNotFound } });
    expect(draft.body).toEqual(absent.body);
  });
});
