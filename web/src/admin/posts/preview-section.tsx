import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { PostPreview } from './post-preview';

interface Props extends ComponentProps<typeof PostPreview> {
  /** Controls beside "Close". */
  actions?: ReactNode;
  onClose: () => void;
}

/** The dialog is as wide as the page, so that its layout is the same. */
export default function PreviewDialog({ actions, onClose, ...preview }: Props) {
  const { t } = useLanguage();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullScreen aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ paddingBlock: 1 }}>
        {t('Preview')}
      </DialogTitle>
      {/* The content scrolls by keyboard. */}
      <DialogContent
        dividers
        role="region"
        tabIndex={0}
        aria-labelledby={titleId}
        sx={{ padding: 0, backgroundColor: 'background.default' }}
      >
        <PostPreview {...preview} />
      </DialogContent>
      <DialogActions>
        {actions}
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
