export const TRANSLATION_PATHS = { single: '/api/translate', batch: '/api/translate-batch' } as const;

/** Per request; the same as Cloud Translation's own limits. */
export const TRANSLATION_LIMITS = { texts: 128, characters: 30_000 } as const;

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
export type TranslatedKind = keyof typeof TRANSLATED_FIELDS;

/**
 * The state of a document's other language, worst first: a text is missing, or is that of a former original, or is a machine's, or all
 * of them are reviewed by a person.
 */
export const TRANSLATION_STATES = ['pending', 'outdated', 'machine', 'reviewed'] as const;
