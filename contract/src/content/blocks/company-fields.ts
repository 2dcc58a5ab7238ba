import { z } from 'zod';
import { toAsciiDigits } from '../../digits';
import { ADMIN_ERROR_MESSAGES } from '../../error-messages';
import { comparableText } from '../../invisible';
import { sanitizeLinkUrl } from '../../links';
import { NETWORKS, type Network } from './values';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
type Axis = keyof Position;

/** Links may be long; others are cut, since they are no position. */
const MAX_LENGTH = 2000;

const SPELLINGS: readonly (readonly [typed: RegExp, plain: string])[] = [
  [/[\u2032\u2019\u2018\u00b4]/g, "'"],
  [/[\u2033\u201c\u201d]|''/g, '"'],
  [/[\u00ba\u02da]/g, '°'],
  [/\u066b/g, '.'],
  [/[\u060c\u061b;]/g, ','],
  [/\u2212/g, '-'],
  [/شمال\S*/g, 'N'],
  [/جنوب\S*/g, 'S'],
  [/شرق\S*/g, 'E'],
  [/غرب\S*/g, 'W'],
];

/** Before NFKC, which turns some of the marks into others. */
function plainText(typed: string): string {
  const plain = SPELLINGS.reduce(
    (text, [mark, ascii]) => text.replace(mark, ascii),
    typed.slice(0, MAX_LENGTH),
  );
  return toAsciiDigits(comparableText(plain));
}

const LINK = /^(?:https?:\/\/|geo:|(?:www\.|maps\.)?(?:google|goo)\.|maps\.app)/i;
const PAIR = '(-?\\d{1,3}(?:\\.\\d+)?), ?(-?\\d{1,3}(?:\\.\\d+)?)(?![\\d.])';
/** The marked place first, the centre of the view last. */
const IN_LINKS = [
  /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/,
  new RegExp(`[?&](?:q|query|ll|destination|daddr)=(?:loc:)?${PAIR}`),
  new RegExp(`^geo:${PAIR}`, 'i'),
  new RegExp(`/(?:place|search)/${PAIR}`),
  new RegExp(`/@${PAIR}`),
];

/** Degrees with a fraction, or with minutes and seconds. */
const ANGLE = `(-?\\d{1,3}(?:\\.\\d+)?)(?: ?°)?(?:(?<=°) ?(\\d{1,2}(?:\\.\\d+)?) ?'(?: ?(\\d{1,2}(?:\\.\\d+)?) ?")?)?`;
const SINGLE = new RegExp(`^${ANGLE} ?([NSEW])?$`);
const BOTH = new RegExp(`^${ANGLE} ?([NSEW])?(?: ?, ?| )${ANGLE} ?([NSEW])?$`);

const AXES: Readonly<Record<string, Axis>> = { N: 'latitude', S: 'latitude', E: 'longitude', W: 'longitude' };

function degreesOf([whole = '', minutes = '0', seconds = '0', letter]: readonly (string | undefined)[]) {
  const isNegative = whole.startsWith('-');
  if (Number(minutes) >= 60 || Number(seconds) >= 60 || (isNegative && letter)) return undefined;
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  // The seventh decimal is a centimetre.
  return Number((isNegative || letter === 'S' || letter === 'W' ? -size : size).toFixed(7));
}

/** Commas of decimals: those before seconds, and before more digits than degrees have. Letters follow their angle. */
function normalizeAngles(text: string): string {
  const decimals = text.includes('.') ? text : text.replace(/(\d),(?=\d{4,}|\d+ ?["'])/g, '$1.');
  const upper = decimals.toUpperCase();
  return /^[NSEW]/.test(upper) ? upper.replace(/([NSEW]) ?([^NSEW,]*[^NSEW, ])/g, '$2$1') : upper;
}

/** Reads `25.1918, 51.4336`, degrees with minutes, and links of maps. */
export function parsePosition(typed: string): Position | undefined {
  const text = plainText(typed);
  if (LINK.test(text)) {
    const link = text.replace(/%2c/gi, ',').replace(/\+|%20/g, ' ');
    const [, latitude, longitude] = IN_LINKS.map((pattern) => pattern.exec(link)).find(Boolean) ?? [];
    return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
  }
  const angles = normalizeAngles(text);
  // `25 11` and `25,51` may be one number.
  if (/^-?\d+[ ,]-?\d+$/.test(angles)) return undefined;
  const match = BOTH.exec(angles);
  if (!match) return undefined;
  const halves = [match.slice(1, 5), match.slice(5, 9)] as const;
  const [first, second] = [degreesOf(halves[0]), degreesOf(halves[1])];
  if (first === undefined || second === undefined) return undefined;
  const [one = 'latitude', other = 'longitude'] = [AXES[halves[0][3] ?? ''], AXES[halves[1][3] ?? '']];
  if (one === other) return undefined;
  return one === 'latitude' ? { latitude: first, longitude: second } : { latitude: second, longitude: first };
}

function parseDegrees(typed: string, axis: Axis): number | undefined {
  const match = SINGLE.exec(normalizeAngles(plainText(typed)));
  const letter = match?.[4];
  return match && (!letter || AXES[letter] === axis) ? degreesOf(match.slice(1)) : undefined;
}

/** Degrees of a position, which `withPosition` has split. */
export function degrees(axis: Axis, max: number, error: string) {
  return z
    .union([z.number(), z.string()], { error })
    .transform((typed, context) => {
      const parsed = typeof typed === 'number' ? typed : parseDegrees(typed, axis);
      if (parsed !== undefined) return parsed;
      const isLink = LINK.test(plainText(String(typed)));
      context.addIssue({ code: 'custom', message: isLink ? ADMIN_ERROR_MESSAGES.positionLink : error });
      return z.NEVER;
    })
    .pipe(z.number().min(-max, error).max(max, error));
}

/** A position in either field fills both. */
export function withPosition<Typed extends object>(values: Typed): Typed {
  const typed = new Map(Object.entries(values));
  const positions = ['latitude', 'longitude'].flatMap((axis) => {
    const text: unknown = typed.get(axis);
    return typeof text === 'string' ? (parsePosition(text) ?? []) : [];
  });
  const [position, other = position] = positions;
  const isClear = JSON.stringify(position) === JSON.stringify(other);
  return position && isClear ? { ...values, ...position } : values;
}

interface Profiles {
  /** The URL of a profile, without its name. */
  readonly url: string;
  /** Another domain of the same pages. */
  readonly alias?: string;
}

const PROFILES: Readonly<Record<Network, Profiles>> = {
  Instagram: { url: 'https://www.instagram.com/', alias: 'instagr.am' },
  Facebook: { url: 'https://www.facebook.com/', alias: 'fb.com' },
  Snapchat: { url: 'https://www.snapchat.com/add/' },
  TikTok: { url: 'https://www.tiktok.com/@' },
  X: { url: 'https://x.com/', alias: 'twitter.com' },
  YouTube: { url: 'https://www.youtube.com/@' },
  LinkedIn: { url: 'https://www.linkedin.com/company/' },
  Threads: { url: 'https://www.threads.com/@', alias: 'threads.net' },
  Telegram: { url: 'https://t.me/', alias: 'telegram.me' },
  Pinterest: { url: 'https://www.pinterest.com/' },
};

const domainOf = ({ url }: Profiles) => url.replace(/^https:\/\/(?:www\.)?|\/.*/g, '');
/** Matches the start of the URLs of domains. */
const originOf = (...domains: readonly string[]) =>
  new RegExp(`^https://(?:[\\w-]+\\.)*(?:${domains.join('|').replaceAll('.', '\\.')})/`);

/** The URL of a profile, typed as an address or as a name. Names with a dot need their `@`. */
function parseProfile(typed: string, network: Network): string | undefined {
  const profiles = PROFILES[network];
  const name = /^@([\w.-]{2,50})$|^((?=.*[a-z])[\w-]{2,50})$/i.exec(typed);
  if (name) return profiles.url + (name[1] ?? name[2]);
  const url = sanitizeLinkUrl(typed)?.replace(/^http:/, 'https:');
  const [origin = ''] = /^https:\/\/[^/]+\//.exec(profiles.url) ?? [];
  const own = profiles.alias ? url?.replace(originOf(profiles.alias), origin) : url;
  return own && originOf(domainOf(profiles)).test(own) ? own : undefined;
}

const START_PAGE = new RegExp(
  `${originOf(...NETWORKS.map((network) => domainOf(PROFILES[network]))).source}?(?:[?#]|$)`,
);

/** The start page of a network, which is nobody's profile. */
export const isNetworkHome = (url: string): boolean => START_PAGE.test(url);

interface NetworkRow {
  network: Network;
  profile: string;
}

/** Makes profiles URLs; each network has one. */
export function checkNetworks({ value: rows, issues }: z.core.ParsePayload<NetworkRow[]>): void {
  const networks = rows.map(({ network }) => network);
  rows.forEach((row, index) => {
    const refuse = (field: keyof NetworkRow, message: string) =>
      issues.push({ code: 'custom', path: [index, field], message, input: row[field] });
    const url = parseProfile(row.profile, row.network);
    if (networks.indexOf(row.network) < index) refuse('network', ADMIN_ERROR_MESSAGES.networkTwice);
    if (url === undefined) refuse('profile', ADMIN_ERROR_MESSAGES.profileInvalid);
    else row.profile = url;
  });
}
