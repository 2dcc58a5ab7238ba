import type { Plugin } from 'vite';
import { adminDictionary } from '../src/shared/i18n/arabic/admin.ts';
import { siteDictionary } from '../src/shared/i18n/arabic/site.ts';

const PREFIX = 'dictionary:';
const arabicDictionaries: Readonly<Record<string, object>> = { site: siteDictionary, admin: adminDictionary };

/** `import { load } from 'dictionary:site'` loads a dictionary: JSON in the build, which parses faster. */
export function dictionaries(): Plugin {
  let isBuilt = false;
  return {
    name: 'dictionaries',
    config: (_, { command, isSsrBuild }) => {
      isBuilt = command === 'build' && !isSsrBuild;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const area = id.slice(PREFIX.length + 1);
      if (!isBuilt)
        return `export const load = async () => (await import('/src/shared/i18n/arabic/${area}')).${area}Dictionary;`;
      const file = this.emitFile({
        type: 'asset',
        name: `arabic-${area}.json`,
        source: JSON.stringify(arabicDictionaries[area]),
      });
      return [
        "import { fetchFile } from '/src/shared/api/fetch-file.ts';",
        `export const load = async () => JSON.parse(await fetchFile(import.meta.ROLLUP_FILE_URL_${file}));`,
      ].join('\n');
    },
  };
}
