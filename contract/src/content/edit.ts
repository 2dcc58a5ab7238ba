import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { Id, IsoDate } from '../fields';

/** The last save. */
export const Edited = z.object({
  /** The administrator's name. */
  by: z.string(),
  at: IsoDate,
});
export type Edited = z.infer<typeof Edited>;

/** A new entry is sent with these fields. */
export const copyFields = {
  /** The entry that filled the form: translations of its texts are copied with them. */
  copyOf: Id.optional(),
};

/** Changes are sent with these fields. */
export const editFields = {
  /** The version that the form started from; without it, the last write wins. */
  version: z.string({ error: ERROR_MESSAGES.invalidValue }).max(100, ERROR_MESSAGES.invalidValue).optional(),
  /** The revision that fills the form: translations of its texts come back with them. */
  revision: Id.optional(),
};
