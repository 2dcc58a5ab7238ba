import type { AdminPost, Values } from '@alnafitha/contract';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { ContentDialog, type ContentDialogProps } from '../content/content-dialog';
import type { Editor } from '../editor/use-editor';
import { LazyDialog } from '../ui/lazy-dialog';
import { PostFields } from './post-fields';
import { dateOf, NEW_AUTHOR, postForm, textsOf } from './post-form';
import { postResource } from './post-queries';
import type { PreviewedPost } from './preview-section';

const PreviewDialog = retryableLazy(() => import('./preview-section'));

export default function PostDialog(props: ContentDialogProps<AdminPost>) {
  return (
    <ContentDialog
      {...props}
      resource={postResource}
      form={postForm}
      isTall
      extra={(editor) => <PreviewButton editor={editor} />}
    >
      {/* Remounts the rich text, which shows its first value only. */}
      {({ formKey, rejected }) => <PostFields key={formKey} isNarrow={rejected !== undefined} />}
    </ContentDialog>
  );
}

function PreviewButton({ editor: { form, base } }: { editor: Editor<AdminPost, FieldValues, Values> }) {
  const { t } = useLanguage();
  const [previewed, setPreviewed] = useState<PreviewedPost | null>(null);

  const preview = () => {
    const values = form.getValues();
    setPreviewed({
      ...textsOf(values),
      author: base?.author ?? NEW_AUTHOR,
      date: dateOf(values.date),
      image: values.image,
      picture: values.image === base?.image ? base?.picture : undefined,
      file: values.file,
    });
  };

  return (
    <>
      <Button startIcon={<Visibility />} onClick={preview} sx={{ marginInlineEnd: 'auto' }}>
        {t('Preview')}
      </Button>
      {previewed && (
        <LazyDialog onFailure={() => setPreviewed(null)}>
          <PreviewDialog post={previewed} onClose={() => setPreviewed(null)} />
        </LazyDialog>
      )}
    </>
  );
}
