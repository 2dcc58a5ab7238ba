import {
  ACCOUNT_EVENTS,
  ACTIVITY_DAYS,
  type AccountEvent,
  type AccountEventKind,
  MAX_ACTIVITY,
} from '@alnafitha/contract';
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import { MAILS, type OfficeMail, queuedOfficeMail } from '../mails/mail-document';
import { parseDocuments } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import type { Source } from './source';

const EVENTS = 'accountEvents';
const KEPT_MS = ACTIVITY_DAYS * 24 * 60 * 60 * 1000;

const StoredEvent = z.object({
  uid: z.string(),
  kind: z.enum(ACCOUNT_EVENTS),
  at: FirestoreTimestamp,
  device: z.string().optional(),
  network: z.string().optional(),
});

interface Account {
  readonly uid: string;
  readonly username: string;
  readonly email: string;
}

/** What happened to administrators' accounts; Firestore deletes it after 90 days. */
export function createAccountEvents(db: Firestore, clock: () => Date) {
  const events = db.collection(EVENTS);
  /** Adds an event to a batch or transaction, and a mail of it to the administrator and those whom it changes. */
  const add = (
    write: Pick<Transaction | WriteBatch, 'create'>,
    { uid, username, email }: Account,
    kind: AccountEventKind,
    source: Source,
    recipients?: OfficeMail['recipients'],
  ): void => {
    const at = clock();
    const expireAt = new Date(at.getTime() + KEPT_MS);
    write.create(events.doc(), { uid, kind, at, expireAt, ...source });
    const account = { username, event: kind, ...source };
    const addresses = [email, ...(recipients?.before ?? []), ...(recipients?.after ?? [])];
    for (const to of new Map(addresses.map((address) => [address.toLowerCase(), address])).values()) {
      const content = {
        kind: 'account' as const,
        messages: [],
        to,
        account,
        ...(recipients && { recipients }),
      };
      write.create(db.collection(MAILS).doc(), queuedOfficeMail(content, at));
    }
  };

  return {
    add,

    /** Stores events, and queues a mail of each to the administrator. Without a source, the operator's. */
    async record(account: Account, kinds: readonly AccountEventKind[], source: Source = {}): Promise<void> {
      if (kinds.length === 0) return;
      const batch = db.batch();
      for (const kind of kinds) add(batch, account, kind, source);
      await batch.commit();
    },

    /** Newest first. */
    async list(uid: string): Promise<AccountEvent[]> {
      const since = new Date(clock().getTime() - KEPT_MS);
      const recent = events.where('uid', '==', uid).where('at', '>', since).orderBy('at', 'desc');
      const { docs } = await recent.limit(MAX_ACTIVITY).get();
      return parseDocuments(StoredEvent, docs).map(({ uid: _, at, ...event }) => ({
        ...event,
        at: at.toISOString(),
      }));
    },
  };
}
