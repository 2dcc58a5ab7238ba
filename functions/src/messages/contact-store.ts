import type { Firestore } from 'firebase-admin/firestore';
import { codeOf, GRPC } from '../platform/errors';
import { withSchemaVersion } from '../platform/schema-version';
import { MESSAGES, type MessageDocument } from './document';

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

export function createEnquiryStore(db: Firestore) {
  const messages = db.collection(MESSAGES);
  return {
    /** Writes a message that is not there yet; `repeated` when one with this id is, which is left as it is. */
    async add(document: MessageDocument, id?: string): Promise<{ id: string; repeated: boolean }> {
      const reference = id === undefined ? messages.doc() : messages.doc(id);
      try {
        await reference.create(withSchemaVersion(reference.path, document));
        return { id: reference.id, repeated: false };
      } catch (error) {
        // Also the answer to a write of our own that Firestore's client had to repeat.
        if (codeOf(error) === GRPC.alreadyExists) return { id: reference.id, repeated: true };
        throw error;
      }
    },
  };
}
