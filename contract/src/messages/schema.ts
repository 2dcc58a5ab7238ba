import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { comparable, Id, IsoDate, isInYears, limited, multiline, optional } from '../fields';
import { LANGUAGES } from '../languages';
import { cursorQuery, MAX_PAGE_SIZE, pageQuery } from '../paging';
import { ServiceTitle } from './enquiry-schema';
import { ENQUIRY_FILE_TYPES } from './file-values';
import { Reference } from './reference';
import {
  ADMIN_NOTE_MAX_LENGTH,
  MAIL_STATES,
  MESSAGE_SEARCH_MAX_LENGTH,
  MESSAGE_STATUSES,
  MESSAGES_PAGE_SIZE,
  SPAM_FILTERS,
  UNSENT_AFTER_MS,
} from './values';

export const MessageStatus = z.enum(MESSAGE_STATUSES, { error: ERROR_MESSAGES.statusUnknown });
export type MessageStatus = z.infer<typeof MessageStatus>;

export const Phone = z.object({
  /** `+` and digits. */
  e164: z.string().regex(/^\+\d{4,15}$/),
  /** The number for display, with the country code. */
  formatted: z.string(),
});
export type Phone = z.infer<typeof Phone>;

export const MailState = z.object({
  state: z.enum(MAIL_STATES),
  /** The start of the state. */
  at: IsoDate,
  /** The code of the last attempt, such as `ECONNREFUSED` or `550`. */
  error: z.string().optional(),
});
export type MailState = z.infer<typeof MailState>;

/** Tells whether a mail has failed, or waited too long. */
export function isUnsent({ state, at }: Pick<MailState, 'state' | 'at'>, now: Date): boolean {
  if (state === 'sent') return false;
  return state === 'failed' || state === 'refused' || Date.parse(at) + UNSENT_AFTER_MS <= now.getTime();
}

/** A file that came with the enquiry. */
export const MessageFile = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(ENQUIRY_FILE_TYPES),
  bytes: z.int().min(1),
  /** Only administrators can read it; images also with `?size=thumbnail`. */
  url: z.string(),
});
export type MessageFile = z.infer<typeof MessageFile>;

export const Message = z.object({
  id: Id,
  reference: Reference,
  name: z.string(),
  email: z.string(),
  /** The text as typed. */
  whatsappNumber: z.string().optional(),
  /** The valid numbers in `whatsappNumber`. */
  phones: z.array(Phone),
  subject: z.string().optional(),
  service: z.string().optional(),
  message: z.string(),
  /** Consent to storing the message; the home form does not require it. */
  consent: z.boolean().optional(),
  /** The version of the consent's wording. */
  consentVersion: z.iso.date().optional(),
  /** The language of the page that the sender used. */
  language: z.enum(LANGUAGES).optional(),
  files: z.array(MessageFile).optional(),
  status: MessageStatus,
  adminNote: z.string().optional(),
  suspectedSpam: z.literal(true).optional(),
  /** The time of the first reply or contact. */
  firstResponseAt: IsoDate.optional(),
  /** The day in Doha on which the office means to write or call again. */
  followUpOn: z.iso.date().optional(),
  quoteSentOn: z.iso.date().optional(),
  /** Only deleted messages have it. */
  deletedAt: IsoDate.optional(),
  /** A mail counts as unsent from then on; absent if all are sent. */
  unsentFrom: IsoDate.optional(),
  createdAt: IsoDate,
});
export type Message = z.infer<typeof Message>;

/** A day in Doha. */
const Day = z.iso.date(ERROR_MESSAGES.invalidValue).refine(isInYears, ERROR_MESSAGES.invalidValue);

const messageFilters = {
  search: limited(comparable, MESSAGE_SEARCH_MAX_LENGTH, ERROR_MESSAGES.searchTooLong).default(''),
  status: MessageStatus.optional(),
  service: ServiceTitle.optional(),
  spam: z.enum(SPAM_FILTERS, ERROR_MESSAGES.invalidValue).optional(),
  /** Messages whose follow-up is today or was before, the longest due first. */
  due: z.literal('yes', ERROR_MESSAGES.invalidValue).optional(),
  /** Messages with files only. */
  files: z.literal('yes', ERROR_MESSAGES.invalidValue).optional(),
  /** Deleted messages only; without it, none. */
  deleted: z.literal('yes', ERROR_MESSAGES.invalidValue).optional(),
  /** `from` and `to` are inclusive. */
  from: Day.optional(),
  to: Day.optional(),
};

export const MessageQuery = z.object({
  ...pageQuery(MESSAGES_PAGE_SIZE),
  ...cursorQuery,
  ...messageFilters,
});
export type MessageQuery = z.output<typeof MessageQuery>;

export const MessageExportQuery = z
  .object({ ...messageFilters, after: cursorQuery.after })
  .omit({ deleted: true });
export type MessageExportQuery = z.output<typeof MessageExportQuery>;

export const AdminNote = limited(multiline, ADMIN_NOTE_MAX_LENGTH, ERROR_MESSAGES.noteTooLong);

export const MessageUpdate = z
  .object({
    status: MessageStatus.optional(),
    adminNote: AdminNote.optional(),
    /** `false` clears the suspicion, and sends the mails. */
    suspectedSpam: z.literal(false, ERROR_MESSAGES.invalidValue).optional(),
    /** `null` removes it; so does completing the message. */
    followUpOn: Day.nullable().optional(),
    /** The quote was sent today. */
    quoteSent: z.literal(true, ERROR_MESSAGES.invalidValue).optional(),
  })
  .refine(
    (update) => Object.values(update).some((value) => value !== undefined),
    ERROR_MESSAGES.nothingToChange,
  )
  .meta({ example: { status: 'processing' } });
export type MessageUpdate = z.output<typeof MessageUpdate>;

export const MessageIds = z
  .array(Id, { error: ERROR_MESSAGES.invalidValue })
  .min(1, ERROR_MESSAGES.nothingSelected)
  .max(MAX_PAGE_SIZE, ERROR_MESSAGES.tooManySelected);

export const MessagesUpdate = z.object({
  ids: MessageIds,
  status: MessageStatus,
  adminNote: optional(AdminNote),
});
export type MessagesUpdate = z.output<typeof MessagesUpdate>;
