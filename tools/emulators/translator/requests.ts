import { z } from 'zod';

/** The most texts and characters that Cloud Translation takes in one call. */
const LIMITS = { texts: 128, characters: 30_000 };

/** What the API sends. The service knows more languages, formats and models; a request for them is a mistake here. */
const TranslateRequest = z.object({
  q: z.array(z.string(), 'Required Text').min(1, 'Required Text').max(LIMITS.texts, 'Too many text segments'),
  source: z.literal('en', 'Invalid source'),
  target: z.literal('ar', 'Invalid target'),
  format: z.literal('text', 'Invalid format'),
});

/** Throws one line that says what is wrong. */
export function readTexts(body: string): string[] {
  const request = TranslateRequest.safeParse(parseJson(body));
  if (!request.success) throw new Refusal(400, request.error.issues[0]?.message ?? 'Invalid request');
  if (countCharacters(request.data.q) > LIMITS.characters) throw new Refusal(400, 'Text too long');
  return request.data.q;
}

/** Sentences to add to the glossary. */
export function readSentences(body: string): Record<string, string> {
  const sentences = z.record(z.string(), z.string()).safeParse(parseJson(body));
  if (!sentences.success) throw new Refusal(400, 'Expected an object of sentences');
  return sentences.data;
}

/** As they are billed: a character outside the basic plane is one. */
export function countCharacters(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + [...text].length, 0);
}

/** An answer that is not a success. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  /** https://cloud.google.com/translate/docs/reference/rest/v2/translate has errors in this shape. */
  get reply(): object {
    const { status: code, message } = this;
    return { error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'Invalid JSON payload received');
  }
}
