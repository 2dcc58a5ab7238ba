import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../images');
const PREFIX = 'photo:';
const WIDTHS = [480, 960, 1600] as const;

const CARD_PREFIX = 'card:';
const CARDS = resolve(import.meta.dirname, '../../.local/og-images');
/** In pixels, as recommended for link previews. */
const CARD = { width: 1200, height: 630 } as const;

/** Whether a module has the URLs of an image. */
export const isPhoto = (id: string) => id.startsWith(`\0${PREFIX}`) || id.startsWith(`\0${CARD_PREFIX}`);

interface Photo {
  width: number;
  height: number;
  placeholder: string;
}

/** `import ogImage from 'og-image:villa-evening'` is the URL of the image as an Open Graph image, a JPEG. */
export function cards(): Plugin {
  return {
    name: 'cards',
    resolveId: (id) => (id.startsWith(CARD_PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${CARD_PREFIX}`)) return undefined;
      const name = id.slice(CARD_PREFIX.length + 1);
      const photo = sharp(resolve(FOLDER, `${name}-1600.webp`)).resize(CARD);
      const file = resolve(CARDS, `${name}.jpg`);
      mkdirSync(CARDS, { recursive: true });
      writeFileSync(file, await photo.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
      return `export { default } from '${file}?no-inline';`;
    },
  };
}

/**
 * `import villa from 'image:villa-evening'` is an image of web/images with its URLs at all widths, its size and its placeholder: a
 * ResponsiveImage, as in responses of the API.
 */
export function photos(): Plugin {
  return {
    name: 'photos',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const photo = (
        JSON.parse(readFileSync(resolve(FOLDER, 'images.json'), 'utf8')) as Record<string, Photo>
      )[name];
      if (!photo) throw new Error(`web/images has no ${name}`);
      return [
        ...WIDTHS.map((width) => `import w${width} from '${FOLDER}/${name}-${width}.webp?no-inline';`),
        `const srcSet = [${WIDTHS.map((width) => `w${width} + ' ${width}w'`).join(', ')}].join(', ');`,
        `export default { image: w960, picture: { srcSet, ...${JSON.stringify(photo)} } };`,
      ].join('\n');
    },
  };
}
