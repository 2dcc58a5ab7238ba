/** How long a request may take, in milliseconds. */
export const REQUEST_TIMEOUT = 30_000;
/** How long an upload may make no progress, in milliseconds: the API itself has up to a minute to answer. */
export const UPLOAD_TIMEOUT = 60_000;

/** What a request that took too long fails with, by whichever means it was sent. */
export function timeoutError(): DOMException {
  return new DOMException('The request timed out', 'TimeoutError');
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
