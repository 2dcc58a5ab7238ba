import { ERROR_MESSAGES, type ErrorResponse } from '@alnafitha/contract';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { AppError, codeOf, toAppError } from './errors';
import { requestFailed, serviceUnavailable } from './logs';
import { currentRequestId } from './request-context';

export const rejectUnknownPath: RequestHandler = () => {
  throw new AppError(404, ERROR_MESSAGES.notFound);
};

export const errorHandler: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const endpoint = String(response.locals.endpoint ?? 'none');
  const { status, body } = errorResponseTo(error, endpoint);
  if (status === 429) response.set('Retry-After', String(retryAfterOf(error)));
  response.status(status).json(body);
};

/** Google's own limits do not state a duration. */
const DEFAULT_RETRY_SECONDS = 60;

function retryAfterOf(error: unknown): number {
  return (error instanceof AppError ? error.retryAfter : undefined) ?? DEFAULT_RETRY_SECONDS;
}

/** Logs an unexpected error under an id, and does not describe it to the client. */
export function errorResponseTo(error: unknown, endpoint: string): { status: number; body: ErrorResponse } {
  const failure = toAppError(error);
  if (!failure) {
    const requestId = currentRequestId();
    requestFailed(requestId, endpoint, error);
    return { status: 500, body: { message: ERROR_MESSAGES.unexpected, requestId } };
  }
  if (failure.status === 503) serviceUnavailable(endpoint, codeOf(failure.cause) ?? String(failure.cause));
  return { status: failure.status, body: failure.response };
}
