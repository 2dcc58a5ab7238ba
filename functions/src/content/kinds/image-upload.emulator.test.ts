import {
  type AdminImage,
  type EndpointResponse,
  ERROR_MESSAGES,
  IMAGE_TITLE_MAX_LENGTH,
  MAX_IMAGES_PER_UPLOAD,
  tooLong,
  type uploadImages,
} from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { describe, expect, it, vi } from 'vitest';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import { minutesBefore, store } from '../../testing/content';
import { type FormFile, fieldError } from '../../testing/forms';
import { anImageFile, plain } from '../../testing/images';
import { storedCounts } from '../../testing/stored';

const { suite, send, submit } = await startAdminApi({ name: 'image-upload', path: '/api/admin/images' });

const upload = (fields: object, files: FormFile[]) => submit('POST', '/upload', fields, files);
const uploadAll = (fields: object, files: FormFile[]) => submit('POST', '/upload-multiple', fields, files);
const bodyOfAll = bodyOf<EndpointResponse<typeof uploadImages>>;
const formImages = (count: number, field = 'images') =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({ ...(await anImageFile(`p${index}.png`)), field })),
  );
const list = async (query = '') => bodyOf<{ images: AdminImage[] }>(await send('GET', query)).images;
const stored = () => storedCounts(suite, 'images');
const NOTHING = { documents: 0, pictures: 0, objects: 0 };

describe('an upload', () => {
  it('stores the image and its fields, first in the list', async () => {
    await store.images(suite.db, [{ createdAt: minutesBefore(0) }]);
    const fields = { altText: 'In the evening', category: 'Portfolio' };
    const file = { field: 'image', name: 'a.jpg', bytes: await plain(1200, 800).jpeg().toBuffer() };
    const title = '  A glass\n majlis ';
    const subCategories = ['GLASS', 'SHADES', 'GLASS'];
    const image = bodyOf<AdminImage>(await upload({ ...fields, title, subCategories }, [file]));
    expect(image).toMatchObject({
      ...fields,
      title: 'A glass majlis',
      subCategories: ['GLASS', 'SHADES'],
      picture: { width: 1200, height: 800 },
    });
    expect((await list())[0]).toEqual(image);
    expect(await stored()).toEqual({ documents: 2, pictures: 1, objects: 4 });
    expect(await list('?search=majl')).toEqual([image]);
    const {
      size,
      described: _described,
      version: _version,
      edited: _edited,
      arabic: _arabic,
      ...publicFields
    } = image;
    const translations = { ar: { title: image.title, altText: image.altText } };
    const gallery = await suite.send('GET', '/api/gallery?category=Portfolio');
    expect(gallery.body).toMatchObject({ images: [{ ...publicFields, translations }, { id: 'd0' }] });
    const largest = await fetch(suite.origin + image.url.replace('960', '1200'));
    expect((await largest.arrayBuffer()).byteLength).toBe(size);
  });

  it('takes missing texts from the file name, and counts as undescribed', async () => {
    const title = 'نافذة (1)';
    const all = { title, altText: title, category: 'Gallery', subCategories: [], described: false };
    const portfolio = { category: 'Portfolio', subCategories: [] };
    for (const [fields, body] of [
      [{}, all],
      [{ title: ' ', altText: '' }, all],
      [{ title: 'T' }, { title: 'T', altText: 'T', described: false }],
      [{ altText: 'A' }, { title, altText: 'A', described: true }],
      [portfolio, portfolio],
    ] as const) {
      const response = await upload(fields, [await anImageFile(`${title}.png`)]);
      expect(response, JSON.stringify(fields)).toMatchObject({ status: 200, body });
    }
  });

  it('with a long file name has a title within the limit', async () => {
    const { body } = await upload({}, [await anImageFile(`${'X'.repeat(250)}.png`)]);
    expect(body).toMatchObject({ title: 'X'.repeat(IMAGE_TITLE_MAX_LENGTH) });
  });

  it('is rejected with an invalid field or without a file, and stores nothing', async () => {
    const image = await anImageFile();
    const portfolio = { category: 'Portfolio' };
    const tooLongTitle = { title: 'x'.repeat(IMAGE_TITLE_MAX_LENGTH + 1) };
    for (const [fields, files, path, message] of [
      [tooLongTitle, [image], 'title', tooLong(IMAGE_TITLE_MAX_LENGTH)],
      [{ category: 'Cars' }, [image], 'category', ERROR_MESSAGES.categoryUnknown],
      [
        { ...portfolio, subCategories: '"GLASS"' },
        [image],
        'subCategories',
        ERROR_MESSAGES.subCategoryUnknown,
      ],
      [
        { ...portfolio, subCategories: ['GLASS', 'CARS'] },
        [image],
        'subCategories.1',
        ERROR_MESSAGES.subCategoryUnknown,
      ],
      [{ subCategories: ['GLASS'] }, [image], 'subCategories', ERROR_MESSAGES.subCategoriesOfPortfolio],
      [{}, [], 'image', ERROR_MESSAGES.imageMissing],
      [{}, [{ ...image, name: '', bytes: Buffer.of() }], 'image', ERROR_MESSAGES.imageMissing],
    ] satisfies [object, FormFile[], string, string][]) {
      const { status, body } = await upload(fields, files);
      expect({ fields, status, body }).toEqual({ fields, status: 400, body: fieldError(path, message) });
    }
    expect(await stored()).toEqual(NOTHING);
  });
});

describe('concurrent uploads', () => {
  it('of ten in one request are all stored, with the same fields', async () => {
    const files = await formImages(MAX_IMAGES_PER_UPLOAD);
    const { images, failures } = bodyOfAll(await uploadAll({ category: 'Blog' }, files));
    expect(failures).toEqual([]);
    expect(images.map(({ title, category }) => `${category} ${title}`)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Blog P${index}`),
    );
    expect(await stored()).toEqual({ documents: 10, pictures: 10, objects: 20 });
  });

  it('in one request are stored or rejected individually', async () => {
    const [first, , third] = await formImages(3);
    const text = { field: 'images', name: 'b.png', bytes: Buffer.from('text') };
    const cut = { field: 'images', name: 'd.png', bytes: (await anImageFile()).bytes.subarray(0, 60) };
    const files = [first, text, third, cut].filter((file) => file !== undefined);
    expect(await uploadAll({}, files)).toMatchObject({
      status: 200,
      body: {
        images: [{ title: 'P0' }, { title: 'P2' }],
        failures: [
          { index: 1, message: ERROR_MESSAGES.imageUnknownFormat },
          { index: 3, message: ERROR_MESSAGES.imageDamaged },
        ],
      },
    });
    expect(await stored()).toEqual({ documents: 2, pictures: 2, objects: 4 });
  });

  it('in one request report an unexpected error without details', async () => {
    const create = vi.spyOn(suite.db, 'runTransaction').mockRejectedValueOnce(new Error('secret'));
    const { images, failures } = bodyOfAll(await uploadAll({}, await formImages(2)));
    create.mockRestore();
    expect(images).toHaveLength(1);
    expect(failures.map(({ message }) => message)).toEqual([ERROR_MESSAGES.unexpected]);
    expect(logger.write).toHaveBeenCalledWith(
      expect.objectContaining({ severity: 'ERROR', message: 'request failed' }),
    );
  });

  it('of none, or of eleven, are rejected', async () => {
    const none = { status: 400, body: fieldError('images', ERROR_MESSAGES.imageMissing) };
    expect(await uploadAll({}, [])).toMatchObject(none);
    const eleven = { status: 413, body: fieldError('images', ERROR_MESSAGES.tooManyFiles) };
    expect(await uploadAll({}, await formImages(11))).toMatchObject(eleven);
    expect(await stored()).toEqual(NOTHING);
  });

  it('in ten requests succeed or fail individually', async () => {
    const files = await formImages(10, 'image');
    const responses = await Promise.all(
      files.map((file, index) => upload({}, [index % 5 === 4 ? { ...file, bytes: Buffer.from('x') } : file])),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 200, 200, 200, 200, 400]);
    expect(await stored()).toEqual({ documents: 8, pictures: 8, objects: 16 });
  });
});
