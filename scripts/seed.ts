import { runCommand } from './process/command';
import { Failure } from './process/failure';
import { clientEnvironment } from './suite/addresses';
import { prepareConfig } from './suite/config';

/** Seeds the running emulators: those that the environment names, else those of `npm start`. */
export function run(): Promise<number> {
  return runCommand(async () => {
    const environment = clientEnvironment(prepareConfig('default').config);
    Object.assign(process.env, { ...environment, ...process.env });
    await requireAuthEmulator(`http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`);
    const { seed } = await import('../emulators/seed');
    await seed();
    return 0;
  });
}

async function requireAuthEmulator(address: string): Promise<void> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw new Failure(`No emulators answer at ${address}. Run \`npm start\` first.`);
}
