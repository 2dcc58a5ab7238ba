import { randomBytes } from 'node:crypto';
import {
  ERROR_MESSAGES,
  INVITATION_HOURS,
  type Language,
  type PanelEventKind,
  type Person,
  type PersonChange,
  type Role,
} from '@alnafitha/contract';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { IssuedInvitation } from '../mails/invitation-mail';
import { MAILS, parseMail, queuedOfficeMail, stateOf } from '../mails/mail-document';
import { AppError, codeOf, foundOr404, GRPC } from '../platform/errors';
import { sha256 } from '../platform/sha256';
import type { Changer, createAccountEvents, Write } from './account-events';
import { adminId } from './admin-id';
import { createDeviceStore } from './devices';
import { IDLE_MS } from './lifetime';
import { mustChangePassword } from './requirement';
import { claimsOf, othersOf, roleOf } from './role';
import { listSecondFactors, resetSecondFactor } from './second-factor/store';
import { randomSignInEmail } from './sign-in-email';
import type { Source } from './source';
import { type AdminAccount, createSessionStore, toAccount } from './store';
import { type SessionAuth, unlessRejected } from './tokens';

interface Dependencies {
  readonly auth: SessionAuth;
  readonly clock: () => Date;
  readonly events: Pick<ReturnType<typeof createAccountEvents>, 'add'>;
}

interface Invited {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly language: Language;
}

type Fields = Partial<Pick<AdminAccount, 'role' | 'disabled' | 'mustChangePassword' | 'invitation'>>;
/** What a change does besides; `null` fields remove the account. */
interface Change {
  readonly fields: Fields | null;
  readonly event?: PanelEventKind;
  readonly endsSessions?: boolean;
  /** A mail that is queued with it, by its id. */
  readonly mail?: string;
}

/** The Admin SDK's limit per lookup. */
const LOOKUP = 100;
const HOUR_MS = 60 * 60 * 1000;

type ChangeOf = (account: AdminAccount) => Change;

/** Throws 400 for a change of the role without one. */
export function personChange(
  name: Exclude<PersonChange['change'], 'invite'>,
  role: Role | undefined,
): ChangeOf {
  switch (name) {
    case 'role': {
      if (!role)
        throw new AppError(400, ERROR_MESSAGES.checkFields, [
          { path: 'role', message: ERROR_MESSAGES.invalidValue },
        ]);
      return () => ({ fields: { role }, event: 'roleChanged' });
    }
    case 'disable':
      return () => ({ fields: { disabled: true }, event: 'disabled', endsSessions: true });
    case 'enable':
      return () => ({ fields: { disabled: false }, event: 'enabled' });
    case 'signOut':
      return ({ role: former }) => ({ fields: { role: former }, endsSessions: true });
    case 'remove':
      return () => ({ fields: null, event: 'removed' });
  }
}

export type People = ReturnType<typeof createPeople>;

/**
 * The accounts of the panel. Their documents decide who may do what, and each change of one is followed by Firebase's
 * claims. What ends an account's access deletes its sessions in the same transaction.
 */
export function createPeople(db: Firestore, { auth, clock, events }: Dependencies) {
  const admins = db.collection('admins');
  const sessions = db.collection('sessions');
  const store = createSessionStore(db);
  const devices = createDeviceStore(db, clock);

  const find = async (uid: string) => foundOr404(await store.findAdminByUid(uid), ERROR_MESSAGES.notFound);

  /** The accounts of Firebase; one that is missing has been deleted there. */
  const recordsOf = async (accounts: readonly AdminAccount[]) => {
    const records = new Map<string, UserRecord>();
    for (let start = 0; start < accounts.length; start += LOOKUP) {
      const { users } = await auth.getUsers(
        accounts.slice(start, start + LOOKUP).map(({ uid }) => ({ uid })),
      );
      for (const user of users) records.set(user.uid, user);
    }
    return records;
  };

  /** Brings Firebase's account in line with its document, which another change may replace meanwhile. */
  const applyTo = async (uid: string): Promise<void> => {
    for (let applied: AdminAccount | null | undefined; ; ) {
      const account = await store.findAdminByUid(uid);
      if (JSON.stringify(account) === JSON.stringify(applied)) return;
      applied = account;
      if (!account) {
        await unlessRejected(() => auth.deleteUser(uid));
        return;
      }
      const { customClaims } = await auth.updateUser(uid, { disabled: account.disabled });
      // Accounts that were reported before their documents had it.
      const reported = account.mustChangePassword ?? mustChangePassword(customClaims);
      const own = claimsOf({ ...account, mustChangePassword: reported });
      const claims = { ...othersOf(customClaims), ...own };
      await auth.setCustomUserClaims(uid, claims);
    }
  };

  const mails = db.collection(MAILS);
  const queueMail = (write: Write, id: string, { uid, email: to }: Pick<AdminAccount, 'uid' | 'email'>) =>
    write.create(
      mails.doc(id),
      queuedOfficeMail({ kind: 'invitation', messages: [], to, invited: uid }, clock()),
    );

  /** Throws 409 when nobody would be left who may do everything, however many changes happen at once. */
  const change = async (uid: string, changer: Changer, changeOf: ChangeOf) => {
    const records = await recordsOf(await store.listAdmins());
    // Accounts that an operator has disabled in Firebase do not count.
    const isFull = (account: AdminAccount) =>
      account.role === 'administrator' &&
      !account.disabled &&
      !account.invitation &&
      records.get(account.uid)?.disabled === false;
    const ended = await db.runTransaction(async (transaction) => {
      const [{ docs }, own] = await Promise.all([
        transaction.get(admins),
        transaction.get(sessions.where('uid', '==', uid)),
      ]);
      const all = docs.map(toAccount).filter((account) => account !== null);
      const account = foundOr404(all.find((other) => other.uid === uid) ?? null, ERROR_MESSAGES.notFound);
      const { fields, event, endsSessions, mail } = changeOf(account);
      const others = all.filter((other) => other !== account);
      const after = fields ? [...others, { ...account, ...fields }] : others;
      if (isFull(account) && !after.some(isFull)) throw new AppError(409, ERROR_MESSAGES.lastAdministrator);
      const document = admins.doc(account.username);
      if (fields) {
        const { invitation, ...rest } = fields;
        const invited = 'invitation' in fields && { invitation: invitation ?? FieldValue.delete() };
        transaction.update(document, { ...rest, ...invited });
      } else transaction.delete(document);
      if (mail !== undefined) queueMail(transaction, mail, account);
      // Who has not come yet is told nothing else.
      if (event && (!account.invitation || event === 'invited'))
        events.add(transaction, account, event, { changer, role: fields?.role });
      if (!endsSessions && fields) return null;
      for (const { ref } of own.docs) transaction.delete(ref);
      return { username: account.username, isRemoved: !fields };
    });
    if (ended) {
      await devices.forgetAllOf(ended.username);
      if (ended.isRemoved) await resetSecondFactor(db, uid);
    }
    await applyTo(uid);
  };

  const invitationFor = (language: Language, mail: string) => ({
    ...{ language, mail },
    expireAt: new Date(clock().getTime() + INVITATION_HOURS * HOUR_MS),
  });

  /** The account of a token, while it counts. */
  const invitedBy = async (token: string): Promise<AdminAccount> => {
    const { docs } = await admins.where('invitation.hash', '==', sha256(token)).limit(1).get();
    const account = toAccount(docs[0]);
    const isOpen = account?.invitation && account.invitation.expireAt > clock() && !account.disabled;
    return foundOr404(isOpen ? account : null, ERROR_MESSAGES.invitationEnded);
  };

  return {
    applyTo,
    change,
    invitedBy,

    async list(): Promise<Person[]> {
      const [accounts, factors, open] = await Promise.all([
        store.listAdmins(),
        listSecondFactors(db),
        store.listOpen(clock()),
      ]);
      const mailIds = accounts.flatMap(({ invitation }) => invitation?.mail ?? []);
      const [records, sent] = await Promise.all([
        recordsOf(accounts),
        mailIds.length > 0 ? db.getAll(...mailIds.map((id) => mails.doc(id))) : [],
      ]);
      return accounts.map((account) => {
        const { uid: id, username, name, email, role, disabled, invitation } = account;
        const record = records.get(id);
        const isDisabled =
          disabled || !record || record.disabled || (!invitation && !roleOf(record.customClaims));
        const invited = invitation && (invitation.expireAt > clock() ? 'invited' : 'expired');
        const seen = [
          Date.parse(record?.metadata.lastSignInTime ?? ''),
          ...open.filter(({ uid }) => uid === id).map(({ expireAt }) => expireAt.getTime() - IDLE_MS.admin),
        ].filter((time) => !Number.isNaN(time));
        const snapshot = sent.find((mail) => mail.id === invitation?.mail);
        const mail = snapshot && parseMail(snapshot);
        return {
          ...{ id, username, name: name ?? username, email, role },
          state: isDisabled ? 'disabled' : (invited ?? 'active'),
          secondFactor: factors.has(id),
          ...(seen.length > 0 && !invitation && { lastSeen: new Date(Math.max(...seen)).toISOString() }),
          ...(mail && { mail: stateOf(mail) }),
        };
      });
    },

    /** Whether the account's session may only choose a new password. */
    async requireNewPassword(uid: string, isRequired: boolean): Promise<void> {
      const [account, { customClaims }] = await Promise.all([find(uid), auth.getUser(uid)]);
      const states = [account.mustChangePassword ?? false, mustChangePassword(customClaims)];
      if (states.every((state) => state === isRequired)) return;
      await change(uid, null, () => ({ fields: { mustChangePassword: isRequired } }));
    },

    /** Throws 409 for an address that somebody has. */
    async invite({ name, email, role, language }: Invited, changer: Changer): Promise<void> {
      const username = adminId(email);
      if (username === null)
        throw new AppError(400, ERROR_MESSAGES.checkFields, [
          { path: 'email', message: ERROR_MESSAGES.emailInvalid },
        ]);
      const taken = () =>
        new AppError(409, ERROR_MESSAGES.recipientRepeated, [
          { path: 'email', message: ERROR_MESSAGES.recipientRepeated },
        ]);
      const all = await store.listAdmins();
      if (all.some((other) => other.email.toLowerCase() === email.toLowerCase())) throw taken();
      const signInEmail = randomSignInEmail();
      const password = randomBytes(32).toString('base64url');
      const { uid } = await auth.createUser({ email: signInEmail, password, displayName: name });
      try {
        const batch = db.batch();
        const mail = mails.doc().id;
        const invitation = invitationFor(language, mail);
        queueMail(batch, mail, { uid, email });
        batch.create(admins.doc(username), { uid, email, signInEmail, name, role, invitation });
        events.add(batch, { uid, username, email }, 'invited', { changer, role });
        await batch.commit();
      } catch (error) {
        await auth.deleteUser(uid);
        throw codeOf(error) === GRPC.alreadyExists ? taken() : error;
      }
    },

    /** Sends a new invitation; the link of the former one counts no more. */
    async inviteAgain(uid: string, changer: Changer): Promise<void> {
      const mail = mails.doc().id;
      await change(uid, changer, ({ invitation }) => {
        if (!invitation) throw new AppError(409, ERROR_MESSAGES.invitationEnded);
        return { fields: { invitation: invitationFor(invitation.language, mail) }, event: 'invited', mail };
      });
    },

    /** Makes the token of an invitation's mail, which nothing stores; `null` for a former mail, or once it was accepted or has ended. */
    issue: (uid: string, mail: string): Promise<IssuedInvitation | null> =>
      db.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(admins.where('uid', '==', uid).limit(1));
        const account = toAccount(docs[0]);
        if (!account?.invitation || account.disabled || account.invitation.expireAt <= clock()) return null;
        if (account.invitation.mail !== mail) return null;
        const token = randomBytes(32).toString('base64url');
        transaction.update(admins.doc(account.username), { 'invitation.hash': sha256(token) });
        const { username, name, invitation } = account;
        return {
          token,
          username,
          name: name ?? '',
          language: invitation.language,
          until: invitation.expireAt,
        };
      }),

    /** Sets the password of an invited account, once. */
    async accept(token: string, password: string, source: Source): Promise<AdminAccount> {
      const { uid } = await invitedBy(token);
      const hash = sha256(token);
      await db.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(admins.where('invitation.hash', '==', hash).limit(1));
        const account = foundOr404(toAccount(docs[0]), ERROR_MESSAGES.invitationEnded);
        await auth.updateUser(uid, { password });
        transaction.update(admins.doc(account.username), { invitation: FieldValue.delete() });
        events.add(transaction, account, 'joined', { changer: { id: uid, name: account.name, source } });
      });
      await applyTo(uid);
      return find(uid);
    },
  };
}
