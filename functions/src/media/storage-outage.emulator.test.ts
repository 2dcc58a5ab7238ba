import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import {
  type Endpoint,
  ERROR_MESSAGES,
  uploadDocument,
  uploadImage,
  uploadImages,
} from '@alnafitha/contract';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Bucket } from '../platform/firebase';
import { LIMITS } from '../platform/rate-limits';
import { store } from '../testing/content';
import { startSuite } from '../testing/emulators';
import { ENDPOINTS } from '../testing/endpoints';
import { type FormFile, sendFormTo } from '../testing/forms';
import { anUploadedImage } from '../testing/images';
import { listen } from '../testing/listen';
import { storeMessages } from '../testing/messages';
import { stateOf } from '../testing/stored';
import { closedPort } from '../testing/unreachable';
import { validBodyOf } from '../testing/valid-body';
import { deleteObjects } from './files';
import { takeInventory } from './orphans';

const UPLOADS = ENDPOINTS.filter(({ multipart }) => multipart);
const UNAVAILABLE = { message: ERROR_MESSAGES.unavailable };
/** One for each width, and the Open Graph image. */
const OBJECTS = 4;

const suite = await startSuite('outage', { bucket: async () => current });
let cookie: string;
let image: Omit<FormFile, 'field'>;
let current: Bucket;
let nowhere: Bucket;
let gated: Bucket;
let gate: Awaited<ReturnType<typeof startClosingProxy>>;

const apps = ['nowhere', 'gated'].map((name) => initializeApp({}, `outage-${name}`));
const [nowhereApp, gatedApp] = apps;

/** The suite's bucket behind another host. */
function bucketAt(address: string, app = nowhereApp): Bucket {
  vi.stubEnv('STORAGE_EMULATOR_HOST', address);
  const bucket = getStorage(app).bucket(suite.bucket.name);
  vi.unstubAllEnvs();
  return bucket;
}

beforeAll(async () => {
  gate = await startClosingProxy(process.env.STORAGE_EMULATOR_HOST ?? '');
  nowhere = bucketAt(`http://${await closedPort()}`);
  gated = bucketAt(gate.url, gatedApp);
  image = await anUploadedImage('wide.png', 1000, 20);
  await suite.reset();
  cookie = await suite.logInAdmin();
});
afterAll(() => Promise.all([suite.stop(), gate.stop(), ...apps.map(deleteApp)]));
beforeEach(async () => {
  await Promise.all([suite.clear(), suite.bucket.deleteFiles({ prefix: 'media/' })]);
  const fills = [store.projects, store.services, store.posts, storeMessages];
  await Promise.all(fills.map((fill) => fill(suite.db, [{}])));
});

const PDF = { name: 'iso.pdf', bytes: Buffer.from('%PDF-1.7') };
const upload = (endpoint: Endpoint, fields: object) => {
  const file = endpoint.path === uploadDocument.path ? PDF : image;
  return sendFormTo(suite, endpoint, fields, { file, cookie });
};

it('while Storage is down, an upload to any endpoint fails and stores nothing', async () => {
  current = nowhere;
  // A released limit leaves an empty document.
  const content = async () =>
    Object.entries(await stateOf(suite)).filter(([path]) => !path.startsWith(`${LIMITS}/`));
  const before = await content();
  const ofSeveral = { status: 200, body: { images: [], failures: [{ index: 0, ...UNAVAILABLE }] } };
  const ofOne = { status: 503, body: UNAVAILABLE };
  for (const endpoint of UPLOADS) {
    const expected = endpoint.path === uploadImages.path ? ofSeveral : ofOne;
    const name = `${endpoint.method} ${endpoint.path}`;
    expect(await upload(endpoint, validBodyOf(endpoint)), name).toMatchObject(expected);
  }
  expect(await content()).toEqual(before);
  expect((await suite.db.collection(LIMITS).get()).docs.flatMap((limit) => limit.get('hits'))).toEqual([]);
});

it.each([0, 1, 2, 3])(
  'when Storage fails during an upload, no partial image is stored after %d of four objects',
  async (passed) => {
    current = gated;
    gate.allow(passed);
    expect(await upload(uploadImage, {})).toMatchObject({ status: 503, body: UNAVAILABLE });
    for (const name of ['images', 'media']) expect((await suite.db.collection(name).get()).size).toBe(0);
    // The saved objects could not be removed either, so they are found as orphans.
    const { orphans } = await takeInventory(suite.db, suite.bucket, new Date(Date.now() + 3_600_001));
    expect(orphans).toHaveLength(passed);
    await deleteObjects(
      suite.bucket,
      orphans.map(({ path }) => path),
    );
    gate.allow(OBJECTS);
    expect(await upload(uploadImage, {})).toMatchObject({ status: 200 });
    const inventory = await takeInventory(suite.db, suite.bucket, new Date());
    expect(inventory).toEqual({ objects: OBJECTS, orphans: [] });
  },
);

it('when Storage fails during an upload, no partial image is stored and the saved objects are removed as soon as possible', async () => {
  current = suite.bucket;
  const file = vi.spyOn(suite.bucket, 'file');
  file.mockImplementationOnce((path) => gated.file(path));
  gate.allow(0);
  expect(await upload(uploadImage, {})).toMatchObject({ status: 503, body: UNAVAILABLE });
  file.mockRestore();
  expect(await takeInventory(suite.db, suite.bucket, new Date())).toEqual({ objects: 0, orphans: [] });
});

it('while Storage resets every connection, an image is 503, and afterwards 200', async () => {
  current = suite.bucket;
  const { url } = uploadImage.response.parse((await upload(uploadImage, {})).body);
  current = gated;
  gate.allow(0);
  expect((await fetch(suite.origin + url)).status).toBe(503);
  gate.allow(1);
  expect((await fetch(suite.origin + url)).status).toBe(200);
});

/** A proxy that closes after a number of requests, so that the server becomes unreachable halfway. */
async function startClosingProxy(target: string) {
  let remaining = 0;
  const server = createServer((request, response) => {
    if (remaining <= 0) {
      request.socket.destroy();
      return;
    }
    remaining -= 1;
    const { method, headers, url = '/' } = request;
    const forwarded = send(new URL(url, target), { method, headers }, (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    request.pipe(forwarded);
  });
  return {
    url: await listen(server),
    allow: (requests: number) => {
      remaining = requests;
    },
    stop: () => {
      server.closeAllConnections();
      return once(server.close(), 'close');
    },
  };
}
