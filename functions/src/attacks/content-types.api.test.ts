import { type Endpoint, ERROR_MESSAGES, ErrorResponse, logOut } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { startFilledSuite } from '../testing/admin-api';
import { ENDPOINTS, urlOf } from '../testing/endpoints';
import { stateOf } from '../testing/stored';

const { suite, send } = await startFilledSuite('content-types');
const sendAs = (endpoint: Endpoint, type: string, body: string) =>
  send(endpoint.method, urlOf(endpoint, 'none'), { body, headers: { 'Content-Type': type } });

type BadRequest = readonly [type: string, what: string, body: string, status: 400 | 413 | 415];

const JSON_TYPE = 'application/json';
const ENQUIRY = JSON.stringify(anEnquiry());
const FORM = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nDoors\r\n--x--\r\n';
const TO_JSON_ENDPOINTS: readonly BadRequest[] = [
  ['text/plain', 'JSON', ENQUIRY, 415],
  ['text/plain; application/json', 'JSON', ENQUIRY, 415],
  ['application/x-www-form-urlencoded', 'JSON', ENQUIRY, 415],
  ['multipart/form-data; boundary=x', 'a form', FORM, 415],
  ['application/json-patch+json', 'JSON', ENQUIRY, 415],
  ['', 'JSON', ENQUIRY, 415],
  [JSON_TYPE, 'nested very deeply', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, 400],
  [JSON_TYPE, 'a field nested very deeply', `{"name":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`, 400],
  [JSON_TYPE, 'a list of forty thousand', JSON.stringify(Array(40_000).fill(1)), 400],
  [JSON_TYPE, 'larger than any body may be', JSON.stringify({ name: 'x'.repeat(200_000) }), 413],
  [JSON_TYPE, 'cut off', ENQUIRY.slice(0, -5), 400],
  [JSON_TYPE, 'UTF-16', Buffer.from(ENQUIRY, 'utf16le').toString('latin1'), 400],
];
const TO_FORM_ENDPOINTS: readonly BadRequest[] = [
  [JSON_TYPE, 'JSON', '{"title":"Doors"}', 415],
  ['text/plain', 'a form', FORM, 415],
  ['application/x-www-form-urlencoded', 'a form of another kind', 'title=Doors', 415],
];

it('no endpoint reads or stores a body of another type, or one that is broken, too deep or too large', async () => {
  const before = await stateOf(suite);
  const accepted: object[] = [];
  let sent = 0;
  for (const endpoint of ENDPOINTS.filter(({ body }) => body)) {
    for (const [type, what, body, status] of endpoint.multipart ? TO_FORM_ENDPOINTS : TO_JSON_ENDPOINTS) {
      const response = await sendAs(endpoint, type, body);
      sent += 1;
      const { data } = ErrorResponse.safeParse(response.body);
      const isExplained = status === 415 ? data?.message === ERROR_MESSAGES.typeNotAccepted : !!data?.message;
      if (response.status === status && isExplained) continue;
      const request = `${endpoint.method} ${endpoint.path} with ${what} as ${type || 'no type'}`;
      accepted.push({ request, expected: status, received: response.status, body: response.body });
    }
  }
  expect(accepted).toEqual([]);
  expect(sent).toBeGreaterThan(100);
  expect(await stateOf(suite)).toEqual(before);
});

it('an endpoint without a body ignores it', async () => {
  expect((await sendAs(logOut, 'text/plain', '{')).status).toBe(200);
});
