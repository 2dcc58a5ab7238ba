import { COMMON_ERROR_MESSAGES } from '@alnafitha/contract';
import { ApiError, FileChangedError } from '../api/api-error';
import { ChunkLoadError } from '../api/fetch-file';
import { isTimeout } from '../api/timeout';
import type { PlainTranslationKey } from './translation-key';

export const NO_CONNECTION: PlainTranslationKey = 'No connection. Check your network and try again.';
const FILE_CHANGED: PlainTranslationKey = 'This file has changed. Please choose it again.';
const NO_RESPONSE: PlainTranslationKey =
  'The server took too long to answer. Check your network and try again.';

/** Text for a failed or timed out request; `undefined` for any other error. */
export function connectionErrorText(error: unknown): PlainTranslationKey | undefined {
  if (isTimeout(error)) return NO_RESPONSE;
  return error instanceof TypeError ? NO_CONNECTION : undefined;
}

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof ChunkLoadError;
}

/** An error whose message is a text for people. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';

  constructor(
    readonly translationKey: PlainTranslationKey,
    cause: unknown,
  ) {
    super(translationKey, { cause });
  }
}

/** English text for a failed request: the API's message, else one for the kind of error, never HTML. */
export function errorText(error: unknown): string {
  if (error instanceof UserFacingError) return error.translationKey;
  if (error instanceof FileChangedError) return FILE_CHANGED;
  if (!(error instanceof ApiError)) return connectionErrorText(error) ?? COMMON_ERROR_MESSAGES.unexpected;
  if (error.response) return error.response.message;
  if (error.status === 413) return COMMON_ERROR_MESSAGES.bodyTooLarge;
  if (error.status >= 502 && error.status <= 504) return COMMON_ERROR_MESSAGES.unavailable;
  return COMMON_ERROR_MESSAGES.unexpected;
}
