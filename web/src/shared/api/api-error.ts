import type { ErrorResponse, FieldIssue } from '@alnafitha/contract';

/** The message is the status and the raw body; `response` is the body if it is our API's JSON. */
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

/** Checks without the schema, which would add zod to pages that don't need it. */
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

/** A file that was chosen cannot be read any more, as after it was saved again. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}
