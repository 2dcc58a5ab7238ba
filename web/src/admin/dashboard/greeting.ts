import type { PlainSentence } from '../../language/sentence';

/** The greeting for an hour of the day, 0 to 23. */
export function greeting(hour: number): PlainSentence {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
