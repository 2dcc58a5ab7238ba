import {
  ACCOUNT_EVENTS,
  ACTIVITY_DAYS,
  type AccountEvent,
  type AccountEventKind,
  EVENT_DAYS,
  MAX_ACTIVITY,
  type PanelEventKind,
  type Role,
} from '@alnafitha/contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { MAILS, type OfficeMail, queuedOfficeMail } from '../mails/mail-document';
import { parseDocuments } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import type { PanelContext } from '../platform/route';
import { type Source, sourceOf } from './source';

export const EVENTS = 'accountEvents';
const DAY_MS = 24 * 60 * 60 * 1000;

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

/** Who did it, and from where; `null` is the operator. */
export type Changer = { readonly id: string; readonly name: string | null; readonly source: Source } | null;

/** The content or enquiry that an event is about. */
export interface Subject {
  readonly area: string;
  readonly ids: readonly string[];
}

/** A batch or transaction. */
export interface Write {
  create(reference: DocumentReference, data: object): unknown;
  set(reference: DocumentReference, data: object): unknown;
}

interface Details {
  readonly changer: Changer;
  readonly subject?: Subject | undefined;
  /** The new one. */
  readonly role?: Role | undefined;
  readonly recipients?: OfficeMail['recipients'];
}

/** The area of what happened to an account. */
export const ACCOUNTS = 'accounts';
const isTold = (kind: PanelEventKind): kind is AccountEventKind =>
  ACCOUNT_EVENTS.some((told) => told === kind);

/** What administrators did, other than changes of content, and what happened to their accounts; Firestore deletes it after a year. */
export function createAccountEvents(db: Firestore, clock: () => Date) {
  const events = db.collection(EVENTS);
  const newId = () => events.doc().id;
  /** Adds an event to a batch or transaction, and a mail of an account's to its owner and those whom it changes. */
  const add = (
    write: Write,
    { uid, username, email }: Account,
    kind: PanelEventKind,
    { changer, subject, role, recipients }: Details,
  ): void => {
    const at = clock();
    const expireAt = new Date(at.getTime() + EVENT_DAYS * DAY_MS);
    const by = changer ? { by: changer.name ?? username, byId: changer.id } : {};
    const source = changer?.source ?? {};
    const { area = ACCOUNTS, ids = [] } = subject ?? {};
    const [entry] = ids;
    const about = { area, ...(ids.length > 1 ? { count: ids.length } : entry !== undefined && { entry }) };
    // A creation that is repeated is one.
    const id = kind === 'created' && entry !== undefined ? `${kind}-${area}-${entry}` : newId();
    write.set(events.doc(id), {
      ...{ uid, username, kind, at, expireAt },
      ...by,
      ...about,
      ...(role && { role }),
      ...source,
    });
    if (!isTold(kind)) return;
    const account = { username, event: kind, ...(role && { role }), ...(changer?.id === uid && source) };
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

    /** Stores what an administrator did, and queues a mail of what the owner is told. Without a source, the operator's. */
    async record(
      account: Account & { readonly name?: string | null },
      kinds: readonly PanelEventKind[],
      source?: Source,
    ): Promise<void> {
      if (kinds.length === 0) return;
      const changer = source ? { id: account.uid, name: account.name ?? null, source } : null;
      const batch = db.batch();
      for (const kind of kinds) add(batch, account, kind, { changer });
      await batch.commit();
    },

    /** Stores what a session did with content or enquiries. */
    async recordEvent(
      context: PanelContext,
      { kind, ...subject }: Subject & { readonly kind: PanelEventKind },
    ) {
      const { id, name, email } = context.session;
      const changer = { id, name, source: sourceOf(context) };
      const batch = db.batch();
      add(batch, { uid: id, username: name ?? id, email }, kind, { changer, subject });
      await batch.commit();
    },

    /** Newest first. */
    async list(uid: string): Promise<AccountEvent[]> {
      const since = new Date(clock().getTime() - ACTIVITY_DAYS * DAY_MS);
      const recent = events
        .where('uid', '==', uid)
        .where('kind', 'in', ACCOUNT_EVENTS)
        .where('at', '>', since)
        .orderBy('at', 'desc');
      const { docs } = await recent.limit(MAX_ACTIVITY).get();
      return parseDocuments(StoredEvent, docs).map(({ uid: _, at, ...event }) => ({
        ...event,
        at: at.toISOString(),
      }));
    },
  };
}
