import { readAdmin } from '@alnafitha/contract';
import { anAdmin } from '@alnafitha/contract/factories';
import { describe, expect, it } from 'vitest';
import { MockError, mockEndpoint } from '../../../testing/server';
import { ApiError } from '../api/api-error';
import { callForSession } from './session-queries';

describe('callForSession', () => {
  it.each([401, 403])('returns null for a %i', async (status) => {
    mockEndpoint(readAdmin, () => new MockError(status, { message: 'Please sign in first' }));
    expect(await callForSession(readAdmin, {})).toBeNull();
  });

  it('returns the signed-in user, and rethrows every other error', async () => {
    mockEndpoint(readAdmin, () => anAdmin());
    expect(await callForSession(readAdmin, {})).toEqual(anAdmin());
    mockEndpoint(
      readAdmin,
      () => new MockError(500, { message: 'Something went wrong on our side. Please try again.' }),
    );
    await expect(callForSession(readAdmin, {})).rejects.toBeInstanceOf(ApiError);
  });
});
