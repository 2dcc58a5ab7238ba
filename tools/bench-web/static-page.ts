import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listGallery, listProjects, policyMeta } from '@alnafitha/contract';

const SOURCE = resolve(import.meta.dirname, 'static-page');
const PAGES = ['english', 'arabic'] as const;
const WIDTHS = [480, 960, 1600];
const CHARSET = '<meta charset="utf-8" />';

/** The paths of the handwritten home page, by language. */
export const STATIC_PATHS = { en: '/static-page-english', ar: '/static-page-arabic' } as const;

export interface PageUrls {
  /** The URL of a built file, by its name without the hash of the build. */
  readonly asset: (name: string) => string;
  /** The URLs of a content image, by its name in the seed. */
  readonly media: (name: string) => { readonly image: string; readonly srcSet: string };
}

/** Fills a page: inlines its style sheet, adds the policy of the site's pages, and replaces `image:` and `media:` by URLs. */
export function fillPage(page: string, style: string, { asset, media }: PageUrls): string {
  const srcSetOf = (name: string) =>
    WIDTHS.map((width) => `${asset(`${name}-${width}.webp`)} ${width}w`).join(', ');
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  return page
    .replace(CHARSET, CHARSET + policyMeta({ scripts: [], styles: [hash] }))
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace(/(?<=imagesrcset=")image:([\w-]+)/, (_, name: string) => srcSetOf(name))
    .replace(
      /srcset="image:([\w-]+)"/g,
      (_, name: string) => `srcset="${srcSetOf(name)}" src="${asset(`${name}-960.webp`)}"`,
    )
    .replace(/srcset="media:([\w-]+)"/g, (_, name: string) => {
      const { srcSet, image } = media(name);
      return `srcset="${srcSet}" src="${image}"`;
    });
}

/** The style sheet of the static pages, with the URLs of the built fonts. */
function styleOf(site: string): string {
  const asset = assetsOf(site);
  return readFileSync(join(SOURCE, 'style.css'), 'utf8').replace(/asset:([\w.-]+)/g, (_, name) =>
    asset(name),
  );
}

/** Writes the static pages into the served folder, with the images of its build and of the running suite's content. */
export async function writeStaticPages(site: string, origin: string): Promise<void> {
  const urls = { asset: assetsOf(site), media: await contentImages(origin) };
  for (const page of PAGES) {
    const template = readFileSync(join(SOURCE, `${page}.html`), 'utf8');
    writeFileSync(join(site, `static-page-${page}.html`), fillPage(template, styleOf(site), urls));
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

/** The images of the gallery and the projects. */
async function contentImages(origin: string): Promise<PageUrls['media']> {
  const read = async (path: string) => (await fetch(origin + path)).json();
  const { images } = listGallery.response.parse(await read(listGallery.path));
  const projects = listProjects.response.parse(await read(listProjects.path));
  const ofProjects = projects.flatMap(({ image, picture }) => (image && picture ? [{ image, picture }] : []));
  const all = [...images.map(({ url, picture }) => ({ image: url, picture })), ...ofProjects];
  const nameOf = (url: string) => url.replace(/^\/media\/(.+)-[^-]+\/\d+\.webp$/, '$1');
  return (name) => {
    const found = all.find(({ image }) => nameOf(image) === name);
    if (!found) throw new Error(`The content has no image ${name}.`);
    return { image: found.image, srcSet: found.picture.srcSet };
  };
}
