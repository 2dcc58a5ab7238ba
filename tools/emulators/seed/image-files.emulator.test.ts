import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, expect, it } from 'vitest';
import { readImages, uploadImages } from './image-files';

const app = initializeApp({ projectId: 'demo-alnafitha-seed' }, 'seed-images');
const bucket = getStorage(app).bucket('demo-alnafitha-seed.appspot.com');
afterAll(() => deleteApp(app));

it('uploads each image once, with an immutable cache lifetime', async () => {
  const images = Object.values(readImages());
  await bucket.deleteFiles({ prefix: 'media/' });
  const files = images.flatMap((image) => image.files);
  expect(await uploadImages(bucket, images)).toBe(files.length);
  expect(await uploadImages(bucket, images)).toBe(0);

  const [first] = files;
  const object = bucket.file(first?.path ?? '');
  const [metadata] = await object.getMetadata();
  expect(metadata).toMatchObject({
    contentType: 'image/avif',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  const [bytes] = await object.download();
  expect(bytes.equals((await first?.bytes()) ?? Buffer.of())).toBe(true);
  const card = images[0]?.files.at(-1)?.path ?? '';
  const [{ contentType }] = await bucket.file(card).getMetadata();
  expect([card, contentType]).toEqual([expect.stringMatching(/card\.jpg$/), 'image/jpeg']);
});
