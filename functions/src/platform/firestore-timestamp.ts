import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';

/** Written as a `Date`, read as a `Timestamp`. */
export const FirestoreTimestamp = z.union([
  z.date(),
  z.instanceof(Timestamp).transform((timestamp) => timestamp.toDate()),
]);
