import type { Direction, Language, SiteFiles, SitePage } from '@alnafitha/contract';
import { hashOf } from './document';

interface Parts {
  readonly language: Language;
  readonly direction: Direction;
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
  readonly scriptHashes: readonly string[];
  /** The page without content. */
  readonly shell: Omit<SitePage, 'status'>;
}

/** That of the screen, not of paper. */
const STYLESHEET = /<link rel="stylesheet"(?![^>]* media=)[^>]*href="([^"]+)"[^>]*>/;
/** The code, and what index.html would have fetched with it at once. */
const CODE = /(?<=<script type="|<link rel=")module(?:preload)?(?=")/g;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Reads the built index.html, and the style sheet that it names. */
export function readTemplate({ indexHtml, readFile }: SiteFiles): Template {
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
  const scriptHashes = [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script));
  return {
    baseCss,
    fonts: {
      en: [fontNamed('manrope-subset')],
      // Digits and spaces are Latin.
      ar: [fontNamed('arabic-400-subset'), fontNamed('arabic-600-subset'), fontNamed('manrope-subset')],
    },
    scriptHashes,
    shell: { html: indexHtml, styleHashes: [], scriptHashes },
    fill: ({ language, direction, lost, head, body, data }) =>
      replaceEach(page, [
        ['<html lang="en" dir="ltr"', `<html lang="${language}" dir="${direction}"`],
        ['<body>', direction === 'rtl' ? '<body class="rtl">' : '<body>'],
        ['<script type="later"', `<script type="later" data-lost="${lost}"`],
        ['</head>', `${head}</head>`],
        ['<div id="root"></div>', `<div id="root">${body}</div>${data}`],
      ]),
  };
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
