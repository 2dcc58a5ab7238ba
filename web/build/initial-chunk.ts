import type { Plugin } from 'vite';

/** The module with which every page begins, without its extension. */
const START = '/src/site/app/start.tsx';
/** The public pages. */
const PAGE = /\/src\/site\/pages\/(?!account\/).*-page\.tsx$/;
/** Within reach only by way of an index that names them, and large. */
const LEFT_OUT = /\/contract\/src\/|\/node_modules\/zod\/|\/(mutationObserver|useMutation)\.js$/;
/** So many public pages, of eleven, make a module worth having on all. */
const MANY = 4;
/** What MUI's parts need, a quarter of what a public page may weigh. */
const HEAVY = /\/node_modules\/(@mui|@emotion|stylis)\//;

/**
 * Tells which modules belong to the beginning of every page: what `start` imports without waiting, and what many pages do. They go in
 * one file: as the bundler shares them out among pages, they come in forty, which compress badly and are asked for one by one. Names the
 * file in index.html, and what it imports, to be fetched along with the entry. Refuses what public pages must not import.
 */
export function beginning(): { plugin: Plugin; has: (id: string) => boolean } {
  const modules = new Set<string>();
  return {
    has: (id) => modules.has(id),
    plugin: {
      name: 'beginning',
      apply: 'build',
      buildEnd() {
        const visit = (id: string, visited: Set<string>) => {
          if (visited.has(id) || LEFT_OUT.test(id)) return;
          visited.add(id);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
            if (HEAVY.test(imported)) this.error(`${id} brings ${imported} to public pages`);
            visit(imported, visited);
          }
        };
        const pagesWith = new Map<string, number>();
        for (const id of this.getModuleIds()) {
          if (id.endsWith(START)) visit(id, modules);
          else if (PAGE.test(id)) {
            const page = new Set<string>();
            visit(id, page);
            for (const each of page) pagesWith.set(each, (pagesWith.get(each) ?? 0) + 1);
          }
        }
        for (const [id, pages] of pagesWith) if (pages >= MANY) modules.add(id);
      },
      transformIndexHtml: {
        order: 'post',
        handler(_, { bundle = {}, chunk: entry }) {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
          const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(START)));
          if (!start) throw new Error(`No file contains ${START}`);
          return [start.fileName, ...start.imports]
            .filter((file) => file !== entry?.fileName)
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            }));
        },
      },
    },
  };
}
