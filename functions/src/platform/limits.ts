import { createHash, randomUUID } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { limitNotReleased, limitReached } from '../logs';
import { readDocument } from './documents';
import { AppError, codeOf } from './errors';
import { inTurns } from './limits-turns';

/** How many in how long. */
export interface Window {
  readonly most: number;
  readonly seconds: number;
}

export interface Limit {
  readonly name: string;
  /** What one address may do to a subject. */
  readonly perAddress?: Window;
  /** What may be done to a subject from anywhere. */
  readonly inAll: Window;
  /** What those are told who come too often. */
  readonly message: string;
}

/** The collection of what was done lately; a document may be deleted as soon as its `expireAt` is over. */
export const LIMITS = 'limits';

/** One thing that was done: when, in milliseconds, and from where, as a hash. */
const Hit = z.object({ id: z.string(), at: z.number(), by: z.string() });
type Hit = z.infer<typeof Hit>;
const LimitDocument = z.object({ hits: z.array(Hit) });

/** A limit, what is limited, and where the request comes from. */
export type Place = readonly [limit: Limit, subject: string, address: string];

interface Ask {
  readonly limit: Limit;
  readonly by: string;
}

/** A place that was taken, or in how many seconds there is one. */
type Outcome = { readonly hit: Hit } | { readonly wait: number };

export type Limits = ReturnType<typeof createLimits>;

/**
 * Counts in Firestore, since the API runs in many instances: one read and one write for what is let through, one read for
 * what is not. The windows slide: at no moment do they hold more than they may.
 */
export function createLimits(db: Firestore, clock: () => Date) {
  const limits = db.collection(LIMITS);

  const take = inTurns((id: string, asked: readonly Ask[]) =>
    db.runTransaction(async (transaction): Promise<Outcome[]> => {
      const reference = limits.doc(id);
      const document = readDocument(LimitDocument, await transaction.get(reference));
      const now = clock().getTime();
      const hits = [...(document?.hits ?? [])];
      const outcomes = asked.map((ask) => judge(hits, ask, now));
      const longest = Math.max(...asked.map(({ limit }) => secondsOf(limit)));
      const kept = hits.filter(({ at }) => at > now - longest * 1000);
      if (outcomes.some((outcome) => 'hit' in outcome)) {
        transaction.set(reference, { hits: kept, expireAt: new Date(now + longest * 1000) });
      }
      return outcomes;
    }),
  );

  const takeOne = async ([limit, subject, address]: Place) => {
    const id = hashOf(limit.name, subject);
    const outcome = await take(id, { limit, by: hashOf(limit.name, address).slice(0, 16) });
    return { limit, subject, outcome, reference: limits.doc(id) };
  };

  /**
   * Takes a place in each of some limits, or in none: throws 429 where one of them has none left. The answer gives the places
   * back. Neither the subjects nor the addresses can be read from what is stored.
   */
  const takeAll = async (places: readonly Place[]): Promise<() => Promise<void>> => {
    const taken = await Promise.all(places.map(takeOne));
    const giveAllBack = async () => {
      await Promise.all(
        taken.map(({ outcome, reference }) => ('hit' in outcome ? giveBack(reference, outcome.hit) : null)),
      );
    };
    const waits = taken.flatMap(({ limit, subject, outcome }) =>
      'wait' in outcome ? [{ limit, subject, wait: outcome.wait }] : [],
    );
    const [longest] = waits.sort((a, b) => b.wait - a.wait);
    if (!longest) return giveAllBack;
    await giveAllBack();
    limitReached(longest.limit.name, longest.subject);
    throw new AppError(429, longest.limit.message, undefined, undefined, longest.wait);
  };

  return {
    takeAll,
    /** The same for one limit. */
    take: (...place: Place) => takeAll([place]),
  };
}

/** Adds a hit to the others where there is room for it. */
function judge(hits: Hit[], { limit, by }: Ask, now: number): Outcome {
  const { perAddress, inAll } = limit;
  const own = hits.filter((hit) => hit.by === by);
  const wait = Math.max(waitFor(hits, inAll, now), perAddress ? waitFor(own, perAddress, now) : 0);
  if (wait > 0) return { wait };
  const hit = { id: randomUUID(), at: now, by };
  hits.push(hit);
  return { hit };
}

/** Seconds until a window has room for one more. */
function waitFor(hits: readonly Hit[], { most, seconds }: Window, now: number): number {
  const since = now - seconds * 1000;
  const recent = hits.map(({ at }) => at).filter((at) => at > since);
  const leaving = recent.sort((a, b) => a - b)[recent.length - most];
  return leaving === undefined ? 0 : Math.ceil((leaving - since) / 1000);
}

async function giveBack(reference: FirebaseFirestore.DocumentReference, hit: Hit): Promise<void> {
  try {
    await reference.update({ hits: FieldValue.arrayRemove(hit) });
  } catch (error) {
    // It counts for as long as the window lasts; what was done is done all the same.
    limitNotReleased(codeOf(error) ?? 'unknown');
  }
}

function secondsOf({ perAddress, inAll }: Limit): number {
  return Math.max(inAll.seconds, perAddress?.seconds ?? 0);
}

function hashOf(name: string, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([name, text]))
    .digest('hex');
}
