import { ADMIN_NOTE_MAX_LENGTH, type Message } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useLanguage } from '../../language/language-context';

interface Props {
  message: Message;
  isSaving: boolean;
  onSave: (adminNote: string) => void;
  onCancel: () => void;
}

/** How an enquiry was resolved; saved together with its completion. */
export function NoteDialog({ message, isSaving, onSave, onCancel }: Props) {
  const { t } = useLanguage();
  const titleId = useId();
  const [note, setNote] = useState(message.adminNote ?? '');
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('Add Note')}</DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(note);
        }}
      >
        <DialogContent>
          <TextField
            label={t('Resolution Note')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            multiline
            rows={4}
            fullWidth
            autoFocus
            sx={{ marginBlockStart: 1 }}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: ADMIN_NOTE_MAX_LENGTH } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? t('Saving...') : t('Complete')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
