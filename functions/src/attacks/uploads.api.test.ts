import {
  ADMIN_ERROR_MESSAGES,
  type Endpoint,
  ErrorResponse,
  uploadAttachment,
  uploadDocument,
  uploadEnquiryFile,
  uploadImage,
  uploadImages,
} from '@alnafitha/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { takeInventory } from '../media/orphans';
import { objectPath } from '../media/stored-media';
import { startFilledSuite } from '../testing/admin-api';
import { BAD_IMAGES, noise, randomFrom } from '../testing/bad-images';
import { aStoredImage, storeMediaFile, storeTargets } from '../testing/content';
import { ENDPOINTS } from '../testing/endpoints';
import { sendFormTo } from '../testing/forms';
import type { TestResponse } from '../testing/server';
import { stateOf } from '../testing/stored';
import { validBodyOf } from '../testing/valid-body';

/** The files of replies, enquiries and blocks are left out, because they may be PDFs. */
const WITH_PDF: readonly string[] = [uploadAttachment.path, uploadEnquiryFile.path, uploadDocument.path];
const WITH_IMAGE = ENDPOINTS.filter(({ multipart, path }) => multipart && !WITH_PDF.includes(path));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const { suite, session } = await startFilledSuite('uploads', async ({ db, bucket }) => {
  await bucket.deleteFiles({ prefix: 'media/' });
  const image = aStoredImage();
  const objects = image.widths.map((width) => bucket.file(objectPath(image.key, width)));
  await Promise.all([
    storeTargets(db, { picture: image, pictures: [image] }),
    ...objects.map((object) => object.save('x', { resumable: false })),
    storeMediaFile(db, image, ['images/d0', 'projects/d0', 'services/d0', 'posts/d0']),
  ]);
});

/** Sends valid fields except the image. */
const upload = (endpoint: Endpoint, bytes: Uint8Array, id?: string): Promise<TestResponse> =>
  sendFormTo(suite, endpoint, validBodyOf(endpoint), {
    ...session,
    ...(id && { id }),
    file: { name: 'photo.jpg', bytes, type: 'image/jpeg' },
  });

const IMAGE_ERRORS = Object.values<string>(ADMIN_ERROR_MESSAGES).filter((message) =>
  message.includes('image'),
);

/** The error of a single image; of several, each is rejected by itself. */
function rejectionIn({ status, body }: TestResponse, endpoint: Endpoint): string | undefined {
  if (endpoint.path === uploadImages.path) {
    const { images, failures } = uploadImages.response.parse(body);
    return status === 200 && images.length === 0 ? failures[0]?.message : undefined;
  }
  const [issue] = ErrorResponse.safeParse(body).data?.issues ?? [];
  const isRejected = status >= 400 && status < 500 && issue?.path === endpoint.multipart?.file;
  return isRejected ? issue?.message : undefined;
}

it('every endpoint says that a bad upload is no image, and stores nothing', {
  timeout: 120_000,
}, async () => {
  const before = await stateOf(suite);
  const accepted: object[] = [];
  const kinds = Object.entries(BAD_IMAGES);
  for (const [index, [kind, make]] of kinds.entries()) {
    const endpoint = WITH_IMAGE[index % WITH_IMAGE.length] ?? uploadImage;
    const response = await upload(endpoint, await make(randomFrom(index)));
    if (IMAGE_ERRORS.includes(rejectionIn(response, endpoint) ?? '')) continue;
    const { status, body } = response;
    accepted.push({ upload: `${kind} to ${nameOf(endpoint)}`, seed: index, status, body });
  }
  expect(accepted).toEqual([]);
  expect(await stateOf(suite)).toEqual(before);
});

it('a valid image for a missing document is rejected, and not stored', async () => {
  const before = await stateOf(suite);
  const image = await noise(randomFrom(1)).jpeg().toBuffer();
  const updates = WITH_IMAGE.filter(({ params }) => params);
  expect(updates.length).toBeGreaterThan(2);
  for (const endpoint of updates) {
    const { status, body } = await upload(endpoint, image, 'gone');
    expect({ status, body }, nameOf(endpoint)).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    });
  }
  expect(await stateOf(suite)).toEqual(before);
});

it('an image with corrupted bytes is stored whole or rejected', async () => {
  const random = randomFrom(1);
  const formats = ['jpeg', 'png', 'webp'] as const;
  for (const format of [...formats, ...formats, ...formats, ...formats]) {
    const bytes = await noise(random)[format]().toBuffer();
    for (let changes = 0; changes < 3; changes++)
      bytes[12 + random.below(bytes.length - 12)] = random.below(256);
    const before = await stateOf(suite);
    const { status, body } = await upload(uploadImage, bytes);
    expect([200, 400], JSON.stringify(body)).toContain(status);
    if (status === 400) expect(await stateOf(suite)).toEqual(before);
    else {
      const image = await fetch(suite.origin + uploadImage.response.parse(body).url);
      await sharp(await image.arrayBuffer()).stats();
    }
  }
  const later = new Date(Date.now() + 3_600_001);
  expect((await takeInventory(suite.db, suite.bucket, later)).orphans).toEqual([]);
});
