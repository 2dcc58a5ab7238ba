import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../../node_modules/@mui/icons-material');
const PREFIX = 'icon:';
const MAKER = 'import createSvgIcon from "./utils/createSvgIcon.mjs";';

/** `import Check from 'icon:Check'` is an icon of @mui/icons-material without MUI's SvgIcon. */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const source = readFileSync(resolve(FOLDER, `${name}.mjs`), 'utf8');
      if (!source.includes(MAKER)) throw new Error(`${name} does not call createSvgIcon as other icons do`);
      return source
        .replace('"use client";', '')
        .replace(MAKER, "import { createIcon } from '/src/shared/ui/icon.tsx';")
        .replace('createSvgIcon(', '/*#__PURE__*/ createIcon(');
    },
  };
}
