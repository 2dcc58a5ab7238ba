import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { themes } from '../src/shared/ui/theme/mui-theme.ts';
import { systemTheme } from '../src/shared/ui/theme/system-theme.ts';

const SOURCES = resolve(import.meta.dirname, '../src');
/** Files that use MUI components, or that are not part of pages. */
const WITH_MUI = /^admin\/|\.test\.tsx?$/;

interface Block {
  readonly [name: string]: string | number | Block;
}

/** `import 'theme.css'` has the CSS variables of pages without MUI, `import 'mui-theme.css'` the others. */
export function themeCss(): Plugin {
  const used = usedVariables();
  const sheets: Record<string, (variable: string) => boolean> = {
    'theme.css': (variable) => used.has(variable),
    'mui-theme.css': (variable) => !used.has(variable),
  };
  return {
    name: 'theme-css',
    resolveId: (id) => (id in sheets ? `\0${id}` : undefined),
    load(id) {
      const includes = sheets[id.slice(1)];
      if (!id.startsWith('\0') || !includes) return undefined;
      return (themes.ltr.generateStyleSheets() as Block[])
        .map((block) => withoutDarkPrint(toCss(block, includes)))
        .join('\n');
    },
  };
}

/** Printed pages are light in both themes. */
function withoutDarkPrint(css: string): string {
  return css.startsWith('[data-dark]') ? `@media screen{${css}}` : css;
}

/** The variables named by the system theme and the site's sources. */
function usedVariables(): ReadonlySet<string> {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !WITH_MUI.test(file))
    .map((file) => readFileSync(resolve(SOURCES, file), 'utf8'));
  const text = [JSON.stringify(systemTheme), ...sources].join('\n');
  return new Set(text.match(/(?<=var\()--mui-[\w-]+/g));
}

function toCss(block: Block, includes: (variable: string) => boolean): string {
  return Object.entries(block)
    .filter(([name]) => !name.startsWith('--') || includes(name))
    .map(([name, value]) =>
      typeof value === 'object' ? `${name}{${toCss(value, includes)}}` : `${name}:${value};`,
    )
    .join('');
}
