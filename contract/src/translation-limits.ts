/** What one request may ask for; Cloud Translation itself takes no more. */
export const TRANSLATION_LIMITS = { texts: 128, characters: 30_000 } as const;

/** Shorter texts mean the same in every language: bullets, initials, signs. */
export const SHORTEST_TRANSLATED = 2;
