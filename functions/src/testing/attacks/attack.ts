import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@alnafitha/contract';
import type { Random } from './random';

/** A raw request body. */
export interface Attempt {
  /** Describes the attack, for the failure message. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  /** `false` if the contract accepts it after all: a long word may be a title. */
  readonly isMalformed: boolean;
}

export type Attack = (endpoint: Endpoint, random: Random) => Attempt;

const DRAWS_EACH = 30;

/** The given number of attacks that the contract rejects; with `isMalformed` false, up to that many that it accepts. */
export function draw(
  attacks: readonly Attack[],
  endpoint: Endpoint,
  { random, count, isMalformed = true }: { random: Random; count: number; isMalformed?: boolean },
): Attempt[] {
  const drawn: Attempt[] = [];
  for (let draws = 0; drawn.length < count && draws < count * DRAWS_EACH; draws++) {
    const attempt = random.pick(attacks)(endpoint, random);
    if (attempt.isMalformed === isMalformed) drawn.push(attempt);
  }
  return drawn;
}

/** Whether the endpoint's schema accepts the parsed body. */
export function isAdmitted({ body }: Endpoint, seen: unknown): boolean {
  return body?.safeParse(seen).success ?? false;
}

/** Sends invalid bodies with any content type. */
export function withoutSense(type: string): Attack {
  const attempt = (name: string, bytes: Buffer, headers: Record<string, string> = {}): Attempt => ({
    name,
    headers: { 'Content-Type': type, ...headers },
    bytes,
    isMalformed: true,
  });
  const gzip = { 'Content-Encoding': 'gzip' };
  return (_endpoint, random) =>
    random.pick([
      () => attempt('nothing', Buffer.alloc(0)),
      () => attempt('white space', Buffer.from(' \r\n\t ')),
      () => attempt('random bytes', random.bytes(random.below(400) + 1)),
      () => attempt('broken gzip', random.bytes(60), gzip),
      () => attempt('half of a gzip', gzipSync(random.bytes(300)).subarray(0, 150), gzip),
      () => attempt('a bomb', BOMB, gzip),
      () => attempt('an unknown encoding', Buffer.from('{}'), { 'Content-Encoding': 'snappy' }),
      () => attempt('another type', Buffer.from('title=Doors'), { 'Content-Type': random.pick(OTHER_TYPES) }),
    ])();
}

const OTHER_TYPES = [
  'text/html',
  'image/png',
  'application/xml',
  'application/x-www-form-urlencoded',
  '/',
  ';',
];

/** 40 megabytes in 40 kilobytes: more than the platform accepts. */
const BOMB = gzipSync(Buffer.alloc(40_000_000));
