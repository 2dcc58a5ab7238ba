import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { Id, IsoDate, limited, multiline, POST_CONTENT_MAX_LENGTH } from '../fields';
import { LANGUAGES } from '../languages';

/** The last save. */
export const Edited = z.object({
  /** The administrator's name. */
  by: z.string(),
  at: IsoDate,
});
export type Edited = z.infer<typeof Edited>;

/** Texts that were typed in the other language beside their originals, by field. */
export const OtherTexts = z.record(
  z.string().max(60, ERROR_MESSAGES.invalidValue),
  limited(multiline, POST_CONTENT_MAX_LENGTH, ERROR_MESSAGES.textTooLong),
  { error: ERROR_MESSAGES.invalidValue },
);
export type OtherTexts = z.output<typeof OtherTexts>;

/** The languages of texts whose letters say otherwise, by field. */
export const TextLanguages = z.record(
  z.string().max(60, ERROR_MESSAGES.invalidValue),
  z.enum(LANGUAGES, { error: ERROR_MESSAGES.languageUnknown }),
  { error: ERROR_MESSAGES.invalidValue },
);

/** What a form sends of the languages of its texts. */
const languageFields = { otherTexts: OtherTexts.optional(), textLanguages: TextLanguages.optional() };

/** What a form has of the languages of its texts. */
export type LanguagesOfTexts = z.output<z.ZodObject<typeof languageFields>>;

/** A new entry is sent with these fields. */
export const copyFields = {
  /** The entry that filled the form: translations of its texts are copied with them. */
  copyOf: Id.optional(),
  ...languageFields,
};

/** Changes are sent with these fields. */
export const editFields = {
  /** The version that the form started from; without it, the last write wins. */
  version: z.string({ error: ERROR_MESSAGES.invalidValue }).max(100, ERROR_MESSAGES.invalidValue).optional(),
  /** The revision that fills the form: translations of its texts come back with them. */
  revision: Id.optional(),
  ...languageFields,
};
