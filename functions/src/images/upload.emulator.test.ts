import {
  type AdminImage,
  ALT_TEXT_MAX_LENGTH,
  ERROR_MESSAGES,
  IMAGE_TITLE_MAX_LENGTH,
  tooLong,
} from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { startAdminApi } from '../testing/admin-api';
import { minutesBefore, store } from '../testing/content';
import type { FormFile } from '../testing/forms';
import { fieldError } from '../testing/image-files';
import { anUploadedImage, plain } from '../testing/images';
import { storedCounts } from '../testing/stored';

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
    const { size, described: _described, version: _version, arabic: _arabic, ...shown } = image;
    const translations = { ar: { title: shown.title, altText: shown.altText } };
    expect(gallery.body).toEqual({ images: [{ ...shown, translations }] });
    const largest = await fetch(suite.origin + image.url.replace('960', '1200'));
    expect((await largest.arrayBuffer()).byteLength).toBe(size);
  });

  it('takes what is not said from the file name, and counts as undescribed', async () => {
    const title = 'نافذة (1)';
    const all = { title, altText: title, category: 'Gallery', subCategories: [], described: false };
    const expectations: readonly (readonly [said: object, expected: object])[] = [
      [{}, all],
      [{ title: ' ', altText: '' }, all],
      [{ title: 'T' }, { title: 'T', altText: 'T', described: false }],
      [{ altText: 'A' }, { title, altText: 'A', described: true }],
      [
        { category: 'Portfolio', subCategories: [] },
        { category: 'Portfolio', subCategories: [] },
      ],
    ];
    for (const [said, body] of expectations) {
      const response = await upload(said, [await aFormImage(`${title}.png`)]);
      expect(response, JSON.stringify(said)).toMatchObject({ status: 200, body });
    }
  });

  it('with a long file name has a title within the limit', async () => {
    const { body } = await upload({}, [await aFormImage(`${'X'.repeat(250)}.png`)]);
    expect(body).toMatchObject({ title: 'X'.repeat(IMAGE_TITLE_MAX_LENGTH) });
  });

  it('is rejected with an invalid field, without a file or with two, and stores nothing', async () => {
    const image = await aFormImage();
    const rejected: readonly (readonly [
      fields: object,
      files: FormFile[],
      status: number,
      path: string,
      message: string,
    ])[] = [
      [
        { title: 'x'.repeat(IMAGE_TITLE_MAX_LENGTH + 1) },
        [image],
        400,
        'title',
        tooLong(IMAGE_TITLE_MAX_LENGTH),
      ],
      [
        { altText: 'x'.repeat(ALT_TEXT_MAX_LENGTH + 1) },
        [image],
        400,
        'altText',
        tooLong(ALT_TEXT_MAX_LENGTH),
      ],
      [{ category: 'Cars' }, [image], 400, 'category', ERROR_MESSAGES.categoryUnknown],
      [
        { category: 'Portfolio', subCategories: '["GLASS"' },
        [image],
        400,
        'subCategories',
        ERROR_MESSAGES.bodyNotJson,
      ],
      [
        { category: 'Portfolio', subCategories: '"GLASS"' },
        [image],
        400,
        'subCategories',
        ERROR_MESSAGES.subCategoryUnknown,
      ],
      [
        { category: 'Portfolio', subCategories: ['GLASS', 'CARS'] },
        [image],
        400,
        'subCategories.1',
        ERROR_MESSAGES.subCategoryUnknown,
      ],
      [
        { category: 'Blog', subCategories: ['GLASS'] },
        [image],
        400,
        'subCategories',
        ERROR_MESSAGES.subCategoriesOfPortfolio,
      ],
      [{ subCategories: ['GLASS'] }, [image], 400, 'subCategories', ERROR_MESSAGES.subCategoriesOfPortfolio],
      [{}, [], 400, 'image', ERROR_MESSAGES.imageMissing],
      [{}, [{ field: 'image', name: '', bytes: Buffer.of() }], 400, 'image', ERROR_MESSAGES.imageMissing],
      [{}, [image, image], 413, 'image', ERROR_MESSAGES.tooManyImages],
    ];
    const received = [];
    for (const [fields, files] of rejected) {
      const { status, body } = await upload(fields, files);
      received.push({ fields, status, body });
    }
    expect(received).toEqual(
      rejected.map(([fields, , status, path, message]) => ({
        fields,
        status,
        body: fieldError(path, message),
      })),
    );
    expect(await stored()).toEqual(NOTHING);
  });

  it('is first in the list', async () => {
    await store.images(suite.db, [{ createdAt: minutesBefore(0) }]);
    const { body } = await upload({}, [await aFormImage()]);
    expect((await list()).images[0]).toEqual(body);
  });
});
