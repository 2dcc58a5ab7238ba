import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@alnafitha/contract';
import type { Random } from './random';

/** A request's body, whole as it goes over the line. */
export interface Attempt {
  /** What is done, for who reads that it was not refused. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  /** `false` where the contract admits it after all: a long word may be a title. */
  readonly isMalformed: boolean;
}

export type Attack = (endpoint: Endpoint, random: Random) => Attempt;

const DRAWS_EACH = 30;

/** So many attempts that the contract does not admit; with `isMalformed` false, up to so many that it does. */
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

/** Whether the endpoint's schema admits what it would get to see. */
export function isAdmitted({ body }: Endpoint, seen: unknown): boolean {
  return body?.safeParse(seen).success ?? false;
}

/** Sends what is no body at all, whatever it is said to be. */
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

/** 40 megabytes in 40 kilobytes: more than the platform takes. */
const BOMB = gzipSync(Buffer.alloc(40_000_000));
