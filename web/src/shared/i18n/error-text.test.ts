import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { timeoutError } from '../api/timeout';
import { errorText } from './error-text';

describe('errorText', () => {
  it.each([
    [
      "the API's own error message",
      new ApiError(404, '{"message":"This message no longer exists"}', 'Not Found'),
      'This message no longer exists',
    ],
    [
      'no HTML of the platform',
      new ApiError(400, '<pre>SyntaxError</pre>', ''),
      'Something went wrong on our side. Please try again.',
    ],
    ['a body too large for the platform', new ApiError(413, '<h1>413</h1>', ''), 'The request is too large'],
    [
      'a gateway timeout',
      new ApiError(504, '', 'Gateway Timeout'),
      'The service is not available at the moment. Please try again in a minute.',
    ],
    [
      'a missing network connection',
      new TypeError('Failed to fetch'),
      'No connection. Check your network and try again.',
    ],
    [
      'a request that timed out',
      timeoutError(),
      'The server took too long to answer. Check your network and try again.',
    ],
    [
      'a malformed response',
      new SyntaxError('Unexpected token'),
      'Something went wrong on our side. Please try again.',
    ],
  ])('describes %s', (_, error, text) => {
    expect(errorText(error)).toBe(text);
  });
});
