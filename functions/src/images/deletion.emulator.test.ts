import { type AdminImage, ERROR_MESSAGES } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { startAdminApi } from '../testing/admin-api';
import type { FormFile } from '../testing/forms';
import { anUploadedImage } from '../testing/images';
import { storedCounts } from '../testing/stored';

const { suite, send, submit } = await startAdminApi({ name: 'image-deletion', path: '/api/admin/images' });

const upload = (fields: object, files: FormFile[]) => submit('POST', '/upload', fields, files);
const image = async (name = 'photo.png'): Promise<FormFile> => ({
  ...(await anUploadedImage(name)),
  field: 'image',
});
const stored = () => storedCounts(suite, 'images');
const NOTHING = { documents: 0, pictures: 0, objects: 0 };

const remove = (id: string) => send('DELETE', `/${id}`);

describe('a deletion', () => {
  it('deletes the media file once', async () => {
    const { body } = await upload({}, [await image()]);
    const { id, url } = body as AdminImage;
    expect(await remove(id)).toMatchObject({ status: 200, body: { id } });
    expect(await stored()).toEqual(NOTHING);
    expect((await fetch(suite.origin + url)).status).toBe(404);
    expect(await remove(id)).toMatchObject({ status: 404, body: { message: ERROR_MESSAGES.imageNotFound } });
  });

  it('keeps the media file while something else uses it', async () => {
    const { body } = await upload({}, [await image()]);
    const { id, url } = body as AdminImage;
    const key = url.split('/')[2];
    await suite.db.doc(`pictures/${key}`).update({ usedBy: [`images/${id}`, 'posts/p'] });
    expect((await remove(id)).status).toBe(200);
    expect(await stored()).toEqual({ documents: 0, pictures: 1, objects: 2 });
    expect((await fetch(suite.origin + url)).status).toBe(200);
  });

  it('of an invalid image succeeds', async () => {
    await suite.db.doc('images/broken').set({ title: 5 });
    expect((await remove('broken')).status).toBe(200);
    expect((await remove('absent')).status).toBe(404);
  });
});
