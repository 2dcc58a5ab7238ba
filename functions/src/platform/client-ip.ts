import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The IPs of a request for rate limits; an IPv6 address counts as its /64 network. */
export interface Client {
  /** The visitor's IP. */
  readonly ip: string;
  /** The IP that connected to the platform: a Hosting frontend, or the visitor when Hosting was bypassed. */
  readonly connectingIp: string;
  /** The visitor's /48 network, which one customer may have; absent with IPv4. */
  readonly network?: string;
}

/** The emulators have no proxy: all clients share this one. */
export const UNKNOWN_IP = 'unknown';

/**
 * Hosting's edge sets `Fastly-Client-IP` to the visitor's IP; Google itself sets the last hop of
 * `X-Forwarded-For`. All other hops come from the client. A client that bypasses Hosting can forge the
 * former, never the latter.
 */
export function clientOf(headers: IncomingHttpHeaders): Client {
  const connectingIp =
    normalize(
      String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1),
    ) ?? UNKNOWN_IP;
  // Sent twice it is a list, part of which comes from the client.
  const ip = normalize(String(headers['fastly-client-ip'] ?? '')) ?? connectingIp;
  const [, prefix] = /^(.+):[\da-f]+::\/64$/.exec(ip) ?? [];
  return { ip, connectingIp, ...(prefix !== undefined && { network: `${prefix}::/48` }) };
}

function normalize(text = ''): string | undefined {
  const [ip = ''] = text.trim().split('%');
  const version = isIP(ip);
  if (version === 4) return ip;
  return version === 6 ? networkOf(ip) : undefined;
}

/** A provider assigns each customer a whole /64 at least. */
function networkOf(ip: string): string {
  // In URL form: lower case, without leading zeros, with `::` for the longest run of zeros.
  const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::').map((half) => half.split(':').filter(Boolean));
  const groups =
    tail === undefined ? [...head] : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return toDottedIpv4(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The IPv4 address of an IPv4-mapped IPv6 address. */
function toDottedIpv4(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join('.');
}
