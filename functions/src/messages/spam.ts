import { FORM_TIME_HEADER, HONEYPOT_EMPTY, HONEYPOT_HEADER, MIN_FORM_TIME_MS } from '@alnafitha/contract';

export type SpamReason = 'no form' | 'too fast' | 'trap';

/**
 * The reason to suspect that no person filled in the form; `null` for none. Whoever knows the headers can forge
 * them: this suspects programs that fill in any form.
 */
export function suspectSpam(header: (name: string) => string | undefined): SpamReason | null {
  const time = header(FORM_TIME_HEADER);
  const honeypot = header(HONEYPOT_HEADER);
  if (honeypot === undefined || time === undefined || !/^\d{1,12}$/.test(time)) return 'no form';
  if (honeypot !== HONEYPOT_EMPTY) return 'trap';
  return Number(time) < MIN_FORM_TIME_MS ? 'too fast' : null;
}
