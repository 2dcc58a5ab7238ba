import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import {
  createAdministrator,
  disableAdministrator,
  migrateAdministrators,
  type Project,
  resetPassword,
} from './admin/administrators';
import { explained } from './admin/errors';
import { listAdministrators } from './admin/list';
import { type Command, commandOf } from './admin/options';
import { askPassword } from './admin/password';
import { runCommand } from './process/command';
import { clientEnvironment } from './suite/client-environment';
import { prepareConfig } from './suite/config';
import { requireEmulator } from './suite/running';
import { targetOf } from './suite/target';

/** Makes and manages administrators: of emulators, or of a real project. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const { command, project } = commandOf(args);
    const local = clientEnvironment(prepareConfig('default').config);
    const { projectId, environment } = targetOf(process.env, local, project);
    if (environment) {
      await requireEmulator(environment.FIREBASE_AUTH_EMULATOR_HOST);
      await requireEmulator(environment.FIRESTORE_EMULATOR_HOST);
      Object.assign(process.env, environment);
    }
    const app = initializeApp({ projectId });
    const where = environment ? `${projectId} (emulators)` : projectId;
    const perform = () => responseOf(command, { auth: getAuth(app), db: getFirestore(app) }, where);
    console.log(await explained(projectId, perform));
    return 0;
  });
}

async function responseOf(command: Command, project: Project, where: string): Promise<string> {
  const ask = (names: readonly string[]) => askPassword(process.stdin, process.stderr, names);
  switch (command.action) {
    case 'create':
      await createAdministrator(project, command, ask);
      return `${command.username} is an administrator of ${where}.`;
    case 'reset':
      await resetPassword(project, command.username, ask);
      return `${command.username} has a new password in ${where}, and is signed out everywhere.`;
    case 'disable':
      await disableAdministrator(project, command.username);
      return `${command.username} is disabled in ${where}, and is signed out everywhere.`;
    case 'migrate': {
      const moved = await migrateAdministrators(project);
      if (moved.length === 0) return `All administrators of ${where} have random sign-in addresses.`;
      return `Moved to random sign-in addresses in ${where}, and signed out everywhere: ${moved.join(', ')}.`;
    }
    case 'list': {
      const lines = await listAdministrators(project);
      return [`${lines.length} in ${where}`, ...lines].join('\n');
    }
  }
}
