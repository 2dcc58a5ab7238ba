import { TranslatedKind } from '@alnafitha/contract';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { STATE_FIELD, withTranslationState } from './originals';

const BATCH_SIZE = 100;

/** Stores missing or outdated states; counts them by kind. */
export async function storeTranslationStates(db: Firestore): Promise<Record<TranslatedKind, number>> {
  const counted = TranslatedKind.options.map(async (kind) => [kind, await storeStatesOf(db, kind)] as const);
  return Object.fromEntries(await Promise.all(counted)) as Record<TranslatedKind, number>;
}

async function storeStatesOf(db: Firestore, kind: TranslatedKind): Promise<number> {
  const all = db.collection(kind).orderBy(FieldPath.documentId()).limit(BATCH_SIZE);
  let changed = 0;
  for (let next = all; ; ) {
    // A transaction, because an administrator may save meanwhile.
    const { last, count } = await db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(next);
      const outdated = docs.flatMap((document) => {
        const stored = document.data();
        const state: unknown = withTranslationState(kind, stored)[STATE_FIELD];
        return stored[STATE_FIELD] === state ? [] : [{ ref: document.ref, state }];
      });
      for (const { ref, state } of outdated) transaction.update(ref, { [STATE_FIELD]: state });
      return { last: docs.length === BATCH_SIZE ? docs.at(-1) : undefined, count: outdated.length };
    });
    changed += count;
    if (!last) return changed;
    next = all.startAfter(last);
  }
}
