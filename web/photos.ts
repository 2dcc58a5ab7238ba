import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../pictures/photos');
const PREFIX = 'photo:';
const WIDTHS = [480, 960, 1600] as const;

/** Whether a module tells where a picture is. */
export const isPhoto = (id: string) => id.startsWith(`\0${PREFIX}`);

interface Photo {
  width: number;
  height: number;
  placeholder: string;
}

/**
 * `import villa from 'photo:villa-evening'` is a picture of pictures/photos with its addresses at all widths, its size and
 * its placeholder, as the API answers pictures.
 */
export function photos(): Plugin {
  return {
    name: 'photos',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!isPhoto(id)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const photo = (
        JSON.parse(readFileSync(resolve(FOLDER, 'photos.json'), 'utf8')) as Record<string, Photo>
      )[name];
      if (!photo) throw new Error(`pictures/photos has no ${name}`);
      return [
        ...WIDTHS.map((width) => `import w${width} from '${FOLDER}/${name}-${width}.webp?no-inline';`),
        `const srcSet = [${WIDTHS.map((width) => `w${width} + ' ${width}w'`).join(', ')}].join(', ');`,
        `export default { image: w960, picture: { srcSet, ...${JSON.stringify(photo)} } };`,
      ].join('\n');
    },
  };
}
