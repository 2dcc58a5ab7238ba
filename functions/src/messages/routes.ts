import {
  deleteMessage,
  deleteMessages,
  listMessages,
  paginate,
  readMessage,
  SENTENCES,
  updateMessage,
  updateMessages,
} from '@alnafitha/contract';
import { AppError } from '../platform/errors';
import { type Route, route } from '../platform/route';
import type { MessageStore } from './store';

export function messageRoutes(store: MessageStore): Route[] {
  return [
    route(listMessages, async ({ query }) => {
      const { entries: messages, total, next, previous } = await store.list(query);
      return { messages, pagination: { ...paginate(total, query.limit), next, previous } };
    }),
    route(readMessage, async ({ params }) => found(await store.read(params.id))),
    route(updateMessage, async ({ params, body }) => found(await store.update(params.id, body))),
    route(updateMessages, async ({ body }) => ({ updated: await store.updateAll(body) })),
    route(deleteMessage, async ({ params }) => {
      found((await store.remove(params.id)) || null);
      return { id: params.id };
    }),
    route(deleteMessages, async ({ body }) => ({ deleted: await store.removeAll(body.ids) })),
  ];
}

function found<T>(message: T | null): T {
  if (message === null) throw new AppError(404, SENTENCES.messageNotFound);
  return message;
}
