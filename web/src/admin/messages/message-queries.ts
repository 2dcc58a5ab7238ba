import {
  deleteMessage,
  deleteMessages,
  listMessages,
  type Message,
  type MessageQuery,
  type MessageUpdate,
  readMessage,
  updateMessage,
} from '@alnafitha/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call';

const prefix = ['admin', 'messages'] as const;

export const messageQueries = {
  list: (query: MessageQuery) =>
    queryOptions({
      queryKey: [...prefix, 'list', query],
      queryFn: () => call(listMessages, { query }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...prefix, 'detail', id],
      queryFn: () => call(readMessage, { params: { id } }),
    }),
};

/** The three ways to change messages; each makes the lists load anew. */
export function useMessageMutations() {
  const client = useQueryClient();
  const reloadLists = () => client.invalidateQueries({ queryKey: [...prefix, 'list'] });
  const forget = (ids: readonly string[]) => {
    for (const id of ids) client.removeQueries({ queryKey: messageQueries.detail(id).queryKey });
    return reloadLists();
  };
  return {
    update: useMutation({
      mutationKey: prefix,
      mutationFn: ({ id, ...body }: { id: string } & MessageUpdate) =>
        call(updateMessage, { params: { id }, body }),
      onSuccess: (message: Message) => {
        client.setQueryData(messageQueries.detail(message.id).queryKey, message);
        return reloadLists();
      },
    }),
    remove: useMutation({
      mutationKey: prefix,
      mutationFn: (id: string) => call(deleteMessage, { params: { id } }),
      onSuccess: ({ id }) => forget([id]),
    }),
    removeMany: useMutation({
      mutationKey: prefix,
      mutationFn: (ids: string[]) => call(deleteMessages, { body: { ids } }),
      onSuccess: (_, ids) => forget(ids),
    }),
  };
}
