import {
  type AdminImage,
  type EndpointResponse,
  ERROR_MESSAGES,
  IMAGE_TITLE_MAX_LENGTH,
  MAX_IMAGES_PER_UPLOAD,
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
const formImages = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => anImageFile(`p${index}.png`))).then((files) =>
    files.map((file) => ({ ...file, field: 'images' })),
  );
const list = async (query = '') => bodyOf<{ images: AdminImage[] }>(await send('GET', query)).images;
const stored = () => storedCounts(suite, 'images');
const NOTHING = { documents: 0, pictures: 0, objects: 0 };

it('an upload stores the image and its fields, first in the list', async () => {
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
  const { id, picture, url } = image;
  const translations = { ar: { title: image.title, altText: image.altText } };
  const onSite = { ...fields, id, picture, url, title: image.title, subCategories: image.subCategories };
  const gallery = await suite.send('GET', '/api/gallery?category=Portfolio');
  expect(gallery.body).toMatchObject({ images: [{ ...onSite, translations }, { id: 'd0' }] });
  const largest = await fetch(suite.origin + image.url.replace('/960.', '/1200.'));
  expect((await largest.arrayBuffer()).byteLength).toBe(image.size);
});

it('an upload takes missing texts from the file name, and counts as undescribed', async () => {
  const title = 'نافذة (1)';
  const all = { title, altText: title, category: 'Gallery', subCategories: [], described: false };
  const portfolio = { category: 'Portfolio', subCategories: [] };
  for (const [fields, body, name = title] of [
    [{}, all],
    [{ title: ' ', altText: '' }, all],
    [{ title: 'T' }, { title: 'T', altText: 'T', described: false }],
    [{ altText: 'A' }, { title, altText: 'A', described: true }],
    [portfolio, portfolio],
    [{}, { title: 'X'.repeat(IMAGE_TITLE_MAX_LENGTH) }, 'X'.repeat(250)],
  ] as const) {
    const response = await upload(fields, [await anImageFile(`${name}.png`)]);
    expect(response, JSON.stringify(fields)).toMatchObject({ status: 200, body });
  }
});

it('a text that is only the file name is not on the site, in either language', async () => {
  const category = 'Portfolio';
  const textsOf = async (fields: object) => {
    const file = { ...(await anImageFile('IMG_1234.png')), field: 'image' };
    const { id } = bodyOf<AdminImage>(await upload({ category, ...fields }, [file]));
    const { body } = await suite.send('GET', `/api/portfolio/images/${id}`);
    return body;
  };
  expect(await textsOf({})).toMatchObject({
    ...{ title: '', altText: '' },
    translations: { ar: { title: '', altText: '' } },
  });
  expect(await textsOf({ title: 'img 1234.png', altText: 'Doors' })).toMatchObject({
    ...{ title: '', altText: 'Doors' },
  });
  expect(await textsOf({ title: 'Doors' })).toMatchObject({ title: 'Doors', altText: 'Doors' });
});

describe('concurrent uploads', () => {
  it('of ten in one request have the same fields, and are stored or rejected individually', async () => {
    const files = await formImages(MAX_IMAGES_PER_UPLOAD);
    const sent = files.map((file, index) => {
      if (index === 1) return { ...file, bytes: Buffer.from('text') };
      return index === 3 ? { ...file, bytes: file.bytes.subarray(0, 60) } : file;
    });
    const { images, failures } = bodyOfAll(await uploadAll({ category: 'Blog' }, sent));
    expect(failures).toEqual([
      { index: 1, message: ERROR_MESSAGES.imageUnknownFormat },
      { index: 3, message: ERROR_MESSAGES.imageDamaged },
    ]);
    const titles = [0, 2, 4, 5, 6, 7, 8, 9].map((index) => `Blog P${index}`);
    expect(images.map(({ title, category }) => `${category} ${title}`)).toEqual(titles);
    expect(await stored()).toEqual({ documents: 8, pictures: 8, objects: 16 });
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

  it('of no file, or of eleven, are rejected', async () => {
    const missing = (field: string) => ({
      status: 400,
      body: fieldError(field, ERROR_MESSAGES.imageMissing),
    });
    expect(await upload({}, [])).toMatchObject(missing('image'));
    expect(await uploadAll({}, [])).toMatchObject(missing('images'));
    const eleven = { status: 413, body: fieldError('images', ERROR_MESSAGES.tooManyFiles) };
    expect(await uploadAll({}, await formImages(11))).toMatchObject(eleven);
    expect(await stored()).toEqual(NOTHING);
  });
});
