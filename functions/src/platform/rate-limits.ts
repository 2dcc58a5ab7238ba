import { randomUUID } from 'node:crypto';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseDocument } from './documents';
import { AppError, codeOf } from './errors';
import { limitNotReleased, limitReached } from './logs';
import { serializePerKey } from './serialize-per-key';
import { sha256 } from './sha256';

/** `most` is the number of hits, or the sum of their costs. */
interface Window {
  readonly most: number;
  readonly seconds: number;
}

export interface RateLimit {
  readonly name: string;
  /** The limit of one IP and subject. */
  readonly perIp?: Window;
  /** The limit of one subject from all IPs. */
  readonly total: Window;
  readonly message: string;
}

/** Firestore's TTL policy deletes documents after `expireAt`. */
export const LIMITS = 'limits';

/** `at` is in milliseconds, `by` the hash of the IP. */
const Hit = z.object({ id: z.string(), at: z.number(), by: z.string(), cost: z.number().optional() });
type Hit = z.infer<typeof Hit>;
const LimitDocument = z.object({ hits: z.array(Hit) });

/** Without a cost, such as the bytes of an upload, a hit counts as one. */
export type LimitTarget = readonly [limit: RateLimit, subject: string, ip: string, cost?: number];

interface HitRequest {
  readonly limit: RateLimit;
  readonly by: string;
  readonly cost?: number | undefined;
  readonly hitId: string;
}

/** `wait` is the seconds until a hit is available. */
type LimitResult = { readonly hit: Hit } | { readonly wait: number };

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Sliding windows shared by all instances: one read and one write if allowed, one read if rejected. */
export function createRateLimits(db: Firestore, clock: () => Date) {
  const limits = db.collection(LIMITS);

  const acquire = serializePerKey((id: string, requests: readonly HitRequest[]) =>
    db.runTransaction(async (transaction): Promise<LimitResult[]> => {
      const reference = limits.doc(id);
      const document = parseDocument(LimitDocument, await transaction.get(reference));
      const now = clock().getTime();
      const hits = [...(document?.hits ?? [])];
      const results = requests.map((request) => addHit(hits, request, now));
      const longest = Math.max(...requests.map(({ limit }) => secondsOf(limit)));
      const recentHits = hits.filter(({ at }) => at > now - longest * 1000);
      if (results.some((result) => 'hit' in result)) {
        transaction.set(reference, { hits: recentHits, expireAt: new Date(now + longest * 1000) });
      }
      return results;
    }),
  );

  /**
   * Acquires a hit in every limit, or in none. Throws 429 at the first exhausted limit and leaves the rest
   * untouched, so list first what clients cannot vary. The returned function releases the hits; `forget` does it later,
   * by `hitId`.
   */
  const acquireAll = async (
    targets: readonly LimitTarget[],
    hitId: string = randomUUID(),
  ): Promise<() => Promise<void>> => {
    const acquired: { readonly reference: DocumentReference; readonly hit: Hit }[] = [];
    const releaseAll = async () => {
      await Promise.all(acquired.map(({ reference, hit }) => release(reference, hit)));
    };
    for (const [limit, subject, ip, cost] of targets) {
      const id = idOf(limit, subject);
      const by = sha256(JSON.stringify([limit.name, ip])).slice(0, 16);
      const result = await acquire(id, { limit, by, cost, hitId });
      if ('hit' in result) {
        acquired.push({ reference: limits.doc(id), hit: result.hit });
        continue;
      }
      await releaseAll();
      limitReached(limit.name, subject);
      throw new AppError(429, limit.message, undefined, undefined, result.wait);
    }
    return releaseAll;
  };

  return {
    /** Removes the hits with this id. */
    async forget(targets: readonly LimitTarget[], hitId: string): Promise<void> {
      for (const id of new Set(targets.map(([limit, subject]) => idOf(limit, subject)))) {
        const reference = limits.doc(id);
        await db.runTransaction(async (transaction) => {
          const document = parseDocument(LimitDocument, await transaction.get(reference));
          const hits = document?.hits.filter((hit) => hit.id !== hitId);
          if (hits && hits.length !== document?.hits.length) transaction.update(reference, { hits });
        });
      }
    },

    acquireAll,
    acquire: (...target: LimitTarget) => acquireAll([target]),
  };
}

const idOf = (limit: RateLimit, subject: string) => sha256(JSON.stringify([limit.name, subject]));

function addHit(hits: Hit[], { limit, by, cost, hitId }: HitRequest, now: number): LimitResult {
  const { perIp, total } = limit;
  const hitsOfIp = hits.filter((hit) => hit.by === by);
  const wait = Math.max(waitFor(hits, total, now, cost), perIp ? waitFor(hitsOfIp, perIp, now, cost) : 0);
  if (wait > 0) return { wait };
  const hit = { id: hitId, at: now, by, ...(cost !== undefined && { cost }) };
  hits.push(hit);
  return { hit };
}

/** Returns the seconds until so many hits have left the window that one of this cost fits. */
function waitFor(hits: readonly Hit[], { most, seconds }: Window, now: number, cost = 1): number {
  const since = now - seconds * 1000;
  const recent = hits.filter(({ at }) => at > since).sort((a, b) => b.at - a.at);
  let sum = cost;
  const leaving = recent.find((hit) => {
    sum += hit.cost ?? 1;
    return sum > most;
  });
  return leaving === undefined ? 0 : Math.ceil((leaving.at - since) / 1000);
}

async function release(reference: DocumentReference, hit: Hit): Promise<void> {
  try {
    await reference.update({ hits: FieldValue.arrayRemove(hit) });
  } catch (error) {
    // The hit stays until its window ends; the request itself succeeded.
    limitNotReleased(codeOf(error) ?? 'unknown');
  }
}

function secondsOf({ perIp, total }: RateLimit): number {
  return Math.max(total.seconds, perIp?.seconds ?? 0);
}
