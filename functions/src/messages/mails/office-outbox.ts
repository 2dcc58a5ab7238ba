import { Id, type MailState } from '@alnafitha/contract';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type Identified, parseDocument } from '../../platform/documents';
import { nextAttempt, QueuedMail } from './mail-document';

/** Mails to the office about several messages. */
export const OFFICE_MAILS = 'officeMails';

const OfficeMail = QueuedMail.extend({
  /** An alarm is about its messages, a digest about all that wait when it is sent. */
  kind: z.enum(['alarm', 'digest']),
  messages: z.array(Id),
});
export type OfficeMail = Identified<typeof OfficeMail>;

export function queuedOfficeMail(content: Pick<OfficeMail, 'kind' | 'messages'>, at: Date) {
  return { ...content, state: 'pending', at, attempts: 0 } as const;
}

export type OfficeOutbox = ReturnType<typeof createOfficeOutbox>;

export function createOfficeOutbox(db: Firestore) {
  const mails = db.collection(OFFICE_MAILS);
  return {
    /** `waiting` while another attempt may still send the mail; `null` if there is nothing to send. */
    claim: (id: string, now: Date): Promise<OfficeMail | 'waiting' | null> =>
      db.runTransaction(async (transaction) => {
        const stored = parseDocument(OfficeMail, await transaction.get(mails.doc(id)));
        if (!stored) return null;
        const next = nextAttempt(stored, now);
        if (next === null || next === 'waiting') return next;
        transaction.update(mails.doc(id), { ...next });
        return { ...stored, ...next };
      }),

    /** Records what came of an attempt, unless another one has begun; `null` withdraws the mail. */
    settle: ({ id, attempts }: OfficeMail, result: MailState | null): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const mail = await transaction.get(mails.doc(id));
        if (mail.get('attempts') !== attempts) return;
        if (!result) {
          transaction.delete(mail.ref);
          return;
        }
        const { state, at, error = FieldValue.delete() } = result;
        transaction.update(mail.ref, { state, at: new Date(at), error });
      }),
  };
}
