import { MIN_TRANSLATED_LENGTH, TRANSLATION_LIMITS } from '@alnafitha/contract';

/** Splits texts into batches within the limits of one request. A text that exceeds them by itself is omitted. */
export function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let room = 0;
  for (const text of texts) {
    if (text.length > TRANSLATION_LIMITS.characters) continue;
    const current = batches.at(-1);
    if (current && current.length < TRANSLATION_LIMITS.texts && text.length <= room) {
      current.push(text);
    } else {
      batches.push([text]);
      room = TRANSLATION_LIMITS.characters;
    }
    room -= text.length;
  }
  return batches;
}

/** Whether a text needs translating: single characters and white space are the same in every language. */
export function isTranslatable(text: string): boolean {
  return text.trim().length >= MIN_TRANSLATED_LENGTH;
}
