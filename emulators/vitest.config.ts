import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'emulators',
    include: ['**/*.test.ts'],
    exclude: ['**/*.emulator.test.ts', '**/node_modules/**'],
  },
});
