import { ENQUIRY_FILE_LIMITS, ERROR_MESSAGES } from '@alnafitha/contract';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../../platform/errors';
import { filesFull } from '../../platform/logs';
import { BUDGETS, RETENTION_MS } from '../../translations/budget';

/** Counts the bytes of visitors' uploads in a day (UTC). Throws 429 beyond the limit; uploads at once may exceed it. */
export async function spendDailyBytes(db: Firestore, bytes: number, now: Date): Promise<void> {
  const day = db.collection(BUDGETS).doc(`files-${now.toISOString().slice(0, 'YYYY-MM-DD'.length)}`);
  const spent: number = (await day.get()).get('bytes') ?? 0;
  if (spent + bytes > ENQUIRY_FILE_LIMITS.bytesPerDay) {
    filesFull();
    throw new AppError(429, ERROR_MESSAGES.filesFull);
  }
  const expireAt = Timestamp.fromMillis(now.getTime() + RETENTION_MS);
  await day.set({ bytes: FieldValue.increment(bytes), expireAt }, { merge: true });
}
