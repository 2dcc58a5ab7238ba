import type { CollectionReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { WireFields } from '../../emulators/firestore/rules/wire-value';
import { fieldsFromJson, fieldsToJson, type JsonFields } from '../../emulators/firestore/wire-json';

/** A document by its path, with its fields in a lossless form. */
export interface SavedDocument {
  readonly path: string;
  readonly fields: JsonFields;
}

/**
 * Short-lived collections, which a restore must not bring back: an ended session would be valid again, and
 * rate limits would apply to requests of before the backup. `restores` holds the progress of a restore.
 */
export const LEFT_OUT: readonly string[] = ['sessions', 'devices', 'limits', 'restores'];

const AT_ONCE = 50;
const TAG = 'restore';

/** Firestore's protocol messages: the Admin SDK's classes read `1.0` as `1` and cannot write it. */
interface Wire {
  initializeIfNeeded(tag: string): Promise<void>;
  request(method: string, request: object, tag: string): Promise<unknown>;
}

/** Every document of the backup, of every collection, including subcollections of missing documents. */
export async function* documentsOf(db: Firestore): AsyncGenerator<SavedDocument> {
  for (const collection of await db.listCollections()) {
    if (!LEFT_OUT.includes(collection.id)) yield* documentsIn(collection);
  }
}

/** The expected count, of all top-level collections in the backup. */
export async function countDocuments(db: Firestore): Promise<number> {
  const stored = (await db.listCollections()).filter(({ id }) => !LEFT_OUT.includes(id));
  const counts = await Promise.all(stored.map((collection) => collection.count().get()));
  return counts.reduce((sum, each) => sum + each.data().count, 0);
}

async function* documentsIn(collection: CollectionReference): AsyncGenerator<SavedDocument> {
  for await (const found of collection.stream()) {
    // The stream's type says bytes or text, but it yields documents.
    const document = found as unknown as QueryDocumentSnapshot;
    if (!('_fieldsProto' in document)) throw new Error('The Admin SDK keeps its messages elsewhere by now.');
    yield { path: document.ref.path, fields: fieldsToJson(document._fieldsProto as WireFields) };
  }
  const references = await collection.listDocuments();
  for (let at = 0; at < references.length; at += AT_ONCE) {
    const some = references.slice(at, at + AT_ONCE);
    const below = await Promise.all(some.map((reference) => reference.listCollections()));
    for (const each of below.flat()) yield* documentsIn(each);
  }
}

/** Writes documents of the project `from`; references to it become references to this one. */
export async function writeDocuments(
  db: Firestore,
  projects: { readonly from: string; readonly to: string },
  documents: readonly SavedDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const wire: object = db;
  if (!isWire(wire)) throw new Error('The Admin SDK has another way to its client by now.');
  const database = `projects/${projects.to}/databases/(default)`;
  const writes = documents.map(({ path, fields }) => ({
    update: {
      name: `${database}/documents/${path}`,
      fields: fieldsFromJson(
        readdressed(fields, `projects/${projects.from}/databases/(default)/`, `${database}/`),
      ),
    },
  }));
  await wire.initializeIfNeeded(TAG);
  await wire.request('commit', { database, writes }, TAG);
}

/** Deletes all documents, including those that a backup leaves out. */
export async function deleteDocuments(db: Firestore): Promise<void> {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
}

function readdressed(fields: JsonFields, from: string, to: string): JsonFields {
  const text = JSON.stringify(fields, (key, value: unknown) =>
    key === 'referenceValue' && typeof value === 'string' && value.startsWith(from)
      ? to + value.slice(from.length)
      : value,
  );
  return JSON.parse(text) as JsonFields;
}

function isWire(firestore: object): firestore is Wire {
  return 'request' in firestore && 'initializeIfNeeded' in firestore;
}
