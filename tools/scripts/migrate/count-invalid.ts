import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { SCHEMA_VERSIONS, type VersionedCollection } from '../../../functions/src/platform/schema-version';
import { COLLECTIONS, invalidFieldsOf, schemaVersionOf } from './collections';

const BATCH_SIZE = 300;

export interface CollectionCount {
  readonly collection: VersionedCollection;
  readonly documents: number;
  /** Documents that the stores cannot parse, and so leave out of every list. */
  readonly invalid: number;
  /** The path of one of them. */
  readonly example?: string;
  /** Documents of an older version, which `npm run migrate` migrates. */
  readonly older: number;
  /** Documents of a newer version than this code's, as after a rollback. */
  readonly newer: number;
}

/** Reads every document of every versioned collection; each costs a read. */
export async function countInvalid(db: Firestore): Promise<CollectionCount[]> {
  const counts: CollectionCount[] = [];
  for (const collection of COLLECTIONS) counts.push(await countIn(db, collection));
  return counts;
}

async function countIn(db: Firestore, collection: VersionedCollection): Promise<CollectionCount> {
  const byName = db.collection(collection).orderBy(FieldPath.documentId()).limit(BATCH_SIZE);
  const count = { documents: 0, invalid: 0, older: 0, newer: 0 };
  let example: string | undefined;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? byName.startAfter(last) : byName).get();
    for (const document of docs) {
      const version = schemaVersionOf(document.data());
      const isInvalid = invalidFieldsOf(collection, document.id, document.data()).length > 0;
      if (isInvalid) example ??= document.ref.path;
      count.documents += 1;
      count.invalid += isInvalid ? 1 : 0;
      count.older += version !== null && version < SCHEMA_VERSIONS[collection] ? 1 : 0;
      count.newer += version !== null && version > SCHEMA_VERSIONS[collection] ? 1 : 0;
    }
    last = docs.at(-1);
  } while (last);
  return { collection, ...count, ...(example !== undefined && { example }) };
}
