/** Doha keeps its distance to UTC all year. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** The instant that a post bears of a day in Doha: now where it is today, else noon; the one it had where the day is the same. */
export function postDate(day: string, now: Date, current?: Date): Date {
  const known = [current, now].find((instant) => instant && dayInDoha(instant) === day);
  return known ?? new Date(`${day}T12:00:00${OFFSET}`);
}

function dayInDoha(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}
