export const TRANSLATION_PATHS = { single: '/api/translate', batch: '/api/translate-batch' } as const;

export const ADMIN_TRANSLATION_PATHS = {
  list: '/api/admin/translations',
  item: '/api/admin/translations/:kind/:id',
  complete: '/api/admin/translations/:kind/:id/complete',
} as const;

/** The limit is per kind. */
export const REVIEW_PAGE_SIZE = 25;
export const CORRECTION_MAX_LENGTH = 10_000;

/** Cloud Translation limits each request. */
export const TRANSLATION_LIMITS = { texts: 128, characters: 30_000 } as const;

export function translationBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    characters += text.length;
    const batch = batches.at(-1);
    if (batch && batch.length < TRANSLATION_LIMITS.texts && characters <= TRANSLATION_LIMITS.characters) {
      batch.push(text);
    } else {
      batches.push([text]);
      characters = text.length;
    }
  }
  return batches;
}

/** Bullets, initials and signs need no translation. */
export const MIN_TRANSLATED_LENGTH = 2;

/** How a text is translated: as plain text, in lines of which each is a text, or as HTML. */
export type TranslationUnit = 'text' | 'lines' | 'html';

/** The worst is the first: a text is missing, translates a former original, is a machine's; or a person reviewed all. */
export const TRANSLATION_STATES = ['pending', 'outdated', 'machine', 'reviewed'] as const;
