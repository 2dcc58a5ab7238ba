import type { Message, MessageStatus, MessageUpdate } from '@alnafitha/contract';
import { useRef, useState } from 'react';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { type Toast, useToast } from '../../shared/ui/toast/toast-context';
import type { FollowUpChange } from './follow-up';
import { useMessageMutations } from './message-queries';
import { CONTACT_NOTES, type NotedContact, type NotePurpose } from './note-dialog';

interface MessageActions {
  changeStatus: (messages: readonly Message[], status: MessageStatus) => void;
  changeFollowUp: (id: string, change: FollowUpChange) => void;
  addNote: (message: Message) => void;
  /** A call or mail from elsewhere, which answers the message. */
  noteContact: (message: Message, kind: NotedContact) => void;
  /** Messages of the open note dialog. */
  noting: { messages: readonly Message[]; purpose: NotePurpose } | null;
  saveNote: (adminNote: string) => void;
  cancelNote: () => void;
  isSaving: boolean;
  remove: (ids: readonly string[], onDone: () => void) => void;
  isRemoving: boolean;
  /** Restores a deleted message. */
  restore: (id: string, onDone: () => void) => void;
  isRestoring: boolean;
  /** Deletes a deleted message for good. */
  purge: (id: string, onDone: () => void) => void;
  /** Sends a message's unsent mails, one request at a time. */
  sendMails: (id: string) => void;
  isSendingMails: boolean;
}

export function useMessageActions(): MessageActions {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const { update, updateMany, recordContact, remove, removeMany, sendMails, restore, purge } =
    useMessageMutations();
  const [noting, setNoting] = useState<MessageActions['noting']>(null);

  // A double click is faster than the render that disables the button.
  const isSendingMails = useRef(false);
  const isRestoring = useRef(false);

  const notifySuccess = (title: PlainTranslationKey, description?: string, link?: Toast['link']) =>
    toast({ title: t(title), description, link });
  const deletedLink = { to: '/admin/messages?deleted=yes', label: t('Deleted messages') };
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

  const saveContact = ([message]: readonly Message[], kind: NotedContact, note: string) => {
    if (!message) return;
    const onSuccess = () => {
      setNoting(null);
      notifySuccess(CONTACT_NOTES[kind].saved);
    };
    const onError = notifyError('Failed to save the note');
    recordContact.mutate({ id: message.id, kind, note }, { onSuccess, onError });
  };

  return {
    changeStatus(messages, status) {
      const changing = messages.filter((message) => message.status !== status);
      if (status !== 'completed') save(changing, { status });
      else if (changing.length > 0) setNoting({ messages: changing, purpose: 'completion' });
    },
    changeFollowUp: (id, change) =>
      update.mutate(
        { id, ...change },
        {
          onSuccess: () => notifySuccess(change.followUpOn ? 'Follow-up saved' : 'Follow-up removed'),
          onError: notifyError('Failed to save the change'),
        },
      ),
    addNote: (message) => setNoting({ messages: [message], purpose: 'note' }),
    noteContact: (message, kind) => setNoting({ messages: [message], purpose: kind }),
    noting,
    saveNote(note) {
      if (!noting) return;
      const { messages, purpose } = noting;
      if (purpose === 'called' || purpose === 'mailed') saveContact(messages, purpose, note);
      else save(messages, { adminNote: note, status: purpose === 'completion' ? 'completed' : undefined });
    },
    cancelNote: () => setNoting(null),
    isSaving: update.isPending || updateMany.isPending || recordContact.isPending,
    remove(ids, onDone) {
      const [only] = ids;
      if (ids.length === 1 && only !== undefined) {
        remove.mutate(only, {
          onSuccess: () => {
            notifySuccess('Message deleted', undefined, deletedLink);
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
            deletedLink,
          );
          onDone();
        },
        onError: notifyError('Failed to delete messages'),
      });
    },
    isRemoving: remove.isPending || removeMany.isPending || purge.isPending,
    restore(id, onDone) {
      if (isRestoring.current) return;
      isRestoring.current = true;
      restore.mutate(id, {
        onSuccess: () => {
          notifySuccess('Message restored');
          onDone();
        },
        onError: notifyError('Failed to restore the message'),
        onSettled: () => {
          isRestoring.current = false;
        },
      });
    },
    isRestoring: restore.isPending,
    purge: (id, onDone) =>
      purge.mutate(id, {
        onSuccess: () => {
          notifySuccess('Message deleted for good');
          onDone();
        },
        onError: notifyError('Failed to delete message'),
      }),
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
