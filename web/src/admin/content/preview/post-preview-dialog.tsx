import { otherLanguage, type PreviewText, type ReviewedField, readAdminPost } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { translationQueries } from '../../history/translation-queries';
import { callAsAdmin } from '../../session/as-admin';
import { LoadingBackdrop } from '../../ui/lazy-dialog';
import { useMutationToasts } from '../../ui/use-mutation-toasts';
import { type MessageOf, PreviewFrame } from './preview-frame';

interface Props {
  id: string;
  /** The texts in place of those that are stored. */
  fields?: readonly ReviewedField[];
  onClose: () => void;
}

/** The page of a stored post in both languages. */
export default function PostPreviewDialog({ id, fields, onClose }: Props) {
  const { t } = useLanguage();
  const { notifyError } = useMutationToasts();
  const titleId = useId();
  const post = useQuery({
    queryKey: ['admin', 'posts', 'preview', id],
    queryFn: ({ signal }) => callAsAdmin(readAdminPost, { params: { id } }, { signal }),
    gcTime: 0,
  });
  const stored = useQuery({ ...translationQueries.entry('posts', id), enabled: fields === undefined });
  const texts = fields ?? stored.data?.fields;
  const error = post.error ?? stored.error;
  useEffect(() => {
    if (!error) return;
    notifyError('Failed to load the preview', error);
    onClose();
  }, [error, notifyError, onClose]);
  if (!post.data || !texts) return <LoadingBackdrop />;

  const translations = { en: {}, ar: {} };
  for (const { field, to, original, text } of texts) {
    Object.assign(translations[otherLanguage(to)], { [field]: original });
    Object.assign(translations[to], { [field]: text || original });
  }
  const messageOf: MessageOf = (view) => ({
    ...{ type: 'preview', kind: 'posts', id, ...view },
    entry: { ...post.data, contentPictures: [], translations },
    texts: texts.flatMap(({ field, to, original, text, state }): PreviewText[] =>
      to === view.language && (state === 'pending' || state === 'outdated')
        ? [{ path: field, text: text || original, state }]
        : [],
    ),
  });
  return (
    <Dialog open onClose={onClose} fullScreen aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ paddingBlock: 1 }}>
        {t('Preview')}
      </DialogTitle>
      <DialogContent dividers>
        <PreviewFrame messageOf={messageOf} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
