import type { ErrorReply, FieldIssue } from '@alnafitha/contract';

/**
 * A response with an error status. The message is the status, a colon and the raw body. The text for people comes from `response`,
 * which is set when the body is our API's JSON and not the platform's HTML.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reply: ErrorReply | undefined;

  constructor(
    readonly status: number,
    body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.reply = parseReply(body);
  }

  get issues(): FieldIssue[] {
    return this.reply?.issues ?? [];
  }
}

/** Checked without the schema, which would add zod to pages that don't need it. */
function parseReply(body: string): ErrorReply | undefined {
  try {
    const reply: unknown = JSON.parse(body);
    return isErrorReply(reply) ? reply : undefined;
  } catch {
    return undefined;
  }
}

function isErrorReply(reply: unknown): reply is ErrorReply {
  if (typeof reply !== 'object' || reply === null || !('message' in reply)) return false;
  return typeof reply.message === 'string' && (!('issues' in reply) || Array.isArray(reply.issues));
}
