import type { Hours, MessageStatus } from '@alnafitha/contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { readHours } from '../content/kinds/block-documents';
import { MAILS, queuedOfficeMail } from '../mails/mail-document';
import { MAX_ROWS, type WaitingMessages } from '../mails/office-mail';
import { codeOf, GRPC } from '../platform/errors';
import { countOf } from '../platform/paging';
import { MESSAGES } from './document';
import { dueMessages } from './list';
import { MESSAGE_FIELDS, toMessages } from './parse';
import { afterWorkingHours, openingsOf, workingDay } from './working-time';

const HOUR_MS = 60 * 60 * 1000;
/** The limit of one transaction. */
const MAX_ALARMED = 200;

/** Finds messages without a response. Neither suspected spam nor a completed message waits for one. */
export function unansweredMessages(db: Firestore): Query {
  const open: readonly MessageStatus[] = ['new', 'processing'];
  return db
    .collection(MESSAGES)
    .where('suspectedSpam', '==', false)
    .where('firstResponseAt', '==', null)
    .where('status', 'in', open);
}

/** `alarmHours` is the working hours after which the office is told that an enquiry waits. */
export function createWaiting(db: Firestore, { alarmHours }: { readonly alarmHours: number }) {
  const mails = db.collection(MAILS);

  /** Queues one mail about all enquiries that are newly due. */
  const raiseAlarm = (now: Date, hours: Hours) =>
    db.runTransaction(async (transaction) => {
      const candidates = unansweredMessages(db)
        .where('alarmedAt', '==', null)
        .where('createdAt', '<=', new Date(now.getTime() - alarmHours * HOUR_MS))
        .orderBy('createdAt', 'asc')
        .limit(MAX_ALARMED);
      const { docs } = await transaction.get(candidates.select('createdAt'));
      const due = docs.filter(
        (message) => afterWorkingHours(message.get('createdAt').toDate(), alarmHours, hours) <= now,
      );
      if (due.length === 0) return;
      for (const { ref } of due) transaction.update(ref, { alarmedAt: now });
      const messages = due.map(({ id }) => id);
      transaction.create(mails.doc(), queuedOfficeMail({ kind: 'alarm', messages }, now));
    });

  /** Queues one mail a working day, if something has waited since before it, or is to be followed up. */
  const queueDigest = async (now: Date, day: string, hours: Hours) => {
    const [opening] = openingsOf(day, hours);
    if (!opening) return;
    const waiting = unansweredMessages(db).where('createdAt', '<', opening.opens).orderBy('createdAt', 'asc');
    const samples = await Promise.all(
      [waiting, dueMessages(db, opening.opens)].map((query) => query.limit(1).select().get()),
    );
    if (samples.every(({ empty }) => empty)) return;
    try {
      await mails.doc(`digest-${day}`).create(queuedOfficeMail({ kind: 'digest', messages: [] }, now));
    } catch (error) {
      // An earlier run has queued it.
      if (codeOf(error) !== GRPC.alreadyExists) throw error;
    }
  };

  return {
    /** Reads the messages that still wait. */
    async read(ids: readonly string[]): Promise<WaitingMessages> {
      const references = ids.map((id) => db.collection(MESSAGES).doc(id));
      const snapshots = await db.getAll(...references, { fieldMask: MESSAGE_FIELDS });
      const messages = toMessages(snapshots).filter(({ firstResponseAt }) => firstResponseAt === undefined);
      return { messages, total: messages.length, due: [] };
    },

    async list(now: Date): Promise<WaitingMessages> {
      const waiting = unansweredMessages(db).where('createdAt', '<=', now).orderBy('createdAt', 'asc');
      const read = async (query: Query) => {
        const { docs } = await query
          .limit(MAX_ROWS)
          .select(...MESSAGE_FIELDS)
          .get();
        return toMessages(docs);
      };
      const [total, messages, due] = await Promise.all([
        countOf(waiting),
        read(waiting),
        read(dueMessages(db, now)),
      ]);
      return { messages, total, due };
    },

    /** A pass may come late or twice. Nothing is sent while the office is closed. */
    async check(now: Date): Promise<void> {
      const hours = await readHours(db);
      const day = workingDay(now, hours);
      if (!day) return;
      await Promise.all([raiseAlarm(now, hours), queueDigest(now, day, hours)]);
    },
  };
}
