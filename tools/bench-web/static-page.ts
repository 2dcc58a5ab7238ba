import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listGallery, listProjects, policyMeta } from '@alnafitha/contract';

const SOURCE = resolve(import.meta.dirname, 'static-page');
const PAGES = ['english', 'arabic'] as const;
const WIDTHS = [480, 960, 1600];
const CHARSET = '<meta charset="utf-8" />';

/** Where the home page written by hand is served, by language. */
export const STATIC_PATHS = { en: '/static-page-english', ar: '/static-page-arabic' } as const;

export interface Addresses {
  /** Of a file of the built site, by the name that it had before the build put a hash into it. */
  readonly asset: (name: string) => string;
  /** Of a picture of the content, by its name in the seed. */
  readonly media: (name: string) => { readonly image: string; readonly srcSet: string };
}

/** The page with its style sheet in it, the policy of the site's pages, and `photo:` and `media:` replaced by the addresses of those pictures. */
export function fillPage(page: string, style: string, { asset, media }: Addresses): string {
  const photo = (name: string) =>
    WIDTHS.map((width) => `${asset(`${name}-${width}.webp`)} ${width}w`).join(', ');
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  return page
    .replace(CHARSET, CHARSET + policyMeta({ scripts: [], styles: [hash] }))
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace(/(?<=imagesrcset=")photo:([\w-]+)/, (_, name: string) => photo(name))
    .replace(
      /srcset="photo:([\w-]+)"/g,
      (_, name: string) => `srcset="${photo(name)}" src="${asset(`${name}-960.webp`)}"`,
    )
    .replace(/srcset="media:([\w-]+)"/g, (_, name: string) => {
      const { srcSet, image } = media(name);
      return `srcset="${srcSet}" src="${image}"`;
    });
}

/** The style sheet of the static pages, with the addresses of the built fonts. */
function styleOf(site: string): string {
  const asset = assetsOf(site);
  return readFileSync(join(SOURCE, 'style.css'), 'utf8').replace(/asset:([\w.-]+)/g, (_, name) =>
    asset(name),
  );
}

/** Writes the static pages into the served folder, with the pictures of its build and of the running suite's content. */
export async function writeStaticPages(site: string, origin: string): Promise<void> {
  const addresses = { asset: assetsOf(site), media: await storedPictures(origin) };
  for (const page of PAGES) {
    const template = readFileSync(join(SOURCE, `${page}.html`), 'utf8');
    writeFileSync(join(site, `static-page-${page}.html`), fillPage(template, styleOf(site), addresses));
  }
}

function assetsOf(site: string): (name: string) => string {
  const files = readdirSync(join(site, 'assets'));
  return (name) => {
    const [base, extension] = name.split(/\.(?=\w+$)/);
    const found = files.find(
      (file) =>
        file.startsWith(`${base}-`) && file.length === name.length + 9 && file.endsWith(`.${extension}`),
    );
    if (!found) throw new Error(`The built site has no ${name}.`);
    return `/assets/${found}`;
  };
}

/** The pictures of gallery and projects. */
async function storedPictures(origin: string): Promise<Addresses['media']> {
  const read = async (path: string) => (await fetch(origin + path)).json();
  const { images } = listGallery.reply.parse(await read(listGallery.path));
  const projects = listProjects.reply.parse(await read(listProjects.path));
  const ofProjects = projects.flatMap(({ image, picture }) => (image && picture ? [{ image, picture }] : []));
  const pictures = [...images.map(({ url, picture }) => ({ image: url, picture })), ...ofProjects];
  const nameOf = (address: string) => address.replace(/^\/media\/(.+)-[^-]+\/\d+\.webp$/, '$1');
  return (name) => {
    const found = pictures.find(({ image }) => nameOf(image) === name);
    if (!found) throw new Error(`The content has no picture ${name}.`);
    return { image: found.image, srcSet: found.picture.srcSet };
  };
}
