import { ADMIN_NOTE_MAX_LENGTH, type Message } from '@alnafitha/contract';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { FormDialog } from '../ui/form/form-dialog';
import { useFocusOnOpen } from '../ui/use-dialog-focus';
import { useContactRecord, useMessageUpdate, useStatusUpdate } from './message-queries';

/** Contacts outside of the panel, which are noted by hand. */
export const NOTED_CONTACTS = ['called', 'mailed'] as const;
type NotedContact = (typeof NOTED_CONTACTS)[number];

export const CONTACT_NOTES: Record<NotedContact, Record<'title' | 'label' | 'saved', PlainTranslationKey>> = {
  called: { title: 'Note a call', label: 'What was said', saved: 'Call noted' },
  mailed: { title: 'Note an e-mail', label: 'What was written', saved: 'E-mail noted' },
};

/** A note of a contact is an entry of its own. */
export type NotePurpose = 'note' | 'completion' | NotedContact;

interface Props {
  /** Several messages completed together keep their notes, unless a new one is typed. */
  messages: readonly Message[];
  purpose: NotePurpose;
  onClose: () => void;
}

export function NoteDialog({ messages, purpose, onClose }: Props) {
  const { t } = useLanguage();
  const [only, ...rest] = messages;
  const contact = purpose === 'called' || purpose === 'mailed' ? CONTACT_NOTES[purpose] : null;
  const updateStatus = useStatusUpdate();
  const toasts = {
    done: { title: contact?.saved ?? 'Note saved' },
    failed: { title: 'Failed to save the note' },
  } as const;
  const update = useMessageUpdate(toasts);
  const recordContact = useContactRecord(toasts);
  const noteBefore = (!contact && rest.length === 0 && only?.adminNote) || '';
  const isCompleting = purpose === 'completion';
  const [note, setNote] = useState(noteBefore);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusOnOpen(() => field.current?.focus());
  const save = (event: FormEvent) => {
    event.preventDefault();
    const ids = messages.map((message) => message.id);
    const [id = ''] = ids;
    const options = { onSuccess: onClose };
    if (isCompleting) updateStatus.mutate({ ids, status: 'completed', adminNote: note }, options);
    else if (purpose === 'note') update.mutate({ id, adminNote: note }, options);
    else recordContact.mutate({ id, kind: purpose, note }, options);
  };
  return (
    <FormDialog
      title={contact ? t(contact.title) : isCompleting || !noteBefore ? t('Add Note') : t('Edit note')}
      isDirty={note !== noteBefore}
      isSaving={updateStatus.isPending || update.isPending || recordContact.isPending}
      submitLabel={isCompleting ? t('Complete') : t('Save')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={contact ? t(contact.label) : isCompleting ? t('Resolution Note') : t('Note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        rows={4}
        fullWidth
        helperText={
          rest.length > 0 &&
          t(
            'For {count, plural, one {# message} other {# messages}}. If left empty, each message keeps its own note.',
            {
              count: messages.length,
            },
          )
        }
        inputRef={field}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: ADMIN_NOTE_MAX_LENGTH } }}
      />
    </FormDialog>
  );
}
