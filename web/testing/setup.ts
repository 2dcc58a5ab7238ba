import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from './server';

// Outcomes are waited for, however slow the machine.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

// happy-dom has no fonts.
Object.defineProperty(document, 'fonts', { value: { load: async () => [] } });

// What a page complains about is a defect, unless a test expects it and clears the spy itself.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  const complaints = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
