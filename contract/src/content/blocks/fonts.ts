/** The pairs of fonts, of Latin and of Arabic letters, by key. The first is the sample's. */
export const FONT_PAIRS = {
  manrope: 'Manrope · IBM Plex Sans Arabic',
  figtree: 'Figtree · Cairo',
  serif: 'Source Serif · Noto Naskh Arabic',
} as const;
export type FontPair = keyof typeof FONT_PAIRS;

/** The path of a pair's style sheet (web/build/fonts.ts); blank for the sample's, whose rules are every page's. */
export const fontSheet = (pair: FontPair): string => (pair === 'manrope' ? '' : `/fonts/${pair}.css`);
