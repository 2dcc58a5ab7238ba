import { LANGUAGES } from '@alnafitha/contract';
import { z } from 'zod';

/** Cloud Translation's limits per call. */
const LIMITS = { texts: 128, characters: 30_000 };

/** Covers only what our API sends. */
const TranslateRequest = z
  .object({
    q: z
      .array(z.string(), 'Required Text')
      .min(1, 'Required Text')
      .max(LIMITS.texts, 'Too many text segments'),
    source: z.enum(LANGUAGES, 'Invalid source'),
    target: z.enum(LANGUAGES, 'Invalid target'),
    format: z.literal('text', 'Invalid format'),
  })
  .refine(({ source, target }) => source !== target, 'Bad language pair');
type TranslateRequest = z.output<typeof TranslateRequest>;

/** Throws with a message of one line. */
export function parseTexts(body: string): TranslateRequest {
  const request = TranslateRequest.safeParse(parseJson(body));
  if (!request.success) throw new RequestError(400, request.error.issues[0]?.message ?? 'Invalid request');
  if (countCharacters(request.data.q) > LIMITS.characters) throw new RequestError(400, 'Text too long');
  return request.data;
}

/** Each code point is billed as a character. */
function countCharacters(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + [...text].length, 0);
}

export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  /** Source: https://cloud.google.com/translate/docs/reference/rest/v2/translate */
  get body(): object {
    const { status: code, message } = this;
    return { error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RequestError(400, 'Invalid JSON payload received');
  }
}
