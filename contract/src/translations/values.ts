export const TRANSLATION_PATHS = { single: '/api/translate', batch: '/api/translate-batch' } as const;

export const ADMIN_TRANSLATION_PATHS = {
  list: '/api/admin/translations',
  item: '/api/admin/translations/:kind/:id',
  complete: '/api/admin/translations/:kind/:id/complete',
} as const;

/** The entries of each kind that a page of the review queue has. */
export const REVIEW_PAGE_SIZE = 25;
/** Of a corrected plain text. */
export const CORRECTION_MAX_LENGTH = 10_000;

/** Per request; the same as Cloud Translation's own limits. */
export const TRANSLATION_LIMITS = { texts: 128, characters: 30_000 } as const;

/** Splits texts into batches within the limits of one request. */
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

/** Shorter texts mean the same in every language: bullets, initials, signs. */
export const MIN_TRANSLATED_LENGTH = 2;

/** The texts that visitors read, by kind of document. */
export const TRANSLATED_FIELDS = {
  posts: ['title', 'excerpt', 'content', 'category', 'author'],
  projects: ['title', 'description', 'location', 'client'],
  services: ['title', 'description', 'features'],
  images: ['title', 'altText'],
  testimonials: ['name', 'position', 'text', 'project'],
} as const;

/**
 * The state of a document's other language, worst first: a text is missing, or is that of a former original, or is a machine's, or all
 * of them are reviewed by a person.
 */
export const TRANSLATION_STATES = ['pending', 'outdated', 'machine', 'reviewed'] as const;
