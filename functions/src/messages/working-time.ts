import { dateInDoha, dayInDoha, type Hours, openingsOn } from '@alnafitha/contract';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

interface Opening {
  readonly opens: Date;
  readonly closes: Date;
}

/** Returns none on a day off. `day` is one in Doha, such as `2026-03-01`. */
export function openingsOf(day: string, hours: Hours): Opening[] {
  return openingsOn(hours, day).map(({ opens, closes }) => ({
    opens: dateInDoha(day, `${opens}:00`),
    closes: dateInDoha(day, `${closes}:00`),
  }));
}

export function isOpen(now: Date, hours: Hours): boolean {
  return openingsOf(dayInDoha(now), hours).some(({ opens, closes }) => opens <= now && now < closes);
}

/** Returns when the office has worked for so many hours since an instant. */
export function afterWorkingHours(from: Date, worked: number, hours: Hours): Date {
  let left = worked * HOUR_MS;
  for (let day = dateInDoha(dayInDoha(from), '12:00:00').getTime(); ; day += DAY_MS) {
    for (const { opens, closes } of openingsOf(dayInDoha(new Date(day)), hours)) {
      const start = Math.max(from.getTime(), opens.getTime());
      const open = Math.max(0, closes.getTime() - start);
      if (open >= left) return new Date(start + left);
      left -= open;
    }
  }
}
