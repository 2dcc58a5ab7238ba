import type { ErrorReply, FieldIssue } from '@alnafitha/contract';

/**
 * An answer that is not a success. The message is the status, a colon and the body as it came; what a person
 * is told comes from `reply`, which is there when the body is one of ours and not the platform's HTML.
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

/** By hand: the schema would bring its library to pages that need none. */
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
