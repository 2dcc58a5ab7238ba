import { createHash } from 'node:crypto';
import {
  barColors,
  COLOR_PAIRS,
  type Direction,
  type FontPair,
  fontSheet,
  type Language,
  policyMeta,
  type SiteFiles,
} from '@alnafitha/contract';
import { CODE_ID } from '../hydration-data';

type BarColors = ReturnType<typeof barColors>;

interface Parts {
  readonly language: Language;
  readonly direction: Direction;
  /** Text of each style element. */
  readonly styles: readonly string[];
  /** Of the browser's own bars; the document's by default. */
  readonly barColors?: BarColors | undefined;
  /** HTML shown when the code cannot be loaded. */
  readonly loadError: string;
  readonly head: string;
  /** Module of the page, whose code is preloaded. */
  readonly pageModule: string;
  readonly body: string;
  readonly data: string;
}

/** The built site.html with the files that it links. */
export interface Template {
  fill(parts: Parts): string;
  /** The styles of every page. */
  readonly baseCss: string;
  /** A pair of fonts: its rules besides those of every page, and the files of the first view. */
  fontsOf(pair: FontPair): {
    readonly css: string;
    readonly files: Readonly<Record<Language, readonly string[]>>;
  };
  /** The document without content. */
  readonly shell: string;
}

/** https://vite.dev/guide/backend-integration */
export const MANIFEST = '/.vite/manifest.json';
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** What the first render in Arabic loads besides the page's own texts (style-cache.ts). */
const RTL_CACHE = 'src/shared/ui/theme/rtl-cache.ts';

const CHARSET = '<meta charset="utf-8" />';
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1" />';
/** React preloads the LCP image of a page that has one. */
const IMAGE_PRELOAD = '<link rel="preload" as="image"';
const MODULE_SCRIPTS = /<script type="module"[^>]*><\/script>\s*/g;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Reads the built site.html and its style sheets; `authEmulator` is a `host:port` that pages may call. */
export function readTemplate({ indexHtml, readFile }: SiteFiles, authEmulator?: string): Template {
  const stylesheets = stylesheetsOf(indexHtml);
  const baseCss = stylesheets.map(({ href }) => readFile(href).trim()).join('');
  const pairs = new Map<FontPair, ReturnType<Template['fontsOf']>>();
  const readPair = (pair: FontPair) => {
    const sheet = fontSheet(pair);
    const css = sheet && readFile(sheet).trim();
    const subsets = (css || baseCss).match(/\/assets\/[\w-]+-subset[\w.-]*\.woff2/g) ?? [];
    const [latin, arabic] = [false, true].map((isArabic) =>
      subsets.filter((file) => file.includes('arabic') === isArabic),
    ) as [string[], string[]];
    if (latin.length === 0 || arabic.length === 0) throw new Error(`No style sheet has the fonts ${pair}`);
    // Few letters and digits are Latin; arriving late, they would still wrap some lines otherwise.
    return { css, files: { en: latin, ar: [...arabic, ...latin] } };
  };
  // The page has these styles: the links, which no browser loads, tell import-chunk.ts so.
  const page = stylesheets.reduce(
    (html, { link }) => html.replace(link, link.replace('rel="stylesheet"', 'rel="inlined"')),
    indexHtml,
  );
  const manifest: Manifest = JSON.parse(readFile(MANIFEST));
  const preloadsOf = (pageModule: string, language: Language) => {
    const modules = [`src/site/pages/${pageModule}.tsx`, ...(language === 'ar' ? [RTL_CACHE] : [])];
    return filesOf(manifest, modules)
      .filter((file) => !indexHtml.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}">`)
      .join('');
  };
  const scripts = page.match(MODULE_SCRIPTS)?.join('') ?? '';
  // The code shares the connection with the LCP image, so it starts after that (first-paint.ts).
  const codeOf = (preloads: string, head: string) =>
    head.includes(IMAGE_PRELOAD)
      ? `<template id="${CODE_ID}">${preloads}${scripts}</template>`
      : preloads + scripts;
  const withoutScripts = page.replace(MODULE_SCRIPTS, '');
  return {
    baseCss,
    fontsOf(pair) {
      const fonts = pairs.get(pair) ?? readPair(pair);
      pairs.set(pair, fonts);
      return fonts;
    },
    shell: withPolicy(indexHtml, [], authEmulator),
    fill: ({ language, direction, styles, barColors, loadError, head, pageModule, body, data }) =>
      replaceEach(withPolicy(withoutScripts, styles, authEmulator), [
        ['<html lang="en" dir="ltr"', `<html lang="${language}" dir="${direction}"`],
        ...(barColors ? barReplacements(barColors) : []),
        ['<body>', direction === 'rtl' ? '<body class="rtl">' : '<body>'],
        // Before the code, which is needed later; after the viewport, which decides the first image's size.
        [VIEWPORT, `${VIEWPORT}${head}`],
        ['</head>', `${codeOf(preloadsOf(pageModule, language), head)}</head>`],
        [
          '<div id="root"></div>',
          `<div id="root">${body}</div><p id="load-error" role="alert" hidden>${loadError}</p>${data}`,
        ],
      ]),
  };
}

function barReplacements(colors: BarColors): [before: string, after: string][] {
  const meta = (scheme: 'light' | 'dark', { [scheme]: color }: BarColors) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}" />`;
  const ofSample = barColors(COLOR_PAIRS[0]);
  return (['light', 'dark'] as const).map((scheme) => [meta(scheme, ofSample), meta(scheme, colors)]);
}

/** Files of chunks and of their imports. */
export function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const visited = new Set<string>();
  const visit = (chunk: string) => {
    if (visited.has(chunk)) return;
    visited.add(chunk);
    manifest[chunk]?.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...visited].flatMap((chunk) => manifest[chunk]?.file ?? []);
}

/** The screen style sheets of a built document. */
export function stylesheetsOf(html: string): { link: string; href: string }[] {
  const links = html.matchAll(/<link rel="stylesheet"(?![^>]* media=)[^>]*href="([^"]+)"[^>]*>/g);
  return [...links].map(([link, href = '']) => ({ link, href }));
}

/** Adds the Content Security Policy at the start of the head: browsers apply it only to what follows. */
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
