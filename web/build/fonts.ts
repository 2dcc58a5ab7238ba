import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const NAME = 'fonts.css';
const ID = `\0${NAME}`;
const FOLDER = resolve(import.meta.dirname, '../../node_modules/.cache/fonts');
const { resolve: fileOf } = createRequire(import.meta.url);

/** Code points in the syntax of `unicode-range`. */
interface GlyphRanges {
  /** Glyphs of nearly all texts. */
  readonly common: string;
  /** Glyphs for which a browser loads the whole font. */
  readonly rare: string;
}

const LATIN: GlyphRanges = {
  common:
    'U+20-7E, U+A0, U+A9, U+AB, U+AE, U+B0, U+B2-B3, U+B7, U+BB, U+D7, U+E7, U+E9, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026',
  rare: 'U+A1-A8, U+AA, U+AC-AD, U+AF, U+B1, U+B4-B6, U+B8-BA, U+BC-D6, U+D8-E6, U+E8, U+EA-FB, U+FD-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
};
/** Includes letters that occur in names from neighbouring languages. */
const ARABIC: GlyphRanges = {
  common: 'U+20, U+A0, U+60C, U+61B, U+61F, U+621-63A, U+640-652, U+67E, U+686, U+6A4, U+6AF',
  rare: 'U+600-60B, U+60D-61A, U+61C-61E, U+620, U+63B-63F, U+653-67D, U+67F-685, U+687-6A3, U+6A5-6AE, U+6B0-6FF, U+750-77F, U+8A0-8FF, U+FB50-FDFF, U+FE70-FEFF',
};

interface Font {
  readonly name: string;
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly ranges: GlyphRanges;
}

const FONTS: readonly Font[] = [
  {
    name: 'manrope',
    family: 'Manrope Variable',
    weight: '200 800',
    file: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
    ranges: LATIN,
  },
  {
    name: 'arabic-400',
    family: 'IBM Plex Sans Arabic',
    weight: '400',
    file: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
    ranges: ARABIC,
  },
  {
    name: 'arabic-600',
    family: 'IBM Plex Sans Arabic',
    weight: '600 700',
    file: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
    ranges: ARABIC,
  },
];

/** What a browser applies to a text by itself, and tabular figures. */
const FEATURES = 'calt ccmp fina init isol kern liga locl mark medi mkmk rlig tnum'.split(' ');

/**
 * `import 'fonts.css'` defines each font as a subset for nearly all texts (half of the Latin font, a
 * quarter of the Arabic) and as a whole. Disjoint ranges keep browsers from loading both for a shared glyph.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    resolveId: (id) => (id === NAME ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      mkdirSync(FOLDER, { recursive: true });
      return (await Promise.all(FONTS.map(fontFaces))).join('\n');
    },
  };
}

async function fontFaces({ name, family, weight, file, ranges }: Font): Promise<string> {
  const full = fileOf(file);
  const subset = resolve(FOLDER, `${name}-subset.woff2`);
  const text = charactersOf(ranges.common);
  // Hints, a quarter of the Arabic font, serve low-resolution screens of Windows only.
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES } as const;
  writeFileSync(subset, await subsetFont(readFileSync(full), text, options));
  const face = (source: string, range: string) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${source}?no-inline") format("woff2");
  unicode-range: ${range};
}`;
  return [face(subset, ranges.common), face(full, ranges.rare)].join('\n');
}

function charactersOf(range: string): string {
  const characters = range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
  return characters.join('');
}
