import type { Language } from '@alnafitha/contract';
import { LOCALES } from '../../shared/i18n/formats';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The age in its largest whole unit: `3 hours`, `2 days`. At least a minute. */
export function formatAge(isoDate: string, now: Date, language: Language): string {
  const age = Math.max(MINUTE, now.getTime() - new Date(isoDate).getTime());
  const [unit, length] =
    age >= DAY
      ? (['day', DAY] as const)
      : age >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(age / length));
}
