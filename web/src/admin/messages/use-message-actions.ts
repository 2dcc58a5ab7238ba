import type { Message, MessageStatus, MessageUpdate } from '@alnafitha/contract';
import { useRef, useState } from 'react';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { useToast } from '../../shared/ui/toast/toast-context';
import { useMessageMutations } from './message-queries';

interface MessageActions {
  changeStatus: (messages: readonly Message[], status: MessageStatus) => void;
  addNote: (message: Message) => void;
  /** Messages of the open note dialog. */
  noting: { messages: readonly Message[]; isCompleting: boolean } | null;
  saveNote: (adminNote: string) => void;
  cancelNote: () => void;
  isSaving: boolean;
  remove: (ids: readonly string[], onDone: () => void) => void;
  isRemoving: boolean;
  /** Sends a message's unsent mails, one request at a time. */
  sendMails: (id: string) => void;
  isSendingMails: boolean;
}

export function useMessageActions(): MessageActions {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const { update, updateMany, remove, removeMany, sendMails } = useMessageMutations();
  const [noting, setNoting] = useState<MessageActions['noting']>(null);

  // A double click is faster than the render that disables the button.
  const isSendingMails = useRef(false);

  const notifySuccess = (title: PlainTranslationKey, description?: string) =>
    toast({ title: t(title), description });
  const notifyError = (title: PlainTranslationKey) => (error: unknown) =>
    toast({ title: t(title), description: translateIfKnown(errorText(error)), variant: 'destructive' });

  const save = (messages: readonly Message[], { status, adminNote }: MessageUpdate) => {
    const [first, ...others] = messages;
    if (!first) return;
    const onError = notifyError(status ? 'Failed to update status' : 'Failed to save the note');
    const done = (description?: string) => {
      setNoting(null);
      notifySuccess(status ? 'Status updated' : 'Note saved', description);
    };
    if (!status || others.length === 0) {
      update.mutate({ id: first.id, status, adminNote }, { onSuccess: () => done(), onError });
      return;
    }
    const ids = messages.map(({ id }) => id);
    const onSuccess = ({ updated }: { updated: number }) =>
      done(
        t('{count, plural, one {# message was updated.} other {# messages were updated.}}', {
          count: updated,
        }),
      );
    updateMany.mutate({ ids, status, adminNote }, { onSuccess, onError });
  };

  return {
    changeStatus(messages, status) {
      const changing = messages.filter((message) => message.status !== status);
      if (status !== 'completed') save(changing, { status });
      else if (changing.length > 0) setNoting({ messages: changing, isCompleting: true });
    },
    addNote: (message) => setNoting({ messages: [message], isCompleting: false }),
    noting,
    saveNote: (adminNote) =>
      noting && save(noting.messages, { adminNote, ...(noting.isCompleting && { status: 'completed' }) }),
    cancelNote: () => setNoting(null),
    isSaving: update.isPending || updateMany.isPending,
    remove(ids, onDone) {
      const [only] = ids;
      if (ids.length === 1 && only !== undefined) {
        remove.mutate(only, {
          onSuccess: () => {
            notifySuccess('Message deleted');
            onDone();
          },
          onError: notifyError('Failed to delete message'),
        });
        return;
      }
      removeMany.mutate([...ids], {
        onSuccess: ({ deleted }) => {
          notifySuccess(
            'Messages deleted',
            t('{count, plural, one {# message was deleted.} other {# messages were deleted.}}', {
              count: deleted,
            }),
          );
          onDone();
        },
        onError: notifyError('Failed to delete messages'),
      });
    },
    isRemoving: remove.isPending || removeMany.isPending,
    sendMails(id) {
      if (isSendingMails.current) return;
      isSendingMails.current = true;
      sendMails.mutate(id, {
        onSuccess: () => notifySuccess('The mail is being sent.'),
        onError: notifyError('The mail could not be sent'),
        onSettled: () => {
          isSendingMails.current = false;
        },
      });
    },
    isSendingMails: sendMails.isPending,
  };
}
