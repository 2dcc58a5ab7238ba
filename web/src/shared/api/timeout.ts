/** In milliseconds. */
export const REQUEST_TIMEOUT = 30_000;
/** How long an upload may make no progress, in milliseconds. The API itself has up to a minute to respond. */
export const UPLOAD_TIMEOUT = 60_000;

/** The error of a request that timed out, whether sent by fetch or XMLHttpRequest. */
export function timeoutError(): DOMException {
  return new DOMException('The request timed out', 'TimeoutError');
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
