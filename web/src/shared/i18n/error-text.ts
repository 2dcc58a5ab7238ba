import { SENTENCES } from '@alnafitha/contract';
import { ApiError } from '../api/api-error';
import { MissingFileError } from '../api/fetch-file';
import { isTimeout } from '../api/timeout';
import type { PlainSentence } from './sentence';

export const NO_CONNECTION: PlainSentence = 'No connection. Check your network and try again.';
const NO_RESPONSE: PlainSentence = 'The server took too long to answer. Check your network and try again.';

/** Text for a request that failed or timed out on the network; `undefined` for any other error. */
export function connectionErrorText(error: unknown): PlainSentence | undefined {
  if (isTimeout(error)) return NO_RESPONSE;
  return error instanceof TypeError ? NO_CONNECTION : undefined;
}

/** Whether a script or style sheet of the app could not be fetched. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof MissingFileError;
}

/** An error whose message is a text for people. */
export class SpokenError extends Error {
  override readonly name = 'SpokenError';

  constructor(
    readonly sentence: PlainSentence,
    cause: unknown,
  ) {
    super(sentence, { cause });
  }
}

/**
 * English text for people about a failed request; `translateIfKnown` translates it. The API's own message if there is one, otherwise a text
 * for the kind of error, and never an HTML body.
 */
export function errorText(error: unknown): string {
  if (error instanceof SpokenError) return error.sentence;
  if (!(error instanceof ApiError)) return connectionErrorText(error) ?? SENTENCES.unexpected;
  if (error.reply) return error.reply.message;
  if (error.status === 413) return SENTENCES.bodyTooLarge;
  if (error.status >= 502 && error.status <= 504) return SENTENCES.unavailable;
  return SENTENCES.unexpected;
}
