import type { Plugin } from 'vite';
import { themes } from './src/ui/mui/theme.ts';

const NAME = 'theme.css';
const ID = `\0${NAME}`;

interface Block {
  readonly [name: string]: string | number | Block;
}

/** `import 'theme.css'` defines the variables of MUI's theme, light and dark, for pages without its code as well. */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load: (id) =>
      id === ID ? (themes.ltr.generateStyleSheets() as Block[]).map(toCss).join('\n') : undefined,
  };
}

function toCss(block: Block): string {
  return Object.entries(block)
    .map(([name, value]) => (typeof value === 'object' ? `${name}{${toCss(value)}}` : `${name}:${value};`))
    .join('');
}
