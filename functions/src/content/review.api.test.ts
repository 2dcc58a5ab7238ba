import {
  CORRECTION_MAX_LENGTH,
  ERROR_MESSAGES,
  REVIEW_PAGE_SIZE,
  type ReviewedEntry,
  type ReviewQueue,
} from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { toResponsiveImage } from '../media/stored-media';
import { bodyOf } from '../testing/admin-api';
import { aStoredImage, identicalDocuments, minutesBefore, store, storeMediaFile } from '../testing/content';
import { entriesOf, posts, projects, services } from '../testing/entries';
import { fieldError } from '../testing/forms';
import { documentsRead } from '../testing/reads';
import { byMachine, byPerson, startTranslations } from '../translations/testing/suite';
import { failing, inArabic } from '../translations/testing/upstream';

const api = await startTranslations('review');
const { suite, send, upstream, translationsOf, leaveBudget } = api;
const [post, project, service] = [entriesOf(api, posts), entriesOf(api, projects), entriesOf(api, services)];

/** Reads of every request: the revocation check of the session. */
const SESSION_READS = 1;

const page = async (query = '') => bodyOf<ReviewQueue>(await send('GET', `/translations${query}`));
const queue = async () => (await page()).entries;
const fieldOf = ({ fields }: ReviewedEntry, name: string) => fields.find(({ field }) => field === name);
const publicBody = async (path: string) => (await suite.send('GET', `/api/${path}`)).body;
const rejection = (path: string, message: string) => ({ status: 400, body: fieldError(path, message) });

describe('the queue', () => {
  it('has the entries of all kinds that are not reviewed, newest first', async () => {
    await store.images(suite.db, [{ createdAt: minutesBefore(3) }]);
    await store.services(suite.db, [{ createdAt: minutesBefore(1) }]);
    await store.testimonials(suite.db, [{ createdAt: minutesBefore(4) }]);
    await store.posts(suite.db, [{ createdAt: minutesBefore(5) }]);
    const translations = { title: byMachine('فيلا', 'A villa') };
    await store.projects(suite.db, [
      { title: 'A villa', description: '', translations, createdAt: minutesBefore(0) },
      { title: '', category: 'UPVC DOOR', createdAt: minutesBefore(2) },
      { title: 'A villa', description: '', translations: { title: byPerson('فيلا', 'A villa') } },
    ]);
    const rows = (await queue()).map((row) => [
      `${row.kind}/${row.id}`,
      ...[row.state, row.title, row.original, row.translation],
    ]);
    expect(rows).toEqual([
      ['projects/d0', 'machine', 'A villa', 'A villa', 'فيلا'],
      ['services/d0', 'pending', 'Curtain Wall Systems', 'Curtain Wall Systems', undefined],
      ['projects/d1', 'pending', 'UPVC Doors', 'UPVC Doors', undefined],
      ['images/d0', 'pending', 'Sliding doors', 'Sliding doors', undefined],
      ['testimonials/d0', 'pending', 'Mariam', 'Quiet rooms at last.', undefined],
      ['posts/d0', 'pending', 'Glass and heat', 'Glass and heat', undefined],
    ]);
  });

  it('reads the rows of a page, and continues to the last of each kind', async () => {
    const count = REVIEW_PAGE_SIZE + 3;
    await store.testimonials(suite.db, identicalDocuments(3));
    await store.images(suite.db, identicalDocuments(count));
    const pages: ReviewQueue[] = [];
    const readPage = async (query?: string) => {
      const reads = await documentsRead(async () => void pages.push(await page(query)));
      expect(reads).toBe(SESSION_READS + (pages.at(-1)?.entries.length ?? 0));
    };
    await readPage();
    await readPage(`?images=${pages[0]?.next.images}`);
    expect(pages.map(({ entries }) => entries.length)).toEqual([REVIEW_PAGE_SIZE + 3, 3]);
    expect(pages.map(({ totals }) => totals.images)).toEqual([count, count]);
    expect(pages[1]?.next).toEqual({});
    const images = pages.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'images'));
    expect(images.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => `d${index}`));
  });

  it('follows each save, completion and correction', async () => {
    upstream.behave(failing);
    const { id } = await service.create({ title: 'Skylights', features: ['Dry', 'Warm'] });
    const state = async () => (await suite.db.doc(`services/${id}`).get()).get('translationState');
    expect(await state()).toBe('pending');
    upstream.behave(inArabic);
    const { entry, proposals } = await service.complete(id);
    expect([entry.state, proposals, await state()]).toEqual(['machine', {}, 'machine']);
    const ar = { title: 'ترجمة Skylights', features: ['ترجمة Dry', 'ترجمة Warm'] };
    expect(await publicBody('services')).toMatchObject([{ translations: { ar } }]);
    const texts = Object.fromEntries(entry.fields.map(({ field, of, text }) => [field, { text, of }]));
    bodyOf(await service.correct(id, texts));
    expect(await state()).toBe('reviewed');
    expect(await queue()).toEqual([]);
    upstream.behave(failing);
    await service.change(id, { title: 'Skylights and pergolas' });
    expect(await state()).toBe('outdated');
  });
});

describe('an entry', () => {
  it('has its texts with their translations, and the former original of an outdated one', async () => {
    const excerpt = 'What a coating does.';
    const content = '<p>What a coating does, at length.</p>';
    const translations = {
      title: byPerson('زجاج', 'Glass'),
      excerpt: byMachine('ماذا يفعل الطلاء', excerpt),
      content: byPerson('<p>قديم</p>', `sha256:${'x'.repeat(43)}`),
    };
    await store.posts(suite.db, [{ translations, date: minutesBefore(180) }]);
    const { fields, path, state } = await post.texts('d0');
    expect([path, state]).toEqual(['/blog/d0-glass-and-heat', 'pending']);
    const rows = fields.map(({ field, state, original, text, by, former }) => [
      ...[field, state, original, text, by, former],
    ]);
    expect(rows).toEqual([
      ['title', 'outdated', 'Glass and heat', 'زجاج', 'person', 'Glass'],
      ['excerpt', 'machine', excerpt, 'ماذا يفعل الطلاء', 'machine', undefined],
      ['content', 'outdated', content, '<p>قديم</p>', 'person', undefined],
      ['category', 'pending', 'Trends', undefined, undefined, undefined],
      ['author', 'pending', 'Admin', undefined, undefined, undefined],
    ]);
    expect(fields).toEqual(fields.map((field) => ({ ...field, to: 'ar', of: field.original })));
  });

  it('names the page that shows it', async () => {
    await store.images(suite.db, [{}, { category: 'Gallery', subCategories: [] }]);
    const fills = [store.projects, store.services, store.testimonials];
    await Promise.all(fills.map((fill) => fill(suite.db, [{}])));
    const ids = ['images/d0', 'images/d1', 'projects/d0', 'services/d0', 'testimonials/d0'];
    const paths = ids.map(async (id) => bodyOf<ReviewedEntry>(await send('GET', `/translations/${id}`)).path);
    expect(await Promise.all(paths)).toEqual([
      ...['/portfolio?picture=d0', '/', '/portfolio/d0', '/services', '/testimonials'],
    ]);
  });

  it('of an unknown kind or id is not found', async () => {
    const body = { texts: { title: { text: 'أبواب', of: 'Doors' } } };
    const requests = { GET: [{}], PATCH: [{ body }], POST: [{}, '/complete'] } as const;
    for (const path of ['posts/none', 'admins/admin', 'sessions/d0'])
      for (const [method, [options, below = '']] of Object.entries(requests)) {
        const { status } = await send(method, `/translations/${path}${below}`, options);
        expect({ method, path, status }).toEqual({ method, path, status: 404 });
      }
  });
});

const PROJECT = { title: 'A villa by the sea', description: 'Forty windows that keep the salt out.' };
const OWN = { title: { text: 'فيلا على البحر', of: PROJECT.title } };

describe('a correction', () => {
  it('is public at once, leaves the other texts, and survives an edit of the original and a machine', async () => {
    const description = byMachine('أربعون نافذة', PROJECT.description);
    await store.projects(suite.db, [{ translations: { description } }]);
    const corrected = bodyOf<ReviewedEntry>(await project.correct('d0', OWN));
    expect(corrected).toMatchObject({ id: 'd0', state: 'machine' });
    expect(fieldOf(corrected, 'title')).toMatchObject({ text: OWN.title.text, state: 'reviewed' });
    const title = byPerson(OWN.title.text, PROJECT.title);
    expect(await translationsOf('projects/d0')).toEqual({ title, description });
    const ar = { title: title.text, description: description.text };
    expect(await publicBody('projects/d0')).toMatchObject({ translations: { ar } });
    const edits = [
      [{ description: 'Forty windows.' }, 'machine', 'reviewed'],
      [{ title: 'A villa' }, 'outdated', 'outdated'],
    ] as const;
    for (const [fields, arabic, state] of edits) {
      expect(await project.change('d0', fields)).toMatchObject({ arabic });
      const { entry } = await project.complete('d0');
      expect(fieldOf(entry, 'title')).toMatchObject({ text: title.text, state });
    }
    expect((await translationsOf('projects/d0')).title).toEqual(title);
  });

  it('by two people at once is accepted from both, and that of a former original from none', async () => {
    await store.projects(suite.db, [{}]);
    const texts = ['فيلا أولى', 'فيلا ثانية'];
    const requests = texts.map((text) => project.correct('d0', { title: { ...OWN.title, text } }));
    for (const response of [...(await Promise.all(requests)), await project.correct('d0', OWN)])
      bodyOf(response);
    await suite.db.doc('projects/d0').update({ title: 'A villa' });
    const stored = await translationsOf('projects/d0');
    const description = { text: 'أربعون نافذة', of: PROJECT.description };
    const former = { title: { ...OWN.title, text: 'فيلا' }, description };
    const outdated = { status: 409, body: { message: ERROR_MESSAGES.translationOutdated } };
    expect(await project.correct('d0', former)).toMatchObject(outdated);
    expect(await translationsOf('projects/d0')).toEqual(stored);
    expect(stored.title?.text).toBe(OWN.title.text);
  });

  it('of facts or features has a line for each, which visitors get', async () => {
    const facts = ['U-value: 1.4 W/(m²K)', 'Glass: 6/16/6'];
    const { id } = await service.create({ title: 'Skylights', facts, features: ['Dry', 'Warm'] });
    const correct = (field: string, of: string, text: string) =>
      service.correct(id, { [field]: { text, of } });
    const correctFacts = (text: string) => correct('facts', facts.join('\n'), text);
    const correctFeatures = (text: string) => correct('features', 'Dry\nWarm', text);
    const { translationLines } = ERROR_MESSAGES;
    expect(await correctFacts('قيمة U: 1.4')).toMatchObject(rejection('facts', translationLines));
    for (const text of ['جاف', 'جاف\n\n', 'جاف\nدافئ\nهادئ'])
      expect(await correctFeatures(text)).toMatchObject(rejection('features', translationLines));
    const features = ['Dry', 'Warm'].map((feature) => `ترجمة ${feature}`);
    const machine = { facts: facts.map((fact) => `ترجمة ${fact}`), features };
    expect(await publicBody('services')).toMatchObject([{ facts, translations: { ar: machine } }]);
    bodyOf(await correctFacts('قيمة U: 1.4 واط\n\nالزجاج: 6/16/6\n'));
    bodyOf(await correctFeatures('جاف\n\n دافئ '));
    const ar = { facts: ['قيمة U: 1.4 واط', 'الزجاج: 6/16/6'], features: ['جاف', 'دافئ'] };
    expect(await publicBody('services')).toMatchObject([{ translations: { ar } }]);
  });

  it('is rejected at its field when it is blank, too long or of another field', async () => {
    await store.projects(suite.db, [{ location: '' }]);
    const { of } = OWN.title;
    const rejected = [
      [{ title: { text: ' ', of } }, 'texts.title.text', ERROR_MESSAGES.translationRequired],
      [{ title: { text: 'ن'.repeat(CORRECTION_MAX_LENGTH + 1), of } }, 'title', ERROR_MESSAGES.textTooLong],
      [{ ...OWN, category: { text: 'أبواب', of: 'UPVC Windows' } }, 'category', ERROR_MESSAGES.invalidValue],
      [{ ...OWN, location: { text: 'الدوحة', of: '' } }, 'location', ERROR_MESSAGES.invalidValue],
      [{ ...OWN, 'title.of': { text: 'فيلا', of } }, 'title.of', ERROR_MESSAGES.invalidValue],
    ] as const;
    for (const [texts, path, message] of rejected)
      expect(await project.correct('d0', texts)).toMatchObject(rejection(path, message));
    expect(await translationsOf('projects/d0')).toEqual({});
  });
});

it('a correction of rich text is sanitized, and has the links and images of the original', async () => {
  const keys = ['villa-0a1b2c3d', 'other-0a1b2c3d'];
  for (const key of keys) await storeMediaFile(suite.db, aStoredImage({ key }), ['images/i0']);
  const [image, foreignImage] = keys.map(
    (key) => `<img src="${toResponsiveImage(aStoredImage({ key })).image}" alt="" />`,
  );
  const content = `<p dir="auto">See <a href="/contact?a=1&amp;b=2">this</a>.</p>${image}`;
  const { id } = await post.create({ content });
  const path = `posts/${id}`;
  const correctContent = (text: string) => post.correct(id, { content: { text, of: content } });
  const before = await translationsOf(path);
  for (const [text, message] of [
    [`<p>زجاج</p>${foreignImage}`, ERROR_MESSAGES.translationImages],
    ['<p class="no-translate"><a href="https://a.example">زجاج</a></p>', ERROR_MESSAGES.translationLinks],
    ['<p><a title="x" href="/contact">زجاج</a></p>', ERROR_MESSAGES.translationLinks],
    ['<p> </p><script>alert(1)</script>', ERROR_MESSAGES.contentRequired],
  ] as const)
    expect(await correctContent(text)).toMatchObject(rejection('content', message));
  expect(await translationsOf(path)).toEqual(before);
  const link = '<p><a href="/contact?a=1&b=2">هنا</a></p>';
  const text = `<h1 onclick="a()">زجاج</h1><script>alert(1)</script>${image}${link}`;
  expect((await correctContent(text)).status).toBe(200);
  expect((await translationsOf(path)).content?.text).toBe(
    `<h2 dir="auto">زجاج</h2>${image}<p dir="auto"><a href="/contact?a=1&amp;b=2">هنا</a></p>`,
  );
});

it("a machine run proposes a text for a person's outdated one, and says why texts are missing", async () => {
  const person = { title: byPerson('فيلا', 'A villa') };
  await store.projects(suite.db, [{}, { description: '', translations: person }, { translations: person }]);
  const { entry, ...proposed } = await project.complete('d2');
  expect(proposed).toEqual({ proposals: { title: `ترجمة ${PROJECT.title}` } });
  expect([entry.state, fieldOf(entry, 'title')?.text]).toEqual(['outdated', 'فيلا']);
  expect(await translationsOf('projects/d2')).toMatchObject(person);
  const [title, description] = ['Another villa', 'With windows.'];
  await suite.db.doc('projects/d0').update({ title, description });
  await suite.db.doc('projects/d1').update({ title });
  upstream.behave(failing);
  for (const id of ['d0', 'd1'])
    expect(await project.complete(id)).toMatchObject({ proposals: {}, failure: 'unavailable' });
  upstream.behave(inArabic);
  await leaveBudget(title.length);
  const partial = await project.complete('d0');
  expect(partial.failure).toBe('budget');
  expect(partial.entry.fields.map(({ state }) => state)).toEqual(['machine', 'pending']);
  await suite.db.doc('projects/d1').update({ title: 'The last villa' });
  expect(await project.complete('d1')).toMatchObject({ proposals: {}, failure: 'budget' });
});
