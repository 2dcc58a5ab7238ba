import type { Firestore } from 'firebase-admin/firestore';
import { codeOf, GRPC } from '../platform/errors';
import { withSchemaVersion } from '../platform/schema-version';
import { MESSAGES, type MessageDocument } from './document';

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

export function createEnquiryStore(db: Firestore) {
  const messages = db.collection(MESSAGES);
  return {
    /** Creates a message; `repeated` if the id exists, whose message stays unchanged. */
    async add(document: MessageDocument, id?: string): Promise<{ id: string; repeated: boolean }> {
      const reference = id === undefined ? messages.doc() : messages.doc(id);
      try {
        await reference.create(withSchemaVersion(reference.path, document));
        return { id: reference.id, repeated: false };
      } catch (error) {
        // Firestore retries commits, so ALREADY_EXISTS may be our own write.
        if (codeOf(error) === GRPC.alreadyExists) return { id: reference.id, repeated: true };
        throw error;
      }
    },
  };
}
