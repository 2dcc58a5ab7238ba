import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useLanguage } from '../../language/language-context';
import { PostPreview, type PreviewedPost } from './post-preview';

interface Props {
  post: PreviewedPost;
  onClose: () => void;
}

export function PreviewDialog({ post, onClose }: Props) {
  const { t } = useLanguage();
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isPhone} maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('Preview')}</DialogTitle>
      {/* Scrolls, also for those who have no pointer. */}
      <DialogContent dividers role="region" tabIndex={0} aria-labelledby={titleId}>
        <PostPreview post={post} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
