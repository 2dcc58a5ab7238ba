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
import type { TypedInputs } from './form/form-values';

export interface FactsValues {
  facts: Fact[];
}

/** Rows of a form. Blank ones are dropped; the others are sent as lines. */
const factsOfForm = z
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

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const Rows = z.array(z.object({ label: z.string(), value: z.string() })).catch([]);

export const FACTS: TypedInputs = {
  facts: {
    toForm: (lines) => listOf(lines).map((line) => factOf(String(line))),
    toShown: (rows) => Rows.parse(rows).map(factLine),
    schema: factsOfForm,
  },
};
