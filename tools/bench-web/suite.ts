import { resolve } from 'node:path';
import { build } from '../scripts/suite/build';
import { prepareConfig, ROOT } from '../scripts/suite/config';
import { startSuite } from '../scripts/suite/suite';
import { warmUp } from '../scripts/test/warm-up';
import type { Copy } from './copy';
import { pagesOf } from './pages';
import { recordCopy } from './record';
import { writeStaticPages } from './static-page';

/** Builds the site, and copies it and the static pages from the seeded suite, on the ports of the tests. */
export async function copySite(only?: string): Promise<Copy> {
  const { config } = prepareConfig('test');
  const site = resolve(ROOT, config.hosting.public);
  const suite = await startSuite({ ports: 'test', prepare: () => build(['functions', 'web']) });
  await suite.seed();
  await writeStaticPages(site, suite.origin);
  await warmUp(suite.origin);
  const copy = await recordCopy(suite.origin, site, await pagesOf(suite.origin, only));
  await suite.stop();
  return copy;
}
