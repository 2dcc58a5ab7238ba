import type { ErrorResponse, FieldIssue } from '@alnafitha/contract';

/**
 * A response with an error status. The message is the status, a colon and the raw body. The text for people
 * comes from `response`, which is set when the body is our API's JSON and not the platform's HTML.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly response: ErrorResponse | undefined;

  constructor(
    readonly status: number,
    body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.response = parseErrorResponse(body);
  }

  get issues(): FieldIssue[] {
    return this.response?.issues ?? [];
  }
}

/** Checked without the schema, which would add zod to pages that don't need it. */
function parseErrorResponse(body: string): ErrorResponse | undefined {
  try {
    const response: unknown = JSON.parse(body);
    return isErrorResponse(response) ? response : undefined;
  } catch {
    return undefined;
  }
}

function isErrorResponse(response: unknown): response is ErrorResponse {
  if (typeof response !== 'object' || response === null || !('message' in response)) return false;
  return typeof response.message === 'string' && (!('issues' in response) || Array.isArray(response.issues));
}
