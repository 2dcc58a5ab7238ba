import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Rate limits count an IPv6 address as its /64 network. */
export interface Client {
  /** The visitor's IP. */
  readonly ip: string;
  /** The IP of a Hosting frontend, or of a visitor who bypassed Hosting. */
  readonly connectingIp: string;
  /** The /48 network, which one customer may have; absent with IPv4. */
  readonly network?: string;
}

/** The emulators have no proxy, so all clients share this IP. */
export const UNKNOWN_IP = 'unknown';

/** Clients that bypass Hosting can forge `Fastly-Client-IP`, but not the last hop of `X-Forwarded-For`. */
export function clientOf(headers: IncomingHttpHeaders): Client {
  const connectingIp =
    normalize(
      String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1),
    ) ?? UNKNOWN_IP;
  // A repeated header is a list that the client can extend.
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

/** Providers assign each customer at least a /64. */
function networkOf(ip: string): string {
  // URLs canonicalize: lower case, no leading zeros, `::` for the longest run of zeros.
  const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::').map((half) => half.split(':').filter(Boolean));
  const groups =
    tail === undefined ? [...head] : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return toDottedIpv4(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function toDottedIpv4(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join('.');
}
