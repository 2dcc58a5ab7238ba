import type { Message } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Doha's time; today and yesterday by name. */
export function ReceivedTime({ isoDate }: { isoDate: string }) {
  const { t, formatDate, formatDateTime, formatTime } = useLanguage();
  const daysAgo = (days: number) => formatDate(new Date(Date.now() - days * DAY_MS).toISOString());
  const day = formatDate(isoDate);
  const text =
    day === daysAgo(0)
      ? t('Today {time}', { time: formatTime(isoDate) })
      : day === daysAgo(1)
        ? t('Yesterday {time}', { time: formatTime(isoDate) })
        : formatDateTime(isoDate);
  return <time dateTime={isoDate}>{text}</time>;
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
