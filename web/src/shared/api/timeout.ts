/** Milliseconds. */
export const REQUEST_TIMEOUT = 30_000;
/** Milliseconds that an upload may make no progress; the API itself has up to a minute to respond. */
export const UPLOAD_TIMEOUT = 60_000;

/** The same error for fetch and XMLHttpRequest. */
export function timeoutError(): DOMException {
  return new DOMException('The request timed out', 'TimeoutError');
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
