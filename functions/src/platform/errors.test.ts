import { ERROR_MESSAGES } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { toAppError } from './errors';

describe('toAppError', () => {
  it.each([4, 8, 10, 14, 'app/network-error', 'app/network-timeout'])('maps code %s to an outage', (code) => {
    const error = Object.assign(new Error('at 10.0.0.1'), { code });
    expect(toAppError(error)).toMatchObject({ status: 503, message: ERROR_MESSAGES.unavailable });
  });

  it.each([
    [413, ERROR_MESSAGES.bodyTooLarge],
    [400, ERROR_MESSAGES.bodyNotJson],
    [415, ERROR_MESSAGES.typeNotAccepted],
  ])("maps the framework's %s", (status, message) => {
    const error = Object.assign(new Error('own words'), { status });
    expect(toAppError(error)).toMatchObject({ status, message });
  });

  it('hides other errors', () => {
    const unexpected = Object.assign(new Error('x'), { code: 13 });
    for (const error of [new Error('x'), unexpected, 'text', null, undefined, { status: 400 }])
      expect(toAppError(error)).toBeNull();
  });
});
