import { afterEach, beforeEach, expect, it } from 'vitest';
import { startUpstream, translated } from './testing/upstream';
import { createTransport } from './transport';
import { NotBilled } from './unavailable';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeEach(async () => {
  upstream = await startUpstream(() => translated('أبواب'));
});
afterEach(() => upstream.stop());

function send(authorise: () => Promise<Headers>) {
  const request = createTransport({ url: upstream.endpoint, authorise, timeout: 5000 });
  return new Promise((resolve) => {
    request({ uri: '', json: { q: ['Doors'] } }, (error, result) => resolve(error ?? result));
  });
}

it('sends the authentication headers', async () => {
  const result = await send(async () => new Headers({ Authorization: 'Bearer token' }));
  expect(result).toEqual(translated('أبواب').body);
  expect(upstream.requests[0]?.authorization).toBe('Bearer token');
});

it('throws 503 without credentials and sends nothing', async () => {
  const failure = await send(() => Promise.reject(new Error('Could not load the default credentials')));
  expect(failure).toMatchObject({
    status: 503,
    cause: 'Cloud Translation: Could not load the default credentials',
  });
  expect(failure).toBeInstanceOf(NotBilled);
  expect(upstream.requests).toEqual([]);
});
