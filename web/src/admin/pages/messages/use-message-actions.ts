import type { Message, MessageStatus } from '@alnafitha/contract';
import { useRef, useState } from 'react';
import { errorText } from '../../../shared/i18n/error-text';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { hasFailedMail } from './message-details';
import { useMessageMutations } from './message-queries';

interface MessageActions {
  changeStatus: (messages: readonly Message[], status: MessageStatus) => void;
  /** The messages of the open note dialog, which completes them. */
  completing: readonly Message[];
  complete: (adminNote: string) => void;
  cancelCompleting: () => void;
  isSaving: boolean;
  remove: (ids: readonly string[], onDone: () => void) => void;
  isRemoving: boolean;
  /** Sends the mails about a message that were not sent, one request at a time. */
  sendMails: (id: string) => void;
  isSendingMails: boolean;
}

/** The actions on messages, with their toasts. */
export function useMessageActions(): MessageActions {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const { update, updateMany, remove, removeMany, sendMails } = useMessageMutations();
  const [completing, setCompleting] = useState<readonly Message[]>([]);

  // A double click is faster than the render that disables the button.
  const isSendingMails = useRef(false);

  const notifySuccess = (title: PlainTranslationKey, description?: string) =>
    toast({ title: t(title), description });
  const notifyError = (title: PlainTranslationKey) => (error: unknown) =>
    toast({ title: t(title), description: translateIfKnown(errorText(error)), variant: 'destructive' });

  const save = (messages: readonly Message[], status: MessageStatus, adminNote?: string) => {
    const [first, ...others] = messages;
    if (!first) return;
    const onError = notifyError('Failed to update status');
    const done = (description?: string) => {
      setCompleting([]);
      notifySuccess('Status updated', description);
    };
    if (others.length === 0) {
      update.mutate({ id: first.id, status, adminNote }, { onSuccess: () => done(), onError });
      return;
    }
    const ids = messages.map(({ id }) => id);
    const onSuccess = ({ updated }: { updated: number }) =>
      done(t('{count} messages were updated.', { count: updated }));
    updateMany.mutate({ ids, status, adminNote }, { onSuccess, onError });
  };

  return {
    changeStatus(messages, status) {
      const changing = messages.filter((message) => message.status !== status);
      if (status === 'completed') setCompleting(changing);
      else save(changing, status);
    },
    completing,
    complete: (adminNote) => save(completing, 'completed', adminNote),
    cancelCompleting: () => setCompleting([]),
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
          notifySuccess('Messages deleted', t('{count} messages were deleted.', { count: deleted }));
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
        onSuccess: (message) => {
          if (!hasFailedMail(message)) return notifySuccess('Mail sent');
          toast({
            title: t('The mail could not be sent'),
            description: t('Check the mail server settings, or try again later.'),
            variant: 'destructive',
          });
        },
        onError: notifyError('The mail could not be sent'),
        onSettled: () => {
          isSendingMails.current = false;
        },
      });
    },
    isSendingMails: sendMails.isPending,
  };
}
