import { execa } from 'execa';

/** With `--suite`, also the tests that run in this process by default run on the emulators. */
const args = process.argv.slice(2);
const projects = [args.includes('--suite') ? 'suite' : 'api', 'emulators'];
const { exitCode } = await execa(
  'vitest',
  ['run', ...projects.flatMap((name) => ['--project', name]), ...args.filter((arg) => arg !== '--suite')],
  { preferLocal: true, stdio: 'inherit', reject: false },
);
process.exit(exitCode);
