import {
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { MEDIA_FILES, MediaDocument } from '../../../functions/src/media/document';
import { parseDocument } from '../../../functions/src/platform/documents';
import type { VersionedCollection } from '../../../functions/src/platform/schema-version';
import type { Step } from '../process/progress';
import { type BroughtUp, bringUp } from './migrate-document';

/** Batch size: with thousands of search prefixes each, this stays below a commit's 10 MiB. */
const BATCH_SIZE = 50;

export interface Outcome {
  readonly collection: VersionedCollection;
  readonly documents: number;
  /** Migrated documents; in a dry run, those to be migrated. */
  readonly older: number;
  /** Documents of a newer version; unchanged. */
  readonly newer: number;
  /** Stuck documents with their invalid fields; unchanged. */
  readonly stuck: readonly { readonly path: string; readonly fields: readonly string[] }[];
}

interface Options {
  /** Otherwise it is a dry run. */
  readonly isWriting: boolean;
}

/**
 * Migrates the documents of a collection to this code's version, in batches. Each batch is a transaction: an interruption leaves
 * consistent documents, concurrent changes are not overwritten, and the next run resumes.
 */
export async function migrate(
  db: Firestore,
  collection: VersionedCollection,
  { isWriting }: Options,
  step: Step,
): Promise<Outcome> {
  const all = db.collection(collection);
  step.expect((await all.count().get()).data().count);
  const byName = all.orderBy(FieldPath.documentId()).limit(BATCH_SIZE);
  const count = { documents: 0, older: 0, newer: 0 };
  const stuck: Outcome['stuck'][number][] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const batch = last ? byName.startAfter(last) : byName;
    const decided = await db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(batch);
      const outcomes = await Promise.all(docs.map((document) => decide(transaction, collection, document)));
      if (isWriting) {
        for (const { document, outcome } of outcomes) {
          if (outcome.state === 'older') transaction.update(document.ref, outcome.changes);
        }
      }
      return outcomes;
    });
    for (const { document, outcome } of decided) {
      const { path } = document.ref;
      if (outcome.state === 'stuck') stuck.push({ path, fields: outcome.fields });
      else if (outcome.state !== 'current') count[outcome.state] += 1;
    }
    count.documents += decided.length;
    step.advance(decided.length);
    last = decided.at(-1)?.document;
  } while (last);
  return { collection, ...count, stuck };
}

async function decide(
  transaction: Transaction,
  collection: VersionedCollection,
  document: QueryDocumentSnapshot,
): Promise<{ document: QueryDocumentSnapshot; outcome: BroughtUp }> {
  const find = async (key: string) => {
    const stored = await transaction.get(document.ref.firestore.collection(MEDIA_FILES).doc(key));
    return parseDocument(MediaDocument, stored)?.picture ?? null;
  };
  const outcome = await bringUp(collection, { id: document.id, fields: document.data() }, find);
  return { document, outcome };
}
