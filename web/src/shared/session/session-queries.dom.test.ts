import { readAdmin } from '@alnafitha/contract';
import { anAdmin } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { MockError, mockEndpoint } from '../../../testing/server';
import { ApiError } from '../api/api-error';
import { callForSession } from './session-queries';

it('nobody is signed in after a 401 or 403; every other error is thrown', async () => {
  for (const status of [401, 403]) {
    mockEndpoint(readAdmin, () => new MockError(status, { message: 'Please sign in first' }));
    expect(await callForSession(readAdmin, {})).toBeNull();
  }
  mockEndpoint(readAdmin, () => new MockError(500, { message: 'Something went wrong' }));
  await expect(callForSession(readAdmin, {})).rejects.toBeInstanceOf(ApiError);
  mockEndpoint(readAdmin, () => anAdmin());
  expect(await callForSession(readAdmin, {})).toEqual(anAdmin());
});
