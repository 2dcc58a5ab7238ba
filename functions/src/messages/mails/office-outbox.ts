import { Id } from '@alnafitha/contract';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type Identified, parseDocument } from '../../platform/documents';
import { mailWithdrawn } from '../../platform/logs';
import {
  beginAttempt,
  isOfLastWeek,
  type Outcome,
  outcomeFields,
  QueuedMail,
  unsentAt,
} from './mail-document';

/** Mails to the office about several messages. */
export const OFFICE_MAILS = 'officeMails';

const DAY_MS = 24 * 60 * 60 * 1000;

const OfficeMail = QueuedMail.extend({
  /** An alarm is about its messages, a digest about all that wait when it is sent. */
  kind: z.enum(['alarm', 'digest']),
  messages: z.array(Id),
});
export type OfficeMail = Identified<typeof OfficeMail>;

export function queuedOfficeMail(content: Pick<OfficeMail, 'kind' | 'messages'>, at: Date) {
  return { ...content, ...pending(at), queuedAt: at, attempts: 0 };
}

function pending(at: Date) {
  const state = 'pending' as const;
  return { state, at, unsentFrom: unsentAt({ state, at }) };
}

export type OfficeOutbox = ReturnType<typeof createOfficeOutbox>;

export function createOfficeOutbox(db: Firestore) {
  const mails = db.collection(OFFICE_MAILS);

  const queueAgain = (reference: DocumentReference, now: Date) =>
    db.runTransaction(async (transaction) => {
      const mail = parseDocument(OfficeMail, await transaction.get(reference));
      if (!mail || mail.state === 'sent' || unsentAt(mail) > now) return;
      // A later digest lists all that an earlier one would.
      const isOutdated = mail.kind === 'digest' && now.getTime() - mail.queuedAt.getTime() > DAY_MS;
      if (isOfLastWeek(mail, now) && !isOutdated) transaction.update(reference, pending(now));
      else {
        transaction.delete(reference);
        mailWithdrawn(mail.id, mail.kind);
      }
    });

  return {
    /** Returns `waiting` while another attempt may still send the mail; `null` if there is nothing to send. */
    claim: (id: string, now: Date): Promise<OfficeMail | 'waiting' | null> =>
      db.runTransaction(async (transaction) => {
        const stored = parseDocument(OfficeMail, await transaction.get(mails.doc(id)));
        return beginAttempt(transaction, mails.doc(id), stored, now);
      }),

    /** Records what came of an attempt, unless another one has begun; `null` withdraws the mail. */
    settle: ({ id, attempts }: OfficeMail, result: Outcome | null): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const mail = await transaction.get(mails.doc(id));
        if (mail.get('attempts') !== attempts) return;
        if (!result) {
          transaction.delete(mail.ref);
          return;
        }
        const unsentFrom = result.state === 'sent' ? FieldValue.delete() : new Date(result.at);
        transaction.update(mail.ref, { ...outcomeFields(result), unsentFrom });
      }),

    /** Queues mails again as the outbox of messages does; withdraws what is no longer of use. */
    async requeue(now: Date): Promise<void> {
      const { docs } = await unsentOfficeMails(db, now).select().get();
      for (const { ref } of docs) await queueAgain(ref, now);
    },
  };
}

export function unsentOfficeMails(db: Firestore, now: Date) {
  return db.collection(OFFICE_MAILS).where('unsentFrom', '<=', now);
}
