import {
  type AdminPost,
  type EndpointResponse,
  ERROR_MESSAGES,
  type listAdminPosts,
  type Post,
} from '@alnafitha/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyAt, toResponsiveImage } from '../media/stored-media';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import {
  aStoredImage,
  mediaUsages,
  minutesBefore,
  RESPONSIVE_IMAGE,
  store,
  storeMediaFile,
} from '../testing/content';
import type { FormFile } from '../testing/forms';
import { anImageFile, fieldError, isServed } from '../testing/image-files';
import type { TestResponse } from '../testing/server';
import { documentsIn, EMPTY_STATE, stateIn } from '../testing/stored';

const villa = await anImageFile('Sea villa.png', 600, 400);
const pool = await anImageFile('pool.png', 500, 300);
/** In Doha it is already the 2nd. */
const NOW = '2026-03-01T21:30:00.000Z';

const { suite, send, submit } = await startAdminApi({
  name: 'admin-blog',
  path: '/api/admin/blog-posts',
  changes: { clock: () => new Date(NOW) },
});

type PostList = EndpointResponse<typeof listAdminPosts>;
const draft = {
  title: 'Glass and heat',
  excerpt: 'What a coating does.',
  content: '<p>At length.</p>',
  category: 'Trends',
  date: '2026-03-02',
};
const create = async (data: object = {}, files: FormFile[] = [], fields: object = {}) =>
  bodyOf<AdminPost>(await submit('POST', '', { data: { ...draft, ...data }, ...fields }, files));
const change = async (id: string, data: object, files: FormFile[] = [], fields: object = {}) =>
  bodyOf<AdminPost>(await submit('PATCH', `/${id}`, { data, ...fields }, files));
const onBlog = (id: string) => suite.send('GET', `/api/blog/${id}`);
const stored = () => documentsIn(suite, 'posts');
const everything = () => stateIn(suite, 'posts');
/** A media file in a text, used by the image library. */
async function inText(key: string): Promise<string> {
  await storeMediaFile(suite.db, aStoredImage({ key }), ['images/i0']);
  return `<img src="/media/${key}/960.webp">`;
}

describe('a new post', () => {
  it('is by default a draft by the administrator, dated now', async () => {
    const post = await create();
    expect(post).toEqual({
      ...draft,
      id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      content: '<p dir="auto">At length.</p>',
      date: NOW,
      author: 'Admin',
      published: false,
      version: expect.any(String),
      arabic: 'machine',
    });
    expect((await send('GET', `/${post.id}`)).body).toEqual(post);
    expect((await onBlog(post.id)).status).toBe(404);
  });

  it('stores its fields, and can be published at once', async () => {
    const fields = { author: 'Mariam', category: 'أخبار', published: true, date: '2026-02-14' };
    const post = await create(fields, [villa]);
    expect(post).toMatchObject({
      ...fields,
      date: '2026-02-14T09:00:00.000Z',
      picture: { width: 600, height: 400 },
    });
    const { version: _version, published: _published, arabic: _arabic, ...shown } = post;
    expect((await onBlog(post.id)).body).toEqual({ ...shown, contentPictures: [] });
    expect(await isServed(suite, post.image)).toBe(true);
    expect(Object.values(await mediaUsages(suite.db))).toEqual([[`posts/${post.id}`]]);
  });

  it('stores the sanitized text', async () => {
    const html =
      '<h1>Heat</h1><p onclick="alert(1)">One<script>alert(1)</script> <a href="javascript:alert(1)">two</a></p>';
    const sanitized = { content: '<h2 dir="auto">Heat</h2><p dir="auto">One two</p>' };
    expect(await create({ content: html })).toMatchObject(sanitized);
  });

  it('is rejected without a text or a date, and stores nothing', async () => {
    for (const [field, value, message] of [
      ['content', '<p>&nbsp;</p><script>x</script>', ERROR_MESSAGES.contentRequired],
      ['content', '<b>'.repeat(60_000), ERROR_MESSAGES.invalidValue],
      ['date', '2026-02-30', ERROR_MESSAGES.dateInvalid],
      ['date', '0000-01-01', ERROR_MESSAGES.dateInvalid],
      ['date', NOW, ERROR_MESSAGES.dateInvalid],
      ['date', undefined, ERROR_MESSAGES.dateInvalid],
    ] as const) {
      const { status, body } = await submit('POST', '', { data: { ...draft, [field]: value } }, [villa]);
      expect([status, body]).toEqual([400, fieldError(field, message)]);
    }
    expect(await everything()).toEqual(EMPTY_STATE);
  });
});

describe('a category', () => {
  it('is stored as it is suggested, or as another post has it, published or not', async () => {
    await create({ category: 'Qatar 2030' });
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
  });

  it('of a single post may change its spelling', async () => {
    const { id } = await create({ category: 'qatar 2030' });
    expect(await change(id, { category: 'Qatar 2030' })).toMatchObject({ category: 'Qatar 2030' });
    await create({ category: 'Qatar 2030' });
    expect(await change(id, { category: 'QATAR 2030' })).toMatchObject({ category: 'Qatar 2030' });
  });
});

describe('an image of the library', () => {
  beforeEach(() => storeMediaFile(suite.db, aStoredImage(), ['images/i0']));
  const { key } = aStoredImage();

  it('survives its deletion from the library while the post uses it, and vice versa', async () => {
    const { id, ...post } = await create({}, [], { imagePath: RESPONSIVE_IMAGE.image });
    expect(post).toMatchObject(RESPONSIVE_IMAGE);
    expect((await mediaUsages(suite.db))[key]).toEqual(['images/i0', `posts/${id}`]);
    expect(await change(id, {}, [], { imagePath: '' })).not.toHaveProperty('picture');
    expect(await mediaUsages(suite.db)).toEqual({ [key]: ['images/i0'] });
  });

  it('that is deleted is rejected', async () => {
    const { id } = await create();
    const before = await everything();
    const imagePath = '/media/absent-00000000/960.webp';
    const rejection = { status: 400, body: fieldError('imagePath', ERROR_MESSAGES.imageNotInLibrary) };
    expect(await submit('POST', '', { data: draft, imagePath })).toMatchObject(rejection);
    expect(await submit('PATCH', `/${id}`, { data: {}, imagePath })).toMatchObject(rejection);
    expect(await everything()).toEqual(before);
  });
});

describe('the images in a text', () => {
  it('are used by the post while its text contains them', async () => {
    const [a, b, c] = [await inText('a-1'), await inText('b-2'), await inText('c-3')];
    const { id } = await create({ content: a + b }, [villa]);
    const users = ['images/i0', `posts/${id}`];
    expect(await mediaUsages(suite.db)).toMatchObject({ 'a-1': users, 'b-2': users, 'c-3': ['images/i0'] });
    await change(id, { content: b + c });
    expect(await mediaUsages(suite.db)).toMatchObject({ 'a-1': ['images/i0'], 'b-2': users, 'c-3': users });
    await change(id, { title: 'Renamed' });
    await send('PATCH', `/${id}/publish`, { body: { published: true } });
    expect(await mediaUsages(suite.db)).toMatchObject({ 'a-1': ['images/i0'], 'b-2': users, 'c-3': users });
    await send('DELETE', `/${id}`);
    const unused = ['images/i0'];
    expect(await mediaUsages(suite.db)).toEqual({ 'a-1': unused, 'b-2': unused, 'c-3': unused });
  });

  it('are served at all their widths while the text shows them', async () => {
    const [a, b] = [await inText('a-1'), await inText('b-2')];
    const { id } = await create({ content: a + b, published: true });
    const shown = async () => ((await onBlog(id)).body as Post).contentPictures;
    const responsiveImage = (key: string) => toResponsiveImage(aStoredImage({ key }));
    expect(await shown()).toEqual([responsiveImage('a-1'), responsiveImage('b-2')]);
    await change(id, { title: 'Renamed' });
    expect(await shown()).toEqual([responsiveImage('a-1'), responsiveImage('b-2')]);
    await change(id, { content: `${b}<img src="/media/absent-0/960.webp">` });
    expect(await shown()).toEqual([responsiveImage('b-2')]);
  });

  it("may be the post's own image, and may be missing", async () => {
    const { id, image } = await create({}, [villa]);
    await change(id, { content: `<img src="${image}"><img src="/media/absent-0/960.webp">` }, [], {
      imagePath: '',
    });
    expect(await mediaUsages(suite.db)).toEqual({ [keyAt(image ?? '') ?? '']: [`posts/${id}`] });
    expect(await isServed(suite, image)).toBe(true);
  });
});

describe('a change', () => {
  it('does not change other fields', async () => {
    const post = await create({ author: 'Mariam', published: true, date: '2026-02-14' }, [villa]);
    const [before] = await stored();
    const changed = await change(post.id, { title: 'Heat', date: '2026-02-14' });
    expect(changed).toEqual({ ...post, title: 'Heat', version: expect.any(String) });
    expect(changed.version).not.toBe(post.version);
    expect(await stored()).toEqual([{ ...before, title: 'Heat', translations: expect.anything() }]);
  });

  it('of the image deletes the previous files', async () => {
    const { id, image: first } = await create({}, [villa]);
    const { image: second } = await change(id, {}, [pool]);
    expect(await isServed(suite, first)).toBe(false);
    expect(await isServed(suite, second)).toBe(true);
    expect(await mediaUsages(suite.db)).toEqual({ [keyAt(second ?? '') ?? '']: [`posts/${id}`] });
  });

  it('of an outdated version is rejected, and stores no image', async () => {
    const { id, version } = await create();
    const { version: next } = await change(id, { version, title: 'Mine' });
    const files = async () => (await suite.bucket.getFiles())[0].length;
    const before = [...(await everything()), await files()];
    const rejected = await submit('PATCH', `/${id}`, { data: { version, title: 'Theirs' } }, [villa]);
    expect(rejected).toMatchObject({ status: 409, body: { message: ERROR_MESSAGES.postChanged } });
    expect([...(await everything()), await files()]).toEqual(before);
    expect(await change(id, { version: next, title: 'Theirs' })).toMatchObject({ title: 'Theirs' });
    expect(await change(id, { title: 'The last' })).toMatchObject({ title: 'The last' });
  });

  it('of one version succeeds once for two concurrent requests', async () => {
    const { id, version } = await create();
    const responses = await Promise.all(
      ['Mine', 'Theirs'].map((title) => submit('PATCH', `/${id}`, { data: { version, title } })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = responses.find(({ status }) => status === 200) as TestResponse;
    expect((await send('GET', `/${id}`)).body).toEqual(body);
  });

  it('is rejected without a text, and changes nothing', async () => {
    const { id } = await create({}, [pool]);
    const before = await everything();
    const { status, body } = await submit('PATCH', `/${id}`, { data: { content: '<p></p>' } }, [villa]);
    expect([status, body]).toEqual([400, fieldError('content', ERROR_MESSAGES.contentRequired)]);
    expect(await everything()).toEqual(before);
  });
});

it('appears on the blog when published, and disappears when unpublished', async () => {
  const post = await create();
  const publish = async (published: boolean) =>
    bodyOf<AdminPost>(await send('PATCH', `/${post.id}/publish`, { body: { published } }));
  expect(await publish(true)).toEqual({ ...post, published: true, version: expect.any(String) });
  expect((await onBlog(post.id)).status).toBe(200);
  expect(await publish(false)).toMatchObject({ published: false });
  expect((await onBlog(post.id)).status).toBe(404);
  const invalid = await send('PATCH', `/${post.id}/publish`, { body: {} });
  expect(invalid.body).toEqual(fieldError('published', ERROR_MESSAGES.invalidValue));
});

it('is deleted with its otherwise unused images, even if its document is invalid', async () => {
  const { id, image } = await create({ content: await inText('a-1') }, [villa]);
  await store.posts(suite.db, [{}]);
  await suite.db.doc(`posts/${id}`).update({ title: null });
  expect(await submit('PATCH', `/${id}`, { data: { title: 'x' } })).toMatchObject({ status: 404 });
  expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { id } });
  expect(await isServed(suite, image)).toBe(false);
  const missing = { status: 404, body: { message: ERROR_MESSAGES.postNotFound } };
  expect(await send('DELETE', `/${id}`)).toMatchObject(missing);
  expect(await send('PATCH', `/${id}/publish`, { body: { published: true } })).toMatchObject(missing);
  expect(await everything()).toEqual([[expect.objectContaining({ id: 'd0' })], { 'a-1': ['images/i0'] }]);
});

const newest = {
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

it('lists drafts and published posts, newest first by their date', async () => {
  await store.posts(suite.db, [
    { date: minutesBefore(30) },
    { published: false },
    { picture: aStoredImage() },
  ]);
  const { posts, pagination } = bodyOf<PostList>(await send('GET'));
  expect(pagination).toEqual({ totalItems: 3, totalPages: 1, total: 3 });
  expect(posts).toEqual([
    { ...newest, id: 'd1', date: '2026-03-01T11:59:00.000Z', published: false },
    { ...newest, id: 'd2', date: '2026-03-01T11:58:00.000Z', ...RESPONSIVE_IMAGE },
    { ...newest, date: '2026-03-01T11:30:00.000Z' },
  ]);
});

it('returns one post, published or not', async () => {
  await store.posts(suite.db, [{}, { published: false }]);
  expect((await send('GET', '/d0')).body).toEqual(newest);
  expect((await send('GET', '/d1')).body).toMatchObject({ id: 'd1', published: false });
  expect(await send('GET', '/absent')).toMatchObject({
    status: 404,
    body: { message: ERROR_MESSAGES.postNotFound },
  });
});
