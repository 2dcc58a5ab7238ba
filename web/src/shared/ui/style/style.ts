import type { CSSProperties } from 'react';
import { CORNER, LAYERS, STEP, TEXTS, WIDTHS, type Width } from './scale';

type Value = string | number;
/** One value, or one per breakpoint. */
type Values = Value | Readonly<Partial<Record<Width, Value>>>;
type Nested = `${string}&${string}` | `@${string}`;

/**
 * A style like MUI's `sx`: numbers are multiples of the theme's spacing or border radius, colours are names of the palette, `typography` is a
 * typography variant, and `&` is the element itself.
 */
export type Style = {
  readonly [Property in keyof CSSProperties | 'typography']?: Values | undefined;
} & { readonly [selector: Nested]: Style };

/** One style or several, of which later ones override earlier ones. */
export type Sx = Style | readonly (Style | false | undefined)[];

type Block = readonly (readonly [name: string, value: Values | Style | undefined])[];

/** The CSS rules of a style for a selector. */
export function rulesOf(sx: Sx, selector: string): string {
  return rules(
    selector,
    [sx].flat().map((style) => Object.entries(style || {})),
  );
}

/** Declarations come before nested rules, and narrow breakpoints before wide ones. */
function rules(selector: string, parts: readonly Block[]): string {
  const plain: string[] = [];
  const nested: string[] = [];
  for (const part of parts) {
    const byWidth: Partial<Record<Width, string>> = {};
    const inside: string[] = [];
    for (const [name, value] of part) {
      if (value === undefined) continue;
      if (typeof value !== 'object') plain.push(declarations(name, value));
      else if (name.includes('&'))
        inside.push(rules(name.replaceAll('&', selfOf(selector)), [Object.entries(value)]));
      else if (name.startsWith('@')) inside.push(`${name}{${rules(selector, [Object.entries(value)])}}`);
      else
        for (const [width, at] of Object.entries(value) as [Width, Value][])
          byWidth[width] = (byWidth[width] ?? '') + declarations(name, at);
    }
    for (const width of Object.keys(WIDTHS) as Width[]) {
      const rule = byWidth[width] && block(selector, byWidth[width]);
      if (rule) nested.push(WIDTHS[width] ? `${from(width)}{${rule}}` : rule);
    }
    nested.push(...inside);
  }
  return block(selector, plain.join('')) + nested.join('');
}

/** The media query of a breakpoint. */
const from = (width: Width) => `@media (min-width:${WIDTHS[width]}px)`;
const block = (selector: string, text: string) => text && `${selector}{${text}}`;

const selfOf = (selector: string) => (selector.includes(',') ? `:is(${selector})` : selector);

function declarations(name: string, value: Value): string {
  if (name === 'typography')
    return Object.entries(TEXTS[value as keyof typeof TEXTS])
      .map(([property, each]) => declarations(property, each))
      .join('');
  const { property, written } = propertyOf(name);
  return `${property}:${written(value)};`;
}

interface Property {
  /** As spelled in CSS. */
  readonly property: string;
  readonly written: (value: Value) => Value;
}

/** A cache: a page has some thousand declarations of some hundred properties. */
const properties = new Map<string, Property>();

function propertyOf(name: string): Property {
  let found = properties.get(name);
  if (!found) {
    found = {
      property: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      written: writerOf(name),
    };
    properties.set(name, found);
  }
  return found;
}

const DISTANCE = /^(?:margin|padding|gap|rowGap|columnGap)/;
const COLOUR = /color$/i;
const PALETTE = /^(?:[a-z]+\.[a-zA-Z]+|divider)$/;
const WITHOUT_UNIT =
  /^(?:opacity|order|flex|flexGrow|flexShrink|fontWeight|lineHeight|zIndex|aspectRatio|scale|WebkitLineClamp|strokeDashoffset)$/;

function writerOf(name: string): Property['written'] {
  if (COLOUR.test(name))
    return (value) =>
      PALETTE.test(String(value)) ? `var(--mui-palette-${String(value).replace('.', '-')})` : value;
  if (name === 'zIndex') return (value) => LAYERS[value as keyof typeof LAYERS] ?? value;
  if (name === 'boxShadow') return ofNumbers((value) => `var(--mui-shadows-${value})`);
  if (name === 'border') return ofNumbers((value) => `${value}px solid`);
  if (WITHOUT_UNIT.test(name)) return (value) => value;
  const step = DISTANCE.test(name) ? STEP : name === 'borderRadius' ? CORNER : 1;
  return ofNumbers((value) => (value === 0 ? value : `${value * step}px`));
}

const ofNumbers =
  (write: (value: number) => Value): Property['written'] =>
  (value) =>
    typeof value === 'number' ? write(value) : value;
