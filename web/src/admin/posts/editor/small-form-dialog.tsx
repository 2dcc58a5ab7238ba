import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';

interface Props {
  title: string;
  submitLabel: string;
  isPending?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the editor, which restores the focus itself. */
export function SmallFormDialog({
  title,
  submitLabel,
  isPending = false,
  onSubmit,
  onClose,
  children,
}: Props) {
  const { t } = useLanguage();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" disableRestoreFocus aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Keeps React from bubbling it to the form around the editor.
          event.stopPropagation();
          if (!isPending) onSubmit();
        }}
      >
        {/* The first label extends above its field. */}
        <DialogContent sx={{ display: 'grid', gap: 2, paddingBlockStart: '8px !important' }}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
