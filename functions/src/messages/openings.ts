import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

const OPENINGS = 'openings';
/** A dialog tells every 20 seconds that it is open. */
const OPEN_MS = 50_000;
const DAY_MS = 24 * 60 * 60 * 1000;

const Opening = z.object({ name: z.string(), at: FirestoreTimestamp });
const Openings = z.record(z.string(), Opening.catch({ name: '', at: new Date(0) }));

/** Notes that an administrator has a message open, and returns the names of the others who have. */
export async function noteOpening(
  db: Firestore,
  messageId: string,
  { id, name }: { readonly id: string; readonly name: string },
  now: Date,
): Promise<string[]> {
  const document = db.collection(OPENINGS).doc(messageId);
  const own = { by: { [id]: { name, at: now } }, expireAt: new Date(now.getTime() + DAY_MS) };
  const [snapshot] = await Promise.all([document.get(), document.set(own, { merge: true })]);
  const openings = Openings.safeParse(snapshot.get('by') ?? {}).data ?? {};
  const isOther = ([uid, { at }]: [string, z.output<typeof Opening>]) =>
    uid !== id && at.getTime() > now.getTime() - OPEN_MS;
  return Object.entries(openings)
    .filter(isOther)
    .map(([, opening]) => opening.name);
}
