import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Duplex, PassThrough, pipeline } from 'node:stream';
import { Firestore } from 'firebase-admin/firestore';
import { Databases } from '../firestore/databases';
import { DeclaredIndexes } from '../firestore/indexes/declared';
import { createMethods, type FirestoreRequest } from '../firestore/methods';
import { setRetryTimer } from '../firestore/sdk-internals';
import { Triggers } from '../firestore/triggers';

const INDEX_FILE = resolve(import.meta.dirname, '../../../firestore.indexes.json');

/** Between the tries of a transaction the SDK waits a second and more, for an overloaded server. */
const FASTER = 10;
setRetryTimer((retry, ms) => setTimeout(retry, ms / FASTER));

/** The Firestore emulator in this process: the Admin SDK calls its methods without a network. */
export function createFirestore(projectId: string): { db: Firestore; clear(): void } {
  const databases = new Databases(new Triggers(undefined));
  const indexes = DeclaredIndexes.parse(JSON.parse(readFileSync(INDEX_FILE, 'utf8')));
  const { unary, streaming } = createMethods(databases, indexes);
  const db = new Firestore({ projectId });
  // The SDK's client makes all requests through these two.
  Object.assign(db, {
    async request(method: keyof typeof unary, request: FirestoreRequest) {
      // The client of these two collects the pages.
      if (method === 'listCollectionIds') return (await unary[method](request)).collectionIds;
      if (method === 'listDocuments') return (await unary[method](request)).documents;
      return unary[method](request);
    },
    requestStream: async (
      method: keyof typeof streaming,
      _bidirectional: boolean,
      request: FirestoreRequest,
    ): Promise<Duplex> => {
      const responses = await streaming[method](request);
      // The SDK ends its side of the stream, too, and handles errors there.
      return pipeline(responses, new PassThrough({ objectMode: true }), () => undefined);
    },
  });
  return { db, clear: () => databases.open(projectId).clear() };
}
