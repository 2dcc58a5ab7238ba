import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { Email, Id, IsoDate, line, multiline, optional, required } from '../fields';
import { AdminNote, MailState, Message } from './schema';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  CONTACT_KINDS,
  MAIL_KINDS,
  MESSAGE_EVENT_KINDS,
  REPLY_LIMITS,
  RESPONSE_KINDS,
} from './values';

export const MessageEvent = z.object({
  at: IsoDate,
  kind: z.enum(MESSAGE_EVENT_KINDS),
  /** The administrator's name; absent for the system's events. */
  by: z.string().optional(),
  /** The status, the note, also of a contact, the id of the reply, the day of the follow-up, the number of files, or the error code. */
  text: z.string().optional(),
  /** The response that changed the status. */
  cause: z.enum(RESPONSE_KINDS).optional(),
});
export type MessageEvent = z.infer<typeof MessageEvent>;

export const Attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  bytes: z.int().min(1),
});
export type Attachment = z.infer<typeof Attachment>;

export const Reply = z.object({
  id: Id,
  to: Email,
  subject: z.string(),
  text: z.string(),
  by: z.string(),
  at: IsoDate,
  attachments: z.array(Attachment).optional(),
  mail: MailState,
});
export type Reply = z.infer<typeof Reply>;

/** Lists return `Message` only. */
export const MessageDetails = z.object({
  ...Message.shape,
  /** The oldest is the first. */
  events: z.array(MessageEvent),
  replies: z.array(Reply),
  /** Mails are absent for suspected spam, without a mail server, and beyond the limits of receipts. */
  mails: z.partialRecord(z.enum(MAIL_KINDS), MailState),
  /** Counts of earlier messages with the same e-mail address, or the same phone number. */
  earlier: z.object({ email: z.number().int().min(0), phone: z.number().int().min(0) }),
});
export type MessageDetails = z.infer<typeof MessageDetails>;

export const ReplyBody = z.object({
  /** The client chooses the id, so that a retry does not send a second mail. */
  id: z.uuid({ error: ERROR_MESSAGES.invalidValue }),
  subject: required(
    line,
    ERROR_MESSAGES.replySubjectRequired,
    REPLY_LIMITS.subject,
    ERROR_MESSAGES.subjectTooLong,
  ),
  text: required(multiline, ERROR_MESSAGES.messageRequired, REPLY_LIMITS.text, ERROR_MESSAGES.messageTooLong),
  /** How many replies the sender has seen. */
  known: z.int().min(0).optional(),
  /** Ids of uploaded files. */
  attachments: z
    .array(z.uuid({ error: ERROR_MESSAGES.invalidValue }))
    .max(ATTACHMENT_LIMITS.count, ERROR_MESSAGES.tooManyAttachments)
    .optional(),
});
export type ReplyBody = z.output<typeof ReplyBody>;

export const ContactBody = z.object({
  kind: z.enum(CONTACT_KINDS, ERROR_MESSAGES.invalidValue),
  /** What was said or written. */
  note: optional(AdminNote),
});
