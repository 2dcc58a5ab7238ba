import type { Plugin } from 'vite';

/** The module with which every page begins, without its extension. */
const START = '/src/app/start.tsx';
/** Within reach only by way of an index that names them, and large. */
const LEFT_OUT = /\/contract\/src\/|\/node_modules\/zod\/|\/mutationObserver/;

/**
 * Tells which modules belong to the beginning of every page: what `start` imports without waiting. They go in one file: as the
 * bundler shares them out among pages, they come in forty, which compress badly and are asked for one after the other.
 */
export function beginning(): { plugin: Plugin; has: (id: string) => boolean } {
  const modules = new Set<string>();
  return {
    has: (id) => modules.has(id),
    plugin: {
      name: 'beginning',
      apply: 'build',
      buildEnd() {
        const visit = (id: string) => {
          if (modules.has(id) || LEFT_OUT.test(id)) return;
          modules.add(id);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
        };
        for (const id of this.getModuleIds()) if (id.endsWith(START)) visit(id);
      },
    },
  };
}
