import { type Endpoint, ERROR_MESSAGES, logOut } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Suite, startSuite } from '../testing/emulators';
import { ENDPOINTS } from '../testing/endpoints';

vi.mock('firebase-functions/logger');

const COLLECTIONS = [
  'messages',
  'images',
  'pictures',
  'projects',
  'services',
  'posts',
  'translations',
  'limits',
];

let suite: Suite;
let cookie: string;
beforeAll(async () => {
  suite = await startSuite('content-types');
  await suite.reset();
  cookie = await suite.logInAdmin();
  await suite.db.recursiveDelete(suite.db.collection('limits'));
});
afterAll(() => suite.stop());

const send = ({ method, path }: Endpoint, type: string, body: string) =>
  suite.send(method, path.replace(/:\w+/, 'none'), { body, cookie, headers: { 'Content-Type': type } });

const ENQUIRY = JSON.stringify(anEnquiry());
const FORM = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nDoors\r\n--x--\r\n';
const EVERY: readonly Endpoint[] = ENDPOINTS;
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const JSON_ENDPOINTS = named(EVERY.filter(({ body, multipart }) => body && !multipart));
const FORM_ENDPOINTS = named(EVERY.filter(({ multipart }) => multipart));

describe.each(JSON_ENDPOINTS)('%s accepts JSON only', (_name, endpoint) => {
  it.each([
    ['text/plain', ENQUIRY],
    ['text/plain; application/json', ENQUIRY],
    ['application/x-www-form-urlencoded', ENQUIRY],
    ['multipart/form-data; boundary=x', FORM],
    ['application/json-patch+json', ENQUIRY],
    ['', ENQUIRY],
  ])('and not %s', async (type, body) => {
    expect(await send(endpoint, type, body)).toMatchObject({
      status: 415,
      body: { message: ERROR_MESSAGES.typeNotAccepted },
    });
  });

  it.each([
    ['nested very deeply', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, 400],
    ['nested very deeply in a field', `{"name":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`, 400],
    ['a list of forty thousand', JSON.stringify(Array(40_000).fill(1)), 400],
    ['larger than any body may be', JSON.stringify({ name: 'x'.repeat(200_000) }), 413],
    ['cut off', ENQUIRY.slice(0, -5), 400],
    ['in another alphabet', Buffer.from(ENQUIRY, 'utf16le').toString('latin1'), 400],
  ])('and none that is %s', async (_case, body, status) => {
    const response = await send(endpoint, 'application/json', body);
    expect(response).toMatchObject({ status, body: { message: expect.any(String) } });
  });
});

describe.each(FORM_ENDPOINTS)('%s accepts forms only', (_name, endpoint) => {
  it.each([
    ['application/json', '{"title":"Doors"}'],
    ['text/plain', FORM],
    ['application/x-www-form-urlencoded', 'title=Doors'],
  ])('and not %s', async (type, body) => {
    expect(await send(endpoint, type, body)).toMatchObject({
      status: 415,
      body: { message: ERROR_MESSAGES.typeNotAccepted },
    });
  });
});

it('an endpoint without a body ignores it', async () => {
  expect((await send(logOut, 'text/plain', '{')).status).toBe(200);
});

it('no rejected request has stored anything', async () => {
  for (const name of COLLECTIONS) {
    expect((await suite.db.collection(name).count().get()).data()).toEqual({ count: 0 });
  }
});
