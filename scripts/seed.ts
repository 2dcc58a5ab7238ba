import { runCommand } from './process/command';
import { clientEnvironment } from './suite/addresses';
import { prepareConfig } from './suite/config';
import { requireEmulator } from './suite/running';

/**
 * Seeds the running emulators: those that the environment names, else those of `npm start`. With `--mend`, only sees
 * to the pictures, after a crash.
 */
export function run(args: readonly string[] = []): Promise<number> {
  return runCommand(async () => {
    const environment = clientEnvironment(prepareConfig('default').config);
    Object.assign(process.env, { ...environment, ...process.env });
    await requireEmulator(process.env.FIREBASE_AUTH_EMULATOR_HOST);
    const { seed, mend } = await import('../emulators/seed');
    if (!args.includes('--mend')) {
      await seed();
      return 0;
    }
    const { objects, lost } = await mend();
    const restored =
      objects > 0 ? `${objects} files of sample pictures were put back` : 'no sample picture was lost';
    console.log(`The run before did not end properly: ${restored}.`);
    for (const key of lost)
      console.log(`Lost: the files of the picture ${key}. Choose it anew in the panel.`);
    return 0;
  });
}
