import type { Language } from '@alnafitha/contract';

/** Latin digits in both languages. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', ar: 'ar-QA-u-nu-latn' };
/** The company's time zone, wherever the visitor is. */
export const timeZone = 'Asia/Qatar';

const DATE = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const;
// `dateStyle` would be all digits and slashes in Arabic.
const DATE_TIME = { ...DATE, month: 'short', minute: '2-digit' } as const;
/** English uses the 24-hour clock (08:30), Arabic the 12-hour clock (8:30). */
const HOUR = { en: '2-digit', ar: 'numeric' } as const satisfies Record<Language, string>;

export function formatsFor(language: Language) {
  return {
    formatDate: formatterOf(language, DATE),
    formatDateTime: formatterOf(language, { ...DATE_TIME, hour: HOUR[language] }),
    formatTime: formatterOf(language, { timeZone, hour: HOUR[language], minute: '2-digit' }),
  };
}

/** A lazy format: most pages show no date, and both formats took a sixth of the home page's hydration time. */
function formatterOf(language: Language, options: Intl.DateTimeFormatOptions): (isoDate: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (isoDate) => {
    format ??= new Intl.DateTimeFormat(LOCALES[language], options);
    return format.format(new Date(isoDate));
  };
}
