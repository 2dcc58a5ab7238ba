import {
  ERROR_MESSAGES,
  FACT_LABEL_MAX_LENGTH,
  FACT_VALUE_MAX_LENGTH,
  type Fact,
  factLine,
  factOf,
  MAX_FACTS,
  tooLong,
} from '@alnafitha/contract';
import { z } from 'zod';

export interface FactsValues {
  facts: Fact[];
}

/** Rows of a form. Blank ones are dropped; the others are sent as lines. */
export const factsOfForm = z
  .array(
    z.object({
      label: z.string().trim().max(FACT_LABEL_MAX_LENGTH, tooLong(FACT_LABEL_MAX_LENGTH)),
      value: z.string().trim().max(FACT_VALUE_MAX_LENGTH, tooLong(FACT_VALUE_MAX_LENGTH)),
    }),
  )
  .max(MAX_FACTS, ERROR_MESSAGES.tooManyFacts)
  .default([])
  .superRefine((rows, context) => {
    rows.forEach(({ label, value }, index) => {
      if (Boolean(label) === Boolean(value)) return;
      const path = [index, label ? 'value' : 'label'];
      context.addIssue({ code: 'custom', path, message: ERROR_MESSAGES.factIncomplete });
    });
  })
  .transform((rows) => rows.filter(({ label }) => label).map(factLine));

export const factRows = (lines: readonly string[] = []): Fact[] => lines.map(factOf);
