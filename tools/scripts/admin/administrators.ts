import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { codeOf, GRPC } from '../../../functions/src/platform/errors';
import { withSchemaVersion } from '../../../functions/src/platform/schema-version';
import { createDeviceStore } from '../../../functions/src/sessions/devices';
import { isRandomSignInEmail, randomSignInEmail } from '../../../functions/src/sessions/sign-in-email';
import { createSessionStore } from '../../../functions/src/sessions/store';
import { unlessRejected } from '../../../functions/src/sessions/tokens';
import { Failure } from '../process/failure';
import type { NewAdministrator } from './options';

export interface Project {
  readonly auth: Auth;
  readonly db: Firestore;
}

/** `names` are the owner's: the password must not consist of them. */
type AskPassword = (names: readonly string[]) => Promise<string>;

/**
 * Creates an administrator with a new account, enables a disabled one, or resumes an interrupted creation. The
 * account is never one that a user registered: its sign-in email is random, `email` is contact data only. The claim comes
 * last: until then the account has no access.
 */
export async function createAdministrator(
  { auth, db }: Project,
  { username, email, name }: NewAdministrator,
  askPassword: AskPassword,
): Promise<void> {
  const entry = await createSessionStore(db).findAdmin(username);
  const holder = entry && (await unlessRejected(() => auth.getUser(entry.uid)));
  if (holder && isActive(holder)) {
    throw new Failure(`${username} is an administrator already; a new password comes with \`reset\`.`);
  }

  const signInEmail = randomSignInEmail();
  const { uid } = await auth.createUser({
    email: signInEmail,
    password: await askPassword([username, name, email]),
    displayName: name,
  });
  const document = db.collection('admins').doc(username);
  const fields = withSchemaVersion(document.path, { uid, email, signInEmail, name });
  try {
    await (entry ? document.set(fields) : document.create(fields));
  } catch (error) {
    await auth.deleteUser(uid);
    throw codeOf(error) === GRPC.alreadyExists ? taken(username) : error;
  }
  if (holder && isRandomSignInEmail(holder.email)) await auth.deleteUser(holder.uid);
  await auth.setCustomUserClaims(uid, { admin: true });
}

/**
 * Gives accounts with a real sign-in email a random one, and ends their sessions: until then, Firebase's public
 * sign-in and password reset work for them. Returns the migrated usernames. It is idempotent.
 */
export async function migrateAdministrators(project: Project): Promise<string[]> {
  const { auth, db } = project;
  const entries = await createSessionStore(db).listAdmins();
  const moved: string[] = [];
  for (const { username, uid, signInEmail } of entries) {
    const account = await unlessRejected(() => auth.getUser(uid));
    if (!account || (isRandomSignInEmail(account.email) && account.email === signInEmail)) continue;
    const address = isRandomSignInEmail(signInEmail) ? signInEmail : randomSignInEmail();
    // The login reads this document, so it comes first. In between the login fails, and a second run resumes.
    await db
      .collection('admins')
      .doc(username)
      .update(withSchemaVersion(`admins/${username}`, { signInEmail: address }));
    await auth.updateUser(uid, {
      email: address,
      emailVerified: false,
      phoneNumber: null,
      providersToUnlink: account.providerData
        .map(({ providerId }) => providerId)
        .filter((providerId) => providerId !== 'password' && providerId !== 'phone'),
    });
    await endSessions(project, username, uid);
    moved.push(username);
  }
  return moved;
}

/** Sets a new password and ends all sessions. */
export async function resetPassword(
  project: Project,
  username: string,
  askPassword: AskPassword,
): Promise<void> {
  const { account, name, email } = await administratorOf(project, username);
  if (!isActive(account)) throw new Failure(`${username} is disabled; \`create\` enables it again.`);
  await project.auth.updateUser(account.uid, { password: await askPassword([username, name ?? '', email]) });
  await endSessions(project, username, account.uid);
}

/** Ends all sessions at once. The username stays taken. */
export async function disableAdministrator(project: Project, username: string): Promise<void> {
  const { uid, customClaims } = (await administratorOf(project, username)).account;
  await project.auth.updateUser(uid, { disabled: true });
  await project.auth.setCustomUserClaims(uid, { ...customClaims, admin: undefined });
  await endSessions(project, username, uid);
}

export function isActive({ disabled, customClaims }: UserRecord): boolean {
  return !disabled && customClaims?.admin === true;
}

async function administratorOf({ auth, db }: Project, username: string) {
  const entry = await createSessionStore(db).findAdmin(username);
  if (!entry) throw new Failure(`There is no administrator ${username}; \`list\` names all.`);
  const account = await unlessRejected(() => auth.getUser(entry.uid));
  if (!account) throw new Failure(`The account of ${username} is gone; \`create\` makes a new one.`);
  return { account, name: entry.name, email: entry.email };
}

/** Revocation compares whole seconds; deleting the document also ends a session of the same second. */
async function endSessions({ auth, db }: Project, username: string, uid: string): Promise<void> {
  await auth.revokeRefreshTokens(uid);
  await createDeviceStore(db, () => new Date()).forgetAllOf(username);
  await createSessionStore(db).endAllOf(uid);
}

function taken(username: string): Failure {
  return new Failure(`The username ${username} is taken by another account.`);
}
