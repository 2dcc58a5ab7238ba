import { type AdminPost, ERROR_MESSAGES, type Post, tooLong } from '@alnafitha/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyAt, toResponsiveImage } from '../media/stored-media';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { aStoredImage, mediaUsages, RESPONSIVE_IMAGE, store, storeMediaFile } from '../testing/content';
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

const made = (response: TestResponse) => bodyOf<AdminPost>(response);
const draft = {
  title: 'Glass and heat',
  excerpt: 'What a coating does.',
  content: '<p>At length.</p>',
  category: 'Trends',
  date: '2026-03-02',
};
const create = async (data: object = {}, files: FormFile[] = [], fields: object = {}) =>
  made(await submit('POST', '', { data: { ...draft, ...data }, ...fields }, files));
const change = async (id: string, data: object, files: FormFile[] = [], fields: object = {}) =>
  made(await submit('PATCH', `/${id}`, { data, ...fields }, files));
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
    const said = { author: 'Mariam', category: 'أخبار', published: true, date: '2026-02-14' };
    const post = await create(said, [villa]);
    expect(post).toMatchObject({
      ...said,
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
    expect((await create({ content: html })).content).toBe(
      '<h2 dir="auto">Heat</h2><p dir="auto">One two</p>',
    );
  });

  it('is rejected with an invalid field, and stores nothing', async () => {
    const invalid: readonly (readonly [field: string, value: unknown, message: string])[] = [
      ['title', ' ', ERROR_MESSAGES.titleRequired],
      ['title', 'x'.repeat(201), tooLong(200)],
      ['excerpt', '', ERROR_MESSAGES.excerptRequired],
      ['excerpt', 'x'.repeat(501), tooLong(500)],
      ['content', ' ', ERROR_MESSAGES.contentRequired],
      ['content', '<p>&nbsp;</p><script>x</script>', ERROR_MESSAGES.contentRequired],
      ['content', 'x'.repeat(200_001), ERROR_MESSAGES.textTooLong],
      ['content', '<b>'.repeat(60_000), ERROR_MESSAGES.invalidValue],
      ['category', '', ERROR_MESSAGES.categoryRequired],
      ['category', 'x'.repeat(61), tooLong(60)],
      ['category', 'ALL', ERROR_MESSAGES.categoryReserved],
      ['category', 'الكل', ERROR_MESSAGES.categoryReserved],
      ['author', '', ERROR_MESSAGES.nameRequired],
      ['published', 'yes', ERROR_MESSAGES.invalidValue],
      ['date', '2026-02-30', ERROR_MESSAGES.dateInvalid],
      ['date', '0000-01-01', ERROR_MESSAGES.dateInvalid],
      ['date', NOW, ERROR_MESSAGES.dateInvalid],
      ['date', undefined, ERROR_MESSAGES.dateInvalid],
    ];
    const responses = [];
    for (const [field, value] of invalid) {
      responses.push(await submit('POST', '', { data: { ...draft, [field]: value } }, [villa]));
    }
    for (const data of ['{"title":', '[]', '']) responses.push(await submit('POST', '', { data }, [villa]));
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      ...invalid.map(([field, , message]) => [400, fieldError(field, message)]),
      ...Array(3).fill([400, fieldError('data', ERROR_MESSAGES.bodyNotJson)]),
    ]);
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
    expect(await mediaUsages(suite.db)).toEqual({
      'a-1': ['images/i0'],
      'b-2': ['images/i0'],
      'c-3': ['images/i0'],
    });
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
    const changed = await change(post.id, { title: 'Heat' });
    expect(changed).toEqual({ ...post, title: 'Heat', version: expect.any(String) });
    expect(changed.version).not.toBe(post.version);
    expect(await stored()).toEqual([{ ...before, title: 'Heat', translations: expect.anything() }]);
  });

  it('keeps the time on the same day, and uses noon on another day', async () => {
    const { id } = await create();
    expect(await change(id, { date: '2026-03-02' })).toMatchObject({ date: NOW });
    expect(await change(id, { date: '2026-03-01' })).toMatchObject({ date: '2026-03-01T09:00:00.000Z' });
    expect(await change(id, { date: '2026-03-02' })).toMatchObject({ date: NOW });
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
    expect(await submit('PATCH', `/${id}`, { data: { version, title: 'Theirs' } }, [villa])).toMatchObject({
      status: 409,
      body: { message: ERROR_MESSAGES.postChanged },
    });
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

  it('is rejected with an invalid field, and changes nothing', async () => {
    const { id } = await create({}, [pool]);
    const before = await everything();
    const text = { ...villa, bytes: Buffer.from('x') };
    const responses = [
      await submit('PATCH', `/${id}`, { data: { title: '' } }, [villa]),
      await submit('PATCH', `/${id}`, { data: { content: '<p></p>' } }, [villa]),
      await submit('PATCH', `/${id}`, { data: { version: 1 } }, [villa]),
      await submit('PATCH', `/${id}`, { data: draft }, [text]),
    ];
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [400, fieldError('title', ERROR_MESSAGES.titleRequired)],
      [400, fieldError('content', ERROR_MESSAGES.contentRequired)],
      [400, fieldError('version', ERROR_MESSAGES.invalidValue)],
      [400, fieldError('image', ERROR_MESSAGES.imageUnknownFormat)],
    ]);
    expect(await everything()).toEqual(before);
  });

  it('of a deleted post is a 404, and stores no image', async () => {
    const { id } = await create();
    expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { id } });
    for (const response of [
      await submit('PATCH', `/${id}`, { data: draft }, [villa]),
      await send('PATCH', `/${id}/publish`, { body: { published: true } }),
      await send('DELETE', `/${id}`),
    ]) {
      expect(response).toMatchObject({ status: 404, body: { message: ERROR_MESSAGES.postNotFound } });
    }
    expect(await everything()).toEqual(EMPTY_STATE);
  });
});

it('appears on the blog when published, and disappears when unpublished', async () => {
  const post = await create();
  const publish = async (published: boolean) =>
    made(await send('PATCH', `/${post.id}/publish`, { body: { published } }));
  expect(await publish(true)).toEqual({ ...post, published: true, version: expect.any(String) });
  expect((await onBlog(post.id)).status).toBe(200);
  expect(await publish(false)).toMatchObject({ published: false });
  expect(await onBlog(post.id)).toMatchObject({
    status: 404,
    body: { message: ERROR_MESSAGES.postNotFound },
  });
  expect(await send('PATCH', `/${post.id}/publish`, { body: {} })).toMatchObject({
    status: 400,
    body: fieldError('published', ERROR_MESSAGES.invalidValue),
  });
});

it('is deleted with its otherwise unused images, even if its document is invalid', async () => {
  const { id, image } = await create({ content: await inText('a-1') }, [villa]);
  await store.posts(suite.db, [{}]);
  await suite.db.doc(`posts/${id}`).update({ title: null });
  expect(await submit('PATCH', `/${id}`, { data: { title: 'x' } })).toMatchObject({ status: 404 });
  expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { id } });
  expect(await isServed(suite, image)).toBe(false);
  expect(await everything()).toEqual([[expect.objectContaining({ id: 'd0' })], { 'a-1': ['images/i0'] }]);
});
