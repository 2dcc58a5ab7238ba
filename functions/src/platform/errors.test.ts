import { ERROR_MESSAGES } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { toAppError } from './errors';

it('toAppError maps the codes of an outage', () => {
  for (const code of [4, 8, 10, 14, 'app/network-error', 'app/network-timeout']) {
    const error = Object.assign(new Error('at 10.0.0.1'), { code });
    expect(toAppError(error)).toMatchObject({ status: 503, message: ERROR_MESSAGES.unavailable });
  }
});

it('toAppError hides other errors', () => {
  const unexpected = Object.assign(new Error('x'), { code: 13 });
  for (const error of [new Error('x'), unexpected, 'text', null, undefined, { status: 400 }])
    expect(toAppError(error)).toBeNull();
});
