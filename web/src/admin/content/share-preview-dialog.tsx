import {
  type ContentKind,
  createPreviewLink,
  type PreviewLink,
  previewPath,
  readPreviewLink,
  revokePreviewLink,
} from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { LoadingBar } from '../../shared/ui/loading-bar';
import { useToast } from '../../shared/ui/toast/toast-context';
import { callAsAdmin } from '../session/as-admin';
import { QueryFailure } from '../ui/query-failure';

interface Entry {
  kind: ContentKind;
  id: string;
}

const linkQuery = ({ kind, id }: Entry) =>
  queryOptions({
    queryKey: ['admin', 'previews', kind, id],
    queryFn: ({ signal }) => callAsAdmin(readPreviewLink, { params: { kind, id } }, { signal }),
    // Another administrator may have replaced the link.
    staleTime: 0,
    gcTime: 0,
  });

function usePreviewMutations(entry: Entry) {
  const client = useQueryClient();
  const { queryKey } = linkQuery(entry);
  const onSuccess = (response: { link: PreviewLink | null }) => {
    client.setQueryData(queryKey, response);
  };
  return {
    create: useMutation({
      mutationFn: () => callAsAdmin(createPreviewLink, { params: entry }),
      onSuccess,
      meta: { done: 'The link is ready.', failed: 'Failed to make the link' },
    }),
    revoke: useMutation({
      mutationFn: () => callAsAdmin(revokePreviewLink, { params: entry }),
      onSuccess,
      meta: { done: 'The link no longer works.', failed: 'Failed to revoke the link' },
    }),
  };
}

interface Props extends Entry {
  /** Title of the entry. */
  title: string;
  onClose: () => void;
}

export default function SharePreviewDialog({ kind, id, title, onClose }: Props) {
  const { t, language } = useLanguage();
  const titleId = useId();
  const query = useQuery(linkQuery({ kind, id }));
  const { data, error } = query;
  const { create, revoke } = usePreviewMutations({ kind, id });
  const isPending = create.isPending || revoke.isPending;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {bidiText(t('Share a preview of {title}', { title }), language)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <DialogContentText>
          {t('Anybody who has the link sees the saved version in both languages, without a login.')}
        </DialogContentText>
        <QueryFailure query={query} text={t('Failed to load')} />
        {!data && !error && <LoadingBar label={t('Loading...')} />}
        {data?.link && <Link link={data.link} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', paddingInline: 3, paddingBlock: 1.5 }}>
        {data?.link && (
          <Button color="error" disabled={isPending} onClick={() => revoke.mutate()}>
            {t('Revoke the link')}
          </Button>
        )}
        {data && (
          <Button variant="outlined" disabled={isPending} onClick={() => create.mutate()}>
            {data.link ? t('Make a new link') : t('Make a link')}
          </Button>
        )}
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Link({ link: { token, expiresAt } }: { link: PreviewLink }) {
  const { t, formatDateTime } = useLanguage();
  const toast = useToast();
  const url = new URL(previewPath(token), location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('Link copied') });
    } catch (error) {
      console.warn('The link could not be copied.', error);
      toast({ title: t('Copy this link'), description: url });
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
      <TextField
        label={t('Link to the preview')}
        value={url}
        helperText={t('Works until {date}. A new link ends this one.', { date: formatDateTime(expiresAt) })}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
        sx={{ flexGrow: 1 }}
      />
      <Button variant="contained" onClick={copy} sx={{ minBlockSize: 56 }}>
        {t('Copy')}
      </Button>
    </Box>
  );
}
