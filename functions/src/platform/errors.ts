import { ERROR_MESSAGES, type ErrorResponse, type FieldIssue } from '@alnafitha/contract';

/** The client receives the message; `cause` is for the log only. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly status: number,
    message: string,
    readonly issues?: readonly FieldIssue[],
    cause?: unknown,
    /** Seconds. */
    readonly retryAfter?: number,
  ) {
    super(message, { cause });
  }

  get response(): ErrorResponse {
    return { message: this.message, ...(this.issues && { issues: [...this.issues] }) };
  }
}

/** A 503 for an unreachable or overloaded service. `cause` is logged, so it contains no user's text. */
export function unavailable(cause: unknown): AppError {
  return new AppError(503, ERROR_MESSAGES.unavailable, undefined, cause);
}

export function foundOr404<T>(value: T | null, message: string): T {
  if (value === null) throw new AppError(404, message);
  return value;
}

/** Returns the code of gRPC (a number), the Admin SDK (`auth/…`) or Node. */
export function codeOf(error: unknown): string | number | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' || typeof error.code === 'number' ? error.code : undefined;
}

/** An error's code or cause for the log, never a user's text. */
export function reasonOf(error: unknown): string | number {
  const cause = error instanceof Error ? (error.cause ?? error.name) : 'unknown';
  return codeOf(error) ?? codeOf(cause) ?? (cause instanceof Error ? cause.name : String(cause));
}

/** https://grpc.io/docs/guides/status-codes/ */
export const GRPC = {
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  aborted: 10,
  unavailable: 14,
} as const;

/** An unreachable or overloaded service, or contending transactions. */
const TRANSIENT: ReadonlySet<unknown> = new Set([
  GRPC.deadlineExceeded,
  GRPC.resourceExhausted,
  GRPC.aborted,
  GRPC.unavailable,
  'app/network-error',
  'app/network-timeout',
]);

/** Returns `null` for an unexpected error. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (TRANSIENT.has(codeOf(error))) return unavailable(error);
  return fromExpress(error);
}

/** Express and its body parser set a status on errors. */
function fromExpress(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  if (error.status === 413) return new AppError(413, ERROR_MESSAGES.bodyTooLarge);
  if (error instanceof URIError) return new AppError(404, ERROR_MESSAGES.notFound);
  if (error.status === 415) return new AppError(415, ERROR_MESSAGES.typeNotAccepted);
  if (error.status === 400) return new AppError(400, ERROR_MESSAGES.bodyNotJson);
  return null;
}
