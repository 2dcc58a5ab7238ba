import { cpus } from 'node:os';
import { readCopy, saveCopy } from '../bench-web/copy';
import { respondFrom, serve } from '../bench-web/copy-server';
import { reportInteractions } from '../bench-web/interactions';
import { PRESETS, THROTTLINGS } from '../bench-web/lighthouse';
import { measurePages } from '../bench-web/measure';
import { optionsOf } from '../bench-web/options';
import { copySite } from '../bench-web/suite';
import { tableOf } from '../bench-web/table';
import { runCommand } from './process/command';
import { Failure } from './process/failure';

/** Prints Lighthouse's figures of the pages beside those of a hand-written home page, and marks those over a limit, but never fails. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const { runs, only, save, copy: saved } = optionsOf(args);
    console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
    const copy = saved ? readCopy(saved) : await copySite(only);
    if (save) saveCopy(copy, save);
    const pages = copy.pages.filter((path) => path === (only ?? path));
    if (pages.length === 0) throw new Failure(`The copy has no page ${only}.`);

    const missing: string[] = [];
    const server = await serve(respondFrom(copy, (key) => missing.push(key)));
    for (const preset of PRESETS) {
      for (const throttling of THROTTLINGS) {
        const mode = { preset, throttling };
        const { rows, failedAudits } = await measurePages(server.origin, pages, mode, runs);
        console.log(`\nLighthouse, ${preset}, ${throttling} throttling, medians of ${runs}:\n`);
        console.log(`${tableOf(rows, mode)}\n`);
        for (const failedAudit of failedAudits) console.log(failedAudit);
      }
    }
    console.log('');
    if (only === undefined) await reportInteractions(server.origin);
    console.log(`Requests that the copy lacks: ${missing.length}`);
    for (const key of new Set(missing)) console.log(`  ${key.slice(0, 150)}`);
    await server.close();
    return 0;
  });
}
