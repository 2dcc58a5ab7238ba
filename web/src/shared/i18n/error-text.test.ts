import { COMMON_ERROR_MESSAGES } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { timeoutError } from '../api/timeout';
import { errorText } from './error-text';

const { unexpected, unavailable, bodyTooLarge } = COMMON_ERROR_MESSAGES;

it.each([
  [
    "the API's own message",
    new ApiError(404, '{"message":"It no longer exists"}', ''),
    'It no longer exists',
  ],
  ['no HTML of the platform', new ApiError(400, '<pre>SyntaxError</pre>', ''), unexpected],
  ['a body too large for the platform', new ApiError(413, '<h1>413</h1>', ''), bodyTooLarge],
  ['a gateway timeout', new ApiError(504, '', 'Gateway Timeout'), unavailable],
  ['no connection', new TypeError('Failed to fetch'), 'No connection. Check your network and try again.'],
  ['a timeout', timeoutError(), 'The server took too long to answer. Check your network and try again.'],
  ['a malformed response', new SyntaxError('Unexpected token'), unexpected],
])('the text of an error is %s', (_, error, text) => {
  expect(errorText(error)).toBe(text);
});
