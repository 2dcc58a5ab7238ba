import type { AdminPost, RevisionDetails } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { EditorDialog } from '../editor/editor-dialog';
import { useEditor } from '../editor/use-editor';
import { LazyDialog } from '../ui/lazy-dialog';
import { ArabicButton } from '../ui/translation-state';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { PostFields } from './post-fields';
import type { PreviewedPost } from './post-preview';
import { loadPost, usePostMutations } from './post-queries';
import {
  dateOf,
  draftOf,
  fieldOf,
  NEW_AUTHOR,
  POST_FIELDS,
  PostValues,
  shownOf,
  textsOf,
  valuesOf,
  valuesOfCopy,
} from './post-values';

const resolver = zodResolver(PostValues);
const PreviewDialog = retryableLazy(() => import('./preview-section'));

interface Props {
  /** The edited post; absent for a new one. */
  post?: AdminPost;
  /** A revision that fills the form. */
  revision?: RevisionDetails | undefined;
  /** A post that is duplicated as a new one. */
  copied?: AdminPost | undefined;
  onClose: () => void;
}

export default function PostDialog({ post, revision, copied, onClose }: Props) {
  const { t } = useLanguage();
  const { notifySuccess } = useMutationToasts('posts');
  const { create, update } = usePostMutations();
  const editor = useEditor({
    kind: 'posts',
    entry: post,
    revision,
    valuesOf,
    shownOf,
    read: loadPost,
    copied: copied && { id: copied.id, values: valuesOfCopy(copied) },
    resolver,
    fields: POST_FIELDS,
    fieldOf,
    save({ values, base, edit, headers }) {
      const { body, files } = draftOf(values, base);
      return base
        ? update.mutateAsync({ id: base.id, body: { ...body, ...edit }, files, headers })
        : create.mutateAsync({ body: { ...body, copyOf: copied?.id }, files, headers });
    },
    failure: post ? 'Failed to update blog post' : 'Failed to create blog post',
    onSaved(saved) {
      onClose();
      notifySuccess(post ? 'The blog post was updated.' : 'The blog post was created.', saved);
    },
  });
  const { form, base, isDirty } = editor;
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
      <EditorDialog
        editor={editor}
        revision={revision}
        title={post ? t('Edit Blog Post') : t('New Blog Post')}
        onClose={onClose}
        isTall
        extra={
          <>
            <Button startIcon={<Visibility />} onClick={preview} sx={{ marginInlineEnd: 'auto' }}>
              {t('Preview')}
            </Button>
            {post && <ArabicButton kind="posts" id={post.id} isDirty={isDirty} />}
          </>
        }
      >
        {/* Remounts the rich text, which shows its first value only. */}
        <PostFields key={editor.formKey} isNarrow={editor.rejected !== undefined} />
      </EditorDialog>
      {previewed && (
        <LazyDialog onFailure={() => setPreviewed(null)}>
          <PreviewDialog post={previewed} onClose={() => setPreviewed(null)} />
        </LazyDialog>
      )}
    </>
  );
}
