import type { Plugin } from 'vite';

/** Vite wraps every `import()` of the build in a function of this module. */
const HELPER = '\0vite/preload-helper.js';

/** Replaces Vite's preload helper with src/shared/app/import-chunk.ts. */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER
        ? "export { importChunk as __vitePreload } from '/src/shared/app/import-chunk.ts';"
        : undefined,
  };
}

/** Returns the chunk and its dependencies, as Vite's `modulePreload` expects. */
export function dependenciesOf(chunk: string, others: readonly string[]): string[] {
  return [...new Set([chunk, ...others])];
}
