import { createHash } from 'node:crypto';
import { type Direction, type Language, policyMeta, type SiteFiles } from '@alnafitha/contract';

interface Parts {
  readonly language: Language;
  readonly direction: Direction;
  /** The text of each style element in the head. */
  readonly styles: readonly string[];
  /** What is said where the code cannot be fetched. */
  readonly lost: string;
  readonly head: string;
  readonly body: string;
  readonly data: string;
}

/** What every page stands in: the built index.html, and what it refers to. */
export interface Template {
  fill(parts: Parts): string;
  /** The styles under every page. */
  readonly baseCss: string;
  /** The files of the letters that a page of the language begins with. */
  readonly fonts: Readonly<Record<Language, readonly string[]>>;
  /** The page without content. */
  readonly shell: string;
}

/** That of the screen, not of paper. */
const STYLESHEET = /<link rel="stylesheet"(?![^>]* media=)[^>]*href="([^"]+)"[^>]*>/;
/** The code, and what index.html would have fetched with it at once. */
const CODE = /(?<=<script type="|<link rel=")module(?:preload)?(?=")/g;
const CHARSET = '<meta charset="utf-8" />';
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Reads the built index.html, and the style sheet that it names; its pages may call the emulator of Auth at `host:port`. */
export function readTemplate({ indexHtml, readFile }: SiteFiles, authEmulator?: string): Template {
  const sheet = STYLESHEET.exec(indexHtml);
  if (!sheet?.[1]) throw new Error('index.html has no style sheet');
  const baseCss = readFile(sheet[1]).trim();
  const fontNamed = (part: string) => {
    const address = baseCss.match(/\/assets\/[\w.-]+\.woff2/g)?.find((each) => each.includes(part));
    if (!address) throw new Error(`No style names the font ${part}`);
    return address;
  };
  // The style sheet is in the page already: the link, which no browser fetches, tells so import-chunk.ts. first-paint.ts begins the code.
  const page = indexHtml
    .replace(sheet[0], sheet[0].replace('rel="stylesheet"', 'rel="inlined"'))
    .replaceAll(CODE, 'later');
  const scripts = [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script));
  // Browsers apply a policy to what follows it only, and Vite puts links at the beginning of the head.
  const withPolicy = (html: string, styles: readonly string[]) => {
    const hashes = { scripts, styles: styles.map(hashOf) };
    return replaceEach(html, [
      [CHARSET, ''],
      ['<head>', `<head>${CHARSET}${policyMeta(hashes, authEmulator)}`],
    ]);
  };
  return {
    baseCss,
    fonts: {
      en: [fontNamed('manrope-subset')],
      // Digits and spaces are Latin.
      ar: [fontNamed('arabic-400-subset'), fontNamed('arabic-600-subset'), fontNamed('manrope-subset')],
    },
    shell: withPolicy(indexHtml, []),
    fill: ({ language, direction, styles, lost, head, body, data }) =>
      replaceEach(withPolicy(page, styles), [
        ['<html lang="en" dir="ltr"', `<html lang="${language}" dir="${direction}"`],
        ['<body>', direction === 'rtl' ? '<body class="rtl">' : '<body>'],
        ['<script type="later"', `<script type="later" data-lost="${lost}"`],
        ['</head>', `${head}</head>`],
        ['<div id="root"></div>', `<div id="root">${body}</div>${data}`],
      ]),
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Throws for what is not there: a page without its content must not go out. */
function replaceEach(text: string, replacements: readonly (readonly [string, string])[]): string {
  let result = text;
  for (const [before, after] of replacements) {
    if (!result.includes(before)) throw new Error(`index.html has no ${before}`);
    result = result.replace(before, () => after);
  }
  return result;
}
