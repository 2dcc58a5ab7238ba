import { createHash } from 'node:crypto';
import { type Direction, type Language, policyMeta, type SiteFiles } from '@alnafitha/contract';

interface Parts {
  readonly language: Language;
  readonly direction: Direction;
  /** The text of each style element in the head. */
  readonly styles: readonly string[];
  /** Shown when the code cannot be loaded, as HTML. */
  readonly loadError: string;
  readonly head: string;
  /** The name of the page's module: its code is preloaded. */
  readonly pageModule: string;
  readonly body: string;
  readonly data: string;
}

/** The document of every page: the built site.html with the files that it links. */
export interface Template {
  fill(parts: Parts): string;
  /** The styles of every page. */
  readonly baseCss: string;
  /** The fonts of a page's first view. */
  readonly fonts: Readonly<Record<Language, readonly string[]>>;
  /** The document without content. */
  readonly shell: string;
}

/** https://vite.dev/guide/backend-integration */
export const MANIFEST = '/.vite/manifest.json';
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly assets?: readonly string[] }
  >
>;

/** What the first render in Arabic loads (load-arabic.ts). */
const DICTIONARY = 'dictionary:site';
const RTL_CACHE = 'src/shared/ui/theme/rtl-cache.ts';

const CHARSET = '<meta charset="utf-8" />';
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1" />';
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * Reads the built site.html and the style sheets that it links. Its pages may call the Auth emulator at
 * `host:port`.
 */
export function readTemplate({ indexHtml, readFile }: SiteFiles, authEmulator?: string): Template {
  const stylesheets = stylesheetsOf(indexHtml);
  const baseCss = stylesheets.map(({ href }) => readFile(href).trim()).join('');
  const fontNamed = (part: string) => {
    const url = baseCss.match(/\/assets\/[\w.-]+\.woff2/g)?.find((each) => each.includes(part));
    if (!url) throw new Error(`No style sheet has the font ${part}`);
    return url;
  };
  // The page has these styles: the links, which no browser loads, tell import-chunk.ts so.
  const page = stylesheets.reduce(
    (html, { link }) => html.replace(link, link.replace('rel="stylesheet"', 'rel="inlined"')),
    indexHtml,
  );
  const manifest: Manifest = JSON.parse(readFile(MANIFEST));
  const preloadsOf = (pageModule: string, language: Language) => {
    const modules = [
      `src/site/pages/${pageModule}.tsx`,
      ...(language === 'ar' ? [DICTIONARY, RTL_CACHE] : []),
    ];
    const texts = language === 'ar' ? (manifest[DICTIONARY]?.assets ?? []) : [];
    return [
      ...filesOf(manifest, modules)
        .filter((file) => !indexHtml.includes(file))
        .map((file) => `<link rel="modulepreload" href="/${file}">`),
      ...texts.map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
    ].join('');
  };
  return {
    baseCss,
    fonts: {
      en: [fontNamed('manrope-subset')],
      // Digits and spaces are in the Latin font.
      ar: [fontNamed('arabic-400-subset'), fontNamed('arabic-600-subset'), fontNamed('manrope-subset')],
    },
    shell: withPolicy(indexHtml, [], authEmulator),
    fill: ({ language, direction, styles, loadError, head, pageModule, body, data }) =>
      replaceEach(withPolicy(page, styles, authEmulator), [
        ['<html lang="en" dir="ltr"', `<html lang="${language}" dir="${direction}"`],
        ['<body>', direction === 'rtl' ? '<body class="rtl">' : '<body>'],
        // Before the code: fonts and the first image are needed earlier. After the viewport, which decides
        // how large that image is.
        [VIEWPORT, `${VIEWPORT}${head}`],
        ['</head>', `${preloadsOf(pageModule, language)}</head>`],
        [
          '<div id="root"></div>',
          `<div id="root">${body}</div><p id="load-error" role="alert" hidden>${loadError}</p>${data}`,
        ],
      ]),
  };
}

/** The files of chunks and of those that they import. */
function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const visited = new Set<string>();
  const visit = (each: string) => {
    if (visited.has(each)) return;
    visited.add(each);
    manifest[each]?.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...visited].flatMap((each) => manifest[each]?.file ?? []);
}

/** The style sheets of a built document, those of the screen. */
export function stylesheetsOf(html: string): { link: string; href: string }[] {
  const links = html.matchAll(/<link rel="stylesheet"(?![^>]* media=)[^>]*href="([^"]+)"[^>]*>/g);
  return [...links].map(([link, href = '']) => ({ link, href }));
}

/**
 * A built document with the Content Security Policy of its inline scripts and of the `styles` that will be in
 * it. The policy comes first, before the links that Vite puts at the start of the head: browsers apply it
 * only to what follows.
 */
export function withPolicy(html: string, styles: readonly string[], authEmulator?: string): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script));
  const policy = policyMeta({ scripts, styles: styles.map(hashOf) }, authEmulator);
  return replaceEach(html, [
    [CHARSET, ''],
    ['<head>', `<head>${CHARSET}${policy}`],
  ]);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Throws when a placeholder is missing: a page without its content must not be sent. */
function replaceEach(text: string, replacements: readonly (readonly [string, string])[]): string {
  let result = text;
  for (const [before, after] of replacements) {
    if (!result.includes(before)) throw new Error(`The document has no ${before}`);
    result = result.replace(before, () => after);
  }
  return result;
}
