import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@alnafitha/contract';
import type { Random } from './random';

/** A raw request body. */
export interface Attack {
  /** Describes the attack, for the failure message. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  /** `false` if the contract accepts it after all: a long word may be a title. */
  readonly isMalformed: boolean;
}

export type AttackGenerator = (endpoint: Endpoint, random: Random) => Attack;

const MAX_DRAWS_EACH = 30;

/** The given number of attacks that the contract rejects; with `isMalformed` false, up to that many that it accepts. */
export function sampleAttacks(
  attacks: readonly AttackGenerator[],
  endpoint: Endpoint,
  { random, count, isMalformed = true }: { random: Random; count: number; isMalformed?: boolean },
): Attack[] {
  const sampled: Attack[] = [];
  for (let draws = 0; sampled.length < count && draws < count * MAX_DRAWS_EACH; draws++) {
    const attack = random.pick(attacks)(endpoint, random);
    if (attack.isMalformed === isMalformed) sampled.push(attack);
  }
  return sampled;
}

/** Whether the endpoint's schema accepts the parsed body. */
export function isAccepted({ body }: Endpoint, seen: unknown): boolean {
  return body?.safeParse(seen).success ?? false;
}

/** Sends invalid bodies with any content type. */
export function nonsenseBodies(type: string): AttackGenerator {
  const attack = (name: string, bytes: Buffer, headers: Record<string, string> = {}): Attack => ({
    name,
    headers: { 'Content-Type': type, ...headers },
    bytes,
    isMalformed: true,
  });
  const gzip = { 'Content-Encoding': 'gzip' };
  return (_endpoint, random) =>
    random.pick([
      () => attack('nothing', Buffer.alloc(0)),
      () => attack('white space', Buffer.from(' \r\n\t ')),
      () => attack('random bytes', random.bytes(random.below(400) + 1)),
      () => attack('broken gzip', random.bytes(60), gzip),
      () => attack('half of a gzip', gzipSync(random.bytes(300)).subarray(0, 150), gzip),
      () => attack('a bomb', BOMB, gzip),
      () => attack('an unknown encoding', Buffer.from('{}'), { 'Content-Encoding': 'snappy' }),
      () => attack('another type', Buffer.from('title=Doors'), { 'Content-Type': random.pick(OTHER_TYPES) }),
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
