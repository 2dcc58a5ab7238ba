import { FORM_TIME_HEADER, HONEYPOT_EMPTY, HONEYPOT_HEADER, MIN_FORM_TIME_MS } from '@alnafitha/contract';

export const SPAM_REASONS = ['no form', 'too fast', 'trap'] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

/** Only programs that fill in any form are suspected: whoever knows the headers can forge them. */
export function suspectSpam(header: (name: string) => string | undefined): SpamReason | null {
  const time = header(FORM_TIME_HEADER);
  const honeypot = header(HONEYPOT_HEADER);
  if (honeypot === undefined || time === undefined || !/^\d{1,12}$/.test(time)) return 'no form';
  if (honeypot !== HONEYPOT_EMPTY) return 'trap';
  return Number(time) < MIN_FORM_TIME_MS ? 'too fast' : null;
}
