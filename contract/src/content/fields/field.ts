import { z } from 'zod';
import type { tooLong } from '../../error-messages';
import type { TranslationUnit } from '../translation-values';

/** How the panel edits a field. */
export type FieldInput =
  | 'text'
  | 'prose'
  | 'richText'
  | 'lines'
  | 'facts'
  | 'plain'
  | 'link'
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
  | 'color'
  | 'hidden'
  | 'rows'
  | 'group';

type NoUndefined<T> = z.core.util.NoUndefined<T>;

/** Who sees a field: visitors everywhere, only on the entry's own page, or administrators alone. */
export type Audience = 'list' | 'page' | 'nobody';

interface Look {
  readonly input: FieldInput;
  /** In characters. */
  readonly maxLength?: number;
  readonly isRequired?: boolean;
  /** The site has nothing to show in place of a blank field. */
  readonly hasNoDefault?: boolean;
  /** Wide tables of the panel have a column of it. */
  readonly isColumn?: true;
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

export type Limit = Parameters<typeof tooLong>[0];
