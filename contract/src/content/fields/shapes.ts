import { z } from 'zod';
import type { TranslationUnit } from '../translation-values';
import type { Audience, Field, Fields } from './field';

type Schemas = 'sent' | 'value' | 'added';
/** The schemas of all fields that administrators see. */
export type Shape<F extends Fields, S extends Schemas> = { readonly [Name in keyof F]: F[Name][S] };

/** Those of the fields that visitors see. */
export type SeenShape<F extends Fields, Seen extends Audience> = {
  readonly [Name in keyof F as F[Name]['seen'] extends Seen ? Name : never]: F[Name]['value'];
};

/** Those of the texts that visitors see translated. */
export type TextShape<F extends Fields, Seen extends Audience> = {
  readonly [Name in keyof F as F[Name]['seen'] extends Seen
    ? F[Name]['unit'] extends TranslationUnit
      ? Name
      : never
    : never]: F[Name]['value'];
};

/** The names of a kind's fields that are translated. */
export type TextName<F extends Fields> = keyof TextShape<F, Audience> & string;

export function shapeOf<F extends Fields, S extends Schemas>(fields: F, schema: S): Shape<F, S>;
export function shapeOf(fields: Fields, schema: Schemas): z.core.$ZodShape {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[schema]]));
}

export function seenShape<F extends Fields, Seen extends Audience>(
  fields: F,
  audience: readonly Seen[],
): SeenShape<F, Seen>;
export function seenShape(fields: Fields, audience: readonly Audience[]): z.core.$ZodShape {
  return shapeOf(
    pick(fields, ({ seen }) => audience.includes(seen)),
    'value',
  );
}

export function textShape<F extends Fields, Seen extends Audience>(
  fields: F,
  audience: readonly Seen[],
): TextShape<F, Seen>;
export function textShape(fields: Fields, audience: readonly Audience[]): z.core.$ZodShape {
  const texts = pick(fields, ({ unit, seen }) => unit !== null && audience.includes(seen));
  return Object.fromEntries(
    // A translation that is missing is not blank.
    Object.entries(texts).map(([name, { value }]) => [
      name,
      value instanceof z.ZodDefault ? value.unwrap() : value,
    ]),
  );
}

/** The units of the fields that are translated. */
export function unitsOf<F extends Fields>(fields: F): Record<TextName<F>, TranslationUnit>;
export function unitsOf(fields: Fields): Record<string, TranslationUnit> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { unit }]) => (unit === null ? [] : [[name, unit]])),
  );
}

/** What forms send of the fields. */
export function sentSchema<F extends Fields>(fields: F) {
  return z.object(shapeOf(fields, 'sent'));
}

/** The fields in the order of the names, then the others. */
export function inOrder(fields: Fields, names: readonly string[]): Fields {
  const placed = Object.entries(fields).toSorted(([a], [b]) => placeIn(names, a) - placeIn(names, b));
  return Object.fromEntries(placed);
}

const placeIn = (names: readonly string[], name: string) => names.indexOf(name) + 1 || names.length + 1;

function pick(fields: Fields, isPicked: (field: Field) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => isPicked(field)));
}
