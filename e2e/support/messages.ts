import { type ContactEnquiryInput, EnquiryBody, type Message } from '@alnafitha/contract';
import { MESSAGES, toMessageDocument } from '../../functions/src/messages/document';
import { connectAdminSdk } from './admin-sdk';

type AdminFields = Partial<Pick<Message, 'status' | 'adminNote'>>;

export interface Messages {
  clear(): Promise<void>;
  /** Stores enquiries as the API does, each a minute older than the one before it; returns their ids. */
  add(enquiries: readonly (ContactEnquiryInput & AdminFields)[]): Promise<string[]>;
}

/** Accesses the stored messages directly, not through the API. */
export function connectMessages(): { messages: Messages; disconnect(): Promise<void> } {
  const { db, disconnect } = connectAdminSdk();
  const collection = db.collection(MESSAGES);
  const messages: Messages = {
    clear: () => db.recursiveDelete(collection),
    async add(enquiries) {
      const batch = db.batch();
      const now = Date.now();
      const ids = enquiries.map(({ status, adminNote, ...enquiry }, index) => {
        const reference = collection.doc();
        const work = { ...(status && { status }), ...(adminNote && { adminNote }) };
        const document = { ...EnquiryBody.parse(enquiry), ...work };
        batch.create(reference, toMessageDocument(document, new Date(now - index * 60_000)));
        return reference.id;
      });
      await batch.commit();
      return ids;
    },
  };
  return { messages, disconnect };
}
