import type { AdminPost } from '@alnafitha/contract';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { FormDialog } from '../ui/form/form-dialog';
import { LazyDialog } from '../ui/lazy-dialog';
import { ArabicButton } from '../ui/translation-state';
import { PostFields } from './post-fields';
import type { PreviewedPost } from './post-preview';
import { NEW_AUTHOR, textsOf } from './post-values';
import { useDraft } from './use-draft';
import { useSavePost } from './use-save-post';

interface RestoreDraftDialogProps {
  savedAt: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Cannot be dismissed: either choice is final. */
function RestoreDraftDialog({ savedAt, onRestore, onDiscard }: RestoreDraftDialogProps) {
  const { t, formatDateTime } = useLanguage();
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog open role="alertdialog" aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{t('Restore your unsaved text?')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>
          {t('It was last changed on {time}. If you had uploaded a header image, please choose it again.', {
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

const ConflictPanel = retryableLazy(() => import('./conflict-panel'));
const PreviewDialog = retryableLazy(() => import('./preview-section'));

interface Props {
  /** Absent for a new one. */
  post?: AdminPost;
  onClose: () => void;
}

export default function PostDialog({ post, onClose }: Props) {
  const { t } = useLanguage();
  const { form, base, rejected, isSaving, ...saving } = useSavePost(post, () => {
    draft.forget();
    onClose();
  });
  const draft = useDraft(form, { id: base?.id, version: base?.version });
  const [previewed, setPreviewed] = useState<PreviewedPost | null>(null);

  const isRejected = base !== undefined && rejected !== undefined;

  const preview = () => {
    const values = form.getValues();
    setPreviewed({
      ...textsOf(values),
      author: base?.author ?? NEW_AUTHOR,
      date: base?.date ?? new Date().toISOString(),
      image: values.image,
      picture: values.image === base?.image ? base?.picture : undefined,
      file: values.file,
    });
  };

  return (
    <FormProvider {...form}>
      <FormDialog
        title={post ? t('Edit Blog Post') : t('New Blog Post')}
        isDirty={form.formState.isDirty}
        isSaving={isSaving}
        submitLabel={t('Save')}
        onSubmit={saving.submit}
        onClose={() => {
          draft.forget();
          onClose();
        }}
        isTall
        extra={
          <>
            <Button startIcon={<Visibility />} onClick={preview} sx={{ marginInlineEnd: 'auto' }}>
              {t('Preview')}
            </Button>
            {post && <ArabicButton kind="posts" id={post.id} isDirty={form.formState.isDirty} />}
          </>
        }
      >
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: isRejected ? 'start' : 'stretch',
            gridTemplateColumns: 'minmax(0, 1fr)',
            ...(isRejected && {
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }),
          }}
        >
          {isRejected && (
            <LazyDialog key={`conflict ${rejected}`} onFailure={saving.postpone}>
              <ConflictPanel
                id={base.id}
                rejected={rejected}
                onKeepMine={saving.keepMine}
                onTakeTheirs={saving.takeTheirs}
              />
            </LazyDialog>
          )}
          {/* Remounts the editor with the other version's text. */}
          <PostFields key={saving.formKey} isNarrow={isRejected} />
        </Box>
      </FormDialog>
      {draft.found && (
        <RestoreDraftDialog
          savedAt={draft.found.savedAt}
          onRestore={() => {
            if (draft.found) saving.restore(draft.found);
            draft.accept();
          }}
          onDiscard={draft.decline}
        />
      )}
      {previewed && (
        <LazyDialog onFailure={() => setPreviewed(null)}>
          <PreviewDialog post={previewed} onClose={() => setPreviewed(null)} />
        </LazyDialog>
      )}
    </FormProvider>
  );
}
