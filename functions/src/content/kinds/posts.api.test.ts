import { type EndpointResponse, ERROR_MESSAGES, foldSearch, type listPosts } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/admin-api';
import {
  aStoredImage,
  identicalDocuments,
  minutesBefore,
  RESPONSIVE_IMAGE,
  store,
} from '../../testing/content';
import { startCleanSuite } from '../../testing/emulators';
import { documentsRead } from '../../testing/reads';

const suite = await startCleanSuite('blog');

type PostList = EndpointResponse<typeof listPosts>;

const get = (path: string) => suite.send('GET', `/api/blog${path}`);
const list = async (query = '') => bodyOf<PostList>(await get(query));
const idsOf = ({ posts }: PostList) => posts.map(({ id }) => id);

const summary = { title: 'Glass and heat', excerpt: 'What a coating does.', category: 'Trends' };

/** Categories and company, which an instance caches. */
const BLOCKS = 2;

it('the list and each post are as in the contract, newest first by date, and show no name of an editor', async () => {
  const editedAt = (at: string) => ({ edited: { by: 'Noor', at: new Date(at), key: 'k' } });
  const picture = aStoredImage();
  await store.posts(suite.db, [
    { date: minutesBefore(30) },
    { ...editedAt('2026-03-01T11:59:01Z'), picture, contentPictures: [picture] },
    editedAt('2026-02-01T12:00:00Z'),
    { published: false },
  ]);
  const edited = { ...summary, id: 'd1', date: '2026-03-01T11:59:00.000Z', ...RESPONSIVE_IMAGE };
  const editedBefore = { ...summary, id: 'd2', date: '2026-03-01T11:58:00.000Z' };
  const oldest = { ...summary, id: 'd0', date: '2026-03-01T11:30:00.000Z' };
  expect((await list()).posts).toEqual([edited, editedBefore, oldest]);
  const details = { author: 'Admin', content: '<p>What a coating does, at length.</p>' };
  const [contentPictures, modified] = [[RESPONSIVE_IMAGE], '2026-03-01T11:59:01.000Z'];
  expect((await get('/d1')).body).toEqual({ ...edited, ...details, contentPictures, modified });
  expect((await get('/d2')).body).toEqual({ ...editedBefore, ...details, contentPictures: [] });
  expect(await documentsRead(() => get('/d1'))).toBe(1);
  // A draft is indistinguishable from a missing post.
  const missing = { status: 404, body: { message: ERROR_MESSAGES.postNotFound } };
  for (const path of ['/d3', '/absent']) {
    const { status, body } = await get(path);
    expect({ status, body }, path).toEqual(missing);
  }
});

describe('the list', () => {
  it('has all words of the texts in both languages for a search, folded and each once, without more reads', async () => {
    const filler = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(' ');
    const content =
      '<h2>Low-E Glass</h2><p>A thermal&nbsp;break, a <strong>Break</strong> &amp; أَلمنيوم</p>' +
      `<p>${filler} lastword</p><p>alu<b>mini</b>um m<sup>2</sup></p><ul><li>one</li><li>two</li></ul>`;
    const text = '<p>زجاج معزول</p>';
    const translations = { content: { text, by: 'machine' as const, of: 'x' } };
    await store.posts(suite.db, [{ content, translations }]);
    const [plain] = (await list()).posts;
    expect(plain).not.toHaveProperty('words');
    const [post] = (await list('?words=yes&limit=100')).posts;
    const words = post?.words?.split(' ') ?? [];
    expect(new Set(words).size).toBe(words.length);
    const ofParts = ['word3999', 'lastword', 'aluminium', 'm2', 'one', 'two'];
    expect(words).toEqual(expect.arrayContaining(ofParts));
    for (const word of ['thermal', 'break', 'glass', 'المنيوم', 'زجاج', 'معزول'])
      expect(words.join(' '), word).toContain(foldSearch(word));
    expect(post?.words).not.toMatch(/[<>&]|nbsp|strong/);
    expect({ ...post, words: undefined }).toEqual({ ...plain, words: undefined });
    expect(await documentsRead(() => list('?words=yes&limit=100'))).toBe(await documentsRead(() => list()));
    expect((await get('?words=no')).status).toBe(400);
  });

  it('filters by category, in any spelling, and by a suggested one in Arabic', async () => {
    const categories = ['Trends', 'أخبار', 'Trends', 'Tips & Tricks', 'Qatar 2030', 'Company News'];
    const posts = categories.map((category) => ({ category }));
    await store.posts(suite.db, posts);
    for (const [category, ...ids] of [
      ['Trends', 'd0', 'd2'],
      ['أخبار', 'd1'],
      ['Tips & Tricks', 'd3'],
      ['qatar 2030', 'd4'],
      ['COMPANY NEWS', 'd5'],
      ['أخبار الشركة', 'd5'],
      ['absent'],
    ]) {
      const matches = await list(`?category=${encodeURIComponent(category ?? '')}`);
      expect([category, ...idsOf(matches)]).toEqual([category, ...ids]);
      expect(matches.pagination.totalItems).toBe(ids.length);
    }
  });

  it('names the custom categories of all published posts on each page, and reads a post for each', async () => {
    const translations = { category: { text: 'قطر', by: 'person', of: 'Qatar 2030' } } as const;
    const qatar = { category: 'Qatar 2030', translations };
    const otherPosts = [qatar, qatar, { category: 'أخبار' }, { category: 'Draft', published: false }];
    await store.posts(suite.db, [...identicalDocuments(12), ...otherPosts]);
    const customCategories = [
      { category: 'Qatar 2030', translations: { ar: { category: 'قطر' } } },
      { category: 'أخبار' },
    ];
    for (const query of ['', '?page=2', '?category=Trends', '?category=absent'])
      expect(await list(query)).toMatchObject({ customCategories });
    expect(await documentsRead(() => list('?limit=1'))).toBe(1 + customCategories.length + BLOCKS);
  });
});
