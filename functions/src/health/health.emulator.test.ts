import { readHealth } from '@alnafitha/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Suite, startSuite } from '../testing/emulators';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('shared');
});
afterAll(() => suite.stop());

it('is healthy when Firestore responds', async () => {
  const response = await suite.send('GET', readHealth.path);
  expect(response).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});
