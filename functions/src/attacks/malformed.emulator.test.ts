import { type Endpoint, ErrorResponse, SESSION_COOKIE } from '@alnafitha/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

const BODIES = 500;
const CONCURRENCY = 4;
const TIMEOUT_MS = 20_000;
/** Of a test with hundreds of requests. */
const LOOP_MS = 120_000;

const EVERY: readonly Endpoint[] = ENDPOINTS;
const WITH_BODY = EVERY.filter(({ body }) => body);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

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

/** Does the work for each item, a few at a time. */
async function eachConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

interface Attempt {
  readonly endpoint: Endpoint;
  readonly index: number;
  readonly attack: Attack;
}

/** Attacks with a wrong response, with what is needed to reproduce them. */
async function sendAll(
  attempts: readonly Attempt[],
  isExpected: (result: ApiResponse) => boolean,
): Promise<object[]> {
  const wrong: object[] = [];
  await eachConcurrently(attempts, async ({ endpoint, index, attack }) => {
    const id = endpoint.path.includes('/messages/') ? 'm0' : 'd0';
    const path = endpoint.path.replace(':kind', 'posts').replace(/:\w+/, id) as Endpoint['path'];
    const received = await send({ ...endpoint, path }, attack);
    if (isExpected(received)) return;
    const { name, headers, bytes } = attack;
    const body = `${bytes.toString('utf8').slice(0, 300)} (${bytes.length})`;
    wrong.push({ endpoint: nameOf(endpoint), seed: SEED, index, name, headers, body, received });
  });
  return wrong;
}

// Created before anything is sent, because creating them blocks this process and the server in it.
const forms = formAttacks(Buffer.from((await anUploadedImage()).bytes));
const attemptsOf = (count: number, isMalformed: boolean): Attempt[] =>
  WITH_BODY.flatMap((endpoint, position) => {
    const random = randomFrom(SEED + position);
    const attacks = endpoint.multipart ? forms : JSON_ATTACKS;
    return sampleAttacks(attacks, endpoint, { random, count, isMalformed }).map((attack, index) => ({
      endpoint,
      index,
      attack,
    }));
  });
const MALFORMED = attemptsOf(Math.ceil(BODIES / WITH_BODY.length), true);
const STRANGE = attemptsOf(10, false);

it(`each of ${BODIES} malformed bodies gets a 4xx with a message, and stores nothing`, {
  timeout: LOOP_MS,
}, async () => {
  expect(MALFORMED.length).toBeGreaterThanOrEqual(BODIES);
  const before = await stateOf(suite);
  expect(await sendAll(MALFORMED, isRejection)).toEqual([]);
  expect(await stateOf(suite)).toEqual(before);
  expect({}).not.toHaveProperty('polluted');
});

it('each impossible id or query gets a 4xx with a message, and stores nothing', {
  timeout: LOOP_MS,
}, async () => {
  const before = await stateOf(suite);
  const attempts = EVERY.filter(({ params, query }) => params ?? query).flatMap((endpoint) => {
    const paths = urlAttacks(endpoint);
    expect(paths.length, nameOf(endpoint)).toBeGreaterThan(5);
    return paths.map((path) => ({ ...endpoint, path }));
  });
  const wrong: object[] = [];
  await eachConcurrently(attempts, async (attempt) => {
    const received = await send(attempt);
    if (!isRejection(received)) wrong.push({ request: nameOf(attempt), received });
  });
  expect(wrong).toEqual([]);
  expect(attempts.length).toBeGreaterThan(100);
  expect(await stateOf(suite)).toEqual(before);
});

it('strange but valid bodies succeed or are rejected, and never fail', async () => {
  const isOkOrRejection = (result: ApiResponse) => result.status === 200 || isRejection(result);
  expect(await sendAll(STRANGE, isOkOrRejection)).toEqual([]);
  expect(STRANGE.length).toBeGreaterThan(20);
});
