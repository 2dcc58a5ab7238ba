import { ERROR_MESSAGES } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { AppError, toAppError } from './errors';

describe('toAppError', () => {
  it('returns an AppError unchanged', () => {
    const error = new AppError(404, 'gone');
    expect(toAppError(error)).toBe(error);
  });

  it.each([4, 8, 10, 14, 'app/network-error', 'app/network-timeout'])(
    'takes code %s for an outage',
    (code) => {
      expect(toAppError(Object.assign(new Error('at 10.0.0.1'), { code }))).toMatchObject({
        status: 503,
        message: ERROR_MESSAGES.unavailable,
      });
    },
  );

  it.each([
    [413, 413, ERROR_MESSAGES.bodyTooLarge],
    [400, 400, ERROR_MESSAGES.bodyNotJson],
    [415, 415, ERROR_MESSAGES.typeNotAccepted],
  ])("maps the framework's %s", (status, expected, message) => {
    expect(toAppError(Object.assign(new Error('own words'), { status }))).toMatchObject({
      status: expected,
      message,
    });
  });

  it.each([
    new Error('x'),
    Object.assign(new Error('x'), { code: 13 }),
    'text',
    null,
    undefined,
    { status: 400 },
  ])('hides %o', (error) => {
    expect(toAppError(error)).toBeNull();
  });
});

it('has issues in its response only if there are some', () => {
  expect(new AppError(404, 'gone').response).toEqual({ message: 'gone' });
  const issues = [{ path: 'name', message: 'Name is required' }];
  expect(new AppError(400, 'check', issues).response).toEqual({ message: 'check', issues });
});
