import { LOCALES, timeZone } from '../../shared/i18n/formats';
import { useLanguage } from '../../shared/i18n/language-context';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The weekday and time in Doha of a date within a week, such as `Sunday 08:00`, or a later date and time. */
export function useUpcoming(isoDate: string): string | undefined {
  const { language, formatTime, formatDateTime } = useLanguage();
  const ahead = Date.parse(isoDate) - Date.now();
  if (!(ahead > 0)) return undefined;
  if (ahead >= WEEK_MS) return formatDateTime(isoDate);
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { timeZone, weekday: 'long' });
  return `${weekday.format(new Date(isoDate))} ${formatTime(isoDate)}`;
}
