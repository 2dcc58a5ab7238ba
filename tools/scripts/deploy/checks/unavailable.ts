import type { Finding } from '../finding';
import type { ApiResult } from '../google';

type Failed = Extract<ApiResult<unknown>, { ok: false }>;

/** The finding for a failed request: a missing permission or API, or no connection. */
export function unavailable(name: string, { status, message }: Failed): Finding {
  const found = `could not be asked (${status === 0 ? 'no connection' : status}): ${message.split('\n')[0]}`;
  return { name, state: 'UNKNOWN', found };
}
