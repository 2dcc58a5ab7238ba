import { relative, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { BROWSERS } from './browsers.ts';

const WEB = resolve(import.meta.dirname, '..');

/** Inlines the script that runs before the first paint, which a separate file would delay by a request. */
export function inlineScripts(scripts: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      handler: async (_, { filename }) => {
        const script = scripts[relative(WEB, filename)];
        return script
          ? [{ tag: 'script', children: await bundle(resolve(WEB, script)), injectTo: 'head' }]
          : [];
      },
    },
  };
}

async function bundle(input: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput; // one input, no watcher
  return result.output[0].code.trim();
}
