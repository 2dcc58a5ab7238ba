import type { Message, MessageStatus } from '@alnafitha/contract';
import { useState } from 'react';
import { errorText } from '../../language/error-text';
import { useLanguage } from '../../language/language-context';
import type { PlainSentence } from '../../language/sentence';
import { useToast } from '../../ui/toast/toast-context';
import { useMessageMutations } from './message-queries';

/** A message's way to `completed` leads through the note dialog; this is the message on that way. */
export interface MessageActions {
  changeStatus: (message: Message, status: MessageStatus) => void;
  completing: Message | null;
  complete: (adminNote: string) => void;
  cancelCompleting: () => void;
  isSaving: boolean;
  remove: (ids: readonly string[], onDone: () => void) => void;
  isRemoving: boolean;
}

/** What an administrator does to messages, with its toasts. */
export function useMessageActions(): MessageActions {
  const { t, translateKnown } = useLanguage();
  const toast = useToast();
  const { update, remove, removeMany } = useMessageMutations();
  const [completing, setCompleting] = useState<Message | null>(null);

  const succeed = (title: PlainSentence, description?: string) => toast({ title: t(title), description });
  const fail = (title: PlainSentence) => (error: unknown) =>
    toast({ title: t(title), description: translateKnown(errorText(error)), variant: 'destructive' });

  const save = (id: string, status: MessageStatus, adminNote?: string) =>
    update.mutate(
      { id, status, adminNote },
      {
        onSuccess: () => {
          setCompleting(null);
          succeed('Status updated');
        },
        onError: fail('Failed to update status'),
      },
    );

  return {
    changeStatus(message, status) {
      if (status === message.status) return;
      if (status === 'completed') setCompleting(message);
      else save(message.id, status);
    },
    completing,
    complete(adminNote) {
      if (completing) save(completing.id, 'completed', adminNote);
    },
    cancelCompleting: () => setCompleting(null),
    isSaving: update.isPending,
    remove(ids, onDone) {
      const [only] = ids;
      if (ids.length === 1 && only !== undefined) {
        remove.mutate(only, {
          onSuccess: () => {
            succeed('Message deleted');
            onDone();
          },
          onError: fail('Failed to delete message'),
        });
        return;
      }
      removeMany.mutate([...ids], {
        onSuccess: ({ deleted }) => {
          succeed('Messages deleted', t('{count} messages were deleted.', { count: deleted }));
          onDone();
        },
        onError: fail('Failed to delete messages'),
      });
    },
    isRemoving: remove.isPending || removeMany.isPending,
  };
}
