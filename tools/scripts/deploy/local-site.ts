import { z } from 'zod';
import { Failure } from '../process/failure';
import { hostOf } from '../suite/client-environment';
import { prepareConfig } from '../suite/config';

const Emulators = z.object({ hosting: z.object({ port: z.number() }) });

/** The origin of the site of `npm start`, from the emulator hub. `SUITE_ORIGIN` overrides it. */
export async function findLocalSite(environment: NodeJS.ProcessEnv): Promise<string> {
  if (environment.SUITE_ORIGIN) return environment.SUITE_ORIGIN;
  const hub = hostOf(prepareConfig('default').config, 'hub');
  // Whatever the reason, there is no site; the code below reports it.
  const response = await fetch(`http://${hub}/emulators`).catch(() => null);
  if (!response?.ok)
    throw new Failure(`No emulators answer at ${hub}. Run \`npm start\` first, or name --project <id>.`);
  const { hosting } = Emulators.parse(await response.json());
  return `http://127.0.0.1:${hosting.port}`;
}
