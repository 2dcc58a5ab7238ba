import { createHash } from 'node:crypto';
import {
  deleteMessage,
  deleteMessages,
  type Enquiry,
  ERROR_MESSAGES,
  IDEMPOTENCY_HEADER,
  type Language,
  listMessages,
  paginate,
  readMessage,
  sendEnquiry,
  sendMails,
  updateMessage,
  updateMessages,
} from '@alnafitha/contract';
import { z } from 'zod';
import { enquiryReceived, enquiryRepeated, enquirySuspected } from '../logs';
import { foundOr404 } from '../platform/errors';
import type { RateLimits } from '../platform/rate-limits';
import { type Route, route } from '../platform/route';
import { toMessageDocument } from './document';
import type { MailNotifier } from './mails/notify';
import { CONTACT_LIMIT } from './rate-limit';
import { referenceOf } from './reference';
import { detectSpam } from './spam';
import type { MessageStore } from './store';

export interface MessageDependencies {
  readonly store: MessageStore;
  readonly limits: RateLimits;
  readonly notify: MailNotifier;
  readonly clock: () => Date;
}

export function messageRoutes({ store, limits, notify, clock }: MessageDependencies): Route[] {
  return [
    route(sendEnquiry, async ({ body }, { header, client: caller }) => {
      await limits.acquire(CONTACT_LIMIT, caller.connectingIp, caller.ip);
      const id = idFromIdempotencyKey(header(IDEMPOTENCY_HEADER), body) ?? store.newId();
      const spamSuspicion = detectSpam(header);
      const language: Language = header('Content-Language') === 'ar' ? 'ar' : 'en';
      const draft = { ...body, language, ...(spamSuspicion && { doubtful: true as const }) };
      const { repeated } = await store.add(id, toMessageDocument(id, draft, clock()));
      if (repeated) enquiryRepeated(id);
      else enquiryReceived(id);
      if (spamSuspicion) enquirySuspected(id, spamSuspicion);
      return { id, reference: referenceOf(id) };
    }),
    route(listMessages, async ({ query }) => {
      const { entries: messages, total, next, previous } = await store.list(query);
      return { messages, pagination: { ...paginate(total, query.limit), next, previous } };
    }),
    route(readMessage, async ({ params }) =>
      foundOr404(await store.read(params.id), ERROR_MESSAGES.messageNotFound),
    ),
    route(updateMessage, async ({ params, body }) =>
      foundOr404(await store.update(params.id, body), ERROR_MESSAGES.messageNotFound),
    ),
    route(sendMails, async ({ params }) => {
      await notify(params.id);
      return foundOr404(await store.read(params.id), ERROR_MESSAGES.messageNotFound);
    }),
    route(updateMessages, async ({ body }) => ({ updated: await store.updateAll(body) })),
    route(deleteMessage, async ({ params }) => {
      foundOr404((await store.remove(params.id)) || null, ERROR_MESSAGES.messageNotFound);
      return { id: params.id };
    }),
    route(deleteMessages, async ({ body }) => ({ deleted: await store.removeAll(body.ids) })),
  ];
}

/** The same idempotency key with the same text gives the same id; a changed text creates a second enquiry. */
function idFromIdempotencyKey(key: string | undefined, enquiry: Enquiry): string | undefined {
  if (!z.uuid().safeParse(key).success) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([key, enquiry]))
    .digest('hex');
}
