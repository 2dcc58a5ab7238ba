import { LANGUAGES, ROLES, type Role } from '@alnafitha/contract';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { SessionKind } from '../platform/cookies';
import { parseDocument, parseDocuments } from '../platform/documents';
import { codeOf, GRPC } from '../platform/errors';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { documentInvalid } from '../platform/logs';

/** Until it is accepted, nobody can sign in. */
const StoredInvitation = z.object({
  expireAt: FirestoreTimestamp,
  language: z.enum(LANGUAGES),
  /** The id of its mail. */
  mail: z.string(),
  /** That of the token, once a mail has one. */
  hash: z.string().optional(),
});

const AdminEntry = z.object({
  uid: z.string(),
  /** Contact data, not used for the login. */
  email: z.string(),
  signInEmail: z.string(),
  name: z.string().nullish(),
  role: z.enum(ROLES).default('administrator'),
  disabled: z.boolean().default(false),
  mustChangePassword: z.boolean().optional(),
  invitation: StoredInvitation.optional(),
});

const SessionEntry = z.object({
  kind: z.enum(['user', 'admin']),
  uid: z.string(),
  createdAt: FirestoreTimestamp,
  expireAt: FirestoreTimestamp,
  device: z.string().optional(),
  /** The hash of the device's token. */
  browser: z.string().optional(),
  network: z.string().optional(),
});
type SessionEntry = z.output<typeof SessionEntry>;

export interface AdminAccount {
  readonly username: string;
  readonly uid: string;
  readonly email: string;
  /** The address is random and stored only here, so that nobody can try passwords bypassing the API. */
  readonly signInEmail: string;
  readonly name: string | null;
  readonly role: Role;
  readonly disabled: boolean;
  /** Whether the owner has said "That wasn't me". */
  readonly mustChangePassword?: boolean | undefined;
  readonly invitation?: z.output<typeof StoredInvitation> | undefined;
}

export function toAccount(snapshot: DocumentSnapshot | undefined): AdminAccount | null {
  if (!snapshot?.exists) return null;
  const entry = AdminEntry.safeParse(snapshot.data());
  if (entry.success) {
    const { name = null, ...account } = entry.data;
    return { username: snapshot.id, name, ...account };
  }
  documentInvalid(
    snapshot.ref.path,
    entry.error.issues.map(({ path }) => path.join('.')),
  );
  return null;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** `admins/{username}` and `sessions/{hash of the token}`; Firestore deletes sessions after `expireAt`. */
export function createSessionStore(db: Firestore) {
  const admins = db.collection('admins');
  const sessions = db.collection('sessions');

  return {
    /** `username` is a lower-case document id. */
    async findAdmin(username: string): Promise<AdminAccount | null> {
      return toAccount(await admins.doc(username).get());
    },

    async findAdminByUid(uid: string): Promise<AdminAccount | null> {
      const { docs } = await admins.where('uid', '==', uid).limit(1).get();
      return toAccount(docs[0]);
    },

    async renameAdmin(username: string, name: string): Promise<void> {
      await admins.doc(username).update({ name });
    },

    async listAdmins(): Promise<AdminAccount[]> {
      const { docs } = await admins.get();
      return docs.map(toAccount).filter((account) => account !== null);
    },

    /** Returns `false` if there is such a session. */
    async create(hash: string, session: SessionEntry): Promise<boolean> {
      try {
        await sessions.doc(hash).create(session);
        return true;
      } catch (error) {
        if (codeOf(error) === GRPC.alreadyExists) return false;
        throw error;
      }
    },

    async findExpiry(kind: SessionKind, hash: string): Promise<Date | null> {
      const session = parseDocument(SessionEntry, await sessions.doc(hash).get());
      return session?.kind === kind ? session.expireAt : null;
    },

    /** Fails with NOT_FOUND when the session has ended, so it is never restored. */
    async extend(hash: string, expireAt: Date): Promise<void> {
      await sessions.doc(hash).update({ expireAt });
    },

    /** At most `most` sessions of a kind remain, the new one in any case: clocks of instances differ. */
    async endOldest(kind: SessionKind, uid: string, most: number, newHash: string): Promise<void> {
      const { docs } = await sessions.where('uid', '==', uid).get();
      const entries = docs.flatMap((snapshot) => {
        const entry = parseDocument(SessionEntry, snapshot);
        return entry?.kind === kind && snapshot.id !== newHash
          ? [{ ref: snapshot.ref, at: entry.createdAt.getTime() }]
          : [];
      });
      const oldest = entries.sort((a, b) => b.at - a.at).slice(most - 1);
      await Promise.all(oldest.map(({ ref }) => ref.delete()));
    },

    async end(hash: string): Promise<void> {
      await sessions.doc(hash).delete();
    },

    /** The open sessions of all administrators. */
    async listOpen(now: Date) {
      const { docs } = await sessions.where('kind', '==', 'admin' satisfies SessionKind).get();
      return parseDocuments(SessionEntry, docs).filter(({ expireAt }) => expireAt > now);
    },

    /** An administrator's open sessions, newest first. */
    async listOf(uid: string, now: Date) {
      const { docs } = await sessions.where('uid', '==', uid).get();
      return parseDocuments(SessionEntry, docs)
        .filter(({ kind, expireAt }) => kind === 'admin' && expireAt > now)
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    },

    async endAllOf(
      uid: string,
      isKept: (session: SessionEntry & { readonly id: string }) => boolean = () => false,
    ): Promise<void> {
      const { docs } = await sessions.where('uid', '==', uid).get();
      const ended = docs.filter((snapshot) => {
        const session = parseDocument(SessionEntry, snapshot);
        return !session || !isKept(session);
      });
      await Promise.all(ended.map(({ ref }) => ref.delete()));
    },
  };
}
