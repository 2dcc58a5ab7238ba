export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Direction = 'ltr' | 'rtl';

export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}

/** Keys in the browser's local storage. */
export const STORAGE_KEYS = {
  language: 'language',
  theme: 'theme',
  adminTheme: 'alnafitha-admin-theme',
  /** Set when the visitor has dismissed the hint that the site is available in Arabic. */
  arabicOffer: 'arabic-offer',
} as const;

/** Parses a stored language; falls back to English. */
export function toLanguage(stored: string | null): Language {
  return LANGUAGES.find((language) => language === stored) ?? 'en';
}

/** Locale prefix of the Arabic variant of every public page. */
export const AR_PREFIX = '/ar';

/** Adds the locale prefix to an unprefixed path: `/about` stays in English and becomes `/ar/about` in Arabic; `/` becomes `/ar`. */
export function localizedPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? AR_PREFIX : AR_PREFIX + path;
}

/** The language of a path by its locale prefix. */
export function localeOf(path: string): Language {
  return path === AR_PREFIX || path.startsWith(`${AR_PREFIX}/`) ? 'ar' : 'en';
}

/** The path without its locale prefix. */
export function unprefixedPath(path: string): string {
  return localeOf(path) === 'en' ? path : path.slice(AR_PREFIX.length) || '/';
}

/**
 * The language of a text by its script; `undefined` for a text without letters. A third of Arabic letters is enough, since
 * Arabic texts contain product names in Latin letters.
 */
export function textLanguage(text: string): Language | undefined {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic > 0 && arabic * 2 >= (text.match(/[a-z]/gi)?.length ?? 0)) return 'ar';
  return /\p{L}/u.test(text) ? 'en' : undefined;
}

export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}
