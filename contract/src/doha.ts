/** Doha has no daylight saving time. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** `2026-03-01` */
export function dayInDoha(instant: Date): string {
  return minuteInDoha(instant).slice(0, 10);
}

/** `2026-03-01 12:30` */
export function minuteInDoha(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** The instant of a time, such as `12:00:00`, on a day in Doha. */
export function dateInDoha(day: string, time: string): Date {
  return new Date(`${day}T${time}${OFFSET}`);
}

/** The day that is so many days after another: `2026-03-01` is 1 day after `2026-02-28`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
