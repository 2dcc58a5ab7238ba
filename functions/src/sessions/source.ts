import type { Client } from '../platform/client-ip';

/** Where a request came from, as far as it tells; see `Activity` of the contract. */
export interface Source {
  readonly device?: string;
  readonly network?: string;
}

/** What a session stores of its login. */
export interface SessionOrigin extends Source {
  /** The hash of the device's token. */
  readonly browser?: string;
}

/** The first match counts: browsers name those they descend from, too. */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Names of these lists only: what a client sends is shown in mails. */
export function sourceOf({
  client,
  header,
}: {
  readonly client: Client;
  header(name: string): string | undefined;
}): Source {
  const agent = header('user-agent') ?? '';
  const device = [BROWSERS, SYSTEMS]
    .flatMap((list) => list.find(([, pattern]) => pattern.test(agent))?.[0] ?? [])
    .join(', ');
  const network = networkOf(client);
  return { ...(device && { device }), ...(network && { network }) };
}

/** A provider's customers change their address within such a range. */
function networkOf({ ip, network }: Client): string | undefined {
  return network ?? /^\d+\.\d+\.\d+\./.exec(ip)?.[0].concat('0/24');
}
