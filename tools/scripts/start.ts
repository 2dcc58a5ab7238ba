import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { type Suite, startSuite } from '../suite/suite';

/** The README lists the options; `--test` is for the end-to-end tests. */
const { values } = parseArgs({
  options: {
    dev: { type: 'boolean' },
    fresh: { type: 'boolean' },
    official: { type: 'boolean' },
    test: { type: 'boolean' },
  },
});
const began = performance.now();
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!interruption.signal.aborted) console.log('\nStopping …');
    interruption.abort();
  });
}

try {
  console.log('Building the site and the function, starting the emulators …');
  const { signal } = interruption;
  if (values.test) process.env.CONTENT_CACHE_MS ??= '0';
  const suite = await startSuite({ ...values, signal });
  const { origin, environment, logFile, ended } = suite;
  if (values.test) {
    console.log(
      Object.entries(environment)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    );
  } else {
    if (values.dev) startWatching(origin);
    printAddresses(values.dev ? 'http://127.0.0.1:5173' : origin, suite);
  }
  await ended;
  if (!signal.aborted) throw new Error(`The Firebase CLI ended by itself; ${logFile} says why.`);
  process.exit(0);
} catch (error) {
  if (interruption.signal.aborted) process.exit(130);
  console.error(error instanceof Error ? [error.message, error.cause].filter(Boolean).join('\n') : error);
  process.exit(1);
}

/** Rebuilds the function on every change, and serves the pages with hot reload. */
function startWatching(origin: string): void {
  const options = { stdin: 'ignore', stdout: 'inherit', stderr: 'inherit', reject: false } as const;
  execa('npm', ['run', 'build', '-w', 'functions', '--', '--watch=forever'], options);
  execa('npm', ['run', 'dev', '-w', 'web', '--', '--clearScreen', 'false'], {
    ...options,
    env: { SUITE_ORIGIN: origin },
  });
}

function printAddresses(site: string, { environment, restored, stores, logFile }: Suite): void {
  console.log(`
Ready after ${((performance.now() - began) / 1000).toFixed(1)} seconds.

  Site    ${site}
  Admin   ${site}/admin/login    admin / local-admin-2026
  User    ${site}/auth           user@example.com / local-user-2026
  Mail    ${environment.MAIL_ORIGIN}    every mail that the site sends

${restored ? `Restored your changes as they were stored on ${restored.toLocaleString('en-GB')}.` : 'Started with the sample content.'}
${
  stores
    ? `Changes are stored in .local/ within half a minute; \`npm start -- --fresh\` starts from the sample content again.`
    : 'Another `npm start` of this folder runs and stores its changes; those of this one are lost at its end.'
}
Log of the emulators: ${logFile}
Ctrl-C stops everything.
`);
}
