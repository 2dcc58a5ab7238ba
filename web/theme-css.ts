import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { themes } from './src/ui/mui/theme.ts';

const NAME = 'theme.css';
const FILE = resolve(import.meta.dirname, NAME);

interface Block {
  readonly [name: string]: string | number | Block;
}

/** `import 'theme.css'` defines the variables of MUI's theme, light and dark, for pages without its code as well. */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === NAME ? FILE : undefined),
    load: (id) =>
      id === FILE ? (themes.ltr.generateStyleSheets() as Block[]).map(toCss).join('\n') : undefined,
  };
}

function toCss(block: Block): string {
  return Object.entries(block)
    .map(([name, value]) => (typeof value === 'object' ? `${name}{${toCss(value)}}` : `${name}:${value};`))
    .join('');
}
