import { z } from 'zod';
import { Failure } from '../process/failure';
import { hostOf } from '../suite/addresses';
import { prepareConfig } from '../suite/config';

const Emulators = z.object({ hosting: z.object({ port: z.number() }) });

/** Where the site of `npm start` is: the emulators' hub knows, whatever port it took. `SUITE_ORIGIN` names another. */
export async function findLocalSite(environment: NodeJS.ProcessEnv): Promise<string> {
  if (environment.SUITE_ORIGIN) return environment.SUITE_ORIGIN;
  const hub = hostOf(prepareConfig('default').config, 'hub');
  // Whatever the reason, there is no site to look at, which is said below.
  const response = await fetch(`http://${hub}/emulators`).catch(() => null);
  if (!response?.ok)
    throw new Failure(`No emulators answer at ${hub}. Run \`npm start\` first, or name --project <id>.`);
  const { hosting } = Emulators.parse(await response.json());
  return `http://127.0.0.1:${hosting.port}`;
}
