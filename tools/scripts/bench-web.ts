import { cpus } from 'node:os';
import { reportInteractions } from '../bench-web/interactions';
import { PRESETS } from '../bench-web/lighthouse';
import { measurePages } from '../bench-web/measure';
import { optionsOf } from '../bench-web/options';
import { pagesOf } from '../bench-web/pages';
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
    for (const preset of PRESETS) {
      const { rows, failedAudits: shortcomings } = await measurePages(suite.origin, pages, preset, runs);
      console.log(`\nLighthouse, ${preset}, medians of ${runs}:\n\n${tableOf(rows)}\n`);
      for (const shortcoming of shortcomings) console.log(shortcoming);
    }
    console.log('');
    if (only === undefined) await reportInteractions(suite.origin);
    await suite.stop();
    return 0;
  });
}
