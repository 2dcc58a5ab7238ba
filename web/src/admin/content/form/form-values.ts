import {
  type Field,
  type FieldInput,
  type Fields,
  leavesOf,
  mapLeaves,
  type Values,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';

/** How the values of an input differ from those that are sent. */
interface Typed {
  toForm: (value: unknown) => unknown;
  /** What a conflict shows. */
  toShown?: (value: unknown) => unknown;
  schema?: z.ZodType;
}
export type TypedInputs = Readonly<Partial<Record<FieldInput, Typed>>>;

/** Numbers are texts until the form is saved. */
const TEXTS: TypedInputs = {
  number: { toForm: String },
  plain: { toForm: String },
  order: { toForm: String },
  choice: { toForm: String },
};

/** The value of a new entry, or row. */
function blankOf(field: Field, typed: TypedInputs): unknown {
  const { input, options, fields } = field.look;
  if (input === 'rows') return [];
  if (fields) return blankRow(fields);
  const { data } = field.added.safeParse(undefined);
  return toForm(field, data ?? (input === 'switch' ? false : input === 'choice' ? options?.[0] : ''), typed);
}

export const blankRow = (fields: Fields, typed: TypedInputs = TEXTS): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankOf(field, typed)]));

const toForm = ({ look }: Field, value: unknown, typed: TypedInputs) =>
  typed[look.input]?.toForm(value) ?? value;

/** The values of a form, in the order of the fields; `stored` are those of an entry, absent for a new one. */
export function formValues(
  fields: Fields,
  stored: object | undefined,
  further: TypedInputs = {},
): FieldValues {
  const typed = { ...TEXTS, ...further };
  // A row that was stored before a field lacks it.
  const known =
    stored &&
    mapLeaves(fields, stored, ({ field, value }) =>
      value === undefined ? blankOf(field, typed) : toForm(field, value, typed),
    );
  return { ...blankRow(fields, typed), ...known };
}

export const schemaOf = (fields: Fields, typed: TypedInputs = {}): z.core.$ZodShape =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { look, sent }]) => [
      name,
      typed[look.input]?.schema ?? look.typed ?? sent,
    ]),
  );

type Check = (values: Values, context: z.core.$RefinementCtx) => void;

export const resolverOf = (shape: z.core.$ZodShape, check: Check = () => undefined) =>
  zodResolver(z.object(shape).check(z.superRefine(check)));

/** What a conflict shows of the values, by path. */
export function shownValues(fields: Fields, values: Values, typed: TypedInputs = {}): Values {
  return Object.fromEntries(
    leavesOf(fields, values)
      .filter(({ field }) => field.look.input !== 'hidden')
      .map(({ path, field, value }) => [path, typed[field.look.input]?.toShown?.(value) ?? value]),
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
