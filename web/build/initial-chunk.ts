import type { Plugin } from 'vite';

const ENTRY = '/src/site/app/main.tsx';
/** Those for search engines and visitors: others would count what they share with one of these. */
const PAGE = /\/src\/site\/pages\/(?!account\/|preview\/).*-page\.tsx$/;
/** Images, and large modules that are reachable only through an index that re-exports them. */
const LEFT_OUT =
  /^\0(?:og-)?image:|\/contract\/src\/|\/node_modules\/zod\/|\/(mutationObserver|useMutation)\.js$/;
/** A module that at least this many of the twelve public pages import is in the initial chunk. */
const MANY = 5;
/** MUI's components need a quarter of a public page's size limit. */
const HEAVY = /\/node_modules\/@mui\/material\//;

/** Source length in characters below which a module shared by two pages gets no separate file. */
const SMALL = 1100;

/**
 * Selects the site's initial chunk: the imports of its entry, and what many pages import. The bundler would
 * split them into forty files, which compress badly. Rejects heavy imports of public pages.
 */
export function initialChunk(): { plugin: Plugin; has: (id: string) => boolean } {
  const modules = new Set<string>();
  return {
    has: (id) => modules.has(id),
    plugin: {
      name: 'initial-chunk',
      apply: 'build',
      buildEnd() {
        const visit = (id: string, visited: Set<string>) => {
          if (visited.has(id) || LEFT_OUT.test(id)) return;
          visited.add(id);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
            if (HEAVY.test(imported)) this.error(`${id} imports ${imported} into public pages`);
            visit(imported, visited);
          }
        };
        const pagesWith = new Map<string, number>();
        for (const id of this.getModuleIds()) {
          if (id.endsWith(ENTRY)) visit(id, modules);
          else if (PAGE.test(id)) {
            const page = new Set<string>();
            visit(id, page);
            for (const module of page) pagesWith.set(module, (pagesWith.get(module) ?? 0) + 1);
          }
        }
        for (const [id, pages] of pagesWith) {
          const { length = 0 } = this.getModuleInfo(id)?.code ?? '';
          if (pages >= MANY || (pages > 1 && length < SMALL)) modules.add(id);
        }
      },
    },
  };
}
