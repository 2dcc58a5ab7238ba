import { z } from 'zod';
import { ERROR_MESSAGES, tooLong } from '../error-messages';
import { limited, line } from '../fields';
import { FACT_MAX_LENGTH, factOf, MAX_FACTS } from './fact-values';

/** What administrators send: `factLine`s in their order. */
export const factsDraft = z
  .array(
    limited(line, FACT_MAX_LENGTH, tooLong(FACT_MAX_LENGTH)).refine(
      (text) => factOf(text).label !== '',
      ERROR_MESSAGES.factIncomplete,
    ),
    { error: ERROR_MESSAGES.invalidValue },
  )
  .max(MAX_FACTS, ERROR_MESSAGES.tooManyFacts);
