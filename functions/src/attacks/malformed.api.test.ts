import { type Endpoint, ERROR_MESSAGES, ErrorResponse, SESSION_COOKIE } from '@alnafitha/contract';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { expect, it } from 'vitest';
import { startFilledSuite } from '../testing/admin-api';
import { storeTargets } from '../testing/content';
import { ENDPOINTS, urlOf } from '../testing/endpoints';
import {
  bodiesOfWrongTypes,
  type HostileBody,
  hostileBodies,
  hostilePaths,
} from '../testing/hostile-requests';
import { storeMessages } from '../testing/messages';
import { stateOf } from '../testing/stored';

/** Set another seed to search elsewhere: `ATTACK_SEED=7 npm run test:api`. */
const SEED = Number(process.env.ATTACK_SEED ?? 20_261_121);
const TIMEOUT_MS = 20_000;
/** A test sends hundreds of requests. */
const LOOP_MS = 120_000;

const WITH_BODY = ENDPOINTS.filter(({ body }) => body);
const WITH_PARAMETERS = ENDPOINTS.filter(({ params, query }) => params ?? query);

const { suite, session } = await startFilledSuite('malformed', ({ db }) =>
  Promise.all([storeTargets(db), storeMessages(db, [{}])]),
);

/** Sends as an administrator, so that the body is parsed; returns 599 without a response. */
async function send(method: string, path: string, { headers, content }: Partial<HostileBody> = {}) {
  const response = await fetch(suite.origin + path, {
    method,
    headers: { Origin: suite.origin, Cookie: `${SESSION_COOKIE}=${session.cookie}`, ...headers },
    ...(content && { body: content }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => new Response(JSON.stringify({ message: String(error) }), { status: 599 }));
  const type = response.headers.get('content-type');
  return { status: response.status, type, text: await response.text() };
}

const sendBody = (endpoint: Endpoint, body: HostileBody) => send(endpoint.method, urlOf(endpoint), body);

type ApiResponse = Awaited<ReturnType<typeof send>>;

const OWN_TEXTS = new Set<string>(Object.values(ERROR_MESSAGES));
const isOwnText = (text: string) => OWN_TEXTS.has(text) || /^At most \d+ characters$/.test(text);

/** A 4xx with texts of ours, without the id that the log has of an unexpected error. */
function isRejection({ status, type, text }: ApiResponse): boolean {
  if (status < 400 || status > 499 || !type?.startsWith('application/json')) return false;
  const { data } = ErrorResponse.safeParse(JSON.parse(text));
  if (data === undefined || data.requestId !== undefined) return false;
  return [data.message, ...(data.issues ?? []).map(({ message }) => message)].every(isOwnText);
}

/** With all endpoints at once, requests would wait longer than their deadlines on a busy machine. */
const atATime = pLimit(8);
/** Valid bodies change the same documents, and at once they would contend for them: a 503. */
const inTurn = pLimit(1);

/** Sends what is generated for each endpoint. */
async function attack<T>(
  endpoints: readonly Endpoint[],
  numRuns: number,
  generate: (endpoint: Endpoint) => fc.Arbitrary<T>,
  check: (endpoint: Endpoint, generated: T) => Promise<void>,
  limit = atATime,
): Promise<void> {
  await limit.map(endpoints, (endpoint) =>
    fc.assert(
      fc.asyncProperty(generate(endpoint), (generated) => check(endpoint, generated)),
      { seed: SEED, numRuns },
    ),
  );
}

it('every malformed body gets a 4xx with a message, and stores nothing', { timeout: LOOP_MS }, async () => {
  const before = await stateOf(suite);
  const malformed = (endpoint: Endpoint) => hostileBodies(endpoint).filter(({ isMalformed }) => isMalformed);
  await attack(WITH_BODY, 22, malformed, async (endpoint, body) => {
    expect(await sendBody(endpoint, body)).toSatisfy(isRejection);
  });
  expect(await stateOf(suite)).toEqual(before);
  expect({}).not.toHaveProperty('polluted');
});

it('every value of a wrong type succeeds, or is rejected with texts of ours', {
  timeout: LOOP_MS,
}, async () => {
  await atATime.map(WITH_BODY, async (endpoint) => {
    for (const body of bodiesOfWrongTypes(endpoint)) {
      expect(await sendBody(endpoint, body)).toSatisfy(
        (response: ApiResponse) => response.status === 200 || isRejection(response),
      );
    }
  });
});

it('every impossible id or query gets a 4xx with a message, and stores nothing', {
  timeout: LOOP_MS,
}, async () => {
  const before = await stateOf(suite);
  await attack(WITH_PARAMETERS, 20, hostilePaths, async ({ method }, path) => {
    expect(await send(method, path)).toSatisfy(isRejection);
  });
  expect(await stateOf(suite)).toEqual(before);
});

it('strange but valid bodies succeed or are rejected, and never fail', { timeout: LOOP_MS }, async () => {
  let sent = 0;
  const check = async (endpoint: Endpoint, body: HostileBody) => {
    if (body.isMalformed) return;
    sent += 1;
    expect(await sendBody(endpoint, body)).toSatisfy(
      (response: ApiResponse) => response.status === 200 || isRejection(response),
    );
  };
  await attack(WITH_BODY, 40, hostileBodies, check, inTurn);
  expect(sent).toBeGreaterThan(20);
});
