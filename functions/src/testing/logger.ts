import { vi } from 'vitest';

/** Replaces `firebase-functions/logger` in the API's tests, for all modules of a worker process. */
export const debug = vi.fn();
export const error = vi.fn();
export const info = vi.fn();
export const log = vi.fn();
export const warn = vi.fn();
export const write = vi.fn();

/** Everything that was logged, as text. */
export const logged = () => JSON.stringify([info, warn, error].map(({ mock }) => mock.calls));
