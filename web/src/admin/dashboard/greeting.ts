import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

const dohaHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Qatar',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** The greeting for the time of day in Doha. */
export function greeting(now: Date): PlainTranslationKey {
  const hour = Number(dohaHour.format(now));
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
