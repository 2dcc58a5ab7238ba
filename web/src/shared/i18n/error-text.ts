import { SENTENCES } from '@alnafitha/contract';
import { ApiError } from '../api/api-error';
import { MissingFileError } from '../api/fetch-file';
import { isTimeout } from '../api/timeout';
import type { PlainSentence } from './sentence';

export const NO_CONNECTION: PlainSentence = 'No connection. Check your network and try again.';
const NO_RESPONSE: PlainSentence = 'The server took too long to answer. Check your network and try again.';

/** What to tell of a request that did not come through, or whose response did not; `undefined` for any other failure. */
export function connectionErrorText(error: unknown): PlainSentence | undefined {
  if (isTimeout(error)) return NO_RESPONSE;
  return error instanceof TypeError ? NO_CONNECTION : undefined;
}

/** Whether a file of the code could not be fetched. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof MissingFileError;
}

/** A failure with a sentence of ours to tell of it. */
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
 * What to tell a person about a failed call, in English; `translateKnown` has it in their language. The API's
 * own message where there is one, else a sentence by kind of failure: never a body of HTML.
 */
export function errorText(error: unknown): string {
  if (error instanceof SpokenError) return error.sentence;
  if (!(error instanceof ApiError)) return connectionErrorText(error) ?? SENTENCES.unexpected;
  if (error.reply) return error.reply.message;
  if (error.status === 413) return SENTENCES.bodyTooLarge;
  if (error.status >= 502 && error.status <= 504) return SENTENCES.unavailable;
  return SENTENCES.unexpected;
}
