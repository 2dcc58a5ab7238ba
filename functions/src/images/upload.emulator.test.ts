import {
  type AdminImage,
  ALT_TEXT_MAX_LENGTH,
  ERROR_MESSAGES,
  IMAGE_TITLE_MAX_LENGTH,
} from '@alnafitha/contract';
import { describe, expect, it, vi } from 'vitest';
import { startAdminApi } from '../testing/admin-api';
import { minutesBefore, store } from '../testing/content';
import type { FormFile } from '../testing/forms';
import { fieldError, REJECTED_IMAGES } from '../testing/image-files';
import { anUploadedImage, plain } from '../testing/images';
import { storedCounts } from '../testing/stored';

vi.mock('firebase-functions/logger');

const { suite, send, submit } = await startAdminApi({ name: 'image-upload', path: '/api/admin/images' });

const upload = (fields: object, files: FormFile[]) => submit('POST', '/upload', fields, files);
const aFormImage = async (name = 'photo.png'): Promise<FormFile> => ({
  ...(await anUploadedImage(name)),
  field: 'image',
});
const stored = () => storedCounts(suite, 'images');
const NOTHING = { documents: 0, pictures: 0, objects: 0 };

async function list(query = '') {
  const { body } = await send('GET', query);
  return body as { images: AdminImage[] };
}

describe('an upload', () => {
  it('stores the image and its fields', async () => {
    const said = {
      title: '  A glass\n majlis ',
      altText: 'In the evening',
      category: 'Portfolio',
      subCategories: ['GLASS', 'SHADES', 'GLASS'],
    };
    const file = { field: 'image', name: 'a.jpg', bytes: await plain(1200, 800).jpeg().toBuffer() };
    const { status, body } = await upload(said, [file]);
    expect(status).toBe(200);
    const image = body as AdminImage;
    expect(image).toMatchObject({
      title: 'A glass majlis',
      altText: 'In the evening',
      category: 'Portfolio',
      subCategories: ['GLASS', 'SHADES'],
      picture: { width: 1200, height: 800 },
    });
    expect((await list()).images).toEqual([image]);
    expect(await stored()).toEqual({ documents: 1, pictures: 1, objects: 4 });
    expect((await list('?search=majl')).images).toEqual([image]);
    const gallery = await suite.send('GET', '/api/gallery?category=Portfolio');
    const { size, described: _described, version: _version, ...shown } = image;
    expect(gallery.body).toEqual({ images: [shown] });
    const largest = await fetch(suite.origin + image.url.replace('960', '1200'));
    expect((await largest.arrayBuffer()).byteLength).toBe(size);
  });

  it.each([
    [
      {},
      { title: 'نافذة (1)', altText: 'نافذة (1)', category: 'Gallery', subCategories: [], described: false },
    ],
    [
      { title: ' ', altText: '' },
      { title: 'نافذة (1)', altText: 'نافذة (1)' },
    ],
    [{ title: 'T' }, { title: 'T', altText: 'T', described: false }],
    [{ altText: 'A' }, { title: 'نافذة (1)', altText: 'A', described: true }],
    [
      { category: 'Portfolio', subCategories: [] },
      { category: 'Portfolio', subCategories: [] },
    ],
  ])('with %j has %j', async (said, expected) => {
    expect(await upload(said, [await aFormImage('نافذة (1).png')])).toMatchObject({
      status: 200,
      body: expected,
    });
  });

  it('with a long file name has a title within the limit', async () => {
    const { body } = await upload({}, [await aFormImage(`${'X'.repeat(250)}.png`)]);
    expect(body).toMatchObject({ title: 'X'.repeat(IMAGE_TITLE_MAX_LENGTH) });
  });

  it.each([
    ['title', { title: 'x'.repeat(IMAGE_TITLE_MAX_LENGTH + 1) }, ERROR_MESSAGES.textTooLong],
    ['altText', { altText: 'x'.repeat(ALT_TEXT_MAX_LENGTH + 1) }, ERROR_MESSAGES.textTooLong],
    ['category', { category: 'Cars' }, ERROR_MESSAGES.categoryUnknown],
    ['subCategories', { category: 'Portfolio', subCategories: '["GLASS"' }, ERROR_MESSAGES.bodyNotJson],
    ['subCategories', { category: 'Portfolio', subCategories: '"GLASS"' }, ERROR_MESSAGES.subCategoryUnknown],
    [
      'subCategories.1',
      { category: 'Portfolio', subCategories: ['GLASS', 'CARS'] },
      ERROR_MESSAGES.subCategoryUnknown,
    ],
    [
      'subCategories',
      { category: 'Blog', subCategories: ['GLASS'] },
      ERROR_MESSAGES.subCategoriesOfPortfolio,
    ],
    ['subCategories', { subCategories: ['GLASS'] }, ERROR_MESSAGES.subCategoriesOfPortfolio],
  ])('is rejected for its %s: %j', async (path, fields, message) => {
    expect(await upload(fields, [await aFormImage()])).toMatchObject({
      status: 400,
      body: fieldError(path, message),
    });
    expect(await stored()).toEqual(NOTHING);
  });

  const rejectedImages = REJECTED_IMAGES.map(
    ([name, status, message, make]) =>
      [name, status, message, async () => [{ name: 'photo.png', bytes: await make() }]] as const,
  );
  it.each([
    ...rejectedImages,
    ['no file', 400, ERROR_MESSAGES.imageMissing, async () => []] as const,
    [
      'an empty input',
      400,
      ERROR_MESSAGES.imageMissing,
      async () => [{ name: '', bytes: Buffer.of() }],
    ] as const,
    [
      'two files',
      413,
      ERROR_MESSAGES.tooManyImages,
      async () => [await anUploadedImage(), await anUploadedImage()],
    ] as const,
  ])('that is %s is rejected with %i, and nothing is stored', async (_case, status, message, make) => {
    const files = (await make()).map((file) => ({ ...file, field: 'image' }));
    expect(await upload({}, files)).toMatchObject({ status, body: fieldError('image', message) });
    expect(await stored()).toEqual(NOTHING);
  });

  it('is first in the list', async () => {
    await store.images(suite.db, [{ createdAt: minutesBefore(0) }]);
    const { body } = await upload({}, [await aFormImage()]);
    expect((await list()).images[0]).toEqual(body);
  });
});
