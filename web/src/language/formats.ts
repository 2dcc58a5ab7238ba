import type { Language } from '@alnafitha/contract';

/** Latin digits in both languages; the company's clock, wherever the reader is. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-QA-u-nu-latn' };
const timeZone = 'Asia/Qatar';

export function formatsFor(language: Language) {
  const locale = locales[language];
  // Not `dateStyle`: in Arabic that is a row of figures and slashes.
  const dateTime = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const date = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
  return {
    formatDate: (isoDate: string) => date.format(new Date(isoDate)),
    formatDateTime: (isoDate: string) => dateTime.format(new Date(isoDate)),
  };
}
