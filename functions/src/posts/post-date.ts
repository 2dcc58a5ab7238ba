import { dateInDoha, dayInDoha } from '../platform/doha';

/** The date of a post for a day in Doha: now for today, else noon; the current one if the day is the same. */
export function postDate(day: string, now: Date, current?: Date): Date {
  const known = [current, now].find((instant) => instant && dayInDoha(instant) === day);
  return known ?? dateInDoha(day, '12:00:00');
}
