import { ADMIN_NOTE_MAX_LENGTH, type Message } from '@alnafitha/contract';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { FormDialog } from '../ui/form/form-dialog';
import { useFocusOnOpen } from '../ui/use-dialog-focus';

/** A note of a call is an entry of its own. */
export type NotePurpose = 'note' | 'completion' | 'call';

interface Props {
  /** Several messages completed together keep their notes, unless a new one is typed. */
  messages: readonly Message[];
  purpose: NotePurpose;
  isSaving: boolean;
  onSave: (adminNote: string) => void;
  onCancel: () => void;
}

export function NoteDialog({ messages, purpose, isSaving, onSave, onCancel }: Props) {
  const { t } = useLanguage();
  const [only, ...others] = messages;
  const noteBefore = (purpose !== 'call' && others.length === 0 && only?.adminNote) || '';
  const isCompleting = purpose === 'completion';
  const isCall = purpose === 'call';
  const [note, setNote] = useState(noteBefore);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusOnOpen(() => field.current?.focus());
  return (
    <FormDialog
      title={isCall ? t('Note a call') : isCompleting || !noteBefore ? t('Add Note') : t('Edit note')}
      isDirty={note !== noteBefore}
      isSaving={isSaving}
      submitLabel={isCompleting ? t('Complete') : t('Save')}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(note);
      }}
      onClose={onCancel}
    >
      <TextField
        label={isCall ? t('What was said') : isCompleting ? t('Resolution Note') : t('Note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        rows={4}
        fullWidth
        helperText={
          others.length > 0 &&
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
