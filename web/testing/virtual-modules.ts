import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { dictionaries } from '../build/dictionaries.ts';
import { icons } from '../build/icons.ts';

const IMAGES = resolve(import.meta.dirname, '../images/images.json');
const PREFIX = /^\0(og-image|image):(.+)$/;

/**
 * The virtual modules that pages import: icons and dictionaries as in the build, URLs of images that nobody
 * made, and no style sheets.
 */
export function virtualModules(): Plugin[] {
  return [icons(), dictionaries(), imageUrls(), emptyStyles()];
}

/** Returns what web/build/images.ts does. */
function imageUrls(): Plugin {
  const images: Record<string, object> = JSON.parse(readFileSync(IMAGES, 'utf8'));
  return {
    name: 'image-urls',
    resolveId: (id) => (PREFIX.test(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, name = ''] = PREFIX.exec(id) ?? [];
      if (!kind) return undefined;
      if (!images[name]) throw new Error(`web/images has no ${name}`);
      const srcSet = `/images/${name}-960.avif 960w`;
      const image = { image: `/images/${name}-960.avif`, picture: { srcSet, ...images[name] } };
      return `export default ${JSON.stringify(kind === 'image' ? image : `/images/${name}.jpg`)};`;
    },
  };
}

/** Tests load no style sheets: those of MUI's theme and the fonts take seconds to make. */
function emptyStyles(): Plugin {
  const ID = '\0empty-styles';
  return {
    name: 'empty-styles',
    resolveId: (id) => (/^(mui-theme|theme|fonts)\.css$/.test(id) ? ID : undefined),
    load: (id) => (id === ID ? '' : undefined),
  };
}
