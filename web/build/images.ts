import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
// Vite bundles relative imports of its configuration only.
import { SITE_IMAGE_WIDTHS } from '../../contract/src/content/image-values.ts';

const FOLDER = resolve(import.meta.dirname, '../images');
const PREFIX = 'image:';

const OG_PREFIX = 'og-image:';
const OG_FOLDER = resolve(import.meta.dirname, '../../.local/og-images');
/** Pixels recommended for link previews. */
const OG_SIZE = { width: 1200, height: 630 } as const;

/** Whether a module is an image or an Open Graph image. */
export const isImage = (id: string) => id.startsWith(`\0${PREFIX}`) || id.startsWith(`\0${OG_PREFIX}`);

interface StaticImage {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  placeholder: string;
}

/** `import ogImage from 'og-image:villa-evening'` is the URL of the image as an Open Graph image, a JPEG. */
export function ogImages(): Plugin {
  return {
    name: 'og-images',
    resolveId: (id) => (id.startsWith(OG_PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${OG_PREFIX}`)) return undefined;
      const name = id.slice(OG_PREFIX.length + 1);
      const image = sharp(pathOf(name, readMetadata(name).width)).resize(OG_SIZE);
      const file = resolve(OG_FOLDER, `${name}.jpg`);
      mkdirSync(OG_FOLDER, { recursive: true });
      writeFileSync(file, await image.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
      return `export { default } from '${file}?no-inline';`;
    },
  };
}

/** `import villa from 'image:villa-evening'` is a ResponsiveImage of web/images, as in API responses. */
export function images(): Plugin {
  return {
    name: 'images',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const image = readMetadata(name);
      const widths = SITE_IMAGE_WIDTHS.filter((width) => width <= image.width);
      return [
        ...widths.map((width) => `import w${width} from '${pathOf(name, width)}?no-inline';`),
        `const srcSet = [${widths.map((width) => `w${width} + ' ${width}w'`).join(', ')}].join(', ');`,
        `export default { image: w960, picture: { srcSet, ...${JSON.stringify(image)} } };`,
      ].join('\n');
    },
  };
}

function readMetadata(name: string): StaticImage {
  const images: Record<string, StaticImage> = JSON.parse(
    readFileSync(resolve(FOLDER, 'images.json'), 'utf8'),
  );
  const image = images[name];
  if (!image) throw new Error(`web/images has no ${name}`);
  return image;
}

function pathOf(name: string, width: number): string {
  return resolve(FOLDER, `${name}-${width}.avif`);
}
