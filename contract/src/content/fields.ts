import { z } from 'zod';
import { toAsciiDigits } from '../digits';
import { ERROR_MESSAGES, tooLong } from '../error-messages';
import { comparable, limited, line, multiline, POST_CONTENT_MAX_LENGTH, required } from '../fields';
import { FACT_MAX_LENGTH, factOf, MAX_FACTS } from './fact-values';
import { ImagePath } from './image-path';
import type { TranslationUnit } from './translation-values';

/** How the panel edits a field. */
export type FieldInput =
  | 'text'
  | 'prose'
  | 'richText'
  | 'lines'
  | 'facts'
  | 'plain'
  | 'phone'
  | 'number'
  | 'order'
  | 'choice'
  | 'choices'
  | 'category'
  | 'weekday'
  | 'date'
  | 'moment'
  | 'time'
  | 'switch'
  | 'picture'
  | 'document'
  | 'service'
  | 'hidden'
  | 'rows'
  | 'group';

type NoUndefined<T> = z.core.util.NoUndefined<T>;

/** Who sees a field: visitors everywhere, only on the entry's own page, or administrators alone. */
type Audience = 'list' | 'page' | 'nobody';

interface Look {
  readonly input: FieldInput;
  /** In characters. */
  readonly maxLength?: number;
  readonly isRequired?: boolean;
  /** The site has nothing to show in place of a blank field. */
  readonly hasNoDefault?: boolean;
  /** What becomes of the text that a form has in place of a number. */
  readonly typed?: z.ZodType;
  /** The values that can be chosen. */
  readonly options?: readonly (string | number)[];
  /** The fields of a group, or of each row. */
  readonly fields?: Fields;
  /** The time that ends what begins at the one of this field. */
  readonly begins?: string;
  /** The numbers of rows. */
  readonly min?: number;
  readonly max?: number;
}

/** The fields of a kind, a block, a group or a row, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>;

/**
 * What a field is: the schema of what forms send (`sent`), of what the API stores and shows (`value`), and of what a
 * new entry is sent with, which may lack it (`added`); who sees it; in which unit it is translated, `null` if it is
 * not; and how it is edited.
 */
export class Field<
  Sent extends z.ZodType = z.ZodType,
  Value extends z.ZodType = z.ZodType,
  Added extends z.ZodType = z.ZodType,
  Seen extends Audience = Audience,
  Unit extends TranslationUnit | null = TranslationUnit | null,
> {
  readonly sent: Sent;
  readonly value: Value;
  readonly added: Added;
  readonly seen: Seen;
  readonly unit: Unit;
  readonly look: Look;

  constructor(
    schemas: { readonly sent: Sent; readonly value: Value; readonly added: Added },
    seen: Seen,
    unit: Unit,
    look: Look,
  ) {
    this.sent = schemas.sent;
    this.value = schemas.value;
    this.added = schemas.added;
    this.seen = seen;
    this.unit = unit;
    this.look = look;
  }

  /** Not in lists. */
  onPage() {
    return new Field(this, 'page', this.unit, this.look);
  }

  /** Visitors do not see it. */
  private() {
    return new Field(this, 'nobody', this.unit, this.look);
  }

  /** The value of a new entry that is sent without it, and of one that was stored before there was the field. */
  blank(value: NoUndefined<z.output<Sent>> & NoUndefined<z.output<Value>>) {
    const { sent, unit, seen, look } = this;
    const schemas = { sent, value: z._default(this.value, value), added: z._default(sent, value) };
    return new Field(schemas, seen, unit, look);
  }

  /** A blank one counts as absent. */
  optional() {
    const { sent, value, unit, seen, look } = this;
    return new Field({ sent, value: value.optional(), added: sent.optional() }, seen, unit, look);
  }

  /** Adds checks to what is sent. */
  check(add: (sent: Sent) => Sent) {
    const sent = add(this.sent);
    return new Field({ sent, value: this.value, added: sent }, this.seen, this.unit, this.look);
  }

  looks(look: Partial<Look>) {
    return new Field(this, this.seen, this.unit, { ...this.look, ...look });
  }
}

/** A field that visitors see, and a new entry needs. */
export function field<Sent extends z.ZodType, Value extends z.ZodType, Unit extends TranslationUnit | null>(
  sent: Sent,
  value: Value,
  unit: Unit,
  look: Look,
) {
  return new Field({ sent, value, added: sent }, 'list', unit, look);
}

/** A field that is stored as it is sent, and not translated. */
export const sentAs = <Sent extends z.ZodType>(sent: Sent, look: Look) => field(sent, sent, null, look);

type Limit = Parameters<typeof tooLong>[0];
interface Missing {
  /** The sentence of a field that is marked as required. */
  readonly missing?: string;
}

/** A line that must not be blank. */
export const text = (maxLength: Limit, { missing }: Missing = {}) =>
  field(
    required(line, missing ?? ERROR_MESSAGES.textRequired, maxLength, tooLong(maxLength)),
    z.string(),
    'text',
    { input: 'text', maxLength, isRequired: missing !== undefined },
  );

export const optionalText = (maxLength: Limit) =>
  field(limited(line, maxLength, tooLong(maxLength)), z.string(), 'text', { input: 'text', maxLength });

/** Paragraphs are lines. */
export const prose = (maxLength: Limit, { missing }: Missing = {}) =>
  field(
    required(multiline, missing ?? ERROR_MESSAGES.textRequired, maxLength, tooLong(maxLength)),
    z.string(),
    'text',
    { input: 'prose', maxLength, isRequired: missing !== undefined },
  );

export const optionalProse = (maxLength: Limit) =>
  field(limited(multiline, maxLength, tooLong(maxLength)), z.string(), 'text', { input: 'prose', maxLength });

/** HTML of `RICH_TEXT_TAGS`; the API strips other elements. */
export const richText = (missing: string) =>
  field(
    required(multiline, missing, POST_CONTENT_MAX_LENGTH, ERROR_MESSAGES.textTooLong),
    z.string(),
    'html',
    { input: 'richText' },
  );

/** A list of texts; blank ones are dropped. */
export const lines = (maxLength: Limit, max: number, tooMany: string) =>
  field(
    z
      .array(limited(line, maxLength, tooLong(maxLength)), { error: ERROR_MESSAGES.invalidValue })
      .max(max, tooMany)
      .transform((texts) => texts.filter((text) => text !== '')),
    z.array(z.string()),
    'lines',
    { input: 'lines', maxLength, max },
  );

/** `factLine`s in their order. */
export const facts = () =>
  field(
    z
      .array(
        limited(line, FACT_MAX_LENGTH, tooLong(FACT_MAX_LENGTH)).refine(
          (text) => factOf(text).label !== '',
          ERROR_MESSAGES.factIncomplete,
        ),
        { error: ERROR_MESSAGES.invalidValue },
      )
      .max(MAX_FACTS, ERROR_MESSAGES.tooManyFacts),
    z.array(z.string()),
    'lines',
    { input: 'facts' },
  ).optional();

/** A line that is not translated, such as a name or an address. */
export const note = (maxLength: Limit) =>
  field(limited(line, maxLength, tooLong(maxLength)), z.string(), null, { input: 'text', maxLength });

/** Figures of a number, time or date, with Latin digits. */
export const figures = (error: string) => comparable(error).transform(toAsciiDigits);

/** Forms may send it as a text. */
export const number = (min: number, max: number, error: string) =>
  sentAs(
    z
      .union(
        [
          z.number(),
          figures(error)
            .pipe(z.string().regex(/^-?\d+(\.\d+)?$/))
            .transform(Number),
        ],
        { error },
      )
      .pipe(z.number().min(min, error).max(max, error)),
    { input: 'number' },
  );

/** Place among the others: lower ones come first. */
export function order() {
  const sent = z
    .number({ error: ERROR_MESSAGES.orderInvalid })
    .int(ERROR_MESSAGES.orderInvalid)
    .min(0, ERROR_MESSAGES.orderInvalid)
    .max(MAX_ORDER, ERROR_MESSAGES.orderInvalid);
  const typed = comparable(ERROR_MESSAGES.orderInvalid)
    .pipe(z.string().regex(/^\d+$/, ERROR_MESSAGES.orderInvalid))
    .transform(Number)
    .pipe(sent);
  return field(sent, z.int(), null, { input: 'order', typed }).blank(0);
}
const MAX_ORDER = 10_000;

/** One of some numbers. */
export function numberChoice(options: readonly number[], sent: z.ZodNumber) {
  const typed = z.string().transform(Number).pipe(sent);
  return sentAs(sent, { input: 'choice', options, typed });
}

export const on = () => {
  const isOn = z.boolean({ error: ERROR_MESSAGES.invalidValue });
  return field(isOn, z.boolean(), null, { input: 'switch' });
};

interface Choice {
  readonly unknown: string;
  readonly missing?: string;
}

/** One of the values. */
export function choice<const Value extends string>(
  options: readonly [Value, ...Value[]],
  { unknown, missing }: Choice,
) {
  const value = z.enum(options, { error: unknown });
  const named = z.string({ error: missing ?? unknown }).min(1, missing ?? unknown);
  const sent = missing === undefined ? value : named.pipe(value).meta({ example: options[0] });
  return field(sent, value, null, { input: 'choice', options, isRequired: missing !== undefined });
}

/** Some of the values, each once. */
export function choices<const Value extends string>(options: readonly Value[], unknown: string) {
  const values = z.array(z.enum(options, { error: unknown }), { error: unknown });
  const sent = values.transform((chosen) => [...new Set(chosen)]);
  return field(sent, values, null, { input: 'choices', options });
}

export const picture = () => sentAs(ImagePath, { input: 'picture' });

/** Fields that belong together. */
export function group<const F extends Fields>(fields: F) {
  return sentAs(sentSchema(fields), { input: 'group', fields });
}

/** Rows of fields, at least `min` and at most `max`. */
export function rows<const F extends Fields>(fields: F, min: number, max: number) {
  return sentAs(
    z
      .array(sentSchema(fields), { error: ERROR_MESSAGES.invalidValue })
      .min(min, ERROR_MESSAGES.tooFewRows)
      .max(max, ERROR_MESSAGES.tooManyRows),
    { input: 'rows', fields, min, max },
  );
}

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

function pick(fields: Fields, isPicked: (field: Field) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => isPicked(field)));
}

export type Values = Readonly<Record<string, unknown>>;

export interface Leaf {
  /** The field names and indexes, joined: `slides-0-title`. Firestore gives dots a meaning. */
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
}

/** Replaces each value that is neither a list of rows nor a group. Values without a field are dropped. */
export function mapLeaves(
  fields: Fields,
  values: object,
  map: (leaf: Leaf) => unknown,
): Record<string, unknown> {
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(values, name);
    return value === undefined ? [] : [[name, mapField(field, value, name, map)]];
  });
  return Object.fromEntries(known);
}

function mapField(field: Field, value: unknown, path: string, map: (leaf: Leaf) => unknown): unknown {
  const { fields, input } = field.look;
  if (!fields) return map({ path, field, value });
  const mapGroup = (group: unknown, at: string) => {
    const values = new Map(Object.entries(group ?? {}));
    return Object.fromEntries(
      Object.entries(fields).map(([name, child]) => [
        name,
        mapField(child, values.get(name), `${at}-${name}`, map),
      ]),
    );
  };
  if (input === 'group') return mapGroup(value, path);
  return Array.isArray(value) ? value.map((row, index) => mapGroup(row, `${path}-${index}`)) : [];
}

export function leavesOf(fields: Fields, values: object): Leaf[] {
  const leaves: Leaf[] = [];
  mapLeaves(fields, values, (leaf) => leaves.push(leaf));
  return leaves;
}
