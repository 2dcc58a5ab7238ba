import {
  type EndpointResponse,
  ERROR_MESSAGES,
  MAX_IMAGES_PER_UPLOAD,
  type uploadImages,
} from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { describe, expect, it, vi } from 'vitest';
import { startAdminApi } from '../testing/admin-api';
import type { FormFile } from '../testing/forms';
import { anUploadedImage } from '../testing/images';
import { storedCounts } from '../testing/stored';

const { suite, submit } = await startAdminApi({ name: 'image-uploads', path: '/api/admin/images' });

const upload = (fields: object, files: FormFile[]) => submit('POST', '/upload', fields, files);
const uploadAll = (fields: object, files: FormFile[]) => submit('POST', '/upload-multiple', fields, files);
const formImages = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      ...(await anUploadedImage(`p${index}.png`)),
      field: 'images',
    })),
  );
const stored = () => storedCounts(suite, 'images');
const NOTHING = { documents: 0, pictures: 0, objects: 0 };

describe('concurrent uploads', () => {
  it('of ten in one request are all stored, with the same fields', async () => {
    const { status, body } = await uploadAll({ category: 'Blog' }, await formImages(MAX_IMAGES_PER_UPLOAD));
    expect(status).toBe(200);
    const { images, failures } = body as EndpointResponse<typeof uploadImages>;
    expect(failures).toEqual([]);
    expect(images.map(({ title, category }) => `${category} ${title}`)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Blog P${index}`),
    );
    expect(await stored()).toEqual({ documents: 10, pictures: 10, objects: 20 });
  });

  it('in one request are stored or rejected individually', async () => {
    const [first, , third] = await formImages(3);
    const text = { field: 'images', name: 'b.png', bytes: Buffer.from('text') };
    const cut = { field: 'images', name: 'd.png', bytes: (await anUploadedImage()).bytes.subarray(0, 60) };
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
    const { body } = await uploadAll({}, await formImages(2));
    create.mockRestore();
    const { images, failures } = body as EndpointResponse<typeof uploadImages>;
    expect(images).toHaveLength(1);
    expect(failures.map(({ message }) => message)).toEqual([ERROR_MESSAGES.unexpected]);
    expect(logger.write).toHaveBeenCalledWith(
      expect.objectContaining({ severity: 'ERROR', message: 'request failed' }),
    );
  });

  it('of none, or of eleven, are rejected', async () => {
    expect(await uploadAll({}, [])).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'images', message: ERROR_MESSAGES.imageMissing }] },
    });
    expect(await uploadAll({}, await formImages(11))).toMatchObject({
      status: 413,
      body: { issues: [{ path: 'images', message: ERROR_MESSAGES.tooManyImages }] },
    });
    expect(await stored()).toEqual(NOTHING);
  });

  it('in ten requests succeed or fail individually', async () => {
    const files = (await formImages(10)).map((file) => ({ ...file, field: 'image' }));
    const responses = await Promise.all(
      files.map((file, index) => upload({}, [index % 5 === 4 ? { ...file, bytes: Buffer.from('x') } : file])),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 200, 200, 200, 200, 400]);
    expect(await stored()).toEqual({ documents: 8, pictures: 8, objects: 16 });
  });
});
