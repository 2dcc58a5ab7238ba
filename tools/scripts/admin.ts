import { Email, LANGUAGES, ProfileUpdate, ROLES } from '@alnafitha/contract';
import { AppError, codeOf } from '../../functions/src/platform/errors';
import { adminId } from '../../functions/src/sessions/admin-id';
import {
  changeAdministrator,
  createAdministrator,
  disableAdministrator,
  inviteAdministrator,
  listAdministrators,
  removeSecondFactor,
  resetPassword,
} from './admin/administrators';
import { askPassword } from './admin/password';
import { Failure, parseOptions, runCommand, TEXT } from './project/command';
import { connect, type Project } from './project/connect';

interface Details {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly language?: string | undefined;
}
/** What each command takes besides. */
const DETAILS: Readonly<Record<string, readonly string[]>> = {
  create: ['email', 'name'],
  invite: ['name', 'role', 'language'],
  role: ['role'],
};

const USAGE = `Usage: npm run admin -- create <username> --email <address> --name <name>   makes an administrator, or enables one again
       npm run admin -- invite <address> --name <name> [--role administrator|content|desk] [--language en|ar]   by mail
       npm run admin -- role <username> --role administrator|content|desk
       npm run admin -- reset <username>     gives a new password, and ends all sessions
       npm run admin -- disable <username>   ends all sessions, and lets nobody in by that name
       npm run admin -- enable | sign-out | remove <username>
       npm run admin -- reset-second-factor <username>   for a lost telephone: the password is enough again; ends all sessions
       npm run admin -- list
Works on the emulators of \`npm start\`; with --project <id> on a real project. The password is asked for, or read from standard input.`;

await runCommand(async (args) => {
  const { values, positionals } = parseOptions(
    args,
    { project: TEXT, email: TEXT, name: TEXT, role: TEXT, language: TEXT },
    USAGE,
  );
  const perform = commandOf(positionals, values);
  const project = await connect(values.project);
  console.log(await explainErrors(project.projectId, () => perform(project)));
});

/** Throws a `Failure` for invalid arguments. The work resolves to a report. */
function commandOf(
  [action, typed, ...extraArguments]: readonly string[],
  { email, name, role, language }: Details,
): (project: Project) => Promise<string> {
  const given = Object.entries({ email, name, role, language }).flatMap(([key, value]) =>
    value ? [key] : [],
  );
  const taken = DETAILS[action ?? ''] ?? [];
  if (extraArguments.length > 0 || !given.every((key) => taken.includes(key))) throw new Failure(USAGE);
  if (action === 'list' && typed === undefined) {
    return async (project) => {
      const lines = await listAdministrators(project);
      return [`${lines.length} in ${project.where}`, ...lines].join('\n');
    };
  }
  if (typed === undefined) throw new Failure(USAGE);
  const username = usernameOf(typed);
  const ask = (names: readonly string[]) => askPassword(process.stdin, process.stderr, names);
  switch (action) {
    case 'create': {
      const details = { username, email: emailOf(email), name: nameOf(name) };
      return async (project) => {
        await createAdministrator(project, details, ask);
        return `${username} is an administrator of ${project.where}.`;
      };
    }
    case 'invite': {
      const invited = {
        ...{ email: emailOf(typed), name: nameOf(name) },
        ...{ role: oneOf(ROLES, role ?? 'administrator'), language: oneOf(LANGUAGES, language ?? 'en') },
      };
      return async (project) => {
        await inviteAdministrator(project, invited);
        return `${invited.email} is invited to ${project.where}; the mail's link works for three days.`;
      };
    }
    case 'role':
    case 'enable':
    case 'sign-out':
    case 'remove': {
      const change = action === 'sign-out' ? 'signOut' : action;
      const next = action === 'role' ? oneOf(ROLES, role) : undefined;
      return async (project) => {
        await changeAdministrator(project, username, change, next);
        return `Done: ${action} ${username}${next ? ` ${next}` : ''} in ${project.where}.`;
      };
    }
    case 'reset':
      return async (project) => {
        await resetPassword(project, username, ask);
        return `${username} has a new password in ${project.where}, and is signed out everywhere.`;
      };
    case 'reset-second-factor':
      return async (project) => {
        await removeSecondFactor(project, username);
        return `${username} has no second factor in ${project.where}, and is signed out everywhere.`;
      };
    case 'disable':
      return async (project) => {
        await disableAdministrator(project, username);
        return `${username} is disabled in ${project.where}, and is signed out everywhere.`;
      };
    default:
      throw new Failure(USAGE);
  }
}

function oneOf<const T extends string>(choices: readonly T[], text: string | undefined): T {
  const choice = choices.find((other) => other === text);
  if (choice === undefined) throw new Failure(USAGE);
  return choice;
}

function usernameOf(text: string): string {
  const id = adminId(text);
  if (id !== null) return id;
  throw new Failure(
    'A username has up to 200 letters, digits and . _ @ + -, and begins with a letter or digit.',
  );
}

function emailOf(text: string | undefined): string {
  if (text === undefined) throw new Failure(USAGE);
  const email = Email.safeParse(text);
  if (!email.success) throw new Failure(`${text} is no e-mail address.`);
  return email.data;
}

function nameOf(text: string | undefined): string {
  const profile = ProfileUpdate.safeParse({ name: text });
  if (!profile.success) throw new Failure(USAGE);
  return profile.data.name;
}

/** Turns errors that the person at the terminal can fix into a `Failure`. */
async function explainErrors<T>(projectId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Such as the last administrator's.
    if (error instanceof AppError) throw new Failure(error.issues?.[0]?.message ?? error.message);
    if (!(error instanceof Error) || error instanceof Failure) throw error;
    if (codeOf(error) === 'app/invalid-credential' || /default credentials/.test(error.message)) {
      throw new Failure(
        `No credentials for ${projectId}: run \`gcloud auth application-default login\`, or name a service account's key in GOOGLE_APPLICATION_CREDENTIALS.`,
      );
    }
    if (String(codeOf(error)).startsWith('auth/')) throw new Failure(error.message);
    throw error;
  }
}
