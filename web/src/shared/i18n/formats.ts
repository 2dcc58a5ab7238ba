import type { Language } from '@alnafitha/contract';

/** Latin digits in both languages; the company's clock, wherever the reader is. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', ar: 'ar-QA-u-nu-latn' };
const timeZone = 'Asia/Qatar';

const DATE = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const;
// Not `dateStyle`: in Arabic that is a row of figures and slashes.
const DATE_TIME = { ...DATE, month: 'short', minute: '2-digit' } as const;
/** English counts the hours to 24 and writes 08:30; Arabic counts them to 12 and writes 8:30. */
const HOUR = { en: '2-digit', ar: 'numeric' } as const satisfies Record<Language, string>;

/** Writes dates, as ISO 8601 texts, in a language. */
export function formatsFor(language: Language) {
  return {
    formatDate: writer(language, DATE),
    formatDateTime: writer(language, { ...DATE_TIME, hour: HOUR[language] }),
    formatTime: writer(language, { timeZone, hour: HOUR[language], minute: '2-digit' }),
  };
}

/** Most pages show no date, and making both formats took a sixth of the time in which the home page is taken over. */
function writer(language: Language, options: Intl.DateTimeFormatOptions): (isoDate: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (isoDate) => {
    format ??= new Intl.DateTimeFormat(LOCALES[language], options);
    return format.format(new Date(isoDate));
  };
}
