import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from './server';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

// A logged error fails the test, unless the test expects it and clears the spy.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  server.resetHandlers();
  const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});
