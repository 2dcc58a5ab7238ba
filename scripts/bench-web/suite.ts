import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from '../suite/build';
import { prepareConfig, ROOT } from '../suite/config';
import { type Suite, startSuite } from '../suite/suite';
import { admitStyle, styleOf, writeStaticPages } from './static-page';

/** The seeded suite on the ports of the tests. Its copy of the built site, and nothing else, has the static pages too. */
export async function startBesideStaticPages(): Promise<Suite> {
  const { file, config } = prepareConfig('test');
  const suite = await startSuite({
    ports: 'test',
    async prepare() {
      await build(['functions', 'web']);
      const admitted = admitStyle(JSON.parse(readFileSync(file, 'utf8')), styleOf(resolve(ROOT, 'web/dist')));
      writeFileSync(file, `${JSON.stringify(admitted, null, 2)}\n`);
    },
  });
  await suite.seed();
  await writeStaticPages(resolve(ROOT, config.hosting.public), suite.origin);
  return suite;
}
