import { cpus } from 'node:os';
import { reportInteractions } from '../bench-web/interactions';
import { PRESETS, THROTTLINGS } from '../bench-web/lighthouse';
import { measurePages } from '../bench-web/measure';
import { optionsOf } from '../bench-web/options';
import { pagesOf } from '../bench-web/pages';
import { serveCopy } from '../bench-web/site-copy';
import { startBesideStaticPages } from '../bench-web/suite';
import { tableOf } from '../bench-web/table';
import { runCommand } from './process/command';
import { warmUp } from './test/warm-up';

/** Prints Lighthouse's figures of the pages beside those of a hand-written home page; it sets no limits. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const { runs, only } = optionsOf(args);
    const suite = await startBesideStaticPages();
    await warmUp(suite.origin);
    console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
    const pages = await pagesOf(suite.origin, only);
    const copy = await serveCopy(suite.origin);
    // The first run of a page fills the copy.
    for (const preset of PRESETS)
      await measurePages(copy.origin, pages, { preset, throttling: 'simulate' }, 1);
    copy.freeze();
    for (const preset of PRESETS)
      for (const throttling of THROTTLINGS) {
        const { rows, failedAudits } = await measurePages(copy.origin, pages, { preset, throttling }, runs);
        console.log(`\nLighthouse, ${preset}, ${throttling}, medians of ${runs}:\n\n${tableOf(rows)}\n`);
        for (const failedAudit of failedAudits) console.log(failedAudit);
      }
    for (const path of copy.missing) console.log(`${path} is not in the copy.`);
    copy.close();
    console.log('');
    if (only === undefined) await reportInteractions(suite.origin);
    await suite.stop();
    return 0;
  });
}
