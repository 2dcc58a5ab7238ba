import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { documentInvalid } from '../logs';

const AdminEntry = z.object({ uid: z.string(), email: z.string(), name: z.string().nullish() });

/** Who an administrator's username stands for. */
export interface AdminAccount {
  readonly username: string;
  readonly uid: string;
  readonly email: string;
  readonly name: string | null;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** `admins/{username}` and `revokedSessions/{hash}`; Firestore itself deletes the latter after `expireAt`. */
export function createSessionStore(db: Firestore) {
  const admins = db.collection('admins');
  const revoked = db.collection('revokedSessions');

  const toAccount = (snapshot: FirebaseFirestore.DocumentSnapshot | undefined): AdminAccount | null => {
    if (!snapshot?.exists) return null;
    const entry = AdminEntry.safeParse(snapshot.data());
    if (entry.success) return { ...entry.data, username: snapshot.id, name: entry.data.name ?? null };
    documentInvalid(
      snapshot.ref.path,
      entry.error.issues.map(({ path }) => path.join('.')),
    );
    return null;
  };

  return {
    /** `username` is lower-cased and allowed as a document id. */
    async findAdmin(username: string): Promise<AdminAccount | null> {
      return toAccount(await admins.doc(username).get());
    },

    async findAdminByUid(uid: string): Promise<AdminAccount | null> {
      const found = await admins.where('uid', '==', uid).limit(1).get();
      return toAccount(found.docs[0]);
    },

    async isRevoked(hash: string): Promise<boolean> {
      return (await revoked.doc(hash).get()).exists;
    },

    async revoke(hash: string, expireAt: Date): Promise<void> {
      await revoked.doc(hash).set({ expireAt: Timestamp.fromDate(expireAt) });
    },
  };
}
