import { z } from 'zod';
import { ERROR_MESSAGES, tooLong } from '../../error-messages';
import { limited, line } from '../../fields';
import { FACT_MAX_LENGTH, factOf, MAX_FACTS } from '../fact-values';
import { type Fields, field, type Limit, sentAs } from './field';
import { sentSchema } from './shapes';

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
