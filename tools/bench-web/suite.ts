import { resolve } from 'node:path';
import { build } from '../scripts/suite/build';
import { prepareConfig, ROOT } from '../scripts/suite/config';
import { type Suite, startSuite } from '../scripts/suite/suite';
import { writeStaticPages } from './static-page';

/** Starts the seeded suite on the ports of the tests. Only its copy of the built site has the static pages. */
export async function startBesideStaticPages(): Promise<Suite> {
  const { config } = prepareConfig('test');
  const suite = await startSuite({ ports: 'test', prepare: () => build(['functions', 'web']) });
  await suite.seed();
  await writeStaticPages(resolve(ROOT, config.hosting.public), suite.origin);
  return suite;
}
