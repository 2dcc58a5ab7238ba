import { defineConfig } from 'vitest/config';

const ON_EMULATORS = '**/*.emulator.test.ts';

/** Tests of plain modules, in Node. */
function inNode(name: string, include: string) {
  return {
    test: { name, include: [include], exclude: [ON_EMULATORS, '**/node_modules/**'], testTimeout: 30_000 },
  };
}

export default defineConfig({
  test: {
    // By default one processor is left idle.
    maxWorkers: '100%',
    allowOnly: false,
    projects: [
      inNode('contract', 'contract/src/**/*.test.ts'),
      inNode('functions', 'functions/src/**/*.test.ts'),
      inNode('tools', 'tools/**/*.test.ts'),
      {
        test: {
          name: 'api',
          include: [`{functions/src,tools}/${ON_EMULATORS}`],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tools/suite/start-for-tests.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: './web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['./testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
