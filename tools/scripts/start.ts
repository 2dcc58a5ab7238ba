import { runCommand } from './process/command';
import { Failure } from './process/failure';
import { build } from './suite/build';
import { isDownloadLine, isErrorLine } from './suite/cli-lines';
import { describeSuite } from './suite/describe';
import { startSuite } from './suite/suite';

/**
 * Runs the built site on the local Firebase with the previous run's data; `--fresh` starts again from the sample content.
 * `--official` uses Google's own emulators, `--test-ports` the ports of the tests, without persistence.
 */
export function run(args: readonly string[]): Promise<number> {
  const began = performance.now();
  return runCommand(async () => {
    console.log('Building the site and the function, starting the emulators …');
    const official = args.includes('--official');
    const keeps = !args.includes('--test-ports');
    const suite = await startSuite({
      official,
      ports: keeps ? 'default' : 'test',
      data: !keeps ? 'lost' : args.includes('--fresh') ? 'fresh' : 'stored',
      prepare: (origin) => build(['functions', 'web'], origin),
      onLine: (line) => {
        if (isErrorLine(line) || isDownloadLine(line)) console.error(line);
      },
    });
    const notes = await suite.fill();
    console.log(describeSuite(suite, { seconds: (performance.now() - began) / 1000, notes, keeps }));
    await suite.ended;
    throw new Failure(`The Firebase CLI ended by itself; ${suite.logFile} says why.`);
  }, 0);
}
