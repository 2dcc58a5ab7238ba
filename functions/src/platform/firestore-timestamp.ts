import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';

/** A time is written as a `Date`, and read as a `Timestamp`. */
export const FirestoreTimestamp = z.union([
  z.date(),
  z.instanceof(Timestamp).transform((timestamp) => timestamp.toDate()),
]);
