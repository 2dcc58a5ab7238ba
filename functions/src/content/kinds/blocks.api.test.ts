import {
  type AdminBlock,
  BLOCK_IDS,
  type BlockId,
  ERROR_MESSAGES,
  type ReviewedEntry,
  type ReviewQueue,
  type Revision,
  type RevisionDetails,
  SAMPLE_BLOCKS,
  type SiteContent,
  sampleSite,
  tooLong,
} from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import { aStoredImage, mediaUsages, RESPONSIVE_IMAGE, store, storeMediaFile } from '../../testing/content';
import { documentsRead } from '../../testing/reads';
import { EDITED } from '../../testing/stored';
import { sampleDocument } from './block-documents';
import { deleteUnlinkedPdfs } from './unlinked-pdfs';

const ApiErrorBody = z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) });
const NOW = '2026-03-01T09:00:00.000Z';
const api = await startAdminApi({
  name: 'blocks',
  path: '/api/admin',
  changes: { clock: () => new Date(NOW) },
});
const { suite, send, submit: submitForm } = api;

const list = async () => bodyOf<AdminBlock[]>(await send('GET', '/blocks'));
const read = async (id: BlockId) => bodyOf<AdminBlock>(await send('GET', `/blocks/${id}`));
const submit = (id: string, values: object, more: object = {}) =>
  send('PATCH', `/blocks/${id}`, { body: { values, ...more } });
const change = async (id: BlockId, values: object, more: object = {}) =>
  bodyOf<AdminBlock>(await submit(id, values, more));
const site = async () => bodyOf<SiteContent>(await suite.send('GET', '/api/site'));
const texts = async (id: BlockId) => bodyOf<ReviewedEntry>(await send('GET', `/translations/blocks/${id}`));
const revisions = async (id: BlockId) =>
  bodyOf<{ revisions: Revision[] }>(await send('GET', `/history/blocks/${id}`)).revisions;

it('an empty database shows the sample in both languages, whose texts are all translated', async () => {
  expect(await site()).toEqual(sampleSite('2026-03-01'));
  const blocks = await list();
  expect(blocks.map(({ id }) => id)).toEqual(BLOCK_IDS);
  for (const { id, values, arabic, edited } of blocks)
    expect([values, arabic, edited]).toEqual([SAMPLE_BLOCKS[id], 'reviewed', undefined]);
  // A query that finds nothing costs one.
  expect(await documentsRead(site)).toBeLessThanOrEqual(1);
});

it('lists read no services for their categories', async () => {
  await store.services(suite.db, [{}, {}, {}]);
  const list = () => suite.send('GET', '/api/portfolio/projects?page=1');
  // The categories, and a query that finds nothing.
  expect(await documentsRead(list)).toBeLessThanOrEqual(2);
});

it('a change shows at once, keeps the other fields, and translates the new text', async () => {
  const { version } = await read('company');
  const saved = await change(
    'company',
    { name: 'Doha Windows', phones: [{ number: '44123456' }] },
    { version },
  );
  expect(saved).toMatchObject({
    id: 'company',
    values: { ...SAMPLE_BLOCKS.company, name: 'Doha Windows', phones: [{ number: '+974 4412 3456' }] },
    arabic: 'machine',
    edited: EDITED,
  });
  expect(saved.version).not.toBe(version);
  const { en, ar } = await site();
  expect(en.company).toMatchObject({ name: 'Doha Windows', shortName: 'Al Nafitha' });
  expect(ar.company.name).not.toBe(sampleSite('2026-03-01').ar.company.name);
  expect(ar.company.address).toBe(sampleSite('2026-03-01').ar.company.address);
  expect(await submit('company', { name: 'Other' }, { version })).toMatchObject({ status: 409 });
});

it('a text that is typed in both languages keeps what was typed, in a row too, and no machine translates it', async () => {
  const statistics = [
    { value: 3, suffix: '', title: 'Showrooms' },
    ...SAMPLE_BLOCKS.hero.statistics.slice(1),
  ];
  const otherTexts = { 'statistics-0-title': 'صالات العرض', 'statistics-7-title': 'لا شيء' };
  expect(await change('hero', { statistics }, { otherTexts })).toMatchObject({ arabic: 'reviewed' });
  expect((await site()).ar.hero.statistics[0]?.title).toBe('صالات العرض');
  await change('hero', { heading: 'واجهات زجاجية' }, { otherTexts: { heading: 'Glass façades' } });
  const { en, ar } = await site();
  expect([en.hero.heading, ar.hero.heading]).toEqual(['Glass façades', 'واجهات زجاجية']);
  expect(await submit('hero', {}, { otherTexts: { heading: 'x'.repeat(50_000) } })).toMatchObject({
    status: 400,
  });
});

it('its history begins with the sample, which can be restored', async () => {
  await change('hero', { statistics: [{ value: 3, suffix: '', title: 'Years Experience' }] });
  const [first] = await revisions('hero');
  const before = bodyOf<RevisionDetails>(await send('GET', `/history/blocks/hero/${first?.id}`));
  expect(before.entry.statistics).toEqual(SAMPLE_BLOCKS.hero.statistics);
  expect(before.differences).toEqual([
    expect.objectContaining({
      field: 'statistics',
      before: expect.stringContaining('500 · + · Projects Completed'),
      now: '3 ·  · Years Experience',
    }),
    ...[1, 2, 3].map(() => expect.objectContaining({ isTranslation: true })),
  ]);
  const restored = await change('hero', { ...before.entry }, { revision: first?.id });
  expect(restored).toMatchObject({ values: SAMPLE_BLOCKS.hero, arabic: 'reviewed' });
  expect((await site()).ar.hero).toEqual(sampleSite('2026-03-01').ar.hero);
});

it('reads and keeps what a former version stored apart from its page', async () => {
  const former = (id: string, values: object, translations: object = {}) =>
    suite.db
      .doc(`blocks/${id}`)
      .set({ ...values, translations, createdAt: new Date(NOW), translationState: 'outdated' });
  const of = (text: string, original: string) => ({ text, by: 'person', of: original });
  await former('hero', { heading: 'Glass, cut here' });
  await former('offer', { homeText: 'Ask us', next: 'We call you' }, { homeText: of('اسألنا', 'Ask us') });
  await former('numbers', { title: 'In numbers' }, { title: of('بالأرقام', 'In numbers') });
  const shown = async () => {
    const { en, ar } = await site();
    return [en.hero, ar.hero].map(({ callText, statisticsTitle }) => [callText, statisticsTitle]);
  };
  const expected = [
    ['Ask us', 'In numbers'],
    ['اسألنا', 'بالأرقام'],
  ];
  expect(await shown()).toEqual(expected);
  expect((await site()).en.questions.next).toBe('We call you');
  const { entries } = bodyOf<ReviewQueue>(await send('GET', '/translations'));
  expect(entries.map(({ id }) => id)).toEqual(['hero']);
  await change('hero', { heading: 'Cut glass' });
  await change('questions', { promise: 'Within a day.' });
  await Promise.all(['offer', 'numbers'].map((id) => suite.db.doc(`blocks/${id}`).delete()));
  expect(await shown()).toEqual(expected);
  const { en } = await site();
  expect([en.hero.heading, en.questions.next, en.questions.promise]).toEqual([
    'Cut glass',
    'We call you',
    'Within a day.',
  ]);
});

it('an invalid document of a former version stays as it is', async () => {
  const broken = { heading: 'Glass, cut here', translations: 'none', createdAt: new Date(NOW) };
  await suite.db.doc('blocks/hero').set(broken);
  await submit('hero', { heading: 'Cut glass' });
  expect((await suite.db.doc('blocks/hero').get()).data()).toMatchObject({
    heading: 'Glass, cut here',
    translations: 'none',
  });
});

it('a text keeps its translation when its row moves, and a correction by a person stays', async () => {
  const { questions } = SAMPLE_BLOCKS.questions;
  await change('questions', { questions: [...questions].reverse() });
  const [last] = (await site()).ar.questions.questions.slice(-1);
  expect(last).toEqual(sampleSite('2026-03-01').ar.questions.questions[0]);

  const { fields, version, title, path } = await texts('chairman');
  expect([title, path]).toEqual(["Chairman's Message", '/chairman']);
  const name = fields.find(({ field }) => field === 'name');
  const body = { version, texts: { name: { text: 'المدير', of: name?.of } } };
  await send('PATCH', '/translations/blocks/chairman', { body });
  expect((await site()).ar.chairman.name).toBe('المدير');
  await change('chairman', { name: 'The director' });
  expect((await read('chairman')).arabic).toBe('outdated');
});

it('a question keeps the anchor of its links when it is edited, moved or given to a service', async () => {
  const sample = SAMPLE_BLOCKS.questions.questions;
  const save = async (questions: object[]) => {
    const { values } = await change('questions', { questions });
    return z.array(z.looseObject({ anchor: z.string(), question: z.string() })).parse(values.questions);
  };
  const asked = ['Do you work at night?', 'هل تعملون ليلا؟', 'Do you work at night?'];
  const added = asked.map((question) => ({ anchor: '', question, answer: 'In summer.' }));
  const first = await save([...added, ...sample]);
  const anchors = first.map(({ anchor }) => anchor);
  expect(anchors).toEqual([
    ...added.map(() => expect.stringMatching(/^faq-[\da-f]{8}$/)),
    ...sample.map(({ anchor }) => anchor),
  ]);
  expect(new Set(anchors).size).toBe(anchors.length);

  const [edited, ...others] = first;
  const moved = [...others, { ...edited, question: 'And at weekends?', service: 'gates' }];
  const shown = () => site().then(({ ar }) => ar.questions.questions.map(({ anchor }) => anchor));
  await save(moved);
  expect(await shown()).toEqual([...anchors.slice(1), anchors[0]]);

  // Another question in the place of a removed one is not what a link to that means.
  const replaced = await save([...others, { anchor: '', question: 'Who fits?', answer: 'We do.' }]);
  expect(anchors).not.toContain(replaced.at(-1)?.anchor);
  // A copy does not take the link away.
  const [original] = replaced;
  const copied = await save([...replaced, { ...original, question: 'Copied?' }]);
  expect(copied[0]).toEqual(original);
  expect(copied.filter(({ anchor }) => anchor === original?.anchor)).toEqual([original]);
});

it('questions of a former version keep the number by which they were linked when they are moved', async () => {
  const { questions } = SAMPLE_BLOCKS.questions;
  const former = [...questions, { anchor: '', question: 'Zzyx qvbk?', answer: 'Qvbk.' }];
  await suite.db
    .collection('blocks')
    .doc('questions')
    .set({ ...sampleDocument('questions', new Date(NOW)), questions: former });
  const { values } = await read('questions');
  const rows = z.array(z.looseObject({ anchor: z.string() })).parse(values.questions);
  expect(rows.map(({ anchor }) => anchor)).toEqual([...questions.map(({ anchor }) => anchor), 'faq-5']);
  await change('questions', { questions: rows.reverse() });
  expect((await site()).en.questions.questions[0]).toMatchObject({ anchor: 'faq-5', question: 'Zzyx qvbk?' });
});

it('a new row does not have the corrected translation of the row that it has moved', async () => {
  const { questions } = SAMPLE_BLOCKS.questions;
  const { fields, version } = await texts('questions');
  const first = fields.find(({ field }) => field === 'questions-0-question');
  const body = { version, texts: { 'questions-0-question': { text: 'كم يطول التركيب؟', of: first?.of } } };
  bodyOf(await send('PATCH', '/translations/blocks/questions', { body }));
  const added = { anchor: '', question: 'Zzyx qvbk?', answer: 'Qvbk.' };
  await change('questions', { questions: [added, ...questions] });
  const [zeroth, next] = (await site()).ar.questions.questions;
  expect([zeroth?.question, next?.question]).toEqual(['Zzyx qvbk?', 'كم يطول التركيب؟']);
});

it('shows pictures of the library, which it uses', async () => {
  await storeMediaFile(suite.db, aStoredImage(), ['images/d0']);
  const [{ image: _none, ...slide } = { image: '' }, ...others] = SAMPLE_BLOCKS.hero.slides;
  const slides = [{ ...slide, image: RESPONSIVE_IMAGE.image }, ...others];
  const saved = await change('hero', { slides });
  expect(saved.values.slides).toEqual(slides);
  expect((await site()).en.hero.slides[0]?.image).toEqual(RESPONSIVE_IMAGE);
  expect(Object.values(await mediaUsages(suite.db)).flat()).toContain('blocks/hero');
  const missing = slides.map((slide) => ({ ...slide, image: '/media/gone/960.webp' }));
  const paths = [0, 1, 2].map((index) => `slides.${index}.image`);
  expect((await submit('hero', { slides: missing })).body).toEqual({
    message: ERROR_MESSAGES.checkFields,
    issues: paths.map((path) => ({ path, message: ERROR_MESSAGES.imageNotInLibrary })),
  });
});

const [row] = SAMPLE_BLOCKS.hours.week;
const exceptions = (changes: object) => {
  const days = { from: '2026-03-20', until: '2026-03-22' };
  return { exceptions: [{ title: 'Eid', ...days, opens: '', closes: '', ...changes }] };
};
const [slide] = SAMPLE_BLOCKS.hero.slides;
const hero = (changes: object) => ({ slides: [1, 2, 3].map(() => ({ ...slide, ...changes })) });

const unset = { validUntil: '', picture: '', document: '' };
const certificate = { name: 'ISO 9001', certificateNumber: 'Q 17', ...unset };
const certificates = (changes: object) => ({ certificates: [{ ...certificate, ...changes }] });
const uploadDocument = (content: string) =>
  submitForm('POST', '/documents', {}, [{ field: 'file', name: 'iso.pdf', bytes: Buffer.from(content) }]);
const documents = async () =>
  (await suite.bucket.getFiles({ prefix: 'documents/' }))[0].map(({ name }) => `/media/${name}`);

it('shows certificates until their last day, and warranties of the services that visitors see', async () => {
  const days = ['', '2026-03-01', '2026-02-28'];
  const valid = days.map((validUntil, index) => ({
    ...certificate,
    name: `Certificate ${index + 1}`,
    validUntil,
  }));
  await store.services(suite.db, [
    { title: 'Gates', slugs: ['gates'] },
    { title: 'Hidden', active: false },
  ]);
  await change('trust', {
    certificates: valid,
    warranties: [
      { service: 'd0', years: 10 },
      { service: 'd1', years: 3 },
      { service: 'gone', years: 3 },
      { service: '', years: '٢' },
    ],
  });
  const { en, ar } = await site();
  expect(en.trust.certificates.map(({ name, until }) => [name, until])).toEqual([
    ['Certificate 1', ''],
    ['Certificate 2', '1 March 2026'],
  ]);
  expect(ar.trust.certificates[1]?.until).toBe('1 مارس 2026');
  expect(en.trust.warranties).toEqual([
    { service: 'd0', slug: 'gates', title: 'Gates', duration: '10 years' },
    { service: '', slug: '', title: 'All services', duration: '2 years' },
  ]);
  expect(ar.trust.warranties.map(({ duration }) => duration)).toEqual(['10 سنوات', 'سنتان']);
  expect(en.trust.summary).toBe('Certificate 1 · Certificate 2 · Warranty of up to 10 years');
  expect(ar.trust.summary).toMatch(/^\u2066Certificate 1\u2069 · .* · مدة الضمان القصوى: 10 سنوات$/);
  const names = ['A', 'B', 'C', 'D'];
  await change('trust', {
    certificates: names.map((name) => ({ ...certificate, name })),
    warranties: [{ service: '', years: 1 }],
  });
  expect((await site()).en.trust.summary).toBe('A · B · C · Warranty: 1 year');
});

it('links to an uploaded PDF, which visitors read, and which goes when no state of the block names it', async () => {
  const tidyUp = (days: number) =>
    deleteUnlinkedPdfs(suite.db, async () => suite.bucket, new Date(Date.now() + days * 86_400_000));
  await suite.bucket.deleteFiles({ prefix: 'documents/' });
  const { url } = bodyOf<{ url: string }>(await uploadDocument('%PDF-1.7 linked'));
  await uploadDocument('%PDF-1.7 never linked');
  await change('trust', certificates({ document: url }));
  expect((await site()).ar.trust.certificates[0]?.document).toBe(url);
  const response = await fetch(suite.origin + url);
  expect(await response.text()).toBe('%PDF-1.7 linked');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; /),
    'x-content-type-options': 'nosniff',
  });
  expect((await fetch(`${suite.origin}${url}?again`)).status).toBe(404);
  await tidyUp(0.9);
  expect(await documents()).toHaveLength(2);
  await tidyUp(1.1);
  expect(await documents()).toEqual([url]);
  // The history can show it again.
  await change('trust', { certificates: [] });
  // Files have the time of the machine.
  const { docs } = await suite.db.collection('blocks/trust/revisions').get();
  await Promise.all(docs.map(({ ref }) => ref.update({ at: new Date() })));
  await tidyUp(2);
  expect(await documents()).toEqual([url]);
  await tidyUp(29);
  expect(await documents()).toEqual([url]);
  await tidyUp(31);
  expect(await documents()).toEqual([]);
});

it('deletes a PDF for good, and visitors and the history have it no longer', async () => {
  await suite.bucket.deleteFiles({ prefix: 'documents/' });
  const { url } = bodyOf<{ url: string }>(await uploadDocument('%PDF-1.7 a passport'));
  await change('trust', certificates({ document: url }));
  expect((await fetch(suite.origin + url)).headers.get('cache-control')).toBe('public, max-age=300');
  const id = url.slice('/media/documents/'.length, -'.pdf'.length);
  for (const attempt of [1, 2])
    expect(await send('DELETE', `/documents/${id}`), String(attempt)).toMatchObject({ status: 200 });
  expect(await documents()).toEqual([]);
  expect((await fetch(suite.origin + url)).status).toBe(404);
  expect((await send('DELETE', '/documents/..%2Fmedia')).status).toBe(404);
});

it('refuses what is no PDF, and a PDF that is not stored', async () => {
  for (const content of ['', 'GIF89a', '<!doctype html><script>alert(1)</script>'])
    expect(await uploadDocument(content), content).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'file', message: ERROR_MESSAGES.documentNotPdf }] },
    });
  expect((await submitForm('POST', '/documents', {}, [])).status).toBe(400);
  const gone = '/media/documents/00000000-0000-4000-8000-000000000000.pdf';
  for (const document of [gone, 'https://evil.example/a.pdf', '/media/documents/../x.pdf', 'javascript:1']) {
    const { body } = await submit('trust', certificates({ document }));
    expect(ApiErrorBody.parse(body).issues, document).toEqual([
      { path: 'certificates.0.document', message: ERROR_MESSAGES.attachmentNotFound },
    ]);
  }
});

const { dateInvalid, phoneInvalid, textRequired, timeInvalid, whatsappInvalid } = ERROR_MESSAGES;

it.each([
  ['company', { phones: [{ number: '12' }] }, 'phones.0.number', phoneInvalid],
  ['company', { phones: [] }, 'phones', ERROR_MESSAGES.tooFewRows],
  ['company', { whatsapp: '4400 0038 or 5500 0038' }, 'whatsapp', phoneInvalid],
  ['company', { whatsapp: '5500 0038 ext 3' }, 'whatsapp', whatsappInvalid],
  ['company', { whatsapp: '16001' }, 'whatsapp', whatsappInvalid],
  ['company', { name: '\u200b\u0301' }, 'name', textRequired],
  ['company', { name: 'x'.repeat(61) }, 'name', tooLong(60)],
  ['company', { email: 'office' }, 'email', ERROR_MESSAGES.emailInvalid],
  ['company', { longitude: 181 }, 'longitude', ERROR_MESSAGES.longitudeInvalid],
  ['hero', hero({ buttonLink1: 'javascript:x' }), 'slides.0.buttonLink1', ERROR_MESSAGES.linkElsewhere],
  ['hero', hero({ buttonLink2: '//evil.example' }), 'slides.0.buttonLink2', ERROR_MESSAGES.linkElsewhere],
  ['hero', hero({ title: ' ' }), 'slides.0.title', textRequired],
  ['hours', { week: [row, { ...row, opens: '17:00' }] }, 'week.1.opens', ERROR_MESSAGES.hoursOverlap],
  ['hours', exceptions({ until: '2026-03-19' }), 'exceptions.0.until', ERROR_MESSAGES.daysReversed],
  ['hours', exceptions({ opens: '09:00' }), 'exceptions.0.closes', timeInvalid],
  ['trust', certificates({ validUntil: '2026-02-30' }), 'certificates.0.validUntil', dateInvalid],
  ['trust', certificates({ name: ' ' }), 'certificates.0.name', textRequired],
  ['trust', { warranties: [{ service: '', years: 0 }] }, 'warranties.0.years', ERROR_MESSAGES.yearsInvalid],
] as const)('rejects %s %j at the field', async (id, values, path, message) => {
  const { body } = await submit(id, values);
  expect(ApiErrorBody.parse(body).issues).toContainEqual({ path, message });
  expect((await list()).every(({ edited }) => edited === undefined)).toBe(true);
});

it('accepts what is pasted: Arabic digits, links, a hotline, an extension, and a position in one field', async () => {
  const saved = await change('company', {
    whatsapp: '٥٥٠٠ ٠٠٣٩',
    longitude: '٢٥.٣, 51.5',
    networks: [{ network: 'Instagram', profile: 'www.instagram.com/doha.windows' }],
    phones: [{ number: '١٦٠٠١' }, { number: '4400 0038 ext 12' }],
  });
  expect(saved.values).toMatchObject({
    whatsapp: '+974 5500 0039',
    ...{ latitude: 25.3, longitude: 51.5 },
    networks: [{ network: 'Instagram', profile: 'https://www.instagram.com/doha.windows' }],
    phones: [{ number: '16001' }, { number: '+974 4400 0038 ext. 12' }],
  });
  const hours = await change('hours', { week: [{ ...row, opens: '٠٩:٣٠' }] });
  expect(hours.values).toMatchObject({ week: [{ ...row, opens: '09:30' }] });
  const chat = 'https://wa.me/97455000038';
  const linked = await change('hero', hero({ buttonLink1: chat, buttonLink2: '+974 4400 0038' }));
  const links = { buttonLink1: chat, buttonLink2: 'tel:+97444000038' };
  expect(linked.values.slides).toContainEqual(expect.objectContaining(links));
});

it('keeps the start page of a network, the sample’s link, until there is a profile', async () => {
  const { networks } = SAMPLE_BLOCKS.company;
  await change('company', { networks });
  await change('company', { networks: [{ network: 'Instagram', profile: '@alnafitha' }] });
  const { body } = await submit('company', { networks: networks.slice(1) });
  expect(ApiErrorBody.parse(body).issues).toEqual(
    [0, 1].map((row) => ({ path: `networks.${row}.profile`, message: ERROR_MESSAGES.profileInvalid })),
  );
});

it('a company of a former version has its profiles as networks, and its address in one line, until they are changed', async () => {
  const { networks: sample, city: _, ...former } = SAMPLE_BLOCKS.company;
  const address = 'Unit 5, Barwa Village, Al Wakrah, Qatar';
  const instagram = 'https://www.instagram.com/doha.windows';
  await suite.db
    .collection('blocks')
    .doc('company')
    .set({ ...former, address, facebook: '', instagram, translations: {}, createdAt: new Date(NOW) });
  const networks = [{ network: 'Instagram', profile: instagram }, sample[2]];
  const { version, values } = await read('company');
  expect(values.networks).toEqual(networks);
  await change('company', { shortName: 'Doha' }, { version });
  expect((await site()).en.company).toMatchObject({ networks, address, city: '' });
  await change('company', { networks: [], address: 'Unit 5', city: 'Al Wakrah, Qatar' });
  expect((await site()).en.company).toMatchObject({
    ...{ networks: [], address: 'Unit 5, Al Wakrah, Qatar', street: 'Unit 5', city: 'Al Wakrah' },
  });
});

it('there is no other block', async () => {
  for (const [method, path, status, options] of [
    ['GET', '/blocks/footer', 404],
    ['PATCH', '/blocks/footer', 404, { body: { values: {} } }],
    ['DELETE', '/blocks/company', 405],
    ['GET', '/history/blocks/footer/00000001', 404],
    ['POST', '/deleted/blocks/company', 404],
  ] as const)
    expect(await send(method, path, options), path).toMatchObject({ status });
});

it('a page of a former version has the sample’s headings in both languages', async () => {
  const { storyTitle: _, ...former } = SAMPLE_BLOCKS.story;
  const since = { text: 'منذ عام 2001', by: 'person', of: 'Since 2001' };
  await suite.db
    .doc('blocks/story')
    .set({ ...former, since: 'Since 2001', translations: { since }, createdAt: new Date(NOW) });
  const { en, ar } = await site();
  expect([en.story.storyTitle, ar.story.storyTitle]).toEqual(['Our story', 'قصتنا']);
  expect([en.story.since, ar.story.since]).toEqual(['Since 2001', since.text]);
});
