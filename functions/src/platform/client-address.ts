import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Where a request comes from, as far as limits need to know; an IPv6 address stands for its whole /64. */
export interface Caller {
  /** The visitor's. */
  readonly address: string;
  /** Of who handed the request to the platform: a frontend of Hosting's, or the visitor where Hosting was passed by. */
  readonly peer: string;
}

/** Nobody stands in front of the emulators: all callers are this one. */
export const UNKNOWN = 'unknown';

/**
 * Hosting's edge puts the visitor's address into `Fastly-Client-IP`; the last hop of `X-Forwarded-For` is what Google itself has
 * seen. All other hops are as the caller wrote them. Whoever passes Hosting by can forge the former, never the latter.
 */
export function callerOf(headers: IncomingHttpHeaders): Caller {
  const peer =
    normalised(
      String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1),
    ) ?? UNKNOWN;
  // Sent twice it is a list, and part of that is the caller's own.
  return { address: normalised(String(headers['fastly-client-ip'] ?? '')) ?? peer, peer };
}

function normalised(text = ''): string | undefined {
  const [address = ''] = text.trim().split('%');
  const version = isIP(address);
  if (version === 4) return address;
  return version === 6 ? networkOf(address) : undefined;
}

/** A provider gives each of its customers a whole /64 at least. */
function networkOf(address: string): string {
  // As a URL writes it: lower case, without leading zeros, with `::` for the longest run of zeros.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::').map((half) => half.split(':').filter(Boolean));
  const groups =
    tail === undefined ? [...head] : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The IPv4 address in the last two groups of one that is mapped to IPv6. */
function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join('.');
}
