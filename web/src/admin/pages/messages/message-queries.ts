import {
  deleteMessage,
  deleteMessages,
  listMessages,
  MESSAGES_PAGE_SIZE,
  type Message,
  MessageQuery,
  type MessagesUpdate,
  type MessageUpdate,
  readMessage,
  sendMails,
  updateMessage,
  updateMessages,
} from '@alnafitha/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { callAsAdmin } from '../../session/as-admin';
import { cursorTo } from '../../ui/page-cursors';
import { useReload } from '../../ui/use-reload';

const prefix = ['admin', 'messages'] as const;
/** Query keys that depend on messages. */
const LISTING = [
  [...prefix, 'list'],
  ['admin', 'dashboard'],
] as const;

/** The search parameters of the inbox. */
export const MessageParams = MessageQuery.pick({
  page: true,
  search: true,
  status: true,
  service: true,
  spam: true,
  from: true,
  to: true,
});
export type MessageFilter = z.output<typeof MessageParams>;

export const messageQueries = {
  list: ({ page, ...filter }: MessageFilter) =>
    queryOptions({
      queryKey: [...prefix, 'list', filter, page] as const,
      queryFn: (context) =>
        callAsAdmin(listMessages, {
          query: { page, limit: MESSAGES_PAGE_SIZE, ...filter, ...cursorTo(context) },
        }),
      placeholderData: keepPreviousData,
      // Enquiries arrive from outside the panel.
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...prefix, 'detail', id],
      queryFn: () => callAsAdmin(readMessage, { params: { id } }),
    }),
};

/** The mutations of messages; each invalidates the lists and the dashboard. */
export function useMessageMutations() {
  const client = useQueryClient();
  const { reload, reloading } = useReload(LISTING);
  const forget = (ids: readonly string[]) => {
    for (const id of ids) client.removeQueries({ queryKey: messageQueries.detail(id).queryKey });
    return reload();
  };
  const store = (message: Message) => {
    client.setQueryData(messageQueries.detail(message.id).queryKey, message);
    return reload();
  };
  return {
    update: useMutation({
      ...reloading,
      mutationKey: prefix,
      mutationFn: ({ id, ...body }: { id: string } & MessageUpdate) =>
        callAsAdmin(updateMessage, { params: { id }, body }),
      onSuccess: store,
    }),
    sendMails: useMutation({
      ...reloading,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(sendMails, { params: { id } }),
      onSuccess: store,
    }),
    updateMany: useMutation({
      ...reloading,
      mutationKey: prefix,
      mutationFn: (body: MessagesUpdate) => callAsAdmin(updateMessages, { body }),
      onSuccess: () => Promise.all([client.invalidateQueries({ queryKey: [...prefix, 'detail'] }), reload()]),
    }),
    remove: useMutation({
      ...reloading,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(deleteMessage, { params: { id } }),
      onSuccess: ({ id }) => forget([id]),
    }),
    removeMany: useMutation({
      ...reloading,
      mutationKey: prefix,
      mutationFn: (ids: string[]) => callAsAdmin(deleteMessages, { body: { ids } }),
      onSuccess: (_, ids) => forget(ids),
    }),
  };
}
