import type { CSSProperties } from 'react';
import { BORDER_RADIUS, BREAKPOINTS, type Breakpoint, SPACING, TYPOGRAPHY, Z_INDEX } from './tokens';

type Value = string | number;
/** One value, or one per breakpoint. */
type ResponsiveValue = Value | Readonly<Partial<Record<Breakpoint, Value>>>;
type Nested = `${string}&${string}` | `@${string}`;

/**
 * A style like MUI's `sx`: numbers are multiples of the theme's spacing or border radius, colours are names of the palette, `typography` is a
 * typography variant, and `&` is the element itself.
 */
export type Style = {
  readonly [Property in keyof CSSProperties | 'typography']?: ResponsiveValue | undefined;
} & { readonly [selector: Nested]: Style };

/** One style or several, of which later ones override earlier ones. */
export type Sx = Style | readonly (Style | false | undefined)[];

type Block = readonly (readonly [name: string, value: ResponsiveValue | Style | undefined])[];

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
    const byBreakpoint: Partial<Record<Breakpoint, string>> = {};
    const inside: string[] = [];
    for (const [name, value] of part) {
      if (value === undefined) continue;
      if (typeof value !== 'object') plain.push(declarations(name, value));
      else if (name.includes('&'))
        inside.push(rules(name.replaceAll('&', asSingleSelector(selector)), [Object.entries(value)]));
      else if (name.startsWith('@')) inside.push(`${name}{${rules(selector, [Object.entries(value)])}}`);
      else
        for (const [breakpoint, at] of Object.entries(value) as [Breakpoint, Value][])
          byBreakpoint[breakpoint] = (byBreakpoint[breakpoint] ?? '') + declarations(name, at);
    }
    for (const breakpoint of Object.keys(BREAKPOINTS) as Breakpoint[]) {
      const rule = byBreakpoint[breakpoint] && block(selector, byBreakpoint[breakpoint]);
      if (rule) nested.push(BREAKPOINTS[breakpoint] ? `${minWidthQuery(breakpoint)}{${rule}}` : rule);
    }
    nested.push(...inside);
  }
  return block(selector, plain.join('')) + nested.join('');
}

/** The media query of a breakpoint. */
const minWidthQuery = (breakpoint: Breakpoint) => `@media (min-width:${BREAKPOINTS[breakpoint]}px)`;
const block = (selector: string, text: string) => text && `${selector}{${text}}`;

const asSingleSelector = (selector: string) => (selector.includes(',') ? `:is(${selector})` : selector);

function declarations(name: string, value: Value): string {
  if (name === 'typography')
    return Object.entries(TYPOGRAPHY[value as keyof typeof TYPOGRAPHY])
      .map(([property, each]) => declarations(property, each))
      .join('');
  const { property, format } = propertyOf(name);
  return `${property}:${format(value)};`;
}

interface Property {
  /** As spelled in CSS. */
  readonly property: string;
  readonly format: (value: Value) => Value;
}

/** A cache: a page has some thousand declarations of some hundred properties. */
const properties = new Map<string, Property>();

function propertyOf(name: string): Property {
  let found = properties.get(name);
  if (!found) {
    found = {
      property: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      format: formatterOf(name),
    };
    properties.set(name, found);
  }
  return found;
}

const SPACING_PROPERTY = /^(?:margin|padding|gap|rowGap|columnGap)/;
const COLOUR = /color$/i;
const PALETTE = /^(?:[a-z]+\.[a-zA-Z]+|divider)$/;
const WITHOUT_UNIT =
  /^(?:opacity|order|flex|flexGrow|flexShrink|fontWeight|lineHeight|zIndex|aspectRatio|scale|WebkitLineClamp|strokeDashoffset)$/;

function formatterOf(name: string): Property['format'] {
  if (COLOUR.test(name))
    return (value) =>
      PALETTE.test(String(value)) ? `var(--mui-palette-${String(value).replace('.', '-')})` : value;
  if (name === 'zIndex') return (value) => Z_INDEX[value as keyof typeof Z_INDEX] ?? value;
  if (name === 'boxShadow') return ofNumbers((value) => `var(--mui-shadows-${value})`);
  if (name === 'border') return ofNumbers((value) => `${value}px solid`);
  if (WITHOUT_UNIT.test(name)) return (value) => value;
  const unit = SPACING_PROPERTY.test(name) ? SPACING : name === 'borderRadius' ? BORDER_RADIUS : 1;
  return ofNumbers((value) => (value === 0 ? value : `${value * unit}px`));
}

const ofNumbers =
  (formatNumber: (value: number) => Value): Property['format'] =>
  (value) =>
    typeof value === 'number' ? formatNumber(value) : value;
