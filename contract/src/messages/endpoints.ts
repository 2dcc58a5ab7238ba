import { z } from 'zod';
import { endpoint, type FileContent } from '../endpoint';
import { ERROR_MESSAGES } from '../error-messages';
import { Id } from '../fields';
import { Cursor, LinkedPagination } from '../paging';
import { EnquiryBody, EnquiryFileIds } from './enquiry-schema';
import { ENQUIRY_FILE_LIMITS, ENQUIRY_FILE_PATH, ENQUIRY_FILES_PATH, MORE_FILES_PATH } from './file-values';
import { CONTACT_PATH } from './form-values';
import { Reference } from './reference';
import {
  Message,
  MessageExportQuery,
  MessageIds,
  MessageQuery,
  MessagesUpdate,
  MessageUpdate,
} from './schema';
import { Attachment, ContactBody, MessageDetails, ReplyBody } from './timeline-schema';
import { ADMIN_MESSAGE_PATHS, ATTACHMENT_LIMITS } from './values';

/**
 * Responds once the enquiry is stored, even suspected spam. `Content-Language` is the page's language. Returns the files
 * that it has; ids that are unknown, foreign or of another enquiry are ignored.
 */
export const sendEnquiry = endpoint({
  method: 'POST',
  path: CONTACT_PATH,
  access: 'public',
  body: EnquiryBody,
  response: z.object({ id: Id, reference: Reference, files: EnquiryFileIds }),
});

/**
 * Stores a photo or a PDF for an enquiry, which names it by its id; images are encoded again. `FORM_KEY_HEADER` keeps
 * others from claiming it.
 */
export const uploadEnquiryFile = endpoint({
  method: 'POST',
  path: ENQUIRY_FILES_PATH,
  access: 'public',
  body: z.object({}),
  multipart: { file: 'file', maxFiles: 1, maxFileBytes: ENQUIRY_FILE_LIMITS.bytes },
  response: z.object({ id: z.uuid() }),
});

/** Deletes a file of the form with this `FORM_KEY_HEADER` that no enquiry has; it no longer counts. */
export const removeEnquiryFile = endpoint({
  method: 'DELETE',
  path: ENQUIRY_FILE_PATH,
  access: 'public',
  params: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
});

/** Adds uploaded files to an enquiry of the last hour, and returns those of them that it has now. */
export const addEnquiryFiles = endpoint({
  method: 'POST',
  path: MORE_FILES_PATH,
  access: 'public',
  params: z.object({ reference: Reference }),
  body: z.object({ files: EnquiryFileIds }),
  response: z.object({ files: EnquiryFileIds }),
});

/**
 * Returns the newest first. `search` matches word prefixes in name, e-mail, subject and message, digits of the phone
 * number, and a whole reference in any spelling. It covers what the office wrote, too: notes and replies.
 */
export const listMessages = endpoint({
  method: 'GET',
  path: ADMIN_MESSAGE_PATHS.list,
  access: 'desk',
  query: MessageQuery,
  response: z.object({ messages: z.array(Message), pagination: LinkedPagination }),
});

export const readMessage = endpoint({
  method: 'GET',
  path: ADMIN_MESSAGE_PATHS.item,
  access: 'desk',
  params: z.object({ id: Id }),
  response: MessageDetails,
});

/** A file of an enquiry, even of a deleted one, to be saved and not shown. */
export const readMessageFile = endpoint({
  method: 'GET',
  path: ADMIN_MESSAGE_PATHS.file,
  access: 'desk',
  isFile: true,
  params: z.object({ id: Id, file: z.uuid() }),
  /** Images have a thumbnail. */
  query: z.object({ size: z.literal('thumbnail', ERROR_MESSAGES.invalidValue).optional() }),
  response: z.custom<FileContent>(),
});

export const updateMessage = endpoint({
  method: 'PATCH',
  path: ADMIN_MESSAGE_PATHS.item,
  access: 'desk',
  params: z.object({ id: Id }),
  body: MessageUpdate,
  response: MessageDetails,
});

/** A deletion can be undone for `DELETED_DAYS`. The message's replies are sent all the same. */
export const deleteMessage = endpoint({
  method: 'DELETE',
  path: ADMIN_MESSAGE_PATHS.item,
  access: 'desk',
  event: { kind: 'deleted', area: 'messages' },
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
});

/** Restores a message with its replies and timeline. */
export const restoreMessage = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.restore,
  access: 'desk',
  event: { kind: 'restored', area: 'messages' },
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
});

/** Deletes a deleted message for good. */
export const purgeMessage = endpoint({
  method: 'DELETE',
  path: ADMIN_MESSAGE_PATHS.deleted,
  access: 'desk',
  event: { kind: 'purged', area: 'messages' },
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
});

/** Sends the unsent mails about a message again, in the background. */
export const sendMails = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.mails,
  access: 'desk',
  params: z.object({ id: Id }),
  response: MessageDetails,
});

/**
 * Stores a file for a reply, which names it by its id; unsent, it ends after a day. Its type is that of its
 * content, and images are encoded again.
 */
export const uploadAttachment = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.attachments,
  access: 'desk',
  params: z.object({ id: Id }),
  body: z.object({}),
  multipart: { file: 'file', maxFiles: 1, maxFileBytes: ATTACHMENT_LIMITS.bytes },
  response: Attachment,
});

/** Tells who else has the message open, and keeps in mind for a minute that the caller has. */
export const readOpening = endpoint({
  method: 'GET',
  path: ADMIN_MESSAGE_PATHS.opening,
  access: 'desk',
  params: z.object({ id: Id }),
  response: z.object({ others: z.array(z.string()) }),
});

/**
 * Stores a reply, which is a response; its mail follows in the background. Idempotent by id. Responds 409 to whoever
 * does not know of a reply that was stored meanwhile.
 */
export const sendReply = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.replies,
  access: 'desk',
  event: { kind: 'answered', area: 'messages' },
  params: z.object({ id: Id }),
  body: ReplyBody,
  response: MessageDetails,
});

/** Records a call, a chat, or a mail from another program: a response. */
export const recordContact = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.contacts,
  access: 'desk',
  event: { kind: 'answered', area: 'messages' },
  params: z.object({ id: Id }),
  body: ContactBody,
  response: MessageDetails,
});

/**
 * Returns up to 500 messages, newest first, as one part of a tab-separated file for Excel, to be saved as UTF-16. The
 * first part has the header; `next` is the `after` of the following part.
 */
export const exportMessages = endpoint({
  method: 'GET',
  path: ADMIN_MESSAGE_PATHS.export,
  access: 'desk',
  event: {
    kind: 'exported',
    area: 'messages',
    isContinued: (query) => Reflect.get(query, 'after') !== undefined,
  },
  query: MessageExportQuery,
  response: z.object({ csv: z.string(), next: Cursor.optional() }),
});

/** Ignores missing ids; `updated` counts the others. Without a note, messages keep theirs. */
export const updateMessages = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.updateMultiple,
  access: 'desk',
  body: MessagesUpdate,
  response: z.object({ updated: z.number().int().min(0) }),
});

/** Ignores missing ids; `deleted` counts the others. */
export const deleteMessages = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.deleteMultiple,
  access: 'desk',
  event: { kind: 'deleted', area: 'messages' },
  body: z.object({ ids: MessageIds }),
  response: z.object({ deleted: z.number().int().min(0) }),
});
