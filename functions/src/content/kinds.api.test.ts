import { randomUUID } from 'node:crypto';
import {
  ALT_TEXT_MAX_LENGTH,
  type ContentKind,
  ERROR_MESSAGES,
  FIELDS,
  type Field,
  IDEMPOTENCY_HEADER,
  IMAGE_TITLE_MAX_LENGTH,
  TRANSLATED_FIELDS,
  tooLong,
} from '@alnafitha/contract';
import { valuesFor } from '@alnafitha/contract/field-values';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyAt } from '../media/stored-media';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { aStoredImage, mediaUsages, RESPONSIVE_IMAGE, store, storeMediaFile } from '../testing/content';
import { entriesOf, images, posts, projects, services, testimonials } from '../testing/entries';
import { fieldError } from '../testing/forms';
import { anImageFile, isServed } from '../testing/images';
import {
  documentsIn,
  EDITED,
  EMPTY_STATE,
  endHistory,
  revisionOf,
  stateIn,
  storedEdit,
} from '../testing/stored';

const villa = await anImageFile('Sea villa.png', 600, 400);
const pool = await anImageFile('pool.png', 500, 300);
const NOW = '2026-03-01T21:30:00.000Z';
const api = await startAdminApi({
  name: 'kinds',
  path: '/api/admin',
  changes: { clock: () => new Date(NOW) },
});
const { suite, send } = api;

interface Entry {
  readonly id: string;
  readonly version: string;
  readonly picture?: object | undefined;
  readonly image?: string | undefined;
  readonly images?: readonly string[];
  readonly url?: string;
}

/** Fields, the invalid one, and its message. */
type Rejections = readonly (readonly [fields: object, path: string, message: string])[];

const rejectedAt = (field: string, message: string, ...values: readonly unknown[]): Rejections =>
  values.map((value) => [{ [field]: value }, field, message]);

/** Whether a field of an entry has kept its value; a blank one may be absent. */
const isSame = (field: string, before: object, after: ReadonlyMap<string, unknown>) =>
  String(Reflect.get(before, field) ?? '') === String(after.get(field) ?? '');

const POSTS = {
  ...posts,
  requests: entriesOf<Entry>(api, posts),
  imageOf: ({ image }: Entry) => image,
  notFound: ERROR_MESSAGES.postNotFound,
  secondText: 'excerpt',
  copied: { published: false },
  /** The stored document is changed as in `changed`; it has `same` already. */
  fill: () =>
    store.posts(suite.db, [
      { author: 'Mariam', date: new Date('2026-02-14T09:00:00Z'), picture: aStoredImage() },
    ]),
  changed: { title: 'Heat' },
  same: { date: '2026-02-14' },
  searchFields: { searchPrefixes: expect.arrayContaining(['heat']) },
  invalid: { title: null },
  rejected: [
    [{ content: '<p>&nbsp;</p><script>x</script>' }, 'content', ERROR_MESSAGES.contentRequired],
    ...rejectedAt('date', ERROR_MESSAGES.dateInvalid, '2026-02-30', '0000-01-01', NOW, undefined, 8),
    ...rejectedAt('date', ERROR_MESSAGES.dateInvalid, '2026-02-30T08:00', '2026-02-01T24:00'),
    ...rejectedAt('date', ERROR_MESSAGES.dateInvalid, '2026-02-01T8:00', '2026-02-01T08:00Z'),
  ] satisfies Rejections,
  rejectedChanges: [[{ content: '<p></p>' }, 'content', ERROR_MESSAGES.contentRequired]] satisfies Rejections,
};
const PROJECTS = {
  ...projects,
  requests: entriesOf<Entry>(api, projects),
  imageOf: ({ images }: Entry) => images?.[0],
  notFound: ERROR_MESSAGES.projectNotFound,
  secondText: 'description',
  copied: {},
  fill: () =>
    store.projects(suite.db, [
      { location: 'Lusail', client: 'A family', year: 2024, facts: ['Architect: A. Saad'] },
    ]),
  changed: { title: 'Two villas' },
  same: {},
  searchFields: {},
  invalid: { pictures: 'none' },
  rejected: [
    ...rejectedAt('category', ERROR_MESSAGES.categoryRequired, undefined, ''),
    ...rejectedAt('category', ERROR_MESSAGES.categoryUnknown, 'Cars'),
    [{ facts: '"none"' }, 'facts', ERROR_MESSAGES.invalidValue],
    [{ facts: '["No label"]' }, 'facts.0', ERROR_MESSAGES.factIncomplete],
    [{ year: '1989' }, 'year', ERROR_MESSAGES.yearInvalid],
  ] satisfies Rejections,
  rejectedChanges: [[{ category: 'Cars' }, 'category', ERROR_MESSAGES.categoryUnknown]] satisfies Rejections,
};
const SERVICES = {
  ...services,
  requests: entriesOf<Entry>(api, services),
  imageOf: ({ image }: Entry) => image,
  notFound: ERROR_MESSAGES.serviceNotFound,
  secondText: 'description',
  copied: { active: true },
  fill: () =>
    store.services(suite.db, [
      { features: ['Safe'], facts: ['U-value: 1.4'], order: 4, active: false, picture: aStoredImage() },
    ]),
  changed: { title: 'Glass railings' },
  same: { imagePath: RESPONSIVE_IMAGE.image },
  searchFields: {},
  invalid: { features: 'fast' },
  rejected: [
    [{ title: ' ' }, 'title', ERROR_MESSAGES.titleRequired],
    [{ description: '' }, 'description', ERROR_MESSAGES.descriptionRequired],
    [{ icon: 'Rocket' }, 'icon', ERROR_MESSAGES.iconUnknown],
    [{ features: 'Safe' }, 'features', ERROR_MESSAGES.invalidValue],
    [{ features: Array(21).fill('x') }, 'features', ERROR_MESSAGES.tooManyFeatures],
    [{ features: ['', 'x'.repeat(201)] }, 'features.1', tooLong(200)],
    [{ facts: 'U-value: 1' }, 'facts', ERROR_MESSAGES.invalidValue],
    [{ facts: Array(13).fill('U-value: 1') }, 'facts', ERROR_MESSAGES.tooManyFacts],
    [{ facts: ['U-value: 1', 'No label'] }, 'facts.1', ERROR_MESSAGES.factIncomplete],
    ...rejectedAt('order', ERROR_MESSAGES.orderInvalid, -1, 1.5, '1', 10_001),
    [{ active: 'yes' }, 'active', ERROR_MESSAGES.invalidValue],
  ] satisfies Rejections,
  rejectedChanges: [[{ order: -1 }, 'order', ERROR_MESSAGES.orderInvalid]] satisfies Rejections,
};
const PORTFOLIO = { category: 'Portfolio' };
const GLASS = { subCategories: ['GLASS'] };
const IMAGE_REJECTIONS = [
  [{ title: 'x'.repeat(IMAGE_TITLE_MAX_LENGTH + 1) }, 'title', tooLong(IMAGE_TITLE_MAX_LENGTH)],
  [{ altText: 'x'.repeat(ALT_TEXT_MAX_LENGTH + 1) }, 'altText', tooLong(ALT_TEXT_MAX_LENGTH)],
  [{ category: 'Cars' }, 'category', ERROR_MESSAGES.categoryUnknown],
  [{ ...PORTFOLIO, subCategories: ['GLASS', 'CARS'] }, 'subCategories', ERROR_MESSAGES.subCategoryUnknown],
  [{ ...GLASS, category: 'Blog' }, 'subCategories', ERROR_MESSAGES.subCategoriesOfPortfolio],
  [GLASS, 'subCategories', ERROR_MESSAGES.subCategoriesOfPortfolio],
] satisfies Rejections;
const IMAGES = {
  ...images,
  requests: entriesOf<Entry>(api, images),
  imageOf: ({ url }: Entry) => url,
  notFound: ERROR_MESSAGES.imageNotFound,
  fill: () => store.images(suite.db, [{}]),
  changed: { altText: 'Doors to the sea' },
  same: {},
  searchFields: { searchPrefixes: expect.any(Array) },
  invalid: { title: 5 },
  rejected: [
    ...IMAGE_REJECTIONS,
    [{ ...PORTFOLIO, subCategories: '"GLASS"' }, 'subCategories', ERROR_MESSAGES.subCategoryUnknown],
  ] satisfies Rejections,
  rejectedChanges: [
    ...IMAGE_REJECTIONS,
    [{ title: ' ' }, 'title', ERROR_MESSAGES.titleRequired],
  ] satisfies Rejections,
};

const TESTIMONIALS = {
  ...testimonials,
  requests: entriesOf<Entry>(api, testimonials),
  imageOf: ({ image }: Entry) => image,
  notFound: ERROR_MESSAGES.testimonialNotFound,
  secondText: 'text',
  copied: { published: true },
  fill: () =>
    store.testimonials(suite.db, [
      { order: 4, published: false, source: 'By e-mail', picture: aStoredImage() },
    ]),
  changed: { name: 'Noora' },
  same: { imagePath: RESPONSIVE_IMAGE.image },
  searchFields: {},
  invalid: { name: 5 },
  rejected: [
    ...rejectedAt('name', ERROR_MESSAGES.nameRequired, ' ', null),
    ...rejectedAt('text', ERROR_MESSAGES.textRequired, '', undefined),
    ...rejectedAt('rating', ERROR_MESSAGES.ratingInvalid, 0.5, 5.5, 4.2, '5', null),
    ...rejectedAt('order', ERROR_MESSAGES.orderInvalid, -1, 1.5),
    ...rejectedAt('published', ERROR_MESSAGES.invalidValue, 'yes'),
  ] satisfies Rejections,
  rejectedChanges: [[{ name: '' }, 'name', ERROR_MESSAGES.nameRequired]] satisfies Rejections,
};

/** What stands for the title of an entry. */
const titledOf = (kind: ContentKind, text: string) =>
  kind === 'testimonials' ? { name: text } : { title: text };

/** A tab stays open for days, while its version of the site is replaced. */
const OF_ANOTHER_VERSION = { oldName: 'x', oldFlag: 'true', oldList: '[]' };
/** The key of a form. */
const FORM = { [IDEMPOTENCY_HEADER]: randomUUID() };
const LIBRARY = { imagePath: RESPONSIVE_IMAGE.image };
const libraryKey = aStoredImage().key;
const keyOf = (url = '') => keyAt(url) ?? '';
const objects = async () => (await suite.bucket.getFiles({ prefix: 'media/' }))[0].map(({ name }) => name);

describe.each([POSTS, PROJECTS, SERVICES, IMAGES, TESTIMONIALS])('of $name', (kind) => {
  const { name, requests, imageOf } = kind;
  const titled = (title: string) => titledOf(name, title);
  const { create, submitNew, change, submitChange, read, remove, revisions, deleted, restore, purge } =
    requests;
  const stored = () => documentsIn(suite, name);
  const state = async () => [...(await stateIn(suite, name)), await objects()];
  const notFound = { status: 404, body: { message: kind.notFound } };

  it('a new entry uses its image, and is read as it was returned, without the fields of another version', async () => {
    const entry = await create(OF_ANOTHER_VERSION, [villa]);
    expect(await stored()).toEqual([expect.not.objectContaining(OF_ANOTHER_VERSION)]);
    expect(entry).toMatchObject({ picture: { width: 600, height: 400 } });
    expect(await read(entry.id)).toEqual(entry);
    expect(await isServed(suite, imageOf(entry))).toBe(true);
    expect(await mediaUsages(suite.db)).toEqual({ [keyOf(imageOf(entry))]: [`${name}/${entry.id}`] });
  });

  it('an invalid field is rejected, and nothing is stored', async () => {
    for (const [fields, path, message] of kind.rejected) {
      const { status, body } = await submitNew(fields, [villa]);
      expect({ fields, status, body }).toEqual({ fields, status: 400, body: fieldError(path, message) });
    }
    expect(await state()).toEqual([...EMPTY_STATE, []]);
    const { id } = await create({}, [pool]);
    const before = await state();
    for (const [fields, path, message] of kind.rejectedChanges) {
      const { status, body } = await submitChange(id, fields, [villa]);
      expect({ fields, status, body }).toEqual({ fields, status: 400, body: fieldError(path, message) });
    }
    expect(await state()).toEqual(before);
  });

  it('a change does not change other fields, also when it is sent by a page of another version', async () => {
    await kind.fill();
    await storeMediaFile(suite.db, aStoredImage(), [`${name}/d0`]);
    const [before] = await stored();
    const entry = await read('d0');
    const saved = { version: expect.not.stringMatching(entry.version), edited: { ...EDITED, at: NOW } };
    expect(await change('d0', { ...kind.changed, ...kind.same, ...OF_ANOTHER_VERSION })).toEqual({
      ...entry,
      ...kind.changed,
      ...saved,
      arabic: 'machine',
    });
    const texts = Object.keys(TRANSLATED_FIELDS[name])
      .filter((field) => field in entry)
      .map((field) => [field, expect.anything()]);
    const translated = {
      translations: Object.fromEntries(texts),
      ...{ translationState: 'machine', toCheck: ['ar'], missing: [] },
    };
    expect(await stored()).toEqual([
      { ...before, ...kind.changed, ...kind.searchFields, ...translated, ...storedEdit(1) },
    ]);
  });

  it('each field is stored as it was sent, translated, and kept in the history', async () => {
    const { id, ...before } = await create({}, [villa]);
    const declared = FIELDS[name].flatMap(Object.entries<Field>);
    const usual = declared.map(([field, each]) => [field, valuesFor(each).usual] as const);
    const entry = new Map(Object.entries(await change(id, Object.fromEntries(usual))));
    // A day becomes a time of it, and the text of a year a number.
    for (const [field, value] of usual)
      expect(`${field}: ${entry.get(field)}`).toContain(`${field}: ${value}`);
    const [revision] = await revisions(id);
    const { differences } = await requests.open(id, revision?.id);
    const changed = usual.map(([field]) => field).filter((field) => !isSame(field, before, entry));
    expect(differences.map(({ field }) => field)).toEqual(expect.arrayContaining(changed));
    expect(changed.length).toBeGreaterThan(1);
    const texts = declared.filter(([, { unit }]) => unit !== null).map(([field]) => field);
    expect((await requests.texts(id)).fields.map(({ field }) => field)).toEqual(texts);
  });

  it('of two concurrent changes of one version the second is rejected, and the first is in the history', async () => {
    const { id, version } = await create({}, [pool]);
    const [first, second] = await Promise.all(
      ['Mine', 'Theirs'].map((title) => submitChange(id, { ...titled(title), version })),
    );
    expect([first?.status, second?.status].sort()).toEqual([200, 409]);
    const [title, other] = first?.status === 200 ? ['Mine', 'Theirs'] : ['Theirs', 'Mine'];
    const accepted = await read(id);
    expect(accepted).toMatchObject(titled(title));
    expect([first?.body, second?.body]).toContainEqual(accepted);
    const before = await state();
    expect(await submitChange(id, { ...titled(other), version }, [villa])).toMatchObject({
      status: 409,
      body: { message: ERROR_MESSAGES.entryChanged },
    });
    expect(await state()).toEqual(before);
    expect(await change(id, { ...titled(other), version: accepted.version })).toMatchObject(titled(other));
    const [revision] = await revisions(id);
    expect((await requests.open(id, revision?.id)).entry).toMatchObject(titled(title));
    expect(await change(id, titled('The last'))).toMatchObject(titled('The last'));
  });

  it('a save whose response was lost is repeated without a second entry, change or file', async () => {
    const first = await create(titled('Mine'), [villa], FORM);
    expect(await create(titled('Mine'), [villa], FORM)).toEqual(first);
    expect(await documentsIn(suite, 'media')).toHaveLength(1);
    const again = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const save = (title: string) =>
      submitChange(first.id, { ...titled(title), version: first.version }, [], again);
    const changed = bodyOf(await save('Sun'));
    expect(bodyOf(await save('Sun'))).toEqual(changed);
    expect(await revisions(first.id)).toHaveLength(1);
    expect(await save('Rain')).toMatchObject({ status: 409 });
    expect(await stored()).toMatchObject([titled('Sun')]);
  });

  it('a save that is changed before it is repeated changes the entry that exists', async () => {
    const { id } = await create(titled('Mine'), [villa], FORM);
    const better = { id, ...titled('Mine, better') };
    for (let time = 0; time < 2; time += 1)
      expect(await create(titled('Mine, better'), [villa], FORM)).toMatchObject(better);
    expect(await stored()).toMatchObject([better]);
    expect(await revisions(id)).toMatchObject([{ changed: expect.arrayContaining(Object.keys(titled(''))) }]);
    // A colleague has opened the entry from the list.
    await change(id, titled('Theirs'));
    const late = await submitNew(titled('Mine, at last'), [villa], FORM);
    expect(late).toMatchObject({ status: 409, body: { message: ERROR_MESSAGES.entryExists } });
    expect(await stored()).toMatchObject([titled('Theirs')]);
  });

  it('a save is not repeated over an entry that is deleted since', async () => {
    const save = (title = 'Mine') => submitNew(titled(title), [villa], FORM);
    const { id } = bodyOf<Entry>(await save());
    await remove(id);
    const rejected = { status: 409, body: { message: ERROR_MESSAGES.entryDeleted } };
    for (const title of ['Mine', 'Mine, better']) expect(await save(title)).toMatchObject(rejected);
    expect(await stored()).toEqual([]);
    expect((await deleted()).entries).toMatchObject([{ id, title: 'Mine' }]);
    bodyOf(await restore(id));
    expect(await save()).toMatchObject({ status: 409, body: { message: ERROR_MESSAGES.entryExists } });
    expect(await stored()).toMatchObject([{ id, ...titled('Mine') }]);
  });

  it('a deleted entry keeps its image for its history, after which only what others use stays', async () => {
    const entries = [await create({}, [villa]), await create({}, [villa])];
    const [ownKey = '', sharedKey = ''] = entries.map((entry) => keyOf(imageOf(entry)));
    await suite.db.doc(`media/${sharedKey}`).update({ usedBy: [`${name}/${entries[1]?.id}`, 'images/i0'] });
    for (const { id } of entries) expect(await remove(id)).toEqual({ id });
    const served = () => Promise.all(entries.map((entry) => isServed(suite, imageOf(entry))));
    expect([await stored(), await served()]).toEqual([[], [true, true]]);
    await endHistory(suite);
    expect(await served()).toEqual([false, true]);
    expect(await mediaUsages(suite.db)).toEqual({ [sharedKey]: expect.arrayContaining(['images/i0']) });
    expect((await objects()).filter((path) => path.includes(ownKey))).toEqual([]);
    const [id = ''] = entries.map(({ id }) => id);
    expect(await requests.submitRemoval(id)).toMatchObject(notFound);
    expect(await requests.get(id)).toMatchObject(notFound);
    expect(await submitChange(id, titled('x'), [villa])).toMatchObject(notFound);
  });

  it('an invalid document is deleted with its image, but not changed', async () => {
    const { id } = await create({}, [villa]);
    await suite.db.doc(`${name}/${id}`).update(kind.invalid);
    expect(await submitChange(id, titled('x'), [villa])).toMatchObject(notFound);
    expect(await remove(id)).toEqual({ id });
    await endHistory(suite);
    expect(await state()).toEqual([...EMPTY_STATE, []]);
    await suite.db.doc(`${name}/broken`).set(kind.invalid);
    expect(await remove('broken')).toEqual({ id: 'broken' });
  });

  it('a deletion for good removes the history and the files that nothing else uses', async () => {
    const { id, ...entry } = await create(titled('Mine'), [villa]);
    const url = imageOf({ id, ...entry });
    expect(await isServed(suite, url)).toBe(true);
    expect(await purge(id)).toMatchObject({ status: 404 });
    await change(id, titled('Better'));
    await remove(id);
    expect(await isServed(suite, url)).toBe(true);
    expect(bodyOf(await purge(id))).toEqual({ id });
    expect(await deleted()).toEqual({ entries: [], kept: [] });
    expect(await isServed(suite, url)).toBe(false);
    expect(await state()).toEqual([...EMPTY_STATE, []]);
    expect((await suite.db.collectionGroup('revisions').get()).size).toBe(0);
    for (const late of [restore, purge]) expect(await late(id)).toMatchObject({ status: 404 });
  });
});

describe.each([POSTS, PROJECTS, SERVICES, TESTIMONIALS])('with an image of the library, of $name', (kind) => {
  const { name, imageOf } = kind;
  const titled = (title: string) => titledOf(name, title);
  const { create, submitNew, change, submitChange, read, remove, correct } = kind.requests;
  beforeEach(() => storeMediaFile(suite.db, aStoredImage(), ['images/i0']));
  const usersOf = async (key: string) => (await mediaUsages(suite.db))[key];

  it('a new entry without an upload and an existing one can use it, and it stays in the library', async () => {
    expect(imageOf(await create(LIBRARY, [villa]))).toMatch(/^\/media\/sea-villa-/);
    expect(await usersOf(libraryKey)).toEqual(['images/i0']);
    const [{ id }, another] = [await create(LIBRARY), await create()];
    for (const entry of [await read(id), await change(another.id, LIBRARY)])
      expect([imageOf(entry), entry.picture]).toEqual([RESPONSIVE_IMAGE.image, RESPONSIVE_IMAGE.picture]);
    const paths = [`${name}/${id}`, `${name}/${another.id}`] as const;
    expect((await usersOf(libraryKey))?.sort()).toEqual(['images/i0', ...paths].sort());
    expect(await change(id, { imagePath: '' })).not.toHaveProperty('picture');
    await remove(another.id);
    expect(await usersOf(libraryKey)).toEqual(['images/i0', revisionOf(paths[0]), revisionOf(paths[1], 2)]);
  });

  it('another address than the library’s is rejected', async () => {
    const { id } = await create();
    const before = await stateIn(suite, name);
    const rejection = { status: 400, body: fieldError('imagePath', ERROR_MESSAGES.imageNotInLibrary) };
    for (const imagePath of [
      '/media/absent-00000000/960.webp',
      'https://example.com/media/villa-0a1b2c3d/960.webp',
      '/media/../960.webp',
      `/media/${'x'.repeat(300)}/960.webp`,
    ]) {
      expect(await submitNew({ imagePath }), imagePath).toMatchObject(rejection);
      expect(await submitChange(id, { imagePath }), imagePath).toMatchObject(rejection);
    }
    expect(await stateIn(suite, name)).toEqual(before);
  });

  it('a replaced or removed image keeps its files for the history', async () => {
    const first = await create({}, [villa]);
    const { id } = first;
    const urls = [imageOf(first), imageOf(await change(id, {}, [pool]))];
    const [firstKey = '', secondKey = ''] = urls.map(keyOf);
    const path = `${name}/${id}`;
    const former = { [firstKey]: [revisionOf(path)] };
    expect(await mediaUsages(suite.db)).toMatchObject({ ...former, [secondKey]: [path] });
    expect(await change(id, { imagePath: '' })).not.toHaveProperty('picture');
    expect((await documentsIn(suite, name))[0]).not.toHaveProperty('picture');
    await endHistory(suite);
    expect(await mediaUsages(suite.db)).toEqual({
      [libraryKey]: ['images/i0'],
      ...former,
      [secondKey]: [revisionOf(path, 2)],
    });
    expect(await Promise.all(urls.map((url) => isServed(suite, url)))).toEqual([true, true]);
  });

  it('a copy has the translations of the texts that it has not changed', async () => {
    const text = 'الزجاج العازل';
    const texts = { ...titled('Glass'), [kind.secondText]: 'On glass.' };
    const { id, ...entry } = await create(texts, [villa]);
    for (const [field, of] of Object.entries(texts)) bodyOf(await correct(id, { [field]: { text, of } }));
    const imagePath = imageOf({ id, ...entry }) ?? '';
    const copy = await create({ ...titled('Glass'), [kind.secondText]: 'On doors.', copyOf: id, imagePath });
    expect(copy).toMatchObject(kind.copied);
    expect(imageOf(copy)).toBe(imagePath);
    const translations = (await suite.db.doc(`${name}/${copy.id}`).get()).get('translations');
    const [first = ''] = Object.keys(titled(''));
    const expected = { [first]: { text, by: 'person' }, [kind.secondText]: { by: 'machine' } };
    expect(translations).toMatchObject(expected);
    expect((await usersOf(keyOf(imagePath)))?.sort()).toEqual([`${name}/${id}`, `${name}/${copy.id}`].sort());
    expect(await create({ ...titled('New'), copyOf: 'absent' })).toMatchObject(titled('New'));
  });
});

it('a list explains each filter, page and cursor that it rejects', async () => {
  for (const [message, ...paths] of [
    [ERROR_MESSAGES.categoryUnknown, 'admin/images?category=Cars'],
    [ERROR_MESSAGES.categoryUnknown, 'admin/projects?category=', 'blog?category=', 'gallery?category='],
    [ERROR_MESSAGES.categoryUnknown, 'gallery?category=portfolio', 'gallery?category=GLASS'],
    [ERROR_MESSAGES.categoryUnknown, 'gallery?category=%00'],
    [ERROR_MESSAGES.pageInvalid, 'admin/images?page=0', 'admin/projects?page=0', 'blog?page=0'],
    [ERROR_MESSAGES.pageInvalid, 'portfolio/projects?page=0', 'portfolio/projects?page=x'],
    [ERROR_MESSAGES.pageInvalid, 'portfolio/images?page=0'],
    [ERROR_MESSAGES.limitInvalid, 'blog?limit=101'],
    [ERROR_MESSAGES.searchTooLong, 'admin/images?search='.padEnd(230, 'x')],
    [ERROR_MESSAGES.invalidValue, 'admin/images?description=any', 'admin/blog-posts?state=none'],
    [ERROR_MESSAGES.invalidValue, 'blog?after=garbage', `blog?after=${'1'.repeat(201)}`],
    [ERROR_MESSAGES.categoryUnknown, 'portfolio/images?group=wood'],
    [ERROR_MESSAGES.subCategoryUnknown, 'portfolio/images?subCategory='],
    [ERROR_MESSAGES.categoryUnknown, 'portfolio/projects?group=wood', 'portfolio/projects?group='],
  ] as const)
    for (const path of paths)
      expect(await send('GET', `/../${path}`), path).toMatchObject({ status: 400, body: { message } });
  expect(await send('GET', '/translations?images=garbage')).toMatchObject({ status: 400 });
});
