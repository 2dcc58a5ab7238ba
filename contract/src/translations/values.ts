export const TRANSLATION_PATHS = { single: '/api/translate', batch: '/api/translate-batch' } as const;

/** Per request; the same as Cloud Translation's own limits. */
export const TRANSLATION_LIMITS = { texts: 128, characters: 30_000 } as const;

/** Shorter texts mean the same in every language: bullets, initials, signs. */
export const MIN_TRANSLATED_LENGTH = 2;
