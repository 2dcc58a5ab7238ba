import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { comparable, Id, IsoDate, limited, multiline, optional } from '../fields';
import { LANGUAGES } from '../languages';
import { cursorQuery, MAX_PAGE_SIZE, pageQuery } from '../paging';
import { ServiceChoice } from './enquiry-schema';
import { Reference } from './reference';
import {
  ADMIN_NOTE_MAX_LENGTH,
  MESSAGE_SEARCH_MAX_LENGTH,
  MESSAGE_STATUSES,
  MESSAGES_PAGE_SIZE,
  SPAM_FILTERS,
} from './values';

export const MessageStatus = z.enum(MESSAGE_STATUSES, { error: ERROR_MESSAGES.statusUnknown });
export type MessageStatus = z.infer<typeof MessageStatus>;

/** A valid phone number. */
export const Phone = z.object({
  /** `+` and digits, for links and other programs. */
  e164: z.string().regex(/^\+\d{4,15}$/),
  /** For people, with the country code. */
  formatted: z.string(),
});
export type Phone = z.infer<typeof Phone>;

/** Whether a mail was handed over to the mail server, and when it was last tried. */
export const MailState = z.object({
  state: z.enum(['sent', 'failed']),
  at: IsoDate,
  /** The code of the failure, such as `ECONNREFUSED` or `550`. */
  error: z.string().optional(),
});
export type MailState = z.infer<typeof MailState>;

/** An enquiry as administrators see it. */
export const Message = z.object({
  id: Id,
  reference: Reference,
  name: z.string(),
  email: z.string(),
  /** As typed. */
  whatsappNumber: z.string().optional(),
  /** The valid numbers in it. */
  phones: z.array(Phone),
  subject: z.string().optional(),
  service: z.string().optional(),
  message: z.string(),
  /** Whether the sender agreed that the site stores the message; the form of the home page does not require it. */
  consent: z.boolean().optional(),
  /** The version of the wording that the sender agreed to. */
  consentVersion: z.iso.date().optional(),
  /** The language in which the sender read the site. */
  language: z.enum(LANGUAGES).optional(),
  status: MessageStatus,
  adminNote: z.string().optional(),
  suspectedSpam: z.literal(true).optional(),
  /** Absent until they are tried. */
  mails: z.object({ alert: MailState.optional(), receipt: MailState.optional() }).optional(),
  createdAt: IsoDate,
});
export type Message = z.infer<typeof Message>;

/** A calendar day in Doha, as `2026-03-01`. */
const Day = z.iso.date(ERROR_MESSAGES.invalidValue);

const messageFilters = {
  search: limited(comparable, MESSAGE_SEARCH_MAX_LENGTH, ERROR_MESSAGES.searchTooLong).default(''),
  status: MessageStatus.optional(),
  service: ServiceChoice.optional(),
  /** Suspected spam only, or everything else. */
  spam: z.enum(SPAM_FILTERS, ERROR_MESSAGES.invalidValue).optional(),
  /** Received on this day or later. */
  from: Day.optional(),
  /** Received on this day or earlier. */
  to: Day.optional(),
};

export const MessageQuery = z.object({
  ...pageQuery(MESSAGES_PAGE_SIZE),
  ...cursorQuery,
  ...messageFilters,
});
export type MessageQuery = z.output<typeof MessageQuery>;

export const MessageExportQuery = z.object({ ...messageFilters, after: cursorQuery.after });
export type MessageExportQuery = z.output<typeof MessageExportQuery>;

const AdminNote = limited(multiline, ADMIN_NOTE_MAX_LENGTH, ERROR_MESSAGES.noteTooLong);

export const MessageUpdate = z
  .object({
    status: MessageStatus.optional(),
    adminNote: AdminNote.optional(),
    /** Marks suspected spam as an enquiry, whose mails are then sent. */
    suspectedSpam: z.literal(false, ERROR_MESSAGES.invalidValue).optional(),
  })
  .refine(
    (update) => Object.values(update).some((value) => value !== undefined),
    ERROR_MESSAGES.nothingToChange,
  );
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
