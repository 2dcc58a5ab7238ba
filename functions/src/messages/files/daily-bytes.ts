import { ENQUIRY_FILE_LIMITS, ERROR_MESSAGES } from '@alnafitha/contract';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../../platform/errors';
import { filesFull } from '../../platform/logs';
import { BUDGETS, RETENTION_MS } from '../../translations/budget';

const dayOf = (db: Firestore, now: Date) =>
  db.collection(BUDGETS).doc(`files-${now.toISOString().slice(0, 'YYYY-MM-DD'.length)}`);

/** Throws 429 if the visitors' uploads of a day (UTC) would have more bytes than the limit. */
export async function checkDailyBytes(db: Firestore, bytes: number, now: Date): Promise<void> {
  const stored: number = (await dayOf(db, now).get()).get('bytes') ?? 0;
  if (stored + bytes <= ENQUIRY_FILE_LIMITS.bytesPerDay) return;
  filesFull();
  throw new AppError(429, ERROR_MESSAGES.filesFull);
}

/** Counts what is stored, or negative what was deleted; uploads at once may exceed the limit. */
export async function countDailyBytes(db: Firestore, bytes: number, now: Date): Promise<void> {
  const expireAt = Timestamp.fromMillis(now.getTime() + RETENTION_MS);
  await dayOf(db, now).set({ bytes: FieldValue.increment(bytes), expireAt }, { merge: true });
}
