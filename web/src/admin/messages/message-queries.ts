import {
  deleteMessage,
  deleteMessages,
  listMessages,
  type MailState,
  MESSAGES_PAGE_SIZE,
  type MessageDetails,
  MessageQuery,
  type MessagesUpdate,
  type MessageUpdate,
  purgeMessage,
  type ReplyBody,
  readMessage,
  recordContact,
  restoreMessage,
  sendMails,
  sendReply,
  updateMessage,
  updateMessages,
} from '@alnafitha/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { callAsAdmin } from '../session/as-admin';
import { cursorTo } from '../ui/page-cursors';
import { useInvalidation } from '../ui/use-invalidation';
import type { ContactKind } from './phone-links';

const prefix = ['admin', 'messages'] as const;
const AFFECTED_QUERIES = [
  [...prefix, 'list'],
  ['admin', 'dashboard'],
] as const;

export const MessageParams = MessageQuery.pick({
  page: true,
  search: true,
  status: true,
  service: true,
  spam: true,
  due: true,
  deleted: true,
  from: true,
  to: true,
});
export type MessageFilter = z.output<typeof MessageParams>;

export const messageQueries = {
  list: ({ page, ...filter }: MessageFilter) =>
    queryOptions({
      queryKey: [...prefix, 'list', filter, page] as const,
      queryFn: (context) => {
        const query = { page, limit: MESSAGES_PAGE_SIZE, ...filter, ...cursorTo(context) };
        return callAsAdmin(listMessages, { query }, { signal: context.signal });
      },
      // Deleted messages have other actions.
      placeholderData: (previous, query) =>
        query?.queryKey[3].deleted === filter.deleted ? previous : undefined,
      // Enquiries arrive from outside the panel.
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...prefix, 'detail', id],
      queryFn: ({ signal }) => callAsAdmin(readMessage, { params: { id } }, { signal }),
      // Mails are sent, and replies written, outside this page, too.
      staleTime: 0,
      refetchInterval: ({ state }) => isSending(state.data) && POLL_INTERVAL_MS,
    }),
};

const POLL_INTERVAL_MS = 2000;
/** Polling time for a queued mail, which waits for the mail server. */
const POLLED_MS = 30_000;

function isSending(message: MessageDetails | undefined): boolean {
  return (message ? mailsOf(message) : []).some(
    ({ state, at }) => ['pending', 'sending'].includes(state) && Date.now() - Date.parse(at) < POLLED_MS,
  );
}

function mailsOf({ mails, replies }: MessageDetails): MailState[] {
  return [mails.alert, mails.receipt, ...replies.map(({ mail }) => mail)].filter(
    (mail) => mail !== undefined,
  );
}

export function useMessageMutations() {
  const client = useQueryClient();
  const { invalidate, invalidateOptions } = useInvalidation(AFFECTED_QUERIES);
  const forget = (ids: readonly string[]) => {
    for (const id of ids) client.removeQueries({ queryKey: messageQueries.detail(id).queryKey });
    return invalidate();
  };
  const store = async (message: MessageDetails) => {
    const { queryKey } = messageQueries.detail(message.id);
    // A pending request was sent before the change.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, message);
    return invalidate();
  };
  return {
    update: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: ({ id, ...body }: { id: string } & MessageUpdate) =>
        callAsAdmin(updateMessage, { params: { id }, body }),
      onSuccess: store,
    }),
    sendMails: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(sendMails, { params: { id } }),
      onSuccess: store,
    }),
    sendReply: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: ({ id, body }: { id: string; body: ReplyBody }) =>
        callAsAdmin(sendReply, { params: { id }, body }),
      onSuccess: store,
    }),
    recordContact: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: ({ id, ...body }: { id: string; kind: ContactKind; note?: string }) =>
        callAsAdmin(recordContact, { params: { id }, body }),
      onSuccess: store,
    }),
    updateMany: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (body: MessagesUpdate) => callAsAdmin(updateMessages, { body }),
      onSuccess: () =>
        Promise.all([client.invalidateQueries({ queryKey: [...prefix, 'detail'] }), invalidate()]),
    }),
    remove: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(deleteMessage, { params: { id } }),
      onSuccess: ({ id }) => forget([id]),
    }),
    removeMany: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (ids: string[]) => callAsAdmin(deleteMessages, { body: { ids } }),
      onSuccess: (_, ids) => forget(ids),
    }),
    restore: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(restoreMessage, { params: { id } }),
      onSuccess: ({ id }) => forget([id]),
    }),
    purge: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(purgeMessage, { params: { id } }),
      onSuccess: ({ id }) => forget([id]),
    }),
  };
}
