import { type Endpoint, ErrorResponse, SESSION_COOKIE } from '@alnafitha/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Attack, sampleAttacks } from '../testing/attacks/attack';
import { formAttacks } from '../testing/attacks/form-attacks';
import { JSON_ATTACKS } from '../testing/attacks/json-attacks';
import { randomFrom, SEED } from '../testing/attacks/random';
import { urlAttacks } from '../testing/attacks/url-attacks';
import { store } from '../testing/content';
import { type Suite, startSuite } from '../testing/emulators';
import { ENDPOINTS } from '../testing/endpoints';
import { anUploadedImage } from '../testing/images';
import { storeMessages } from '../testing/messages';
import { stateOf } from '../testing/state';

vi.mock('firebase-functions/logger');

const BODIES = 500;
const CONCURRENCY = 4;
const TIMEOUT_MS = 20_000;

const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const EVERY: readonly Endpoint[] = ENDPOINTS;
const WITH_BODY = named(EVERY.filter(({ body }) => body));

let suite: Suite;
let cookie: string;
beforeAll(async () => {
  suite = await startSuite('malformed');
  await suite.reset();
  await Promise.all([
    // `d0` of each, and a message that can be updated.
    ...[store.images, store.projects, store.services, store.posts].map((fill) => fill(suite.db, [{}])),
    storeMessages(suite.db, [{}]),
  ]);
  cookie = await suite.logInAdmin();
});
afterAll(() => suite.stop());

/** As an administrator, so that the body is parsed; 599 without a response. */
async function send({ method, path }: Pick<Endpoint, 'method' | 'path'>, attempt?: Attack) {
  const response = await fetch(suite.origin + path, {
    method,
    headers: { Origin: suite.origin, Cookie: `${SESSION_COOKIE}=${cookie}`, ...attempt?.headers },
    ...(attempt && { body: attempt.bytes }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => new Response(JSON.stringify({ message: String(error) }), { status: 599 }));
  const type = response.headers.get('content-type');
  return { status: response.status, type, text: await response.text() };
}

type ApiResponse = Awaited<ReturnType<typeof send>>;

function isRejection({ status, type, text }: ApiResponse): boolean {
  if (status < 400 || status > 499 || !type?.startsWith('application/json')) return false;
  const { data } = ErrorResponse.safeParse(JSON.parse(text));
  return data !== undefined && data.message !== '' && data.requestId === undefined;
}

/** Attacks with a wrong response, with what is needed to reproduce them. */
async function sendAll(
  endpoint: Endpoint,
  attempts: readonly Attack[],
  isExpected: (result: ApiResponse) => boolean,
): Promise<object[]> {
  const wrong: object[] = [];
  const rest = [...attempts.entries()];
  const id = endpoint.path.includes('/messages/') ? 'm0' : 'd0';
  const path = endpoint.path.replace(/:\w+/, id) as Endpoint['path'];
  const worker = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [index, attempt] = next;
      const result = await send({ ...endpoint, path }, attempt);
      const { name, headers, bytes } = attempt;
      const body = `${bytes.toString('utf8').slice(0, 300)} (${bytes.length})`;
      if (!isExpected(result)) wrong.push({ seed: SEED, index, name, headers, body, received: result });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return wrong;
}

// Created before anything is sent, because creating them blocks this process and the server in it.
const forms = formAttacks(Buffer.from((await anUploadedImage()).bytes));
const cases = (count: number, isMalformed: boolean) =>
  WITH_BODY.map(([name, endpoint], index) => {
    const random = randomFrom(SEED + index);
    const attacks = endpoint.multipart ? forms : JSON_ATTACKS;
    return [name, endpoint, sampleAttacks(attacks, endpoint, { random, count, isMalformed })] as const;
  });
const MALFORMED = cases(Math.ceil(BODIES / WITH_BODY.length), true);

it(`there are ${BODIES} malformed bodies`, () => {
  expect(MALFORMED.flatMap(([, , attempts]) => attempts).length).toBeGreaterThanOrEqual(BODIES);
});

describe('malformed bodies get a 4xx with a message, and store nothing', () => {
  it.each(MALFORMED)('%s', async (_name, endpoint, attempts) => {
    const before = await stateOf(suite);
    expect(await sendAll(endpoint, attempts, isRejection)).toEqual([]);
    expect(await stateOf(suite)).toEqual(before);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('an invalid URL gets a 4xx with a message', () => {
  it.each(named(EVERY.filter(({ params, query }) => params ?? query)))('%s', async (_name, endpoint) => {
    const before = await stateOf(suite);
    const results = await Promise.all(
      urlAttacks(endpoint).map(async (path) => ({ path, result: await send({ ...endpoint, path }) })),
    );
    expect(results.length).toBeGreaterThan(5);
    expect(results.filter(({ result }) => !isRejection(result))).toEqual([]);
    expect(await stateOf(suite)).toEqual(before);
  });
});

describe('strange but valid requests succeed or are rejected', () => {
  const admitted = cases(10, false).filter(([, , attempts]) => attempts.length > 0);
  it.each(admitted)('%s', async (_name, endpoint, attempts) => {
    const isOkOrRejection = (result: ApiResponse) => result.status === 200 || isRejection(result);
    expect(await sendAll(endpoint, attempts, isOkOrRejection)).toEqual([]);
  });
});
