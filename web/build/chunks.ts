import type { Plugin } from 'vite';

/** Vite wraps every `import()` of the built site into a function of this module. */
const HELPER = '\0vite/preload-helper.js';

/** Has every `import()` of the built site go by src/site/app/import-chunk.ts, with the files that its chunk needs. */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER
        ? "export { importChunk as __vitePreload } from '/src/site/app/import-chunk.ts';"
        : undefined,
  };
}

/** For Vite's `modulePreload`: the chunk itself is among the files that its import needs. */
export function filesOf(chunk: string, others: readonly string[]): string[] {
  return [...new Set([chunk, ...others])];
}
