export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Direction = 'ltr' | 'rtl';

/** Keys of the browser's local storage. */
export const STORAGE_KEYS = {
  language: 'language',
  theme: 'theme',
  adminTheme: 'alnafitha-admin-theme',
  /** That the visitor wants no hint that the site is there in Arabic. */
  arabicOffer: 'arabic-offer',
} as const;

/** The language a stored value stands for; English where it stands for none. */
export function toLanguage(stored: string | null): Language {
  return LANGUAGES.find((language) => language === stored) ?? 'en';
}

/** Below this, every public page is found once more, in Arabic. */
export const ARABIC_ENTRANCE = '/ar';

/** Where a public page stands in a language: `/about` in English, `/ar/about` in Arabic, whose home page is `/ar`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? ARABIC_ENTRANCE : ARABIC_ENTRANCE + path;
}

/**
 * The language in whose letters a text is written; `undefined` for one without letters. A third of Arabic letters is enough:
 * Arabic texts hold names of products in Latin ones.
 */
export function textLanguage(text: string): Language | undefined {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic > 0 && arabic * 2 >= (text.match(/[a-z]/gi)?.length ?? 0)) return 'ar';
  return /\p{L}/u.test(text) ? 'en' : undefined;
}

export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}
