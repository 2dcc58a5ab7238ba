import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { type FontPair, fontSheet } from '../../contract/src/content/blocks/fonts.ts';

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

/** A pair of fonts that the company may choose in place of those: https://fontsource.org */
interface Pair {
  readonly latin: Font;
  readonly arabic: Font;
  /** Metrics for the machine's font until the Latin one has arrived, by `@capsizecss/core` 4. */
  readonly fallback: { readonly local: string; readonly bold: string; readonly metrics: string };
  /** The generic family. */
  readonly generic: string;
}

const variable = (name: string, family: string, letters: 'latin' | 'arabic', weight: string): Font => ({
  name: `${name}-${letters}`,
  family: `${family} Variable`,
  weight,
  file: `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}/files/${family.toLowerCase().replaceAll(' ', '-')}-${letters}-wght-normal.woff2`,
  ranges: letters === 'latin' ? LATIN : ARABIC,
});

const PAIRS: Readonly<Record<Exclude<FontPair, 'manrope'>, Pair>> = {
  figtree: {
    latin: variable('figtree', 'Figtree', 'latin', '400 700'),
    arabic: variable('figtree', 'Cairo', 'arabic', '400 700'),
    fallback: {
      ...{ local: 'Arial', bold: 'Arial Bold' },
      metrics: 'ascent-override: 94.3%; descent-override: 24.8%; line-gap-override: 0%; size-adjust: 100.7%;',
    },
    generic: 'system-ui, sans-serif',
  },
  serif: {
    latin: variable('serif', 'Source Serif 4', 'latin', '400 700'),
    arabic: variable('serif', 'Noto Naskh Arabic', 'arabic', '400 700'),
    fallback: {
      ...{ local: 'Times New Roman', bold: 'Times New Roman Bold' },
      metrics: 'ascent-override: 87.9%; descent-override: 28.4%; line-gap-override: 0%; size-adjust: 117.9%;',
    },
    generic: 'serif',
  },
};

/** What a browser applies to a text by itself, and both kinds of figures. */
const FEATURES = 'calt ccmp fina init isol kern liga locl mark medi mkmk pnum rlig tnum'.split(' ');

/**
 * `import 'fonts.css'` defines each font as a subset for nearly all texts (half of the Latin font, a
 * quarter of the Arabic) and as a whole. Disjoint ranges keep browsers from loading both for a shared glyph.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    // Files of the site, which the panel shares; a page has the rules of one pair in its document.
    async generateBundle() {
      if (this.environment?.config.build.ssr || this.environment?.config.mode === 'admin') return;
      for (const [key, pair] of Object.entries(PAIRS))
        this.emitFile({
          type: 'asset',
          fileName: fontSheet(key as FontPair).slice(1),
          source: await pairCss(pair, (name, source) =>
            this.getFileName(this.emitFile({ type: 'asset', name, source })),
          ),
        });
    },
    resolveId: (id) => (id === NAME ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      mkdirSync(FOLDER, { recursive: true });
      return (await Promise.all(FONTS.map(fontFaces))).join('\n');
    },
  };
}

async function fontFaces(font: Font): Promise<string> {
  const { name, file, ranges } = font;
  const full = fileOf(file);
  const subset = resolve(FOLDER, `${name}-subset.woff2`);
  writeFileSync(subset, await subsetOf(readFileSync(full), ranges));
  return [
    face(font, `${subset}?no-inline`, ranges.common),
    face(font, `${full}?no-inline`, ranges.rare),
  ].join('\n');
}

function subsetOf(full: Buffer, { common }: GlyphRanges, variationAxes = {}): Promise<Buffer> {
  // Hints, a quarter of the Arabic font, serve low-resolution screens of Windows only.
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES, variationAxes } as const;
  return subsetFont(full, charactersOf(common), options);
}

const face = ({ family, weight }: Font, source: string, range: string) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${source}") format("woff2");
  unicode-range: ${range};
}`;

/** The rules of a pair; `emit` stores a file and returns its path in the site. */
async function pairCss(
  { latin, arabic, fallback, generic }: Pair,
  emit: (name: string, source: Buffer) => string,
): Promise<string> {
  const [min = 400, max = 700] = latin.weight.split(' ').map(Number);
  const faces = await Promise.all(
    [latin, arabic].map(async (font) => {
      const full = readFileSync(fileOf(font.file));
      const subset = await subsetOf(full, font.ranges, { wght: { min, max } });
      return [
        face(font, `/${emit(`${font.name}-subset.woff2`, subset)}`, font.ranges.common),
        face(font, `/${emit(`${font.name}.woff2`, full)}`, font.ranges.rare),
      ];
    }),
  );
  const machines = ([weight, local]: readonly [string, string]) => `@font-face {
  font-family: "Latin Fallback";
  font-weight: ${weight};
  src: local("${local}");
  ${fallback.metrics}
  unicode-range: U+20-24F, U+2000-22FF;
}`;
  const latinStack = `"${latin.family}", "Latin Fallback"`;
  // The selectors outweigh those of base.css.
  return [
    ...faces.flat(),
    ...(
      [
        ['200 500', fallback.local],
        ['600 800', fallback.bold],
      ] as const
    ).map(machines),
    `:root:root:root, [lang="en"][lang][dir] { --font-family: ${latinStack}, ${generic}; --arabic-font: "${arabic.family}"; }`,
    `:root:root:root[dir="rtl"], [lang="ar"][lang][dir] {
  --font-family: "${arabic.family}", "Space Fallback", "Space Fallback on Linux", ${latinStack}, "Plex Fallback", Tahoma, ${generic};
}`,
  ].join('\n');
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
