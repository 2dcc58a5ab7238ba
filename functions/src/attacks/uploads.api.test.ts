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
import { expect, it } from 'vitest';
import { objectPath } from '../media/stored-media';
import { startFilledSuite } from '../testing/admin-api';
import { BAD_IMAGES, randomFrom } from '../testing/bad-images';
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
const upload = (endpoint: Endpoint, bytes: Uint8Array): Promise<TestResponse> =>
  sendFormTo(suite, endpoint, validBodyOf(endpoint), {
    ...session,
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
