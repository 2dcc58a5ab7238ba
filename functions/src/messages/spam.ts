import { FORM_TIME_HEADER, FORM_TRAP_HEADER, SHORTEST_FORM_TIME, TRAP_EMPTY } from '@alnafitha/contract';

export type Doubt = 'no form' | 'too fast' | 'trap';

/**
 * The reason to suspect that no person filled in the form, `null` for none. Anybody who knows the headers can
 * forge them: this detects programs that fill in any form.
 */
export function doubtOf(header: (name: string) => string | undefined): Doubt | null {
  const time = header(FORM_TIME_HEADER);
  const trap = header(FORM_TRAP_HEADER);
  if (trap === undefined || time === undefined || !/^\d{1,12}$/.test(time)) return 'no form';
  if (trap !== TRAP_EMPTY) return 'trap';
  return Number(time) < SHORTEST_FORM_TIME ? 'too fast' : null;
}
