import { z } from 'zod';
import { ServiceChoice } from './contact';
import { endpoint } from './endpoint';
import { Id, IsoDate, optional } from './fields';
import { LinkedPagination, MAX_PAGE_SIZE, pageQuery, placeQuery } from './paging';
import { SENTENCES } from './sentences';

export const MESSAGE_STATUSES = ['new', 'processing', 'completed'] as const;
export const MessageStatus = z.enum(MESSAGE_STATUSES, { error: SENTENCES.statusUnknown });
export type MessageStatus = z.infer<typeof MessageStatus>;

/** A phone number that was understood. */
export const Phone = z.object({
  /** `+` and digits, as links and other programs take it. */
  e164: z.string().regex(/^\+\d{4,15}$/),
  /** As people write it, with its country's code. */
  formatted: z.string(),
});
export type Phone = z.infer<typeof Phone>;

/** An enquiry as an administrator works it. */
export const Message = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** In the form of E.164, or as it was typed where it is no valid number. */
  whatsappNumber: z.string().optional(),
  /** The same number, where it is a valid one. */
  phone: Phone.optional(),
  subject: z.string().optional(),
  service: z.string().optional(),
  message: z.string(),
  /** Whether the sender ticked that the site may store it; the form of the home page does not demand that. */
  consent: z.boolean().optional(),
  status: MessageStatus,
  adminNote: z.string().optional(),
  /** The enquiry looked as if no person had filled in the form. */
  doubtful: z.literal(true).optional(),
  createdAt: IsoDate,
});
export type Message = z.infer<typeof Message>;

export const MESSAGES_PAGE_SIZE = 10;
export const MESSAGE_SEARCH_MAX_LENGTH = 200;
export const ADMIN_NOTE_MAX_LENGTH = 2000;

export const SPAM_FILTERS = ['only', 'none'] as const;

/** A calendar day in Doha, as `2026-03-01`. */
const Day = z.iso.date(SENTENCES.invalidValue);

export const MessageQuery = z.object({
  ...pageQuery(MESSAGES_PAGE_SIZE),
  ...placeQuery,
  search: z
    .string({ error: SENTENCES.invalidValue })
    .trim()
    .max(MESSAGE_SEARCH_MAX_LENGTH, SENTENCES.searchTooLong)
    .default(''),
  status: MessageStatus.optional(),
  service: ServiceChoice.optional(),
  /** Suspected spam alone, or all but that. */
  spam: z.enum(SPAM_FILTERS, SENTENCES.invalidValue).optional(),
  /** Received on this day or later. */
  from: Day.optional(),
  /** Received on this day or earlier. */
  to: Day.optional(),
});
export type MessageQuery = z.output<typeof MessageQuery>;

const AdminNote = z
  .string({ error: SENTENCES.invalidValue })
  .trim()
  .max(ADMIN_NOTE_MAX_LENGTH, SENTENCES.noteTooLong);

export const MessageUpdate = z
  .object({ status: MessageStatus.optional(), adminNote: AdminNote.optional() })
  .refine((update) => Object.values(update).some((value) => value !== undefined), SENTENCES.nothingToChange);
export type MessageUpdate = z.output<typeof MessageUpdate>;

/** Newest first. `search` finds the beginning of any word in name, e-mail, subject and message, and digits of the phone number. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  access: 'admin',
  query: MessageQuery,
  reply: z.object({ messages: z.array(Message), pagination: LinkedPagination }),
});

export const readMessage = endpoint({
  method: 'GET',
  path: '/api/admin/messages/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  reply: Message,
});

export const updateMessage = endpoint({
  method: 'PATCH',
  path: '/api/admin/messages/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  body: MessageUpdate,
  reply: Message,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/messages/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  reply: z.object({ id: Id }),
});

const Selected = z
  .array(Id, { error: SENTENCES.invalidValue })
  .min(1, SENTENCES.nothingSelected)
  .max(MAX_PAGE_SIZE, SENTENCES.tooManySelected);

const MessagesUpdate = z.object({ ids: Selected, status: MessageStatus, adminNote: optional(AdminNote) });
export type MessagesUpdate = z.output<typeof MessagesUpdate>;

/** Changes those of the ids that still exist; `updated` counts them. Without a note, each keeps its own. */
export const updateMessages = endpoint({
  method: 'POST',
  path: '/api/admin/messages/update-multiple',
  access: 'admin',
  body: MessagesUpdate,
  reply: z.object({ updated: z.number().int().min(0) }),
});

/** Deletes those of the ids that still exist; `deleted` counts them. */
export const deleteMessages = endpoint({
  method: 'POST',
  path: '/api/admin/messages/delete-multiple',
  access: 'admin',
  body: z.object({ ids: Selected }),
  reply: z.object({ deleted: z.number().int().min(0) }),
});
