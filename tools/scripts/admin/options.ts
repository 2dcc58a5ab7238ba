import { parseArgs } from 'node:util';
import { Email } from '@alnafitha/contract';
import { adminId } from '../../../functions/src/sessions/admin-id';
import { Failure } from '../process/failure';

/** The new administrator. */
export interface NewAdministrator {
  /** In lower case, as stored. */
  readonly username: string;
  readonly email: string;
  readonly name: string;
}

export type Command =
  | ({ readonly action: 'create' } & NewAdministrator)
  | { readonly action: 'reset' | 'disable'; readonly username: string }
  | { readonly action: 'list' | 'migrate' };

const USAGE = `Usage: npm run admin -- create <username> --email <address> --name <name>   makes an administrator, or enables one again
       npm run admin -- reset <username>     gives a new password, and ends all sessions
       npm run admin -- disable <username>   ends all sessions, and lets nobody in by that name
       npm run admin -- list
       npm run admin -- migrate              gives accounts of earlier versions random sign-in addresses
Works on the emulators of \`npm start\`; with --project <id> on a real project. The password is asked for, or read from standard input.`;

/** Parses the command and the real project, if one is named. Throws a `Failure` for invalid arguments. */
export function commandOf(args: readonly string[]): { command: Command; project: string | undefined } {
  const { values, positionals } = parse(args);
  const { project, ...details } = values;
  const [action, username, ...others] = positionals;
  if (others.length > 0 || project === '') throw new Failure(USAGE);
  if (action === 'create') return { command: { action, ...newAdministrator(username, details) }, project };
  if (details.email !== undefined || details.name !== undefined) throw new Failure(USAGE);
  if ((action === 'list' || action === 'migrate') && username === undefined)
    return { command: { action }, project };
  if (action !== 'reset' && action !== 'disable') throw new Failure(USAGE);
  return { command: { action, username: usernameOf(username) }, project };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { project: text, email: text, name: text },
    });
  } catch (error) {
    if (error instanceof TypeError) throw new Failure(`${error.message}\n${USAGE}`);
    throw error;
  }
}

function newAdministrator(
  username: string | undefined,
  details: { email?: string | undefined; name?: string | undefined },
): NewAdministrator {
  const id = usernameOf(username);
  const name = details.name?.trim();
  if (!name || details.email === undefined) throw new Failure(USAGE);
  const email = Email.safeParse(details.email);
  if (!email.success) throw new Failure(`${details.email} is no e-mail address.`);
  return { username: id, email: email.data, name };
}

function usernameOf(text: string | undefined): string {
  if (text === undefined) throw new Failure(USAGE);
  const id = adminId(text.trim());
  if (id === null) {
    throw new Failure(
      'A username has up to 200 letters, digits and . _ @ + -, and begins with a letter or digit.',
    );
  }
  return id;
}
