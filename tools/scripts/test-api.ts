import { availableParallelism } from 'node:os';
import { execa } from 'execa';

/** With `--suite`, also the tests that run in this process by default run on the emulators. */
const args = process.argv.slice(2);
const onSuite = args.includes('--suite');
const projects = [onSuite ? 'suite' : 'api', 'emulators'].flatMap((name) => ['--project', name]);
// A response takes milliseconds in which a processor would be idle. The emulators need theirs.
const workers = onSuite ? [] : [`--maxWorkers=${2 * availableParallelism()}`];
const { exitCode } = await execa(
  'vitest',
  ['run', ...projects, ...workers, ...args.filter((arg) => arg !== '--suite')],
  { preferLocal: true, stdio: 'inherit', reject: false },
);
process.exit(exitCode);
