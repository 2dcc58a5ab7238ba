import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';

interface Props {
  savedAt: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** The dialog cannot be dismissed: either choice is final. */
export default function RestoreDraftDialog({ savedAt, onRestore, onDiscard }: Props) {
  const { t, formatDateTime } = useLanguage();
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog open role="alertdialog" aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{t('Restore your unsaved text?')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>
          {t('It was last changed on {time}. If you had chosen a file, please choose it again.', {
            time: formatDateTime(savedAt),
          })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onDiscard}>
          {t('Discard')}
        </Button>
        <Button variant="contained" autoFocus onClick={onRestore}>
          {t('Restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
