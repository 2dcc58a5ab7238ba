import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { codeOf, GRPC } from '../../functions/src/platform/errors';
import { createSessionStore } from '../../functions/src/session/store';
import { unlessRefused } from '../../functions/src/session/tokens';
import { Failure } from '../process/failure';
import type { NewAdministrator } from './options';

export interface Project {
  readonly auth: Auth;
  readonly db: Firestore;
}

type AskPassword = () => Promise<string>;

/**
 * Makes an administrator of a new account or of the one that has that e-mail address already; enables again who was
 * disabled, and finishes what was interrupted. The claim comes last: until then, nothing is open.
 */
export async function createAdministrator(
  { auth, db }: Project,
  { username, email, name }: NewAdministrator,
  askPassword: AskPassword,
): Promise<void> {
  const store = createSessionStore(db);
  const [entry, found] = await Promise.all([
    store.findAdmin(username),
    unlessRefused(() => auth.getUserByEmail(email)),
  ]);
  const holder = entry && (await unlessRefused(() => auth.getUser(entry.uid)));
  if (holder && holder.uid !== found?.uid) throw taken(username);
  if (holder && isActive(holder)) {
    throw new Failure(`${username} is an administrator already; a new password comes with \`reset\`.`);
  }
  const other = found && (await store.findAdminByUid(found.uid));
  if (other && other.username !== username) {
    throw new Failure(`That e-mail address belongs to the administrator ${other.username}.`);
  }

  const account = { email, password: await askPassword(), displayName: name, disabled: false };
  const { uid, customClaims } = await (found
    ? auth.updateUser(found.uid, account)
    : auth.createUser(account));
  if (found) await endSessions({ auth, db }, uid);
  const document = db.collection('admins').doc(username);
  const fields = { uid, email, name };
  await (entry ? document.set(fields) : document.create(fields)).catch((error: unknown) => {
    throw codeOf(error) === GRPC.alreadyExists ? taken(username) : error;
  });
  await auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
}

/** Gives a new password. Whoever is signed in with the old one is no longer. */
export async function resetPassword(
  project: Project,
  username: string,
  askPassword: AskPassword,
): Promise<void> {
  const account = await accountOf(project, username);
  if (!isActive(account)) throw new Failure(`${username} is disabled; \`create\` enables it again.`);
  await project.auth.updateUser(account.uid, { password: await askPassword() });
  await endSessions(project, account.uid);
}

/** Ends all that the administrator has open, at once. The username stays taken. */
export async function disableAdministrator(project: Project, username: string): Promise<void> {
  const { uid, customClaims } = await accountOf(project, username);
  await project.auth.updateUser(uid, { disabled: true });
  await project.auth.setCustomUserClaims(uid, { ...customClaims, admin: undefined });
  await endSessions(project, uid);
}

export function isActive({ disabled, customClaims }: UserRecord): boolean {
  return !disabled && customClaims?.admin === true;
}

async function accountOf({ auth, db }: Project, username: string): Promise<UserRecord> {
  const entry = await createSessionStore(db).findAdmin(username);
  if (!entry) throw new Failure(`There is no administrator ${username}; \`list\` names all.`);
  const account = await unlessRefused(() => auth.getUser(entry.uid));
  if (!account) throw new Failure(`The account of ${username} is gone; \`create\` makes a new one.`);
  return account;
}

/** Revoking compares whole seconds; without its document, a session of this very second is over, too. */
async function endSessions({ auth, db }: Project, uid: string): Promise<void> {
  await auth.revokeRefreshTokens(uid);
  await createSessionStore(db).endAllOf(uid);
}

function taken(username: string): Failure {
  return new Failure(`The username ${username} is taken by another account.`);
}
