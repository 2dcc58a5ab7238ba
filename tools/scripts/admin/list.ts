import type { UserRecord } from 'firebase-admin/auth';
import { createSessionStore } from '../../../functions/src/sessions/store';
import { isActive, type Project } from './administrators';

/** The batch size of the Admin SDK's lookup. */
const LOOKUP = 100;

/** A line for each administrator: username, state, name and e-mail address. */
export async function listAdministrators({ auth, db }: Project): Promise<string[]> {
  const entries = await createSessionStore(db).listAdmins();
  const accounts = new Map<string, UserRecord>();
  for (let start = 0; start < entries.length; start += LOOKUP) {
    const { users } = await auth.getUsers(entries.slice(start, start + LOOKUP).map(({ uid }) => ({ uid })));
    for (const user of users) accounts.set(user.uid, user);
  }
  const width = Math.max(...entries.map(({ username }) => username.length));
  return entries.map(({ username, uid, name, email }) =>
    [username.padEnd(width), stateOf(accounts.get(uid)).padEnd(10), name ?? '', email].join('  '),
  );
}

/** `unfinished` has an account but no claim yet. */
function stateOf(account: UserRecord | undefined): string {
  if (!account) return 'no account';
  if (isActive(account)) return 'active';
  return account.disabled ? 'disabled' : 'unfinished';
}
