import { z } from 'zod';
import { ERROR_MESSAGES } from '../../error-messages';
import { comparable } from '../../fields';
import { field, sentAs } from './field';
import { figures } from './values';

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
  return field(sent, z.int(), null, { input: 'order', typed, isColumn: true }).blank(0);
}
const MAX_ORDER = 10_000;

/** One of some numbers. */
export function numberChoice(options: readonly number[], sent: z.ZodNumber) {
  const typed = z.string().transform(Number).pipe(sent);
  return sentAs(sent, { input: 'choice', options, typed });
}

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

/** Some of a list's keys, each once. */
export function keys(maxLength: number, unknown: string) {
  const values = z.array(z.string({ error: unknown }).min(1, unknown).max(maxLength, unknown), {
    error: unknown,
  });
  const sent = values.transform((chosen) => [...new Set(chosen)]);
  return field(sent, values, null, { input: 'choices' });
}
