import { resolve } from 'node:path';
import { build } from '../scripts/suite/build';
import { prepareConfig, ROOT } from '../scripts/suite/config';
import { type Suite, startSuite } from '../scripts/suite/suite';
import { warmUp } from '../scripts/test/warm-up';
import type { Copy } from './copy';
import { pagesOf } from './pages';
import { recordCopy } from './record';
import { writeStaticPages } from './static-page';

export interface CopiedSite {
  readonly copy: Copy;
  /** Runs only if pages send requests that cannot be stored. */
  readonly suite?: Suite | undefined;
}

/** Builds the site, and copies it and the static pages from the seeded suite, on the ports of the tests. */
export async function copySite(only?: string): Promise<CopiedSite> {
  const { config } = prepareConfig('test');
  const site = resolve(ROOT, config.hosting.public);
  const suite = await startSuite({ ports: 'test', prepare: () => build(['functions', 'web']) });
  await suite.seed();
  await writeStaticPages(site, suite.origin);
  await warmUp(suite.origin);
  const { copy, unstored } = await recordCopy(suite.origin, site, await pagesOf(suite.origin, only));
  if (unstored.length === 0) {
    await suite.stop();
    return { copy };
  }
  console.log(`The emulators stay, since pages send ${unstored.join(', ')}.`);
  return { copy, suite };
}
