import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { themes } from '../src/shared/ui/mui/theme.ts';

const SOURCES = resolve(import.meta.dirname, '../src');
/** Files that use MUI components, or that are not part of pages. */
const WITH_MUI = /^(?:admin|shared\/ui\/mui)\/|\.test\.tsx?$/;

interface Block {
  readonly [name: string]: string | number | Block;
}

/**
 * The CSS variables of MUI's theme, light and dark: `import 'theme.css'` defines those that pages without MUI use, a third of them, and
 * `import 'mui-theme.css'` the others.
 */
export function themeCss(): Plugin {
  let isUsedBySite: ((variable: string) => boolean) | undefined;
  const sheets: Record<string, (variable: string) => boolean> = {
    'theme.css': (variable) => {
      isUsedBySite ??= usedIn(readSources());
      return isUsedBySite(variable);
    },
    'mui-theme.css': (variable) => !sheets['theme.css']?.(variable),
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

function readSources(): string {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !WITH_MUI.test(file))
    .map((file) => readFileSync(resolve(SOURCES, file), 'utf8'))
    .join('\n');
}

/** Styles name colours like `primary.main` and shadows by number (`src/shared/ui/style/style.ts`), and other variables by `var()`. */
function usedIn(sources: string): (variable: string) => boolean {
  return (variable) => {
    const [, colours] = /^--mui-palette-([a-z]+)\b(?!.*Channel$)/.exec(variable) ?? [];
    if (colours && new RegExp(`['"\`]${colours}['"\`.]`).test(sources)) return true;
    const [, shadow] = /^--mui-shadows-(\d+)$/.exec(variable) ?? [];
    if (shadow) return new RegExp(`boxShadow: [^,}\\n]*\\b${shadow}\\b`).test(sources);
    return new RegExp(`var\\(${variable}\\b(?!-)`).test(sources);
  };
}

function toCss(block: Block, includes: (variable: string) => boolean): string {
  return Object.entries(block)
    .filter(([name]) => !name.startsWith('--') || includes(name))
    .map(([name, value]) =>
      typeof value === 'object' ? `${name}{${toCss(value, includes)}}` : `${name}:${value};`,
    )
    .join('');
}
