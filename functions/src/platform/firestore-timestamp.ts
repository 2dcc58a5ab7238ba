import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';

/** A date in a document: written as a `Date`, read as a Firestore `Timestamp`. */
export const FirestoreTimestamp = z.union([
  z.date(),
  z.instanceof(Timestamp).transform((timestamp) => timestamp.toDate()),
]);
