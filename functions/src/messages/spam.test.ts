import { FORM_TIME_HEADER, HONEYPOT_EMPTY, HONEYPOT_HEADER } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { suspectSpam } from './spam';

it.each([
  ['a minute with the form', '60000', HONEYPOT_EMPTY, null],
  ['just long enough', '3000', HONEYPOT_EMPTY, null],
  ['a tab that was open for weeks', '9999999999', HONEYPOT_EMPTY, null],
  ['one second', '1000', HONEYPOT_EMPTY, 'too fast'],
  ['no time at all', '0', HONEYPOT_EMPTY, 'too fast'],
  ['something in the hidden field', '60000', 'filled', 'trap'],
  ['a hidden field that nobody describes', '60000', '', 'trap'],
  ['no headers', undefined, undefined, 'no form'],
  ['no time', undefined, HONEYPOT_EMPTY, 'no form'],
  ['no hidden field', '60000', undefined, 'no form'],
  ['a time before the form', '-60000', HONEYPOT_EMPTY, 'no form'],
  ['a time that is none', 'Infinity', HONEYPOT_EMPTY, 'no form'],
])('%s', (_case, time, honeypot, reason) => {
  const headers = new Map([
    [FORM_TIME_HEADER, time],
    [HONEYPOT_HEADER, honeypot],
  ]);
  expect(suspectSpam((name) => headers.get(name))).toBe(reason);
});
