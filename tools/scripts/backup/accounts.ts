import { readFileSync } from 'node:fs';
import type { Auth, UserImportOptions, UserImportRecord, UserRecord } from 'firebase-admin/auth';
import { Failure } from '../process/failure';

const AT_ONCE = 1000;
/** The Auth emulator stores passwords in plain text. */
const FAKE_HASH = /^fakeHash:salt=[^:]*:password=(.*)$/s;

/** Yields all accounts page by page, with the administrators' claims. */
export async function* accountsOf(auth: Auth): AsyncGenerator<UserRecord[]> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(AT_ONCE, pageToken);
    if (page.users.length > 0) yield page.users;
    pageToken = page.pageToken;
  } while (pageToken);
}

/** Imports accounts from JSON; returns how many lost their password. */
export async function importAccounts(
  auth: Auth,
  accounts: readonly SavedAccount[],
  hash: UserImportOptions['hash'] | undefined,
): Promise<number> {
  const records = accounts.map((account) => toRecord(account, hash !== undefined));
  const hasHashes = records.some(({ passwordHash }) => passwordHash);
  const { errors } = await auth.importUsers(records, hash && hasHashes ? { hash } : undefined);
  const [first] = errors;
  if (first) throw new Failure(`${accounts[first.index]?.uid} could not be imported: ${first.error.message}`);
  let withoutPassword = 0;
  for (const { uid, passwordHash } of accounts) {
    const password = FAKE_HASH.exec(passwordHash ?? '')?.[1];
    if (password !== undefined) await auth.updateUser(uid, { password });
    else if (passwordHash && !hash) withoutPassword += 1;
  }
  return withoutPassword;
}

export async function deleteAccounts(auth: Auth): Promise<void> {
  for (;;) {
    const { users } = await auth.listUsers(AT_ONCE);
    if (users.length === 0) return;
    const { errors } = await auth.deleteUsers(users.map(({ uid }) => uid));
    const [first] = errors;
    if (first) throw new Failure(`An account could not be deleted: ${first.error.message}`);
  }
}

/** An account in JSON. */
export type SavedAccount = Pick<
  UserImportRecord,
  'uid' | 'email' | 'emailVerified' | 'displayName' | 'phoneNumber'
> &
  Pick<UserImportRecord, 'photoURL' | 'disabled' | 'metadata' | 'providerData' | 'customClaims'> & {
    readonly passwordHash?: string;
    readonly passwordSalt?: string;
  };

function toRecord(account: SavedAccount, takesHashes: boolean): UserImportRecord {
  const { passwordHash, passwordSalt, providerData = [], ...rest } = account;
  const isHash = takesHashes && passwordHash && !FAKE_HASH.test(passwordHash);
  return {
    ...rest,
    // These two derive from the password and the phone number.
    providerData: providerData.filter(
      ({ providerId }) => providerId !== 'password' && providerId !== 'phone',
    ),
    ...(isHash && { passwordHash: Buffer.from(passwordHash, 'base64') }),
    ...(isHash && passwordSalt && { passwordSalt: Buffer.from(passwordSalt, 'base64') }),
  };
}

/** Parses the Firebase console's "Password hash parameters" of the project of the backup. */
export function readHashParameters(file: string): UserImportOptions['hash'] {
  const text = readFileSync(file, 'utf8');
  const value = (name: string) => {
    const found = new RegExp(`${name}:\\s*([^\\s,]+)`).exec(text)?.[1];
    if (found === undefined) throw new Failure(`${file} has no ${name}: it is not what the console shows.`);
    return found;
  };
  if (value('algorithm') !== 'SCRYPT') throw new Failure(`${file} names another algorithm than SCRYPT.`);
  return {
    algorithm: 'SCRYPT',
    key: Buffer.from(value('base64_signer_key'), 'base64'),
    saltSeparator: Buffer.from(value('base64_salt_separator'), 'base64'),
    rounds: Number(value('rounds')),
    memoryCost: Number(value('mem_cost')),
  };
}
