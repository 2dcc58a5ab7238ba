import { type AdminPost, ERROR_MESSAGES } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { describe, expect, it } from 'vitest';
import { startAdminApi } from '../testing/admin-api';
import { aStoredImage, identicalDocuments, minutesBefore, RESPONSIVE_IMAGE, store } from '../testing/content';
import { documentsRead } from '../testing/reads';

const { suite, send } = await startAdminApi({ name: 'admin-blog-list', path: '/api/admin/blog-posts' });

interface PostList {
  posts: AdminPost[];
  pagination: { totalItems: number; totalPages: number; total: number };
}

/** Reads of every request: the revocation check of the session. */
const SESSION_READS = 1;

const get = (below = '') => send('GET', below);
async function list(query = ''): Promise<PostList> {
  const { status, body } = await get(query);
  expect(status).toBe(200);
  return body as PostList;
}
const idsOf = ({ posts }: PostList) => posts.map(({ id }) => id);

const shown = {
  id: 'd0',
  title: 'Glass and heat',
  excerpt: 'What a coating does.',
  content: '<p>What a coating does, at length.</p>',
  category: 'Trends',
  author: 'Admin',
  date: '2026-03-01T12:00:00.000Z',
  published: true,
  version: expect.any(String),
  arabic: 'pending',
};

describe('the list', () => {
  it('has drafts and published posts, newest first by their date', async () => {
    await store.posts(suite.db, [
      { date: minutesBefore(30) },
      { published: false },
      { picture: aStoredImage() },
    ]);
    const posts = await list();
    expect(posts.pagination).toEqual({ totalItems: 3, totalPages: 1, total: 3 });
    expect(posts.posts).toEqual([
      { ...shown, id: 'd1', date: '2026-03-01T11:59:00.000Z', published: false },
      { ...shown, id: 'd2', date: '2026-03-01T11:58:00.000Z', ...RESPONSIVE_IMAGE },
      { ...shown, date: '2026-03-01T11:30:00.000Z' },
    ]);
  });

  it('has pages of ten, and reads no more than the page', async () => {
    for (const [total, totalPages] of [
      [0, 0],
      [1, 1],
      [10, 1],
      [11, 2],
      [21, 3],
    ] as const) {
      await store.posts(suite.db, identicalDocuments(total));
      const found: string[] = [];
      for (let page = 1; page <= Math.max(totalPages, 1); page++) {
        let posts: PostList | undefined;
        const reads = await documentsRead(async () => {
          posts = await list(`?page=${page}`);
        });
        expect(posts?.pagination).toMatchObject({ totalItems: total, totalPages, total });
        expect(posts?.posts.length).toBe(Math.min(10, total - found.length));
        if (page === 1 || page === totalPages) expect(reads).toBe(SESSION_READS + (posts?.posts.length ?? 0));
        found.push(...idsOf(posts as PostList));
      }
      expect(found).toEqual(identicalDocuments(total).map((_, index) => `d${index}`));
      expect(idsOf(await list(`?page=${totalPages + 1}`))).toEqual([]);
    }
  });

  it('omits an invalid post and logs its path', async () => {
    await store.posts(suite.db, identicalDocuments(2));
    await suite.db.doc('posts/d0').update({ published: 'yes' });
    expect(idsOf(await list())).toEqual(['d1']);
    expect(logger.error).toHaveBeenCalledWith('document invalid', {
      path: 'posts/d0',
      fields: ['published'],
    });
    expect(await get('/d0')).toMatchObject({ status: 404, body: { message: ERROR_MESSAGES.postNotFound } });
  });

  it('explains why it rejects a page', async () => {
    expect(await get('?page=0')).toMatchObject({
      status: 400,
      body: { message: ERROR_MESSAGES.pageInvalid },
    });
    expect(await get('?limit=101')).toMatchObject({
      status: 400,
      body: { message: ERROR_MESSAGES.limitInvalid },
    });
  });
});

it('returns one post, published or not', async () => {
  await store.posts(suite.db, [{}, { published: false }]);
  expect((await get('/d0')).body).toEqual(shown);
  expect((await get('/d1')).body).toMatchObject({ id: 'd1', published: false });
  expect(await get('/absent')).toMatchObject({ status: 404, body: { message: ERROR_MESSAGES.postNotFound } });
});
