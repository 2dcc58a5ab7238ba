import { describe, expect, it } from 'vitest';
import { COLOR_PAIRS, colorCss, contrastOf, lowestContrast, MIN_CONTRAST, paletteOf } from './colors';
import { BLOCKS } from './schema';

/** Colours of all hues, as light as they may be. */
const allowed = Array.from({ length: 216 }, (_, at) =>
  [at % 6, Math.floor(at / 6) % 6, Math.floor(at / 36)].map((part) =>
    (part * 51).toString(16).padStart(2, '0'),
  ),
)
  .map((channels) => `#${channels.join('')}`)
  .filter((color) => contrastOf(color, '#f8f6f2') >= MIN_CONTRAST);

describe('the palette of two colours', () => {
  it('can be read in both themes and on dark surfaces, whatever the colours', () => {
    const unreadable = [
      ...COLOR_PAIRS.flatMap(({ primary, accent }) => [primary, accent]),
      ...allowed,
    ].filter((color) => {
      const { light, dark, band, sand } = paletteOf({ primary: color, accent: color });
      return [
        [light.primary.main, '#f8f6f2'],
        [light.primary.main, light.primary.contrastText],
        [light.primary.dark, light.primary.contrastText],
        [dark.primary.main, '#172126'],
        [dark.primary.main, dark.primary.contrastText],
        [dark.primary.dark, dark.primary.contrastText],
        [band, '#9fb3ba'],
        [band, sand],
      ].some(([text = '', ground = '']) => contrastOf(text, ground) < MIN_CONTRAST);
    });
    expect(allowed.length).toBeGreaterThan(50);
    expect(unreadable).toEqual([]);
  });

  it('is the theme’s own for the first pair, and else outweighs the theme in both schemes', () => {
    expect(colorCss(COLOR_PAIRS[0])).toBe('');
    const css = colorCss(COLOR_PAIRS[1]);
    expect(css).toMatch(
      /^:root:root\{--mui-palette-primary-main:#1b3a6b;--mui-palette-primary-mainChannel:27 58 107;/,
    );
    expect(css).toMatch(/@media screen\{:root\[data-dark\]\{--mui-palette-primary-main:#[0-9a-f]{6};/);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#ffffff', '#000000')).toBe(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it('refuses colours that cannot be read, and what is none', () => {
  const { primary } = BLOCKS.look.shape;
  expect(lowestContrast('#ffcc00')).toBeLessThan(MIN_CONTRAST);
  for (const color of ['#ffcc00', '#fff', 'red', ''])
    expect(primary.safeParse(color).success, color).toBe(false);
  expect(primary.parse(' #1B3A6B ')).toBe('#1b3a6b');
});
