import { type ReviewQueue, type RevisionDetails, SAMPLE_BLOCKS, type SiteContent } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../testing/admin-api';
import { store } from '../testing/content';
import { entriesOf, posts, projects, services, testimonials } from '../testing/entries';
import { byMachine, byPerson, startTranslations } from '../translations/testing/suite';
import { failing, inArabic, type Respond, translated } from '../translations/testing/upstream';

const api = await startTranslations('either-language');
const { suite, send, upstream, translationsOf } = api;
const post = entriesOf(api, posts);
const project = entriesOf(api, projects);
const service = entriesOf(api, services);
const testimonial = entriesOf(api, testimonials);

const ENGLISH: Record<string, string> = {
  'نوافذ لوسيل': 'Lusail windows',
  'أبواب منزلقة': 'Sliding doors',
  'أبواب دوارة': 'Revolving doors',
  'هادئة أخيرا': 'Quiet at last',
};
const inEnglish: Respond = (texts) =>
  translated(...texts.map((text) => ENGLISH[text] ?? `English of ${text}`));

const publicBody = async (path: string) => (await suite.send('GET', `/api/${path}`)).body;
const queueOf = async (to: string) => bodyOf<ReviewQueue>(await send('GET', `/translations?to=${to}`));

describe('what is typed in Arabic has its English', () => {
  it('in a post, whose address has the English words as soon as there are some, and keeps them', async () => {
    upstream.behave(failing);
    const { id } = await post.create({ title: 'نوافذ لوسيل', excerpt: 'هادئة', published: true });
    const pathOf = async () => (await post.texts(id)).path;
    expect(await pathOf()).toBe(`/blog/${id}-نوافذ-لوسيل`);
    upstream.behave(inEnglish);
    await post.complete(id);
    expect(await pathOf()).toBe(`/blog/${id}-lusail-windows`);
    const texts = (await post.texts(id)).fields.map(({ field, of }) => [field, { text: `Our ${field}`, of }]);
    bodyOf(await post.correct(id, Object.fromEntries(texts.filter(([field]) => field === 'title'))));
    expect(await pathOf()).toBe(`/blog/${id}-lusail-windows`);
    expect(await publicBody(`blog/${id}`)).toMatchObject({
      title: 'نوافذ لوسيل',
      slug: 'lusail-windows',
      translations: { en: { title: 'Our title', excerpt: 'English of هادئة' } },
    });
    expect(bodyOf(await suite.send('GET', '/api/blog'))).toMatchObject({
      posts: [{ slug: 'lusail-windows' }],
    });
    const feed = await (await fetch(`${suite.origin}/rss.xml`)).text();
    expect(feed).toContain('<title>Our title</title>');
    expect(feed).toContain(`/blog/${id}-lusail-windows</link>`);
  });

  it('in a project, whose id has the English words from the start', async () => {
    upstream.behave(inEnglish);
    const { id } = await project.create({ title: 'نوافذ لوسيل' });
    expect(id).toMatch(/^[0-9a-f]{8}-lusail-windows$/);
    expect(upstream.requestedTexts().flat()).toEqual(['نوافذ لوسيل']);
    const typed = await project.create({ title: 'أبواب', otherTexts: { title: 'Our doors' } });
    expect(typed.id).toMatch(/-our-doors$/);
  });

  it('in a service, whose slug is English; without English at first, it becomes so at a later save', async () => {
    upstream.behave(inEnglish);
    expect(await service.create({ title: 'أبواب منزلقة', description: 'وصف' })).toMatchObject({
      slug: 'sliding-doors',
    });
    upstream.behave(failing);
    const { id, slug } = await service.create({ title: 'أبواب دوارة' });
    expect(slug).toBe('أبواب-دوارة');
    upstream.behave(inEnglish);
    expect(await service.change(id, { description: 'Of glass and steel.' })).toMatchObject({
      slug: 'revolving-doors',
    });
    expect(await publicBody('services')).toContainEqual(
      expect.objectContaining({ id, slugs: ['revolving-doors', 'أبواب-دوارة'] }),
    );
    const chosen = await service.create({ title: 'أبواب', slug: 'أبوابنا' });
    expect(await service.change(chosen.id, { description: 'Other' })).toMatchObject({ slug: 'أبوابنا' });
  });

  it("in a testimonial, and in the company's texts", async () => {
    upstream.behave(inEnglish);
    const { id } = await testimonial.create({ text: 'هادئة أخيرا', published: true });
    expect(await translationsOf(`testimonials/${id}`)).toMatchObject({
      text: byMachine('Quiet at last', 'هادئة أخيرا'),
    });
    await change({ heading: 'نوافذ لوسيل' });
    const { en, ar } = bodyOf<SiteContent>(await suite.send('GET', '/api/site'));
    expect([en.hero.heading, ar.hero.heading]).toEqual(['Lusail windows', 'نوافذ لوسيل']);
  });
});

const change = async (values: object, more: object = {}) =>
  bodyOf(
    await send('PATCH', '/blocks/hero', { body: { values: { ...SAMPLE_BLOCKS.hero, ...values }, ...more } }),
  );

describe('a text that is typed in the other language', () => {
  it('has the former one as its translation, which no machine replaces', async () => {
    upstream.behave(inEnglish);
    const { id } = await service.create({ title: 'أبواب منزلقة' });
    expect(await service.change(id, { title: 'Sliding doors' })).toMatchObject({ title: 'Sliding doors' });
    const titleOf = async () => (await translationsOf(`services/${id}`)).title;
    expect(await titleOf()).toEqual(byPerson('أبواب منزلقة', 'Sliding doors'));
    upstream.behave(inArabic);
    await service.change(id, { title: 'Doors that slide' });
    expect(await titleOf()).toEqual(byPerson('أبواب منزلقة', 'Sliding doors'));
    await service.change(id, { title: 'أبواب دوارة' });
    expect(await titleOf()).toEqual(byPerson('Doors that slide', 'أبواب منزلقة'));
    const [latest] = await service.revisions(id);
    const opened = bodyOf<RevisionDetails>(await send('GET', `/history/services/${id}/${latest?.id}`));
    expect(opened.entry).toMatchObject({ title: 'Doors that slide' });
    await service.change(id, { title: 'Doors that slide' }, [], {});
    expect(await titleOf()).toEqual(byPerson('أبواب دوارة', 'Doors that slide'));
  });

  it('is not taken for one when its row has moved', async () => {
    upstream.behave(inEnglish);
    const [first, second, ...rest] = SAMPLE_BLOCKS.hero.statistics;
    await change({ statistics: [{ ...first, title: 'نوافذ لوسيل' }, second, ...rest] });
    await change({ statistics: [second, { ...first, title: 'نوافذ لوسيل' }, ...rest] });
    const { en, ar } = bodyOf<SiteContent>(await suite.send('GET', '/api/site'));
    expect(en.hero.statistics[1]?.title).toBe('Lusail windows');
    expect(en.hero.statistics[0]?.title).toBe(second?.title);
    expect(ar.hero.statistics[0]?.title).not.toMatch(/[a-z]/i);
  });
});

describe('a language that a person has chosen', () => {
  const MIXED = 'UPVC لوسيل 2026';

  it('is that of the text, its translation and its page, until the text changes', async () => {
    upstream.behave(inEnglish);
    const { id } = await project.create({ title: MIXED });
    expect((await project.texts(id)).fields).toMatchObject([{ field: 'title', to: 'en' }]);
    upstream.behave(inArabic);
    await project.change(id, { textLanguages: { title: 'en' } });
    expect((await project.texts(id)).fields).toMatchObject([{ to: 'ar', text: `ترجمة ${MIXED}` }]);
    await project.change(id, { description: 'Windows' });
    expect(await publicBody(`projects/${id}`)).toMatchObject({
      title: MIXED,
      translations: { ar: { title: `ترجمة ${MIXED}`, description: 'ترجمة Windows' } },
    });
    expect(await publicBody(`projects/${id}`)).not.toHaveProperty('chosenLanguages');
    await project.change(id, { textLanguages: { title: 'ar' } });
    expect((await suite.db.doc(`projects/${id}`).get()).get('chosenLanguages')).toBeUndefined();
    expect((await project.texts(id)).fields[0]).toMatchObject({ to: 'en' });
  });

  it('is kept by blocks and copies, and refused for anything else', async () => {
    upstream.behave(inArabic);
    await change({ heading: MIXED }, { textLanguages: { heading: 'en' } });
    const { en, ar } = bodyOf<SiteContent>(await suite.send('GET', '/api/site'));
    expect([en.hero.heading, ar.hero.heading]).toEqual([MIXED, `ترجمة ${MIXED}`]);
    const { id } = await project.create({ title: MIXED, textLanguages: { title: 'en' } });
    const copy = await project.create({ title: MIXED, copyOf: id });
    expect((await project.texts(copy.id)).fields).toMatchObject([{ to: 'ar', by: 'machine' }]);
    for (const textLanguages of [{ title: 'fr' }, ['en'], { ['x'.repeat(61)]: 'en' }])
      expect(await project.submitChange(id, { textLanguages })).toMatchObject({ status: 400 });
  });
});

it('the queue tells which language is to be checked, and the dashboard how many entries lack one', async () => {
  upstream.behave(inEnglish);
  const arabic = await service.create({ title: 'أبواب منزلقة', description: 'وصف' });
  upstream.behave(inArabic);
  const english = await service.create({ title: 'Skylights' });
  upstream.behave(failing);
  const pending = await service.create({ title: 'واجهات', description: 'Facades' });
  await store.testimonials(suite.db, [{ published: true }]);
  const idsOf = async (to: string) => (await queueOf(to)).entries.map(({ id }) => id).toSorted();
  expect(await idsOf('en')).toEqual([arabic.id, pending.id].toSorted());
  expect(await idsOf('ar')).toContain(english.id);
  expect(await idsOf('ar')).toContain(pending.id);
  expect((await queueOf('en')).totals.services).toBe(2);
  const { waiting } = bodyOf<{ waiting: object }>(await send('GET', '/dashboard'));
  expect(waiting).toMatchObject({ untranslated: { en: 1, ar: 2 } });
  expect(await send('GET', '/translations?to=fr')).toMatchObject({ status: 400 });
});
