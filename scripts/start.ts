import { runCommand } from './process/command';
import { Failure } from './process/failure';
import { build } from './suite/build';
import { isDownloadLine, isErrorLine } from './suite/cli-lines';
import { describeSuite } from './suite/describe';
import { startSuite } from './suite/suite';

/**
 * The built site on the local Firebase. `--official` takes Google's own emulators, `--test-ports` the ports
 * of the tests.
 */
export function run(args: readonly string[]): Promise<number> {
  const began = performance.now();
  return runCommand(async () => {
    console.log('Building the site and the function, starting the emulators …');
    const suite = await startSuite({
      official: args.includes('--official'),
      ports: args.includes('--test-ports') ? 'test' : 'default',
      prepare: () => build(['functions', 'web']),
      onLine: (line) => {
        if (isErrorLine(line) || isDownloadLine(line)) console.error(line);
      },
    });
    await suite.seed();
    console.log(describeSuite(suite, { seconds: (performance.now() - began) / 1000 }));
    await suite.ended;
    throw new Failure(`The Firebase CLI ended by itself; ${suite.logFile} says why.`);
  }, 0);
}
