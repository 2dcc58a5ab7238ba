import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type UpdateData,
} from 'firebase-admin/firestore';
import { IMAGES, isDescribed, PlainImage, searchedTexts } from '../../functions/src/gallery/document';
import { MESSAGES, toMessageDocument } from '../../functions/src/messages/document';
import { toMessage } from '../../functions/src/messages/read';
import { readDocument } from '../../functions/src/platform/documents';
import { searchPrefixes } from '../../functions/src/platform/search/words';

type Fields = UpdateData<Record<string, unknown>>;

/** So many documents, with thousands of prefixes each, stay below the 10 MiB of a commit. */
const BATCH_SIZE = 50;

/**
 * Gives messages and images the fields that today's code would: documents of an earlier version are then found by all searches
 * and filters. It may run while the panel is used, and again after a failure. Answers how many it has written.
 */
export async function reindex(db: Firestore): Promise<{ messages: number; images: number }> {
  return {
    messages: await rewrite(db, db.collection(MESSAGES), fieldsOfMessage),
    images: await rewrite(db, db.collection(IMAGES), fieldsOfImage),
  };
}

function fieldsOfMessage(snapshot: QueryDocumentSnapshot): Fields | null {
  const message = toMessage(snapshot);
  if (!message) return null;
  const draft = { ...message, consent: snapshot.get('consent') === true };
  const document = toMessageDocument(draft, new Date(message.createdAt));
  const { whatsappNumber, doubtful, searchPrefixes } = document;
  return { ...(whatsappNumber !== undefined && { whatsappNumber }), doubtful, searchPrefixes };
}

const Searched = PlainImage.pick({ title: true, altText: true, picture: true });

function fieldsOfImage(snapshot: QueryDocumentSnapshot): Fields | null {
  const image = readDocument(Searched, snapshot);
  return image && { searchPrefixes: searchPrefixes(searchedTexts(image)), described: isDescribed(image) };
}

/** Each batch in a transaction, so that nothing is written over what somebody changes meanwhile. */
async function rewrite(
  db: Firestore,
  collection: CollectionReference,
  fieldsOf: (snapshot: QueryDocumentSnapshot) => Fields | null,
): Promise<number> {
  const byName = collection.orderBy(FieldPath.documentId()).limit(BATCH_SIZE);
  let written = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const batch = last ? byName.startAfter(last) : byName;
    const changed = await db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(batch);
      const writes = docs.map((document) => ({ document, fields: fieldsOf(document) }));
      for (const { document, fields } of writes) if (fields) transaction.update(document.ref, fields);
      return { count: writes.filter(({ fields }) => fields).length, last: docs.at(-1) };
    });
    written += changed.count;
    last = changed.last;
  } while (last);
  return written;
}
