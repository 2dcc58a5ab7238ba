export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Direction = 'ltr' | 'rtl';

export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}

export const STORAGE_KEYS = {
  language: 'language',
  theme: 'theme',
  adminTheme: 'alnafitha-admin-theme',
  /** Set when the visitor dismisses the hint that the site is available in Arabic. */
  arabicOffer: 'arabic-offer',
} as const;

/** Falls back to English. */
export function toLanguage(stored: string | null): Language {
  return LANGUAGES.find((language) => language === stored) ?? 'en';
}

export const AR_PREFIX = '/ar';

/** Adds the locale prefix: `/about` becomes `/ar/about`, `/` becomes `/ar`. */
export function localizedPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? AR_PREFIX : AR_PREFIX + path;
}

export function localeOf(path: string): Language {
  return path === AR_PREFIX || path.startsWith(`${AR_PREFIX}/`) ? 'ar' : 'en';
}

export function unprefixedPath(path: string): string {
  return localeOf(path) === 'en' ? path : path.slice(AR_PREFIX.length) || '/';
}

/** Returns `undefined` without letters. A third of Arabic letters is enough: texts contain Latin product names. */
export function textLanguage(text: string): Language | undefined {
  const arabic = text.match(/(?=\p{L})\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic > 0 && arabic * 2 >= (text.match(/[a-z]/gi)?.length ?? 0)) return 'ar';
  return /\p{L}/u.test(text) ? 'en' : undefined;
}

export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}
