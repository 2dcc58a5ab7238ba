import { addDays, dateInDoha, dayInDoha, type Hours, openingsOn } from '@alnafitha/contract';

const HOUR_MS = 60 * 60 * 1000;

interface Opening {
  readonly opens: Date;
  readonly closes: Date;
}

/** Returns none on a day off. `day` is one in Doha, such as `2026-03-01`. */
export function openingsOf(day: string, hours: Hours): Opening[] {
  return openingsOn(hours, day).map(({ opens, closes }) => ({
    opens: dateInDoha(day, `${opens}:00`),
    closes: dateInDoha(closes > opens ? day : addDays(day, 1), `${closes}:00`),
  }));
}

/** Returns the day in Doha whose hours include an instant; those after midnight are of the evening before. */
export function workingDay(now: Date, hours: Hours): string | undefined {
  const today = dayInDoha(now);
  return [today, addDays(today, -1)].find((day) =>
    openingsOf(day, hours).some(({ opens, closes }) => opens <= now && now < closes),
  );
}

/** Returns when the office has worked for so many hours since an instant. */
export function afterWorkingHours(from: Date, worked: number, hours: Hours): Date {
  let left = worked * HOUR_MS;
  let counted = from.getTime();
  for (let day = addDays(dayInDoha(from), -1); ; day = addDays(day, 1)) {
    for (const { opens, closes } of openingsOf(day, hours)) {
      const start = Math.max(counted, opens.getTime());
      const open = Math.max(0, closes.getTime() - start);
      if (open >= left) return new Date(start + left);
      left -= open;
      // A special day's night may overlap the usual morning after it.
      counted = Math.max(counted, closes.getTime());
    }
  }
}
