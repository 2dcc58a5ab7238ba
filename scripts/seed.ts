import { runCommand } from './process/command';
import { clientEnvironment } from './suite/addresses';
import { prepareConfig } from './suite/config';

/** Seeds the running emulators: those that the environment names, else those of `npm start`. */
export function run(): Promise<number> {
  return runCommand(async () => {
    const { config } = prepareConfig('default');
    Object.assign(process.env, { ...clientEnvironment(config), ...process.env });
    const { seed } = await import('../emulators/seed');
    await seed();
    return 0;
  });
}
