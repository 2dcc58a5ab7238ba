import { type ContactEnquiryInput, EnquiryBody, type Message } from '@alnafitha/contract';
import type { APIRequestContext } from '@playwright/test';
import { MESSAGES, toMessageDocument } from '../../functions/src/messages/document';
import { connectAdminSdk } from './admin-sdk';
import { MAIL_ORIGIN } from './suite';

type AdminFields = Partial<Pick<Message, 'status' | 'adminNote'>>;

export interface Messages {
  /** Stores enquiries as the API does, each a minute older than the one before it; returns their ids. */
  add(...enquiries: readonly (ContactEnquiryInput & AdminFields)[]): Promise<string[]>;
}

/** Stores messages directly, so that nobody is mailed; `remove` deletes them again. */
export function connectMessages(): { messages: Messages; remove(): Promise<void> } {
  const { db, disconnect } = connectAdminSdk();
  const added: FirebaseFirestore.DocumentReference[] = [];
  const messages: Messages = {
    async add(...enquiries) {
      const batch = db.batch();
      const now = Date.now();
      const references = enquiries.map(({ status, adminNote, ...enquiry }, index) => {
        const reference = db.collection(MESSAGES).doc();
        const work = { ...(status && { status }), ...(adminNote && { adminNote }) };
        const document = { ...EnquiryBody.parse(enquiry), ...work };
        batch.create(reference, toMessageDocument(reference.id, document, new Date(now - index * 60_000)));
        return reference;
      });
      await batch.commit();
      added.push(...references);
      return references.map(({ id }) => id);
    },
  };
  const remove = async () => {
    await Promise.all(added.map((reference) => db.recursiveDelete(reference)));
    await disconnect();
  };
  return { messages, remove };
}

interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly to: readonly { readonly address: string }[];
}

/** All mails that the suite's mail server has received. */
export async function receivedMails(request: APIRequestContext): Promise<readonly Mail[]> {
  return (await request.get(`${MAIL_ORIGIN}/api/email`)).json();
}
