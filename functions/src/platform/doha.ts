/** Doha keeps its distance to UTC all year. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** The calendar day that an instant falls on, as `2026-03-01`. */
export function dayInDoha(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant of a time (`12:00:00`) on a day. */
export function instantInDoha(day: string, time: string): Date {
  return new Date(`${day}T${time}${OFFSET}`);
}
