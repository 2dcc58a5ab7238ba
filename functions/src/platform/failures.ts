import { randomUUID } from 'node:crypto';
import { type ErrorReply, SENTENCES } from '@alnafitha/contract';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { requestFailed, serviceUnavailable } from '../logs';
import { AppError, codeOf, toAppError } from './errors';

export const refuseUnknownPath: RequestHandler = () => {
  throw new AppError(404, SENTENCES.notFound);
};

/** Answers every error in the one shape; what nobody foresaw is logged under an id and not described. */
export const answerFailure: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const endpoint = String(response.locals.endpoint ?? 'none');
  const failure = toAppError(error);
  if (!failure) {
    const requestId = randomUUID();
    requestFailed(requestId, endpoint, error);
    response.status(500).json({ message: SENTENCES.unexpected, requestId } satisfies ErrorReply);
    return;
  }
  if (failure.status === 503) serviceUnavailable(endpoint, codeOf(failure.cause) ?? String(failure.cause));
  response.status(failure.status).json(failure.reply);
};
