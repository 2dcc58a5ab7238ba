import { type Fields, fromKeys, type Values } from '@alnafitha/contract';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ContentForm } from '../content-dialog';
import type { ContentEntry } from '../content-queries';
import {
  fieldAt,
  formValues,
  namesOf,
  resolverOf,
  schemaOf,
  shownValues,
  type TypedInputs,
} from './form-values';

/** A part of a form whose values are not those of a field, such as images. */
export interface FormPart<Entry> {
  schema: z.core.$ZodShape;
  /** Adds issues that several values have together. */
  check?: (values: Values, context: z.core.$RefinementCtx) => void;
  /** The fields that show its issues. */
  fields: readonly string[];
  valuesOf: (entry: Entry | undefined) => FieldValues;
  /** What is sent in addition to the fields. */
  draftOf: (values: FieldValues, base: Entry | undefined) => { body: object; files: readonly File[] };
  fieldOf: (path: string, values: FieldValues) => string | undefined;
  /** What a conflict shows; by default all its values. */
  shownOf?: (values: FieldValues) => Values;
}

interface Declaration<Entry extends ContentEntry> {
  /** In the order of the form. */
  fields: Fields;
  part: FormPart<Entry>;
  /** Inputs that only some forms have. */
  typed?: TypedInputs;
  /** The values of a duplicate that differ from those of its entry. */
  copy?: FieldValues;
  texts: ContentForm<Entry, FieldValues, Values, object>['texts'];
}

/** The form of a kind, made from its fields. */
export function kindForm<Entry extends ContentEntry>({
  fields,
  part,
  typed,
  copy,
  texts,
}: Declaration<Entry>) {
  const valuesOf = (entry: Entry | undefined): FieldValues => ({
    ...formValues(fields, entry, typed),
    ...part.valuesOf(entry),
  });
  const names = Object.keys(part.schema);
  return {
    resolver: resolverOf({ ...schemaOf(fields, typed), ...part.schema }, part.check),
    valuesOf,
    valuesOfCopy: (entry) => ({ ...valuesOf(entry), ...copy }),
    shownOf(values) {
      const own = fromKeys(names, (name): unknown => values[name]);
      return { ...shownValues(fields, values, typed), ...(part.shownOf?.(own) ?? own) };
    },
    draftOf(values, base) {
      const { body, files } = part.draftOf(values, base);
      const sent = Object.entries(values).filter(([name]) => !names.includes(name));
      return { body: { ...Object.fromEntries(sent), ...body }, files };
    },
    translated: fields,
    typed,
    fields: [...namesOf(fields), ...part.fields],
    fieldOf: (path, values) => part.fieldOf(path, values) ?? fieldAt(fields, path),
    texts,
  } satisfies ContentForm<Entry, FieldValues, Values, object>;
}
