import { type Plugin, runnerImport } from 'vite';

/** What a page would need schemas for, only to compute it. */
const COMPUTED = /\/contract\/src\/content\/translated-fields\.ts$/;

/** Builds contain the values of these modules' exports, not the code that computes them. */
export function computedModules(): Plugin {
  return {
    name: 'computed-modules',
    apply: 'build',
    async load(id) {
      if (!COMPUTED.test(id)) return undefined;
      const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
      const exported = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: exported.join('\n'), moduleType: 'js' };
    },
  };
}
