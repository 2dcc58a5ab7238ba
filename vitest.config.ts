import { resolve } from 'node:path';
import {
  defineConfig,
  type TestProjectConfiguration,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import { virtualModules } from './web/testing/virtual-modules.ts';

const ON_EMULATORS = '**/*.emulator.test.ts';
const OF_API = 'functions/src/**/*.api.test.ts';
const INSTALLED = '**/node_modules/**';

/**
 * Tests that leave no state in modules and globals, so that a worker imports each module once for all of
 * them.
 */
const shared = { isolate: false, testTimeout: 30_000 } as const;

/** What the function logs is no output of its tests, which look at the calls. */
const SILENT = {
  'firebase-functions/logger': resolve(import.meta.dirname, 'functions/src/testing/logger.ts'),
};

/** Tests of plain modules, in Node. */
function inNode(name: string, include: string): TestProjectConfiguration {
  return {
    resolve: { alias: SILENT },
    test: { ...shared, name, include: [include], exclude: [ON_EMULATORS, OF_API, INSTALLED] },
  };
}

/** Tests of the API. */
function ofApi(
  name: string,
  include: string,
  setup: { globalSetup: string[]; setupFiles?: string[] },
): TestProjectConfiguration {
  return {
    resolve: { alias: SILENT },
    test: {
      // Importing the app takes longer than most files' tests, so the files of a worker share its modules.
      ...shared,
      ...setup,
      name,
      include: [include],
      exclude: [INSTALLED],
      clearMocks: true,
      hookTimeout: 30_000,
    },
  };
}

/** Tests of the web app, with its virtual modules instead of the plugins of its build. */
function ofWeb(
  name: string,
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectConfiguration {
  const root = resolve(import.meta.dirname, 'web');
  return { root, plugins: virtualModules(), test: { ...shared, name, ...test } };
}

/** `npm test` prints where its time went. */
const REPORT = process.env.TEST_REPORT;

export default defineConfig({
  test: {
    reporters: REPORT ? ['default', ['json', { outputFile: `${REPORT}.json` }]] : ['default'],
    // By default one processor is left idle.
    maxWorkers: '100%',
    allowOnly: false,
    coverage: { include: ['{contract,functions,web}/src/**/*.{ts,tsx}'] },
    projects: [
      inNode('contract', 'contract/src/**/*.test.ts'),
      inNode('functions', 'functions/src/**/*.test.ts'),
      inNode('tools', '{tools,web/build}/**/*.test.ts'),
      // Firebase in the process of the tests, and, once a night, on the emulators.
      ofApi('api', OF_API, {
        globalSetup: ['tools/suite/start-translator.ts'],
        setupFiles: ['tools/suite/in-process.ts'],
      }),
      ofApi('suite', OF_API, { globalSetup: ['tools/suite/start-for-tests.ts'] }),
      // What only the emulators have: sign-in and sessions, rules, outages, Storage, and the tools.
      ofApi('emulators', `{functions/src,tools}/${ON_EMULATORS}`, {
        globalSetup: ['tools/suite/start-for-tests.ts'],
      }),
      ofWeb('web', {
        include: ['src/**/*.test.ts'],
        exclude: ['**/*.dom.test.ts'],
        setupFiles: ['./testing/setup.ts'],
      }),
      ofWeb('pages', {
        include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
        environment: 'happy-dom',
        // No test looks at a size, for which each computed style would convert units.
        environmentOptions: { happyDOM: { settings: { disableComputedStyleRendering: true } } },
        // The default of some megabytes fills up, and is collected, many times in a test.
        execArgv: ['--max-semi-space-size=64'],
        setupFiles: ['./testing/setup.ts', './testing/setup-dom.ts'],
      }),
    ],
  },
});
