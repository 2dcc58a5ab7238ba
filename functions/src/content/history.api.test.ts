import { randomUUID } from 'node:crypto';
import { ERROR_MESSAGES, IDEMPOTENCY_HEADER, MAX_REVISIONS, type ReviewQueue } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { aStoredImage, store, storeMediaFile } from '../testing/content';
import { ADMIN } from '../testing/emulators';
import { entriesOf, images, posts, projects, services } from '../testing/entries';
import { anImageFile, isServed } from '../testing/images';
import { documentsRead } from '../testing/reads';
import { documentsIn } from '../testing/stored';
import { createExpiry } from './expiry';

const DAY = 24 * 3_600_000;
const NOON = Date.parse('2026-03-01T09:00:00Z');
let now = NOON;
const api = await startAdminApi({
  name: 'history',
  path: '/api/admin',
  changes: { clock: () => new Date(now) },
});
const { suite, send } = api;
const expiry = createExpiry(suite.db, async () => suite.bucket);
const file = await anImageFile('Sea villa.png', 600, 400);

/** Further requests have this name. */
const signInAs = (displayName: string) => suite.auth.updateUser(ADMIN.uid, { displayName });
const [post, project, image] = [entriesOf(api, posts), entriesOf(api, projects), entriesOf(api, images)];
const service = entriesOf(api, services);

describe('the history', () => {
  it('has each change with its time, name and fields, and what differs in both languages', async () => {
    await signInAs('Noora');
    const fields = { title: 'Villa', description: 'By the sea', location: 'Lusail' };
    const { id, edited } = await project.create(fields);
    expect(edited).toEqual({ by: 'Noora', at: '2026-03-01T09:00:00.000Z' });
    expect(await project.revisions(id)).toEqual([]);
    const { version } = await project.texts(id);
    bodyOf(await project.correct(id, { title: { text: 'فيلا على البحر', of: 'Villa' } }, version));
    const { entries } = bodyOf<ReviewQueue>(await send('GET', '/translations'));
    expect(entries).toMatchObject([{ id, edited: { by: 'Noora', at: '2026-03-01T09:00:00.000Z' } }]);
    now += 60_000;
    await signInAs('Salem');
    const changed = await project.change(id, { title: 'Two villas', location: '', year: '2025' });
    expect(changed.edited?.by).toBe('Salem');
    // Without a change, there is nothing to go back to.
    await project.change(id, { title: 'Two villas' });

    const [last, first, ...earlier] = await project.revisions(id);
    expect(earlier).toEqual([]);
    expect(last).toMatchObject({ by: 'Salem', at: '2026-03-01T09:01:00.000Z' });
    expect(last?.changed).toEqual(['location', 'title', 'year']);
    expect(first).toMatchObject({ by: 'Noora', changed: ['translations'] });
    const { entry, differences } = await project.open(id, last?.id);
    expect(entry).toMatchObject({ id, title: 'Villa', location: 'Lusail', images: [] });
    expect(differences).toEqual([
      { field: 'title', isTranslation: false, before: 'Villa', now: 'Two villas' },
      { field: 'location', isTranslation: false, before: 'Lusail', now: '' },
      { field: 'year', isTranslation: false, before: '', now: '2025' },
    ]);
    const correction = { before: expect.stringMatching(/./), now: 'فيلا على البحر' };
    const corrected = { field: 'title', isTranslation: true, ...correction };
    expect((await project.open(id, first?.id)).differences).toContainEqual(corrected);
  });

  it('is opened as a change: with its translations, and rejected if somebody else was faster', async () => {
    const { id } = await post.create({ title: 'Shade' });
    const person = { text: 'ظل من يد إنسان', of: 'Shade' };
    bodyOf(await post.correct(id, { title: person }));
    const { version } = await post.change(id, { title: 'Sun', content: '<p>Other.</p>' });
    const document = suite.db.doc(`posts/${id}`);
    await document.update({ 'translations.title': { text: 'شمس', by: 'person', of: 'Sun' } });

    const [revision] = await post.revisions(id);
    const { entry } = await post.open(id, revision?.id);
    expect(entry).toMatchObject({ title: 'Shade', content: '<p dir="auto">Shade comes first.</p>' });
    const change = { title: entry.title, content: entry.content, revision: revision?.id, version };
    expect(await post.change(id, change)).toMatchObject({ title: 'Shade', content: entry.content });
    expect((await document.get()).get('translations.title')).toEqual({ ...person, by: 'person' });
    const late = { status: 409, body: { message: ERROR_MESSAGES.entryChanged } };
    expect(await post.submitChange(id, change)).toMatchObject(late);
  });

  it('of twenty changes of a long post is complete, and costs a save no reads', async () => {
    const content = `<p>${'Forty windows that keep the salt out. '.repeat(2700)}</p>`;
    const { id } = await post.create({ content });
    const readsOf = (title: string) => documentsRead(() => post.change(id, { title, content }));
    const first = await readsOf('Title 0');
    for (let index = 1; index < MAX_REVISIONS + 2; index += 1)
      await post.change(id, { title: `Title ${index}` });
    expect(await readsOf('The last')).toBe(first);
    const { docs } = await suite.db.collection(`posts/${id}/revisions`).get();
    const titles = docs.map((revision) => revision.get('before.title'));
    expect(titles).toEqual(Array.from({ length: MAX_REVISIONS }, (_, index) => `Title ${index + 2}`));
    const listed = await documentsRead(() => post.revisions(id));
    expect(listed).toBeLessThanOrEqual(MAX_REVISIONS + 1);
    const revisions = await post.revisions(id);
    expect(JSON.stringify(revisions).length).toBeLessThan(5000);
    expect(revisions[0]?.id).toBe('00000023');
  });

  it('of an entry is opened without an image that is gone, and with a category that is', async () => {
    const { id, images } = await project.create({ title: 'Villa' }, [file]);
    await project.change(id, { title: 'Two villas' });
    const [revision] = await project.revisions(id);
    await suite.db.doc(`projects/${id}/revisions/${revision?.id}`).update({ 'before.category': 'Cars' });
    const { entry } = await project.open(id, revision?.id);
    expect(entry).toMatchObject({ category: 'Cars', images, title: 'Villa' });
    expect(await send('GET', `/history/projects/${id}/00000099`)).toMatchObject({ status: 404 });
  });
});

it('of two reviews of the same translation the second is rejected, but not for a text by machine', async () => {
  await store.projects(suite.db, [{ title: 'Villa', description: '' }]);
  const { version } = await project.texts('d0');
  const correct = (text: string, base: string) =>
    project.correct('d0', { title: { text, of: 'Villa' } }, base);
  await project.complete('d0');
  const entry = bodyOf<{ version: string }>(await correct('فيلا', version));
  expect(await correct('بيت', version)).toMatchObject({ status: 409 });
  bodyOf(await correct('بيت', entry.version));
  const [revision] = await project.revisions('d0');
  const { differences } = await project.open('d0', revision?.id);
  expect(differences).toEqual([{ field: 'title', isTranslation: true, before: 'فيلا', now: 'بيت' }]);
});

const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };

it.each([true, false])(
  'a save whose response was lost is recognised after saves of others, and does not replace them, with its version: %s',
  async (isVersioned) => {
    const { id, version } = await post.create();
    const fields = { title: 'Mine', ...(isVersioned && { version }) };
    const mine = () => post.change(id, fields, [], headers);
    await mine();
    for (const title of ['Theirs', 'Theirs, too']) await post.change(id, { title });
    expect(await mine()).toMatchObject({ title: 'Theirs, too' });
    expect(await documentsIn(suite, 'posts')).toMatchObject([{ title: 'Theirs, too' }]);
    expect(await post.revisions(id)).toHaveLength(3);
  },
);

it('a save whose response was lost takes another body of the same key as a change, also to publish', async () => {
  await Promise.all([store.posts(suite.db, [{}]), store.services(suite.db, [{}])]);
  for (const active of [false, true])
    expect(await service.change('d0', { active }, [], headers)).toMatchObject({ active });
  for (const published of [false, true])
    expect(
      bodyOf(await send('PATCH', '/blog-posts/d0/publish', { body: { published }, headers })),
    ).toMatchObject({ published });
  for (const title of ['Mine', 'Mine, better'])
    expect(await post.change('d0', { title }, [], headers)).toMatchObject({ title });
  expect(await documentsIn(suite, 'posts')).toMatchObject([{ published: true, title: 'Mine, better' }]);
});

it('a deletion for good leaves a file that an entry or its history shows', async () => {
  const { id, url } = await image.create({ title: 'Villa' }, [file]);
  const villa = await project.create({ title: 'Villa', imagePath: url });
  const article = await post.create({ title: 'Villa', imagePath: url });
  await image.remove(id);
  bodyOf(await image.purge(id));
  expect(await isServed(suite, url)).toBe(true);
  await post.change(article.id, { imagePath: '' });
  await project.remove(villa.id);
  bodyOf(await project.purge(villa.id));
  expect(await isServed(suite, url)).toBe(true);
  expect(await documentsIn(suite, 'media')).toMatchObject([{ inHistory: true }]);
  await post.remove(article.id);
  bodyOf(await post.purge(article.id));
  expect(await isServed(suite, url)).toBe(false);
});

it('a deletion for good and a restoration at once: one of them wins', async () => {
  const { id } = await post.create({}, [file]);
  await post.remove(id);
  const outcomes = await Promise.all([post.restore(id), post.purge(id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 404]);
  const count = outcomes[0]?.status === 200 ? 1 : 0;
  for (const collection of ['posts', 'media'])
    expect(await documentsIn(suite, collection)).toHaveLength(count);
});

describe('a deletion', () => {
  it('is undone whole: texts, translations, files and history; also twice', async () => {
    await signInAs('Noora');
    const { id } = await post.create({ title: 'Glass', published: true }, [file]);
    const { image: url } = await post.change(id, { title: 'Glass and heat' });
    const reference = suite.db.doc(`posts/${id}`);
    const stored = async () => {
      const { edited: _edited, revisions: _count, ...document } = (await reference.get()).data() ?? {};
      return document;
    };
    const onBlog = () => suite.send('GET', `/api/blog/${id}`);
    const before = await stored();
    await post.remove(id);
    expect(await onBlog()).toMatchObject({ status: 404 });
    expect(await post.submitRemoval(id)).toMatchObject({ status: 404 });
    const deletion = { id, by: 'Noora', at: new Date(now).toISOString() };
    const entries = [{ ...deletion, title: 'Glass and heat', image: url }];
    expect(await post.deleted()).toEqual({ entries, kept: [] });
    expect((await project.deleted()).entries).toEqual([]);

    for (let time = 0; time < 2; time += 1) bodyOf(await post.restore(id));
    expect(await stored()).toEqual(before);
    expect(await onBlog()).toMatchObject({ status: 200 });
    expect((await post.deleted()).entries).toEqual([]);
    const history = await post.revisions(id);
    expect(history.map(({ changed }) => changed).sort()).toEqual([['deleted'], ['title']]);
    await expiry.end(new Date(now + 31 * DAY));
    expect(await post.revisions(id)).toHaveLength(2);
    expect(await isServed(suite, url)).toBe(true);
  });

  it('leaves a new entry of the same name when it is undone', async () => {
    const first = await post.create({ title: 'Glass', category: 'Ovens' });
    await post.remove(first.id);
    const second = await post.create({ title: 'Glass', category: 'ovens' });
    bodyOf(await post.restore(first.id));
    // Both posts have one spelling, or the blog would filter by both.
    const both = [first, second].map(({ id }) => expect.objectContaining({ id, category: 'ovens' }));
    const stored = await documentsIn(suite, 'posts');
    expect([stored.length, stored]).toEqual([2, expect.arrayContaining(both)]);
  });

  it('is undone without an image that is gone, and with a category that is', async () => {
    const kept = aStoredImage({ key: 'kept-00000000' });
    await storeMediaFile(suite.db, kept, ['projects/d0']);
    await store.projects(suite.db, [{ pictures: [aStoredImage({ key: 'gone-00000000' }), kept] }]);
    await project.remove('d0');
    await suite.db.doc('projects/d0/revisions/00000001').update({ 'before.category': 'Cars' });
    bodyOf(await project.restore('d0'));
    const images = ['/media/kept-00000000/960.webp'];
    expect(await project.read('d0')).toMatchObject({ category: 'Cars', images });

    await store.images(suite.db, [{}]);
    await image.remove('d0');
    const rejected = { status: 400, body: { message: ERROR_MESSAGES.imageNotInLibrary } };
    expect(await image.restore('d0')).toMatchObject(rejected);
    expect((await image.deleted()).entries).toHaveLength(1);
  });

  it('is final after 30 days, with its history and files', async () => {
    const { id, images } = await project.create({ title: 'Villa' }, [file]);
    await project.change(id, { title: 'Two villas', imagePath: '' });
    await project.remove(id);
    const kept = [{ image: images[0], title: 'Villa' }];
    expect(await image.deleted()).toEqual({ entries: [], kept });
    const picture = aStoredImage({ key: 'own-00000000' });
    await storeMediaFile(suite.db, picture, ['images/d0']);
    await store.images(suite.db, [{ picture }]);
    await image.remove('d0');
    expect(await image.deleted()).toMatchObject({ entries: [{ id: 'd0' }], kept });
    await expiry.end(new Date(now + 30 * DAY - 1));
    expect(await isServed(suite, images[0])).toBe(true);
    await expiry.end(new Date(now + 30 * DAY));
    expect(await isServed(suite, images[0])).toBe(false);
    expect(await suite.db.collectionGroup('revisions').get()).toMatchObject({ size: 0 });
    expect(await image.deleted()).toEqual({ entries: [], kept: [] });
    expect(await project.restore(id)).toMatchObject({ status: 404 });
  });
});
