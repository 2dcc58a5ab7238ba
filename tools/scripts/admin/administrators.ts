import type { UserRecord } from 'firebase-admin/auth';
import { readShown } from '../../../functions/src/content/kinds/block-documents';
import { codeOf, GRPC } from '../../../functions/src/platform/errors';
import { createAccountEvents } from '../../../functions/src/sessions/account-events';
import { createDeviceStore } from '../../../functions/src/sessions/devices';
import { companyNames } from '../../../functions/src/sessions/password-rules';
import { createPeople, personChange } from '../../../functions/src/sessions/people';
import { resetSecondFactor } from '../../../functions/src/sessions/second-factor/store';
import { isRandomSignInEmail, randomSignInEmail } from '../../../functions/src/sessions/sign-in-email';
import { createSessionStore } from '../../../functions/src/sessions/store';
import { unlessRejected } from '../../../functions/src/sessions/tokens';
import { Failure } from '../project/command';
import type { Project } from '../project/connect';

type Clients = Pick<Project, 'auth' | 'db'>;

interface NewAdministrator {
  /** Usernames are stored in lower case. */
  readonly username: string;
  readonly email: string;
  readonly name: string;
}

const now = () => new Date();
const peopleOf = ({ auth, db }: Clients) =>
  createPeople(db, { auth, clock: now, events: createAccountEvents(db, now) });

/** The password must not consist of the owner's `names`. */
type AskPassword = (names: readonly string[]) => Promise<string>;

/**
 * Creates an administrator, enables a disabled one, or resumes an unfinished one. The sign-in email is random,
 * so no user can have registered the account. The claim comes last: it gives access.
 */
export async function createAdministrator(
  { auth, db }: Clients,
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
    password: await askPassword([username, name, email, ...(await namesOf(db))]),
    displayName: name,
  });
  const document = db.collection('admins').doc(username);
  const fields = { uid, email, signInEmail, name };
  try {
    await (entry ? document.set(fields) : document.create(fields));
  } catch (error) {
    await auth.deleteUser(uid);
    if (codeOf(error) !== GRPC.alreadyExists) throw error;
    throw new Failure(`The username ${username} is taken by another account.`);
  }
  // An account that a user registered stays.
  if (holder && isRandomSignInEmail(holder.email)) await auth.deleteUser(holder.uid);
  await peopleOf({ auth, db }).applyTo(uid);
}

export async function resetPassword(
  project: Clients,
  username: string,
  askPassword: AskPassword,
): Promise<void> {
  const { account, name, email } = await administratorOf(project, username);
  if (!isActive(account)) throw new Failure(`${username} is disabled; \`create\` enables it again.`);
  await project.auth.updateUser(account.uid, {
    password: await askPassword([username, name ?? '', email, ...(await namesOf(project.db))]),
  });
  await peopleOf(project).requireNewPassword(account.uid, false);
  await endSessions(project, username, account.uid);
  await createAccountEvents(project.db, now).record({ uid: account.uid, username, email }, ['passwordReset']);
}

/** Mails a link with which somebody chooses a password. */
export async function inviteAdministrator(
  project: Clients,
  invited: Parameters<ReturnType<typeof peopleOf>['invite']>[0],
): Promise<void> {
  await peopleOf(project).invite(invited, null);
}

/** The same changes as in the panel. */
export async function changeAdministrator(
  project: Clients,
  username: string,
  ...change: Parameters<typeof personChange>
): Promise<void> {
  const { account } = await administratorOf(project, username);
  await peopleOf(project).change(account.uid, null, personChange(...change));
}

/** Ends all sessions. The username stays taken. */
export async function disableAdministrator(project: Clients, username: string): Promise<void> {
  const { uid } = (await administratorOf(project, username)).account;
  await peopleOf(project).change(uid, null, personChange('disable', undefined));
  await resetSecondFactor(project.db, uid);
}

/** Removes the second factor of a lost telephone, and ends all sessions. The administrator is told by mail. */
export async function removeSecondFactor(project: Clients, username: string): Promise<void> {
  const { account, email } = await administratorOf(project, username);
  const { uid } = account;
  if (!(await resetSecondFactor(project.db, uid))) throw new Failure(`${username} has no second factor.`);
  await endSessions(project, username, uid);
  await createAccountEvents(project.db, now).record({ uid, username, email }, ['factorReset']);
}

/** Each line has a username, state, role, second factor, name and e-mail address. */
export async function listAdministrators(project: Clients): Promise<string[]> {
  const people = await peopleOf(project).list();
  const width = Math.max(...people.map(({ username }) => username.length));
  return people.map(({ username, state, role, secondFactor, name, email }) =>
    [
      username.padEnd(width),
      state.padEnd(8),
      role.padEnd(13),
      secondFactor ? 'second factor' : 'password only',
      name,
      email,
    ].join('  '),
  );
}

function isActive({ disabled, customClaims }: UserRecord): boolean {
  return !disabled && customClaims?.admin === true;
}

async function administratorOf({ auth, db }: Clients, username: string) {
  const entry = await createSessionStore(db).findAdmin(username);
  if (!entry) throw new Failure(`There is no administrator ${username}; \`list\` names all.`);
  const account = await unlessRejected(() => auth.getUser(entry.uid));
  if (!account) throw new Failure(`The account of ${username} is gone; \`create\` makes a new one.`);
  return { account, name: entry.name, email: entry.email };
}

/** Revocation compares whole seconds; deleting the document also ends a session of the same second. */
async function endSessions({ auth, db }: Clients, username: string, uid: string): Promise<void> {
  await auth.revokeRefreshTokens(uid);
  await createDeviceStore(db, now).forgetAllOf(username);
  await createSessionStore(db).endAllOf(uid);
}

const namesOf = async (db: Clients['db']) => companyNames(await readShown(db, 'company', now()));
