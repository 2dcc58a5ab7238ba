import { randomUUID } from 'node:crypto';
import {
  type AdminImage,
  type AdminPost,
  type AdminProject,
  type EndpointResponse,
  ERROR_MESSAGES,
  IDEMPOTENCY_HEADER,
  type listDeleted,
  MAX_REVISIONS,
  type ReviewedEntry,
  type ReviewQueue,
  type Revision,
  type RevisionDetails,
} from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { aStoredImage, store, storeMediaFile } from '../testing/content';
import { ADMIN } from '../testing/emulators';
import { entriesOf, posts, projects } from '../testing/entries';
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
const { suite, send, submit } = api;
const expiry = createExpiry(suite.db, async () => suite.bucket);
const image = await anImageFile('Sea villa.png', 600, 400);

/** Further requests have this name. */
const signInAs = (displayName: string) => suite.auth.updateUser(ADMIN.uid, { displayName });
const { create: newPost, submitChange: changePost } = entriesOf(api, posts);
const { create: newProject, submitChange: changeProject } = entriesOf(api, projects);
const revisions = async (entry: string) =>
  bodyOf<{ revisions: Revision[] }>(await send('GET', `/history/${entry}`)).revisions;
const open = async (entry: string, { id }: { readonly id: string }) =>
  bodyOf<RevisionDetails>(await send('GET', `/history/${entry}/${id}`));
const deleted = async (kind: string) =>
  bodyOf<EndpointResponse<typeof listDeleted>>(await send('GET', `/deleted/${kind}`));
const restore = (entry: string) => send('POST', `/deleted/${entry}`);
const purge = (entry: string) => send('DELETE', `/deleted/${entry}`);

/** The key of a form. */
const FORM = { [IDEMPOTENCY_HEADER]: randomUUID() };
const newest = <T>([first]: readonly T[]): T => {
  if (!first) throw new Error('empty');
  return first;
};

describe('the history', () => {
  it('has each change with its time, name and fields, and what differs in both languages', async () => {
    await signInAs('Noora');
    const { id, edited } = await newProject({
      title: 'Villa',
      description: 'By the sea',
      location: 'Lusail',
    });
    expect(edited).toEqual({ by: 'Noora', at: '2026-03-01T09:00:00.000Z' });
    expect(await revisions(`projects/${id}`)).toEqual([]);
    const { fields, version } = bodyOf<ReviewedEntry>(await send('GET', `/translations/projects/${id}`));
    const of = fields.find(({ field }) => field === 'title')?.of;
    const correction = { version, texts: { title: { text: 'فيلا على البحر', of } } };
    bodyOf(await send('PATCH', `/translations/projects/${id}`, { body: correction }));
    const { entries } = bodyOf<ReviewQueue>(await send('GET', '/translations'));
    expect(entries).toMatchObject([{ id, edited: { by: 'Noora', at: '2026-03-01T09:00:00.000Z' } }]);
    now += 60_000;
    await signInAs('Salem');
    const changed = await changeProject(id, { title: 'Two villas', location: '', year: '2025' });
    expect(bodyOf<AdminProject>(changed).edited?.by).toBe('Salem');
    // Without a change, there is nothing to go back to.
    await changeProject(id, { title: 'Two villas' });

    const [last, first, ...earlier] = await revisions(`projects/${id}`);
    expect(earlier).toEqual([]);
    expect(last).toMatchObject({ by: 'Salem', at: '2026-03-01T09:01:00.000Z' });
    expect(last?.changed).toEqual(['location', 'title', 'year']);
    expect(first).toMatchObject({ by: 'Noora', changed: ['translations'] });
    const { entry, differences } = await open(`projects/${id}`, { id: last?.id ?? '' });
    expect(entry).toMatchObject({ id, title: 'Villa', location: 'Lusail', images: [] });
    expect(differences).toEqual([
      { field: 'title', isTranslation: false, before: 'Villa', now: 'Two villas' },
      { field: 'location', isTranslation: false, before: 'Lusail', now: '' },
      { field: 'year', isTranslation: false, before: '', now: '2025' },
    ]);
    const corrected = await open(`projects/${id}`, { id: first?.id ?? '' });
    expect(corrected.differences).toContainEqual({
      field: 'title',
      isTranslation: true,
      before: expect.stringMatching(/./),
      now: 'فيلا على البحر',
    });
  });

  it('is opened as a change: with its translations, and rejected if somebody else was faster', async () => {
    const { id } = await newPost({ title: 'Shade' });
    const { fields } = bodyOf<ReviewedEntry>(await send('GET', `/translations/posts/${id}`));
    const of = fields.find(({ field }) => field === 'title')?.of;
    const texts = { title: { text: 'ظل من يد إنسان', of } };
    bodyOf(await send('PATCH', `/translations/posts/${id}`, { body: { texts } }));
    const current = bodyOf<AdminPost>(await changePost(id, { title: 'Sun', content: '<p>Other.</p>' }));
    await suite.db
      .doc(`posts/${id}`)
      .update({ 'translations.title': { text: 'شمس', by: 'person', of: 'Sun' } });

    const revision = newest(await revisions(`posts/${id}`));
    const { entry } = await open(`posts/${id}`, revision);
    expect(entry).toMatchObject({ title: 'Shade', content: '<p dir="auto">Shade comes first.</p>' });
    const change = { title: entry.title, content: entry.content, revision: revision.id };
    const restored = await changePost(id, { ...change, version: current.version });
    expect(bodyOf(restored)).toMatchObject({ title: 'Shade', content: entry.content });
    expect((await suite.db.doc(`posts/${id}`).get()).get('translations.title')).toEqual({
      text: 'ظل من يد إنسان',
      by: 'person',
      of: 'Shade',
    });
    const late = await changePost(id, { ...change, version: current.version });
    expect(late).toMatchObject({ status: 409, body: { message: ERROR_MESSAGES.entryChanged } });
  });

  it('of twenty changes of a long post is complete, and costs a save no reads', async () => {
    const content = `<p>${'Forty windows that keep the salt out. '.repeat(2700)}</p>`;
    const { id } = await newPost({ content });
    const readsOf = async (title: string) =>
      documentsRead(async () => bodyOf(await changePost(id, { title, content })));
    const [first] = [await readsOf('Title 0')];
    for (let index = 1; index < MAX_REVISIONS + 2; index += 1)
      await changePost(id, { title: `Title ${index}` });
    expect(await readsOf('The last')).toBe(first);
    const stored = await suite.db.collection(`posts/${id}/revisions`).get();
    expect(stored.size).toBe(MAX_REVISIONS);
    const titles = stored.docs.map((revision) => revision.get('before.title'));
    expect(titles).toEqual(Array.from({ length: MAX_REVISIONS }, (_, index) => `Title ${index + 2}`));
    const listed = await documentsRead(() => revisions(`posts/${id}`));
    expect(listed).toBeLessThanOrEqual(MAX_REVISIONS + 1);
    expect(JSON.stringify(await revisions(`posts/${id}`)).length).toBeLessThan(5000);
    expect(newest(await revisions(`posts/${id}`)).id).toBe('00000023');
  });

  it('of an entry whose category or image is gone is opened without it', async () => {
    const { id, images } = await newProject({ title: 'Villa' }, [image]);
    await changeProject(id, { title: 'Two villas' });
    const revision = newest(await revisions(`projects/${id}`));
    await suite.db.doc(`projects/${id}/revisions/${revision.id}`).update({ 'before.category': 'Cars' });
    const { entry } = await open(`projects/${id}`, revision);
    expect(entry).toMatchObject({ category: 'Other', images, title: 'Villa' });
    const gone = await changeProject(id, { title: 'Villa', imagePath: '/media/gone-00000000/960.webp' });
    expect(gone).toMatchObject({ status: 400, body: { issues: [{ path: 'imagePath' }] } });
    expect(await send('GET', `/history/projects/${id}/00000099`)).toMatchObject({ status: 404 });
  });
});

describe('two people', () => {
  it('who review the same translation: the second is asked, but not for a text by machine', async () => {
    await store.projects(suite.db, [{ title: 'Villa', description: '' }]);
    const path = '/translations/projects/d0';
    const { version, fields } = bodyOf<ReviewedEntry>(await send('GET', path));
    const correct = (text: string, base: string) =>
      send('PATCH', path, { body: { version: base, texts: { title: { text, of: fields[0]?.of } } } });
    bodyOf(await send('POST', `${path}/complete`));
    const entry = bodyOf<ReviewedEntry>(await correct('فيلا', version));
    expect(await correct('بيت', version)).toMatchObject({ status: 409 });
    bodyOf(await correct('بيت', entry.version));
    const { differences } = await open('projects/d0', newest(await revisions('projects/d0')));
    expect(differences).toEqual([{ field: 'title', isTranslation: true, before: 'فيلا', now: 'بيت' }]);
  });
});

describe('a save whose response was lost', () => {
  const headers = () => ({ [IDEMPOTENCY_HEADER]: randomUUID() });

  it.each<[string, (version: string) => object]>([
    ['with its version', (version) => ({ version })],
    ['without a version', () => ({})],
  ])('is recognised after saves of others, and does not replace them: %s', async (_, base) => {
    const { id, version } = await newPost();
    const once = headers();
    const mine = () => changePost(id, { title: 'Mine', ...base(version) }, [], once);
    bodyOf(await mine());
    for (const title of ['Theirs', 'Theirs, too']) bodyOf(await changePost(id, { title }));
    expect(bodyOf(await mine())).toMatchObject({ title: 'Theirs, too' });
    expect(await documentsIn(suite, 'posts')).toMatchObject([{ title: 'Theirs, too' }]);
    expect(await revisions(`posts/${id}`)).toHaveLength(3);
  });

  it.each([
    [
      '/blog-posts/d0/publish',
      (published: boolean) => send('PATCH', '/blog-posts/d0/publish', { body: { published }, headers: FORM }),
    ],
    ['/blog-posts/d0', (published: boolean) => changePost('d0', { published }, [], FORM)],
    ['/services/d0', (active: boolean) => submit('PATCH', '/services/d0', { data: { active } }, [], FORM)],
  ])('takes another body of the same key as a change: %s', async (path, change) => {
    await Promise.all([store.posts(suite.db, [{}]), store.services(suite.db, [{}])]);
    const [kind, field] = path.startsWith('/services') ? ['services', 'active'] : ['posts', 'published'];
    for (const value of [false, true]) expect(bodyOf(await change(value))).toMatchObject({ [field]: value });
    expect(await documentsIn(suite, kind)).toMatchObject([{ [field]: true }]);
  });
});

describe('a deletion for good', () => {
  it('leaves a file that an entry or its history shows', async () => {
    const { id, url } = bodyOf<AdminImage>(
      await submit('POST', '/images/upload', { title: 'Villa' }, [image]),
    );
    const project = await newProject({ title: 'Villa', imagePath: url });
    const post = await newPost({ title: 'Villa', imagePath: url });
    bodyOf(await send('DELETE', `/images/${id}`));
    bodyOf(await purge(`images/${id}`));
    expect(await isServed(suite, url)).toBe(true);
    bodyOf(await changePost(post.id, { imagePath: '' }));
    bodyOf(await send('DELETE', `/projects/${project.id}`));
    bodyOf(await purge(`projects/${project.id}`));
    expect(await isServed(suite, url)).toBe(true);
    expect(await documentsIn(suite, 'media')).toMatchObject([{ inHistory: true }]);
    bodyOf(await send('DELETE', `/blog-posts/${post.id}`));
    bodyOf(await purge(`posts/${post.id}`));
    expect(await isServed(suite, url)).toBe(false);
  });

  it('and a restoration at once: one of them wins', async () => {
    const { id } = await newPost({}, [image]);
    bodyOf(await send('DELETE', `/blog-posts/${id}`));
    const outcomes = await Promise.all([restore(`posts/${id}`), purge(`posts/${id}`)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 404]);
    const [restored] = outcomes;
    const [posts, files] = await Promise.all([documentsIn(suite, 'posts'), documentsIn(suite, 'media')]);
    const count = restored?.status === 200 ? 1 : 0;
    expect([posts.length, files.length]).toEqual([count, count]);
  });
});

describe('a deletion', () => {
  it('is undone whole: texts, translations, files and history; also twice', async () => {
    await signInAs('Noora');
    const { id } = await newPost({ title: 'Glass', published: true }, [image]);
    bodyOf(await changePost(id, { title: 'Glass and heat' }));
    const reference = suite.db.doc(`posts/${id}`);
    const { edited: _edited, revisions: _number, ...before } = (await reference.get()).data() ?? {};
    const url = bodyOf<AdminPost>(await send('GET', `/blog-posts/${id}`)).image;
    bodyOf(await send('DELETE', `/blog-posts/${id}`));
    expect(await suite.send('GET', `/api/blog/${id}`)).toMatchObject({ status: 404 });
    expect(await send('DELETE', `/blog-posts/${id}`)).toMatchObject({ status: 404 });
    const at = new Date(now).toISOString();
    expect((await deleted('posts')).entries).toEqual([
      { id, by: 'Noora', at, title: 'Glass and heat', image: url },
    ]);
    expect((await deleted('projects')).entries).toEqual([]);

    for (let time = 0; time < 2; time += 1)
      expect(await restore(`posts/${id}`)).toMatchObject({ status: 200 });
    const { edited: _by, revisions: _count, ...after } = (await reference.get()).data() ?? {};
    expect(after).toEqual(before);
    expect(await suite.send('GET', `/api/blog/${id}`)).toMatchObject({ status: 200 });
    expect(await isServed(suite, url)).toBe(true);
    expect((await deleted('posts')).entries).toEqual([]);
    const history = await revisions(`posts/${id}`);
    expect(history.map(({ changed }) => changed).sort()).toEqual([['deleted'], ['title']]);
    await expiry.end(new Date(now + 31 * DAY));
    expect(await revisions(`posts/${id}`)).toHaveLength(2);
    expect(await isServed(suite, url)).toBe(true);
  });

  it('leaves a new entry of the same name when it is undone', async () => {
    const first = await newPost({ title: 'Glass', category: 'Ovens' });
    bodyOf(await send('DELETE', `/blog-posts/${first.id}`));
    const second = await newPost({ title: 'Glass', category: 'ovens' });
    bodyOf(await restore(`posts/${first.id}`));
    const posts = await documentsIn(suite, 'posts');
    expect(posts.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    // Both posts have one spelling, or the blog would filter by both.
    expect(posts).toMatchObject([{ category: 'ovens' }, { category: 'ovens' }]);
  });

  it('is undone without a category or image that is gone', async () => {
    const kept = aStoredImage({ key: 'kept-00000000' });
    await storeMediaFile(suite.db, kept, ['projects/d0']);
    await store.projects(suite.db, [{ pictures: [aStoredImage({ key: 'gone-00000000' }), kept] }]);
    bodyOf(await send('DELETE', '/projects/d0'));
    await suite.db.doc('projects/d0/revisions/00000001').update({ 'before.category': 'Cars' });
    bodyOf(await restore('projects/d0'));
    expect(bodyOf(await send('GET', '/projects/d0'))).toMatchObject({
      category: 'Other',
      images: ['/media/kept-00000000/960.webp'],
    });

    await store.images(suite.db, [{}]);
    bodyOf(await send('DELETE', '/images/d0'));
    expect(await restore('images/d0')).toMatchObject({
      status: 400,
      body: { message: ERROR_MESSAGES.imageNotInLibrary },
    });
    expect((await deleted('images')).entries).toHaveLength(1);
    expect(await restore('images/d9')).toMatchObject({ status: 404 });
  });

  it('is final after 30 days, with its history and files', async () => {
    const { id, images } = await newProject({ title: 'Villa' }, [image]);
    bodyOf(await changeProject(id, { title: 'Two villas', imagePath: '' }));
    bodyOf(await send('DELETE', `/projects/${id}`));
    const { kept } = await deleted('images');
    expect(kept).toEqual([{ image: images[0], title: 'Villa' }]);
    await storeMediaFile(suite.db, aStoredImage({ key: 'own-00000000' }), ['images/d0']);
    await store.images(suite.db, [{ picture: aStoredImage({ key: 'own-00000000' }) }]);
    bodyOf(await send('DELETE', '/images/d0'));
    expect(await deleted('images')).toMatchObject({ entries: [{ id: 'd0' }], kept: [{ title: 'Villa' }] });
    await expiry.end(new Date(now + 30 * DAY - 1));
    expect(await isServed(suite, images[0])).toBe(true);
    await expiry.end(new Date(now + 30 * DAY));
    expect(await isServed(suite, images[0])).toBe(false);
    expect(await suite.db.collectionGroup('revisions').get()).toMatchObject({ size: 0 });
    expect(await deleted('images')).toEqual({ entries: [], kept: [] });
    expect(await restore(`projects/${id}`)).toMatchObject({ status: 404 });
  });
});
