import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { BROWSERS } from './browsers.ts';

const SCRIPT = resolve(import.meta.dirname, '../src/site/app/first-paint.ts');

/** Puts what runs before the first paint into index.html: a file of its own would be one more to wait for. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [{ tag: 'script', children: await bundle(), injectTo: 'head' }],
    },
  };
}

async function bundle(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: { input: SCRIPT, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput; // one input, nobody watching
  return result.output[0].code.trim();
}
