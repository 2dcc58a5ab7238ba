import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id } from '../fields';
import { Cursor, LinkedPagination } from '../paging';
import { EnquiryBody } from './enquiry-schema';
import { Reference } from './reference';
import {
  Message,
  MessageExportQuery,
  MessageIds,
  MessageQuery,
  MessagesUpdate,
  MessageUpdate,
} from './schema';
import { ContactBody, MessageDetails, ReplyBody } from './timeline-schema';
import { ADMIN_MESSAGE_PATHS, CONTACT_PATH } from './values';

/**
 * Stores an enquiry; responds once it is durably written. One that looks like spam by its headers is stored as well, and
 * marked for the administrators. The `Content-Language` header is the language of the page, English if it is absent.
 */
export const sendEnquiry = endpoint({
  method: 'POST',
  path: CONTACT_PATH,
  access: 'public',
  body: EnquiryBody,
  response: z.object({ id: Id, reference: Reference }),
});

/**
 * Newest first. `search` matches a prefix of any word in name, e-mail, subject and message, digits of the phone number, and a whole
 * reference in any spelling.
 */
export const listMessages = endpoint({
  method: 'GET',
  path: ADMIN_MESSAGE_PATHS.list,
  access: 'admin',
  query: MessageQuery,
  response: z.object({ messages: z.array(Message), pagination: LinkedPagination }),
});

export const readMessage = endpoint({
  method: 'GET',
  path: ADMIN_MESSAGE_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  response: MessageDetails,
});

export const updateMessage = endpoint({
  method: 'PATCH',
  path: ADMIN_MESSAGE_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  body: MessageUpdate,
  response: MessageDetails,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: ADMIN_MESSAGE_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
});

/** Sends the mails about a message that were not sent yet. The response tells of each whether it was sent. */
export const sendMails = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.mails,
  access: 'admin',
  params: z.object({ id: Id }),
  response: MessageDetails,
});

/** Stores a reply, whose mail is then sent; its state is in the response when it is read again. The same id again changes nothing. */
export const sendReply = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.replies,
  access: 'admin',
  params: z.object({ id: Id }),
  body: ReplyBody,
  response: MessageDetails,
});

/** Notes that the sender was called, or a chat with them was opened. */
export const recordContact = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.contacts,
  access: 'admin',
  params: z.object({ id: Id }),
  body: ContactBody,
  response: MessageDetails,
});

/**
 * The next messages of the list, up to 500, newest first, as a part of a tab-separated file for Excel, to be stored in UTF-16; the first part has
 * the header. `next` is the `after` of the following part, absent in the last one.
 */
export const exportMessages = endpoint({
  method: 'GET',
  path: ADMIN_MESSAGE_PATHS.export,
  access: 'admin',
  query: MessageExportQuery,
  response: z.object({ csv: z.string(), next: Cursor.optional() }),
});

/** Updates those of the ids that still exist; `updated` counts them. Without a note, each message retains its own. */
export const updateMessages = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.updateMultiple,
  access: 'admin',
  body: MessagesUpdate,
  response: z.object({ updated: z.number().int().min(0) }),
});

/** Deletes those of the ids that still exist; `deleted` counts them. */
export const deleteMessages = endpoint({
  method: 'POST',
  path: ADMIN_MESSAGE_PATHS.deleteMultiple,
  access: 'admin',
  body: z.object({ ids: MessageIds }),
  response: z.object({ deleted: z.number().int().min(0) }),
});
