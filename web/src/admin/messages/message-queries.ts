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
import { useLanguage } from '../../shared/i18n/language-context';
import { callAsAdmin } from '../session/as-admin';
import { cursorTo } from '../ui/page-cursors';
import { useInvalidation } from '../ui/use-invalidation';
import type { MutationToasts } from '../ui/use-mutation-toasts';
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
  files: true,
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

function useMessageOptions() {
  const client = useQueryClient();
  const { invalidate, invalidateOptions } = useInvalidation(AFFECTED_QUERIES);
  const store = async (message: MessageDetails) => {
    const { queryKey } = messageQueries.detail(message.id);
    // A pending request was sent before the change.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, message);
    return invalidate();
  };
  const forget = (ids: readonly string[]) => {
    for (const id of ids) client.removeQueries({ queryKey: messageQueries.detail(id).queryKey });
    return invalidate();
  };
  const invalidateAll = () =>
    Promise.all([client.invalidateQueries({ queryKey: [...prefix, 'detail'] }), invalidate()]);
  return { options: { ...invalidateOptions, mutationKey: prefix }, store, forget, invalidateAll };
}

export function useMessageUpdate(meta: MutationToasts) {
  const { options, store } = useMessageOptions();
  return useMutation({
    ...options,
    mutationFn: ({ id, ...body }: { id: string } & MessageUpdate) =>
      callAsAdmin(updateMessage, { params: { id }, body }),
    onSuccess: store,
    meta,
  });
}

export function useStatusUpdate() {
  const { t } = useLanguage();
  const { options, store, invalidateAll } = useMessageOptions();
  return useMutation({
    ...options,
    mutationFn: async ({ ids, ...body }: MessagesUpdate): Promise<MessageDetails | { updated: number }> => {
      const [id = '', ...rest] = ids;
      return rest.length === 0
        ? callAsAdmin(updateMessage, { params: { id }, body })
        : callAsAdmin(updateMessages, { body: { ids, ...body } });
    },
    onSuccess: (response) => ('id' in response ? store(response) : invalidateAll()),
    meta: {
      done(response: MessageDetails | { updated: number }) {
        const title = t('Status updated');
        if ('id' in response) return { title };
        const count = response.updated;
        return {
          title,
          description: t('{count, plural, one {# message was updated.} other {# messages were updated.}}', {
            count,
          }),
        };
      },
      failed: { title: 'Failed to update status' },
    },
  });
}

export function useContactRecord(meta: MutationToasts = {}) {
  const { options, store } = useMessageOptions();
  return useMutation({
    ...options,
    mutationFn: ({ id, ...body }: { id: string; kind: ContactKind; note?: string }) =>
      callAsAdmin(recordContact, { params: { id }, body }),
    onSuccess: store,
    meta,
  });
}

export function useReply() {
  const { options, store } = useMessageOptions();
  return useMutation({
    ...options,
    mutationFn: ({ id, body }: { id: string; body: ReplyBody }) =>
      callAsAdmin(sendReply, { params: { id }, body }),
    onSuccess: store,
    meta: { done: 'The reply was stored and is being sent.', failed: 'Failed to send the reply' },
  });
}

/** Sends a message's unsent mails. */
export function useMailSending() {
  const { options, store } = useMessageOptions();
  return useMutation({
    ...options,
    mutationFn: (id: string) => callAsAdmin(sendMails, { params: { id } }),
    onSuccess: store,
    meta: { done: { title: 'The mail is being sent.' }, failed: { title: 'The mail could not be sent' } },
  });
}

/** Deletes messages, or a deleted one for good. */
export function useMessageDeletion(ids: readonly string[], isForGood: boolean) {
  const { t } = useLanguage();
  const { options, forget } = useMessageOptions();
  const [id = '', ...rest] = ids;
  const isBulk = rest.length > 0;
  return useMutation({
    ...options,
    mutationFn: async (): Promise<{ id: string } | { deleted: number }> => {
      if (isForGood) return callAsAdmin(purgeMessage, { params: { id } });
      if (isBulk) return callAsAdmin(deleteMessages, { body: { ids: [...ids] } });
      return callAsAdmin(deleteMessage, { params: { id } });
    },
    onSuccess: () => forget(ids),
    meta: {
      done(response: { id: string } | { deleted: number }) {
        if (isForGood) return { title: t('Message deleted for good') };
        const link = { to: '/admin/messages?deleted=yes', label: t('Deleted messages') };
        if ('id' in response) return { title: t('Message deleted'), link };
        const count = response.deleted;
        return {
          title: t('Messages deleted'),
          description: t('{count, plural, one {# message was deleted.} other {# messages were deleted.}}', {
            count,
          }),
          link,
        };
      },
      failed: { title: isBulk ? 'Failed to delete messages' : 'Failed to delete message' },
    },
  });
}

export function useMessageRestore() {
  const { options, forget } = useMessageOptions();
  return useMutation({
    ...options,
    mutationFn: (id: string) => callAsAdmin(restoreMessage, { params: { id } }),
    onSuccess: ({ id }) => forget([id]),
    meta: { done: { title: 'Message restored' }, failed: { title: 'Failed to restore the message' } },
  });
}
