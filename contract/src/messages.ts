import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IsoDate } from './fields';
import { LinkedPagination, MAX_PAGE_SIZE, pageQuery, placeQuery } from './paging';
import { SENTENCES } from './sentences';

export const MESSAGE_STATUSES = ['new', 'processing', 'completed'] as const;
export const MessageStatus = z.enum(MESSAGE_STATUSES, { error: SENTENCES.statusUnknown });
export type MessageStatus = z.infer<typeof MessageStatus>;

/** An enquiry as an administrator works it. */
export const Message = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  whatsappNumber: z.string().optional(),
  subject: z.string().optional(),
  service: z.string().optional(),
  message: z.string(),
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

export const MessageQuery = z.object({
  ...pageQuery(MESSAGES_PAGE_SIZE),
  ...placeQuery,
  search: z
    .string({ error: SENTENCES.invalidValue })
    .trim()
    .max(MESSAGE_SEARCH_MAX_LENGTH, SENTENCES.searchTooLong)
    .default(''),
  status: MessageStatus.optional(),
});
export type MessageQuery = z.output<typeof MessageQuery>;

export const MessageUpdate = z
  .object({
    status: MessageStatus.optional(),
    adminNote: z
      .string({ error: SENTENCES.invalidValue })
      .trim()
      .max(ADMIN_NOTE_MAX_LENGTH, SENTENCES.noteTooLong)
      .optional(),
  })
  .refine((update) => Object.values(update).some((value) => value !== undefined), SENTENCES.nothingToChange);
export type MessageUpdate = z.output<typeof MessageUpdate>;

/** Newest first. `search` finds the beginning of any word in name, e-mail, subject and message. */
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

/** Deletes those of the ids that still exist; `deleted` counts them. */
export const deleteMessages = endpoint({
  method: 'POST',
  path: '/api/admin/messages/delete-multiple',
  access: 'admin',
  body: z.object({
    ids: z
      .array(Id, { error: SENTENCES.invalidValue })
      .min(1, SENTENCES.nothingSelected)
      .max(MAX_PAGE_SIZE, SENTENCES.tooManySelected),
  }),
  reply: z.object({ deleted: z.number().int().min(0) }),
});
