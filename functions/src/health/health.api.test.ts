import { readHealth } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { startCleanSuite } from '../testing/emulators';

const suite = await startCleanSuite('health');

it('is healthy when Firestore responds', async () => {
  const response = await suite.send('GET', readHealth.path);
  expect(response).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});
