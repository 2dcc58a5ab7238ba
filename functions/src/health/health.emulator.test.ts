import { readHealth } from '@alnafitha/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Suite, startSuite } from '../testing/emulators';

vi.mock('firebase-functions/logger');

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('shared');
});
afterAll(() => suite.stop());

it('is healthy when Firestore responds', async () => {
  const reply = await suite.send('GET', readHealth.path);
  expect(reply).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
});
