import { runCommand } from './process/command';
import { clientEnvironment } from './suite/addresses';
import { prepareConfig } from './suite/config';
import { requireEmulator } from './suite/running';

/** Seeds the running emulators: those that the environment names, else those of `npm start`. */
export function run(): Promise<number> {
  return runCommand(async () => {
    const environment = clientEnvironment(prepareConfig('default').config);
    Object.assign(process.env, { ...environment, ...process.env });
    await requireEmulator(process.env.FIREBASE_AUTH_EMULATOR_HOST);
    const { seed } = await import('../emulators/seed');
    await seed();
    return 0;
  });
}
