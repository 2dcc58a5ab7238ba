import { type FontPair, fontSheet } from './fonts';

export interface Colors {
  /** As `#rrggbb`. */
  readonly primary: string;
  readonly accent: string;
}

/** The first is the sample's, whose palette is the theme's own (web/src/shared/ui/theme/mui-theme.ts). */
export const COLOR_PAIRS = [
  { name: 'Teal and sand', primary: '#0e5366', accent: '#805b2b' },
  { name: 'Navy and brass', primary: '#1b3a6b', accent: '#86591a' },
  { name: 'Forest and copper', primary: '#1f5138', accent: '#9a4a21' },
  { name: 'Plum and olive', primary: '#5b2a66', accent: '#5f6320' },
  { name: 'Graphite and amber', primary: '#2e3a40', accent: '#8f5400' },
  { name: 'Maroon and gold', primary: '#8a1538', accent: '#7a5c1e' },
  { name: 'Blue and coral', primary: '#1d4ed8', accent: '#b03a2e' },
  { name: 'Terracotta and slate', primary: '#9c3d1e', accent: '#45586a' },
] as const satisfies readonly (Colors & { readonly name: string })[];

type Channels = readonly [red: number, green: number, blue: number];

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The grounds of the themes with the least contrast. */
const LIGHT_GROUND = '#f8f6f2';
const DARK_GROUND = '#172126';

/** Contrast of letters: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const MIN_CONTRAST = 4.5;
/** What the sample's colours have or exceed. */
const CONTRAST = { onDark: 8, whiteOnBand: 12, sandOnBand: 9 } as const;
const STEP = 0.04;

const channelsOf = (color: string): Channels => {
  const at = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

const toHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function mix(color: string, other: string, part: number): string {
  const others = channelsOf(other);
  return toHex(channelsOf(color).map((channel, at) => channel + ((others[at] ?? 0) - channel) * part));
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(color: string, other: string): number {
  const [light, dark] = [luminanceOf(color), luminanceOf(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour nearest to this one that has the contrast with the ground. */
function shifted(color: string, towards: string, ground: string, contrast: number): string {
  for (let part = 0; part < 1; part += STEP) {
    const candidate = mix(color, towards, part);
    if (contrastOf(candidate, ground) >= contrast) return candidate;
  }
  return towards;
}

interface Intent {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
  readonly contrastText: string;
}

interface Scheme {
  readonly primary: Intent;
  readonly secondary: Intent;
}

const onLight = (main: string): Intent => ({
  main,
  dark: mix(main, BLACK, 0.28),
  light: mix(main, WHITE, 0.2),
  contrastText: WHITE,
});

function onDark(color: string): Intent {
  const main = shifted(color, WHITE, DARK_GROUND, CONTRAST.onDark);
  return {
    main,
    dark: mix(main, BLACK, 0.2),
    light: mix(main, WHITE, 0.4),
    contrastText: shifted(color, BLACK, main, 7),
  };
}

/** All colours that follow the two, in both themes. */
export function paletteOf({ primary, accent }: Colors) {
  const band = shifted(primary, BLACK, WHITE, CONTRAST.whiteOnBand);
  const light: Scheme = { primary: onLight(primary), secondary: onLight(accent) };
  const dark: Scheme = { primary: onDark(primary), secondary: onDark(accent) };
  return {
    light,
    dark,
    /** The ground of surfaces that are dark in both themes, and what stands out on it. */
    band,
    sand: shifted(mix(accent, WHITE, 0.7), WHITE, band, CONTRAST.sandOnBand),
  };
}

/** The lowest contrast of letters in the colour, and of letters on it, in both themes. */
export function lowestContrast(color: string): number {
  const dark = onDark(color);
  return Math.min(
    contrastOf(color, LIGHT_GROUND),
    contrastOf(onLight(color).contrastText, color),
    contrastOf(dark.main, DARK_GROUND),
    contrastOf(dark.contrastText, dark.main),
  );
}

const isSampleColors = ({ primary, accent }: Colors) =>
  primary === COLOR_PAIRS[0].primary && accent === COLOR_PAIRS[0].accent;

/** MUI's variables of an intent; it mixes the last with white or black, as its theme does. */
function variablesOf(name: string, intent: Intent, [ground, parts]: readonly [string, readonly number[]]) {
  const shades = Object.entries(intent).flatMap(([shade, color]: [string, string]) => [
    `--mui-palette-${name}-${shade}:${color}`,
    `--mui-palette-${name}-${shade}Channel:${channelsOf(color).join(' ')}`,
  ]);
  const mixed = ['LinearProgress', 'Slider', 'Switch'].map((component, at) => {
    const part = { LinearProgress: 'Bg', Slider: 'Track', Switch: 'DisabledColor' }[component];
    return `--mui-palette-${component}-${name}${part}:${mix(intent.main, ground, parts[at] ?? 0)}`;
  });
  return [...shades, ...mixed];
}

/**
 * A style sheet with the theme's variables of these colours; blank for the sample's. Its selectors outweigh those of
 * the theme, wherever they stand. Printed pages are light in both themes.
 */
export function colorCss(colors: Colors): string {
  if (isSampleColors(colors) || !colors.primary) return '';
  const { light, dark, band, sand } = paletteOf(colors);
  const schemeOf = (scheme: Scheme, mixed: readonly [string, readonly number[]]) =>
    [
      ...variablesOf('primary', scheme.primary, mixed),
      ...variablesOf('secondary', scheme.secondary, mixed),
    ].join(';');
  const surfaces = `--brand-band:${band};--brand-sand:${sand};--mui-palette-background-band:${band}`;
  const darkBand = `--mui-palette-background-band:${mix(band, BLACK, 0.7)}`;
  return [
    `:root:root{${schemeOf(light, [WHITE, [0.62, 0.62, 0.62]])};${surfaces}}`,
    `@media screen{:root[data-dark]{${schemeOf(dark, [BLACK, [0.5, 0.5, 0.55]])};${darkBand}}}`,
  ].join('');
}

/** The style sheet of documents that are files: the company's fonts and colours. */
export function lookCss({ fonts, ...colors }: Colors & { readonly fonts: FontPair }): string {
  const sheet = fontSheet(fonts);
  return (sheet && `@import url("${sheet}");`) + colorCss(colors);
}

/** Colours of a browser's own bars. */
export function barColors(colors: Colors): { readonly light: string; readonly dark: string } {
  if (isSampleColors(colors) || !colors.primary) return { light: WHITE, dark: DARK_GROUND };
  return { light: colors.primary, dark: paletteOf(colors).band };
}
