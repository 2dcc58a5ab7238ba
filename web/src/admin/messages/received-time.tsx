import type { Message } from '@alnafitha/contract';
import { LOCALES } from '../../shared/i18n/formats';
import { useLanguage } from '../../shared/i18n/language-context';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Doha's time, with today and yesterday by name. */
export function useTimeText(): (isoDate: string) => string {
  const { t, formatDate, formatDateTime, formatTime } = useLanguage();
  const daysAgo = (days: number) => formatDate(new Date(Date.now() - days * DAY_MS).toISOString());
  return (isoDate) => {
    const day = formatDate(isoDate);
    if (day === daysAgo(0)) return t('Today {time}', { time: formatTime(isoDate) });
    if (day === daysAgo(1)) return t('Yesterday {time}', { time: formatTime(isoDate) });
    return formatDateTime(isoDate);
  };
}

/** How long ago, of less than an hour. */
export function useAgoText(): (isoDate: string) => string {
  const { language } = useLanguage();
  const timeText = useTimeText();
  const format = new Intl.RelativeTimeFormat(LOCALES[language]);
  return (isoDate) => {
    const seconds = Math.round((Date.now() - Date.parse(isoDate)) / 1000);
    if (seconds < 60) return format.format(-Math.max(seconds, 1), 'second');
    return seconds < 3600 ? format.format(-Math.round(seconds / 60), 'minute') : timeText(isoDate);
  };
}

export function ReceivedTime({ isoDate }: { isoDate: string }) {
  const timeText = useTimeText();
  return <time dateTime={isoDate}>{timeText(isoDate)}</time>;
}

/** When an answered message got its first response. */
export function RepliedTime({ message: { firstResponseAt } }: { message: Message }) {
  const { t } = useLanguage();
  return (
    firstResponseAt && (
      <>
        {t('Replied')} <ReceivedTime isoDate={firstResponseAt} />
      </>
    )
  );
}

/** A day such as `2026-12-03` with its month's name, and with its year unless `parts` are other ones. */
export function useDayText(): (day: string, parts?: Intl.DateTimeFormatOptions) => string {
  const { language } = useLanguage();
  return (day, parts = { year: 'numeric' }) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      ...parts,
    }).format(new Date(day));
}
