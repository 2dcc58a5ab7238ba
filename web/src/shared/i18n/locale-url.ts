import type { Language } from '@alnafitha/contract';

/** The locale in the page's URL. */
export interface LocaleUrl {
  /** Whether the URL asks for Arabic. */
  isArabic: boolean;
  /** Replaces the URL with that of the same page in a language. */
  replace: (language: Language) => void;
}
