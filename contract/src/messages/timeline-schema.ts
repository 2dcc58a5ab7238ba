import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { Email, Id, IsoDate, line, multiline, required } from '../fields';
import { Message } from './schema';
import { CONTACT_KINDS, MESSAGE_EVENT_KINDS, REPLY_LIMITS } from './values';

/** Something that happened to a message after it was received. */
export const MessageEvent = z.object({
  at: IsoDate,
  kind: z.enum(MESSAGE_EVENT_KINDS),
  /** The administrator's name; absent for what the system does. */
  by: z.string().optional(),
  /** The status, the note, the id of the reply or the code of the failure. */
  text: z.string().optional(),
});
export type MessageEvent = z.infer<typeof MessageEvent>;

/** A mail from the panel to the sender of a message. */
export const Reply = z.object({
  id: Id,
  to: Email,
  subject: z.string(),
  text: z.string(),
  /** The administrator's name. */
  by: z.string(),
  at: IsoDate,
  state: z.enum(['pending', 'sent', 'failed']),
  /** The code of the failure, such as `ECONNREFUSED` or `550`. */
  error: z.string().optional(),
});
export type Reply = z.infer<typeof Reply>;

/** A message with all that is known of it. Lists contain only the message. */
export const MessageDetails = z.object({
  ...Message.shape,
  /** Oldest first; the receipt of the message itself is `createdAt`. */
  events: z.array(MessageEvent),
  /** Oldest first. */
  replies: z.array(Reply),
  /** Numbers of earlier messages with the same e-mail address, and with the same phone number. */
  earlier: z.object({ email: z.number().int().min(0), phone: z.number().int().min(0) }),
});
export type MessageDetails = z.infer<typeof MessageDetails>;

export const ReplyBody = z.object({
  /** Made by the client, so that a repeated request does not send a second mail. */
  id: z.uuid({ error: ERROR_MESSAGES.invalidValue }),
  subject: required(
    line,
    ERROR_MESSAGES.replySubjectRequired,
    REPLY_LIMITS.subject,
    ERROR_MESSAGES.subjectTooLong,
  ),
  text: required(multiline, ERROR_MESSAGES.messageRequired, REPLY_LIMITS.text, ERROR_MESSAGES.messageTooLong),
});
export type ReplyBody = z.output<typeof ReplyBody>;

export const ContactBody = z.object({ kind: z.enum(CONTACT_KINDS, ERROR_MESSAGES.invalidValue) });
