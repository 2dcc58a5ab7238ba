import { dateInDoha, dayInDoha, OPENING_TIMES } from '@alnafitha/contract';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface Opening {
  readonly opens: Date;
  readonly closes: Date;
}

/** Returns `null` on a day off. `day` is one in Doha, such as `2026-03-01`. */
export function openingOf(day: string): Opening | null {
  const weekday = WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()];
  const times = OPENING_TIMES.find(({ days }) => days.some((name) => name === weekday));
  return (
    (times && {
      opens: dateInDoha(day, `${times.opens}:00`),
      closes: dateInDoha(day, `${times.closes}:00`),
    }) ??
    null
  );
}

export function isOpen(now: Date): boolean {
  const opening = openingOf(dayInDoha(now));
  return opening !== null && opening.opens <= now && now < opening.closes;
}

/** Returns when the office has worked for so many hours since an instant. */
export function afterWorkingHours(from: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  for (let day = dateInDoha(dayInDoha(from), '12:00:00').getTime(); ; day += DAY_MS) {
    const opening = openingOf(dayInDoha(new Date(day)));
    if (!opening) continue;
    const start = Math.max(from.getTime(), opening.opens.getTime());
    const worked = Math.max(0, opening.closes.getTime() - start);
    if (worked >= left) return new Date(start + left);
    left -= worked;
  }
}
