import { ERROR_MESSAGES, type ErrorResponse, type FieldIssue } from '@alnafitha/contract';

/** An error whose message the client receives; `cause` is for the log only. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly status: number,
    message: string,
    readonly issues?: readonly FieldIssue[],
    cause?: unknown,
    /** Seconds for the Retry-After header. */
    readonly retryAfter?: number,
  ) {
    super(message, { cause });
  }

  get response(): ErrorResponse {
    return { message: this.message, ...(this.issues && { issues: [...this.issues] }) };
  }
}

/**
 * A 503 of a service that is unreachable or overloaded; `cause` is for the log and contains no text of a
 * user.
 */
export function unavailable(cause: unknown): AppError {
  return new AppError(503, ERROR_MESSAGES.unavailable, undefined, cause);
}

/** Returns the value; throws 404 for `null`. */
export function foundOr404<T>(value: T | null, message: string): T {
  if (value === null) throw new AppError(404, message);
  return value;
}

/** The error code of gRPC (a number), the Admin SDK (`auth/…`) or Node. */
export function codeOf(error: unknown): string | number | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' || typeof error.code === 'number' ? error.code : undefined;
}

/** What a log says of an error: its code, or its cause, never a text of a user. */
export function reasonOf(error: unknown): string | number {
  const cause = error instanceof Error ? (error.cause ?? error.name) : 'unknown';
  return codeOf(error) ?? codeOf(cause) ?? (cause instanceof Error ? cause.name : String(cause));
}

/** Numbers of the gRPC status codes: https://grpc.io/docs/guides/status-codes/ */
export const GRPC = {
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  aborted: 10,
  unavailable: 14,
} as const;

/** Temporary errors: a service is unreachable or overloaded, or transactions contend. */
const TRANSIENT: ReadonlySet<unknown> = new Set([
  GRPC.deadlineExceeded,
  GRPC.resourceExhausted,
  GRPC.aborted,
  GRPC.unavailable,
  'app/network-error',
  'app/network-timeout',
]);

/** The AppError for any error; `null` for an unexpected one. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (TRANSIENT.has(codeOf(error))) return unavailable(error);
  return fromExpress(error);
}

/** Express and its body parser set a status on their errors. */
function fromExpress(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  if (error.status === 413) return new AppError(413, ERROR_MESSAGES.bodyTooLarge);
  if (error instanceof URIError) return new AppError(404, ERROR_MESSAGES.notFound);
  if (error.status === 415) return new AppError(415, ERROR_MESSAGES.typeNotAccepted);
  if (error.status === 400) return new AppError(400, ERROR_MESSAGES.bodyNotJson);
  return null;
}
