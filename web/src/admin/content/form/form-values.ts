import {
  type Fact,
  type Field,
  type FieldInput,
  type Fields,
  factLine,
  fromKeys,
  keysOf,
  leavesOf,
  mapLeaves,
  type Values,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { factRows, factsOfForm } from '../facts-form';

/** How the values of an input differ from those that are sent. */
interface Typed {
  toForm: (value: unknown) => unknown;
  /** What a conflict shows. */
  toShown?: (value: unknown) => unknown;
  schema?: z.ZodType;
}

const linesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const factsOf = (value: unknown): Fact[] => (Array.isArray(value) ? value : []);

/** Numbers are texts until the form is saved. */
const TYPED: Partial<Record<FieldInput, Typed>> = {
  number: { toForm: String },
  plain: { toForm: String },
  order: { toForm: String },
  choice: { toForm: String },
  facts: {
    toForm: (value) => factRows(linesOf(value)),
    toShown: (value) => factsOf(value).map(factLine),
    schema: factsOfForm,
  },
  // The form has at least one field.
  lines: { toForm: (value) => (linesOf(value).length > 0 ? value : ['']) },
};

/** The value of a new entry, or row. */
function blankOf(field: Field): unknown {
  const { input, options, fields } = field.look;
  if (input === 'rows') return [];
  if (fields) return blankRow(fields);
  const { data } = field.added.safeParse(undefined);
  return toForm(field, data ?? (input === 'switch' ? false : input === 'choice' ? options?.[0] : ''));
}

export const blankRow = (fields: Fields): FieldValues =>
  fromKeys(keysOf(fields), (name) => fields[name] && blankOf(fields[name]));

const toForm = (field: Field, value: unknown) => TYPED[field.look.input]?.toForm(value) ?? value;

/** The values of a form, in the order of the fields; `stored` are those of an entry, absent for a new one. */
export function formValues(fields: Fields, stored: object | undefined): FieldValues {
  const known = stored && mapLeaves(fields, stored, ({ field, value }) => toForm(field, value));
  return { ...blankRow(fields), ...known };
}

export const schemaOf = (fields: Fields) =>
  fromKeys(keysOf(fields), (name) => {
    const field = fields[name];
    return field ? (TYPED[field.look.input]?.schema ?? field.look.typed ?? field.sent) : z.never();
  });

type Check = (values: Values, context: z.core.$RefinementCtx) => void;

export const resolverOf = (shape: z.core.$ZodShape, check: Check = () => undefined) =>
  zodResolver(z.object(shape).check(z.superRefine(check)));

/** What a conflict shows of the values, by path. */
export function shownValues(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    leavesOf(fields, values)
      .filter(({ field }) => field.look.input !== 'hidden')
      .map(({ path, field, value }) => [path, TYPED[field.look.input]?.toShown?.(value) ?? value]),
  );
}

/** Every field that a form may have, such as `phones.2.number`, and the lists themselves. */
export function namesOf(fields: Fields, parent = ''): string[] {
  return Object.entries(fields).flatMap(([field, { look }]) => {
    const name = `${parent}${field}`;
    if (!look.fields) return [name];
    if (look.input === 'group') return namesOf(look.fields, `${name}.`);
    const rows = Array.from({ length: look.max ?? 0 }, (_, index) => index);
    return [name, ...rows.flatMap((row) => namesOf(look.fields ?? {}, `${name}.${row}.`))];
  });
}

/** The field that shows an issue: that of `features.2` is `features`. */
export function fieldAt(fields: Fields, path: string): string {
  const [name = path] = path.split('.');
  return fields[name] && !fields[name].look.fields ? name : path;
}
