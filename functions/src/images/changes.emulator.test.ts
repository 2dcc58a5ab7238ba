import {
  type AdminImage,
  ALT_TEXT_MAX_LENGTH,
  ERROR_MESSAGES,
  IMAGE_TITLE_MAX_LENGTH,
  tooLong,
} from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { aStoredImage, mediaUsages, store, storeMediaFile } from '../testing/content';
import { fieldError } from '../testing/image-files';
import { documentsIn } from '../testing/stored';

const { suite, send } = await startAdminApi({ name: 'image-changes', path: '/api/admin/images' });

const read = async () => bodyOf<AdminImage>(await send('GET', '/d0'));
const change = (json: object, id = 'd0') => send('PATCH', `/${id}`, { body: json });
const found = async (query: string) => bodyOf<{ images: AdminImage[] }>(await send('GET', query)).images;

describe('a change', () => {
  it('of all fields is visible in the library and to visitors', async () => {
    const picture = aStoredImage();
    await store.images(suite.db, [{}]);
    await storeMediaFile(suite.db, picture, ['images/d0']);
    const before = await read();
    const said = {
      title: ' A walnut\n kitchen ',
      altText: 'An island of walnut under three lamps',
      category: 'Portfolio',
      subCategories: ['Kitchen Cabinets', 'Kitchen Cabinets'],
    };
    const image = bodyOf<AdminImage>(await change({ ...said, version: before.version }));
    expect(image).toEqual({
      ...before,
      title: 'A walnut kitchen',
      altText: 'An island of walnut under three lamps',
      subCategories: ['Kitchen Cabinets'],
      version: expect.not.stringMatching(before.version),
      arabic: 'machine',
    });
    expect(await read()).toEqual(image);
    expect(await found('?search=walnut')).toEqual([image]);
    expect(await found('?search=sliding')).toEqual([]);
    const { size: _size, described: _described, version: _version, arabic: _arabic, ...shown } = image;
    const translations = { ar: { title: shown.title, altText: shown.altText } };
    expect((await suite.send('GET', '/api/gallery?category=Portfolio')).body).toEqual({
      images: [{ ...shown, translations }],
    });
    expect(await mediaUsages(suite.db)).toEqual({ [picture.key]: ['images/d0'] });
  });

  it('does not change other fields', async () => {
    await store.images(suite.db, [{}]);
    const [before] = await documentsIn(suite, 'images');
    await change({ altText: 'Doors to the sea' });
    const [after] = await documentsIn(suite, 'images');
    expect(after).toEqual({
      ...before,
      altText: 'Doors to the sea',
      searchPrefixes: expect.any(Array),
      translations: expect.anything(),
      translationState: 'machine',
    });
  });

  it('of the category moves the image and removes its sub-categories', async () => {
    await store.images(suite.db, [{}]);
    expect(await change({ category: 'Blog' })).toMatchObject({
      status: 200,
      body: { category: 'Blog', subCategories: [] },
    });
    expect(await found('?category=Portfolio')).toEqual([]);
    expect(await found('?category=Blog')).toMatchObject([{ id: 'd0' }]);
    expect((await suite.send('GET', '/api/gallery?category=Portfolio')).body).toEqual({ images: [] });
  });

  it('to a blank alt text sets the title, and the image counts as undescribed', async () => {
    await store.images(suite.db, [{}]);
    expect(await found('?description=none')).toEqual([]);
    expect(await change({ title: 'Doors', altText: ' ' })).toMatchObject({
      status: 200,
      body: { title: 'Doors', altText: 'Doors', described: false },
    });
    expect(await found('?description=none')).toMatchObject([{ id: 'd0' }]);
    expect(await change({ altText: 'Doors to the sea' })).toMatchObject({ body: { described: true } });
    expect(await found('?description=none')).toEqual([]);
  });

  it('of an outdated version changes nothing', async () => {
    await store.images(suite.db, [{}]);
    const { version } = await read();
    const [first, second] = await Promise.all([
      change({ title: 'Mine', version }),
      change({ title: 'Theirs', version }),
    ]);
    expect([first?.status, second?.status].sort()).toEqual([200, 409]);
    const { title } = await read();
    expect(title).toBe(first?.status === 200 ? 'Mine' : 'Theirs');
    expect(await change({ title: 'Late', version })).toMatchObject({
      status: 409,
      body: { message: ERROR_MESSAGES.imageChanged },
    });
    expect(await read()).toMatchObject({ title });
  });

  it('is rejected with an invalid field, and changes nothing', async () => {
    await store.images(suite.db, [{ category: 'Gallery', subCategories: [] }]);
    const before = await documentsIn(suite, 'images');
    const invalid: readonly (readonly [fields: object, path: string, message: string])[] = [
      [{ title: ' ' }, 'title', ERROR_MESSAGES.titleRequired],
      [{ title: 'x'.repeat(IMAGE_TITLE_MAX_LENGTH + 1) }, 'title', tooLong(IMAGE_TITLE_MAX_LENGTH)],
      [{ altText: 'x'.repeat(ALT_TEXT_MAX_LENGTH + 1) }, 'altText', tooLong(ALT_TEXT_MAX_LENGTH)],
      [{ category: 'Cars' }, 'category', ERROR_MESSAGES.categoryUnknown],
      [{ subCategories: ['CARS'] }, 'subCategories.0', ERROR_MESSAGES.subCategoryUnknown],
      [
        { category: 'Blog', subCategories: ['GLASS'] },
        'subCategories',
        ERROR_MESSAGES.subCategoriesOfPortfolio,
      ],
      [{ subCategories: ['GLASS'] }, 'subCategories', ERROR_MESSAGES.subCategoriesOfPortfolio],
    ];
    const received = [];
    for (const [fields] of invalid) {
      const { status, body } = await change(fields);
      received.push({ fields, status, body });
    }
    expect(received).toEqual(
      invalid.map(([fields, path, message]) => ({ fields, status: 400, body: fieldError(path, message) })),
    );
    expect(await documentsIn(suite, 'images')).toEqual(before);
  });

  it('of a deleted image is a 404', async () => {
    const notFound = { status: 404, body: { message: ERROR_MESSAGES.imageNotFound } };
    expect(await change({ title: 'x' }, 'absent')).toMatchObject(notFound);
    expect(await send('GET', '/absent')).toMatchObject(notFound);
  });
});
