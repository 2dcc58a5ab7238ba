import { isDeepStrictEqual } from 'node:util';
import { TranslatedKind } from '@alnafitha/contract';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { queriedFields } from './originals';

const BATCH_SIZE = 100;

/** Stores missing or outdated ones; counts the documents by kind. */
export async function storeQueriedFields(db: Firestore): Promise<Record<TranslatedKind, number>> {
  const counted = TranslatedKind.options.map(async (kind) => [kind, await storeFieldsOf(db, kind)] as const);
  return Object.fromEntries(await Promise.all(counted)) as Record<TranslatedKind, number>;
}

async function storeFieldsOf(db: Firestore, kind: TranslatedKind): Promise<number> {
  const all = db.collection(kind).orderBy(FieldPath.documentId()).limit(BATCH_SIZE);
  let changed = 0;
  for (let next = all; ; ) {
    // A transaction, because an administrator may save meanwhile.
    const { last, count } = await db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(next);
      const outdated = docs.flatMap((document) => {
        const stored = document.data();
        const fields = queriedFields(kind, { translations: {}, ...stored });
        return isDeepStrictEqual({ ...stored, ...fields }, stored) ? [] : [{ ref: document.ref, fields }];
      });
      for (const { ref, fields } of outdated) transaction.update(ref, fields);
      return { last: docs.length === BATCH_SIZE ? docs.at(-1) : undefined, count: outdated.length };
    });
    changed += count;
    if (!last) return changed;
    next = all.startAfter(last);
  }
}
