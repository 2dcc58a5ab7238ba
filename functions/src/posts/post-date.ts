import { dayInDoha, instantInDoha } from '../platform/doha';

/** The instant that a post bears of a day in Doha: now where it is today, else noon; the one it had where the day is the same. */
export function postDate(day: string, now: Date, current?: Date): Date {
  const known = [current, now].find((instant) => instant && dayInDoha(instant) === day);
  return known ?? instantInDoha(day, '12:00:00');
}
