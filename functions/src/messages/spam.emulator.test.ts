import {
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  listMessages,
  sendEnquiry,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Suite, startSuite } from '../testing/emulators';

let suite: Suite;
let cookie: string;
beforeAll(async () => {
  suite = await startSuite('spam');
  await suite.reset();
  cookie = await suite.logInAdmin();
});
afterAll(() => suite.stop());
beforeEach(() => suite.clear());

const form = (time: string, honeypot = HONEYPOT_EMPTY) => ({
  [FORM_TIME_HEADER]: time,
  [HONEYPOT_HEADER]: honeypot,
});

it.each([
  ['filled in within a second is marked', form('1000'), true],
  ['with something in the hidden field is marked', form('60000', 'filled'), true],
  ['that no form has sent is marked', {}, true],
  ['filled in by a person is not marked', form('30000'), undefined],
])('an enquiry %s, stored, listed and confirmed like any other', async (_case, headers, doubtful) => {
  const response = await suite.send('POST', sendEnquiry.path, { body: anEnquiry(), headers });
  expect(response).toMatchObject({ status: 200, body: { id: expect.any(String) } });
  expect(Object.keys(response.body as object)).toEqual(['id', 'reference']);
  const list = await suite.send('GET', listMessages.path, { cookie });
  const { messages } = listMessages.response.parse(list.body);
  expect(messages).toMatchObject([{ ...(response.body as object), name: anEnquiry().name, status: 'new' }]);
  expect(messages[0]?.doubtful).toBe(doubtful);
});
