import { ERROR_MESSAGES, type Post } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { keyAt, toResponsiveImage } from '../../media/stored-media';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import {
  aStoredImage,
  mediaUsages,
  minutesBefore,
  RESPONSIVE_IMAGE,
  store,
  storeMediaFile,
} from '../../testing/content';
import { entriesOf, posts } from '../../testing/entries';
import { anImageFile, isServed } from '../../testing/images';
import { EDITED, endHistory, revisionOf } from '../../testing/stored';

const villa = await anImageFile('Sea villa.png', 600, 400);
const pool = await anImageFile('pool.png', 500, 300);
/** In Doha it is already the 2nd. */
const NOW = '2026-03-01T21:30:00.000Z';

const api = await startAdminApi({
  name: 'admin-blog',
  path: '/api/admin',
  changes: { clock: () => new Date(NOW) },
});
const { suite, send } = api;
const { list, create, change, remove, correct } = entriesOf(api, posts);
const publish = (id: string, published: boolean) =>
  send('PATCH', `/blog-posts/${id}/publish`, { body: { published } });
const onBlog = (id: string) => suite.send('GET', `/api/blog/${id}`);
/** A media file in a text, used by the image library. */
async function inText(key: string): Promise<string> {
  await storeMediaFile(suite.db, aStoredImage({ key }), ['images/i0']);
  return `<img src="/media/${key}/960.webp">`;
}

it('a new post is a draft by the administrator, dated now, with a sanitized text, until it is published', async () => {
  const content = '<p onclick="alert(1)">At length.</p><script>alert(1)</script>';
  const post = await create({ content, date: '2026-03-02' });
  expect(post).toEqual({
    ...posts.draft,
    id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
    content: '<p dir="auto">At length.</p>',
    date: NOW,
    author: 'Admin',
    published: false,
    version: expect.any(String),
    edited: { ...EDITED, at: NOW },
    arabic: 'machine',
  });
  expect((await onBlog(post.id)).status).toBe(404);
  const published = { ...post, published: true, version: expect.any(String) };
  expect(bodyOf(await publish(post.id, true))).toEqual(published);
  expect((await onBlog(post.id)).status).toBe(200);
  expect(bodyOf(await publish(post.id, false))).toMatchObject({ published: false });
  expect((await onBlog(post.id)).status).toBe(404);
  const missing = { status: 404, body: { message: ERROR_MESSAGES.postNotFound } };
  expect(await publish('absent', true)).toMatchObject(missing);
});

it('a new post stores its fields, and can be published at once', async () => {
  const fields = { author: 'Mariam', category: 'أخبار', published: true, date: '2026-02-14' };
  const post = await create(fields, [villa]);
  const picture = { width: 600, height: 400 };
  expect(post).toMatchObject({ ...fields, date: '2026-02-14T09:00:00.000Z', picture });
  const { version: _version, edited, published: _published, arabic: _arabic, ...saved } = post;
  // Its category is Arabic, so the fake has translated in both directions.
  const { translations, ...shown } = bodyOf<Post>(await onBlog(post.id));
  expect(translations).toMatchObject({ ar: { title: 'Glass' }, en: { category: 'أخبار' } });
  expect(shown).toEqual({ ...saved, contentPictures: [], modified: edited?.at });
});

it('a category is stored as it is suggested or as another post has it, and may change its spelling', async () => {
  const { id } = await create({ category: 'qatar 2030' });
  expect(await change(id, { category: 'Qatar 2030' })).toMatchObject({ category: 'Qatar 2030' });
  for (const [name, category] of [
    ['company news', 'Company News'],
    ['أخبار الشركه', 'Company News'],
    ['QATAR  ٢٠٣٠', 'Qatar 2030'],
    ['Qatar 2031', 'Qatar 2031'],
  ]) {
    const post = await create({ category: 'Trends' });
    expect([name, (await change(post.id, { category: name })).category]).toEqual([name, category]);
    expect([name, (await create({ category: name })).category]).toEqual([name, category]);
  }
  expect(await change(id, { category: 'QATAR 2030' })).toMatchObject({ category: 'Qatar 2030' });
});

describe('the images in a text', () => {
  it('are used by the post, and served at all their widths, while its text contains them', async () => {
    const [a, b, c] = [await inText('a-1'), await inText('b-2'), await inText('c-3')];
    const { id } = await create({ content: a + b, published: true }, [villa]);
    async function expectShown(...keys: string[]) {
      const images = keys.map((key) => toResponsiveImage(aStoredImage({ key })));
      expect(((await onBlog(id)).body as Post).contentPictures).toEqual(images);
      await expectUsed(...keys);
    }
    async function expectUsed(...keys: string[]) {
      const usages = Object.entries(await mediaUsages(suite.db));
      const used = usages.flatMap(([key, usedBy]) => (usedBy.includes(`posts/${id}`) ? [key] : []));
      expect(used.filter((key) => /-\d$/.test(key))).toEqual(keys);
    }
    await expectShown('a-1', 'b-2');
    await change(id, { content: `${b}${c}<img src="/media/absent-0/960.webp">` });
    await expectShown('b-2', 'c-3');
    await change(id, { title: 'Renamed' });
    await expectShown('b-2', 'c-3');
    await publish(id, false);
    await expectUsed('b-2', 'c-3');
    await remove(id);
    await expectUsed();
  });

  it("may be the post's own image, whose files another one replaces", async () => {
    const { id, image } = await create({}, [villa]);
    const firstKey = keyAt(image ?? '') ?? '';
    const usages = { [firstKey]: [`posts/${id}`] };
    await change(id, { content: `<img src="${image}">`, imagePath: '' });
    expect(await mediaUsages(suite.db)).toEqual(usages);
    const { image: second } = await change(id, {}, [pool]);
    const secondKey = keyAt(second ?? '') ?? '';
    expect(await mediaUsages(suite.db)).toEqual({ ...usages, [secondKey]: [`posts/${id}`] });
    await change(id, { content: '<p>Without</p>' }, [villa]);
    const kept = [revisionOf(`posts/${id}`, 3)];
    expect(await mediaUsages(suite.db)).toMatchObject({ [firstKey]: kept, [secondKey]: kept });
    await remove(id);
    await endHistory(suite);
    expect([await isServed(suite, image), await isServed(suite, second)]).toEqual([false, false]);
  });
});

it('lists drafts and published posts, newest first by their date', async () => {
  await store.posts(suite.db, [
    { date: minutesBefore(30) },
    { published: false },
    { picture: aStoredImage() },
  ]);
  const post = {
    title: 'Glass and heat',
    excerpt: 'What a coating does.',
    category: 'Trends',
    content: '<p>What a coating does, at length.</p>',
    author: 'Admin',
    published: true,
    version: expect.any(String),
    arabic: 'pending',
  };
  expect(await list()).toEqual({
    posts: [
      { ...post, id: 'd1', date: '2026-03-01T11:59:00.000Z', published: false },
      { ...post, id: 'd2', date: '2026-03-01T11:58:00.000Z', ...RESPONSIVE_IMAGE },
      { ...post, id: 'd0', date: '2026-03-01T11:30:00.000Z' },
    ],
    pagination: { totalItems: 3, totalPages: 1, total: 3 },
    customCategories: [],
  });
});

describe('the list finds', () => {
  const find = async (search: string, filter = '') => {
    const { posts, customCategories } = await list(`?search=${encodeURIComponent(search)}&${filter}`);
    return [...posts.map(({ id }) => id), ...customCategories];
  };
  const glass = { text: 'الزجاج العازل', by: 'machine', of: 'Glass' } as const;
  const later = new Date('2026-03-01T21:30:00.001Z');

  it('posts by the beginnings of words in either language, also of several', async () => {
    await store.posts(suite.db, [
      { title: 'Glass', translations: { title: glass } },
      { title: 'أبواب جديدة', excerpt: 'Doors that close.', category: 'Qatar 2030' },
      { title: 'Old doors', author: 'Mariam' },
    ]);
    for (const [search, ...ids] of [
      ['gla', 'd0'],
      ['زجاج', 'd0'],
      ['ابواب', 'd1'],
      ['door', 'd1', 'd2'],
      ['doors close', 'd1'],
      ['mariam', 'd2'],
      ['2030', 'd1'],
      ['توجهات', 'd0', 'd2'],
      ['lass'],
    ] as const)
      expect([search, ...(await find(search))]).toEqual([search, ...ids, 'Qatar 2030']);
  });

  it('posts by a translation that came, or was corrected, after the save', async () => {
    const { id } = await create({ title: 'Glass' });
    const machine: string = (await suite.db.doc(`posts/${id}`).get()).get('translations.title.text');
    expect(await find(machine)).toEqual([id]);
    bodyOf(await correct(id, { title: { text: 'الزجاج العازل', of: 'Glass' } }));
    expect(await find('العازل')).toEqual([id]);
  });

  it('posts by state and category, with and without a search', async () => {
    await store.posts(suite.db, [
      {},
      { category: 'Qatar 2030' },
      { published: false },
      { published: false, category: 'Qatar 2030' },
      { date: later },
      { date: later, category: 'Qatar 2030' },
    ]);
    for (const search of ['', 'glass', 'glass heat'])
      for (const [filter, ...ids] of [
        ['state=live', 'd0', 'd1'],
        ['state=draft', 'd2', 'd3'],
        ['state=scheduled', 'd5', 'd4'],
        ['category=Qatar%202030', 'd5', 'd1', 'd3'],
        ['state=live&category=Qatar%202030', 'd1'],
        ['state=draft&category=Trends', 'd2'],
        ['state=scheduled&category=Trends', 'd4'],
        ['category=absent'],
      ] as const) {
        const found = await find(search, filter);
        expect([search, filter, ...found]).toEqual([search, filter, ...ids, 'Qatar 2030']);
      }
  });
});
