import { isInterrupted, runCommand } from './process/command';
import { Failure } from './process/failure';
import { startNpm } from './process/npm';
import { build } from './suite/build';
import { isErrorLine, isFunctionLine } from './suite/cli-lines';
import { describeSuite } from './suite/describe';
import { startSuite } from './suite/suite';

/** Vite's origin, from web/vite.config.ts. */
const SITE = 'http://127.0.0.1:5173';

/** The local Firebase, the function rebuilt on every change, and the pages with hot reload. */
export function run(args: readonly string[] = []): Promise<number> {
  const began = performance.now();
  return runCommand(async () => {
    console.log('Building the function, starting the emulators …');
    const suite = await startSuite({
      data: args.includes('--fresh') ? 'fresh' : 'stored',
      prepare: () => build(['functions']),
      onLine: (line) => {
        if (isErrorLine(line) || isFunctionLine(line)) console.log(line);
      },
    });
    const notes = await suite.fill();
    // The emulators reload the function whenever its build changes.
    const watch = startNpm(['run', 'build', '-w', 'functions', '--', '--watch=forever']);
    const vite = startNpm(['run', 'dev', '-w', 'web', '--', '--clearScreen', 'false'], {
      env: { ...process.env, SUITE_ORIGIN: suite.origin },
    });
    console.log(describeSuite(suite, { seconds: (performance.now() - began) / 1000, site: SITE, notes }));
    const ended = await Promise.race([
      suite.ended.then(() => 'The Firebase CLI'),
      watch.ended.then(() => 'The build of the function'),
      vite.ended.then(() => 'Vite'),
    ]);
    if (!isInterrupted()) throw new Failure(`${ended} ended by itself.`);
    return 0;
  }, 0);
}
