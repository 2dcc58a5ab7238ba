import { createHash } from 'node:crypto';
import {
  deleteMessage,
  deleteMessages,
  type Enquiry,
  IDEMPOTENCY_HEADER,
  listMessages,
  paginate,
  readMessage,
  SENTENCES,
  sendEnquiry,
  updateMessage,
  updateMessages,
} from '@alnafitha/contract';
import { z } from 'zod';
import { enquiryDoubted, enquiryReceived, enquiryRepeated } from '../logs';
import { found } from '../platform/errors';
import type { Limits } from '../platform/limits';
import { type Route, route } from '../platform/route';
import { toMessageDocument } from './document';
import { CONTACT_LIMIT } from './rate-limit';
import { doubtOf } from './spam';
import type { MessageStore } from './store';

export interface MessageDependencies {
  readonly store: MessageStore;
  readonly limits: Limits;
  readonly clock: () => Date;
}

export function messageRoutes({ store, limits, clock }: MessageDependencies): Route[] {
  return [
    route(sendEnquiry, async ({ body }, { header, caller }) => {
      await limits.take(CONTACT_LIMIT, caller.peer, caller.address);
      const wanted = idOfAttempt(header(IDEMPOTENCY_HEADER), body);
      const doubt = doubtOf(header);
      const draft = { ...body, ...(doubt && { doubtful: true as const }) };
      const { id, repeated } = await store.add(toMessageDocument(draft, clock()), wanted);
      if (repeated) enquiryRepeated(id);
      else enquiryReceived(id);
      if (doubt) enquiryDoubted(id, doubt);
      return { id };
    }),
    route(listMessages, async ({ query }) => {
      const { entries: messages, total, next, previous } = await store.list(query);
      return { messages, pagination: { ...paginate(total, query.limit), next, previous } };
    }),
    route(readMessage, async ({ params }) => found(await store.read(params.id), SENTENCES.messageNotFound)),
    route(updateMessage, async ({ params, body }) =>
      found(await store.update(params.id, body), SENTENCES.messageNotFound),
    ),
    route(updateMessages, async ({ body }) => ({ updated: await store.updateAll(body) })),
    route(deleteMessage, async ({ params }) => {
      found((await store.remove(params.id)) || null, SENTENCES.messageNotFound);
      return { id: params.id };
    }),
    route(deleteMessages, async ({ body }) => ({ deleted: await store.removeAll(body.ids) })),
  ];
}

/** The same idempotency key with the same text gives the same id; a changed text creates a second enquiry. */
function idOfAttempt(key: string | undefined, enquiry: Enquiry): string | undefined {
  if (!z.uuid().safeParse(key).success) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([key, enquiry]))
    .digest('hex');
}
