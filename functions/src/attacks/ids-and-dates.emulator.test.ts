import { type Endpoint, ErrorResponse } from '@alnafitha/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { store } from '../testing/content';
import { startSuite } from '../testing/emulators';
import { ENDPOINTS } from '../testing/endpoints';
import { sendForm } from '../testing/forms';
import { storeMessages } from '../testing/messages';
import { stateOf } from '../testing/stored';
import { validBodyOf } from '../testing/valid-body';

const IDS = ['a/b', '..', '.', '__x__', '', ' ', 'a\u0000b', 'x'.repeat(129)];
const DAYS = [
  ...['', '0000-01-01', '0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31', '10000-01-01'],
  ...['2026-02-30', '2026-13-01'],
];
const MINUTES = DAYS.map((day) => `${day}T00:00`);

/** Values that no field of this name accepts. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  id: IDS,
  revision: IDS,
  copyOf: IDS,
  ids: IDS.map((id) => [id]),
  former: IDS.map((id) => [id]),
  attachments: IDS.map((id) => [id]),
  date: [...DAYS, ...MINUTES],
  followUpOn: DAYS,
  from: DAYS,
  to: DAYS,
};

const EVERY: readonly Endpoint[] = ENDPOINTS;

const suite = await startSuite('ids-and-dates');
let cookie: string;
beforeAll(async () => {
  await suite.reset();
  const fills = [store.images, store.projects, store.services, store.posts, storeMessages];
  await Promise.all(fills.map((fill) => fill(suite.db, [{}])));
  cookie = await suite.logInAdmin();
});
afterAll(() => suite.stop());

/** Each part of a request with one wrong value. */
function wrongParts(schema: z.ZodType | undefined): [name: string, value: unknown][] {
  const { properties = {} } = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
  return Object.keys(properties).flatMap((name) =>
    (WRONG[name] ?? []).map((value): [string, unknown] => [name, value]),
  );
}

function sendBody({ method, path, multipart }: Endpoint, body: object) {
  const id = path.includes('/messages/') ? 'm0' : 'd0';
  const url = path.replace(':kind', 'posts').replace(/:\w+/, id);
  if (!multipart) return suite.send(method, url, { body, cookie });
  const { jsonPart } = multipart;
  return sendForm(suite, method, url, jsonPart ? { [jsonPart.name]: body } : body, [], cookie);
}

it('a wrong id, and a day outside of 2000 to 2099, is a 400 at its field, and stores nothing', async () => {
  const before = await stateOf(suite);
  const fields = new Set<string>();
  const offending: unknown[] = [];
  const check = (
    { method, path }: Endpoint,
    name: string,
    value: unknown,
    response: { status: number; body: unknown },
  ) => {
    fields.add(name);
    const { issues = [] } = ErrorResponse.safeParse(response.body).data ?? {};
    if (response.status === 400 && issues.some((issue) => issue.path.split('.')[0] === name)) return;
    offending.push([`${method} ${path}`, name, value, response]);
  };
  for (const endpoint of EVERY) {
    for (const [name, value] of wrongParts(endpoint.body))
      check(endpoint, name, value, await sendBody(endpoint, { ...validBodyOf(endpoint), [name]: value }));
    for (const [name, value] of wrongParts(endpoint.query)) {
      const url = `${endpoint.path}?${new URLSearchParams({ [name]: String(value) })}`;
      check(endpoint, name, value, await suite.send(endpoint.method, url, { cookie }));
    }
  }
  expect(offending).toEqual([]);
  expect([...fields].sort()).toEqual(Object.keys(WRONG).sort());
  expect(await stateOf(suite)).toEqual(before);
});
