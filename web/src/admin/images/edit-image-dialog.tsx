import type { AdminImage, RevisionDetails } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import { useLanguage } from '../../shared/i18n/language-context';
import { Image } from '../../shared/ui/image';
import { EditorDialog } from '../editor/editor-dialog';
import { useEditor } from '../editor/use-editor';
import { ArabicButton } from '../ui/translation-state';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { IMAGE_FIELDS, ImageCategoryFields, ImageTextFields, resolveChanges, valuesOf } from './image-fields';
import { loadImage, useImageUpdate } from './image-queries';

interface Props {
  image: AdminImage;
  /** A revision that fills the form. */
  revision?: RevisionDetails | undefined;
  onClose: () => void;
}

export function EditImageDialog({ image, revision, onClose }: Props) {
  const { t } = useLanguage();
  const { notifySuccess } = useMutationToasts('images');
  const update = useImageUpdate();
  const editor = useEditor({
    kind: 'images',
    entry: image,
    revision,
    read: loadImage,
    valuesOf: (stored = image) => valuesOf(stored),
    resolver: resolveChanges,
    fields: IMAGE_FIELDS,
    save: ({ values, edit, headers }) =>
      update.mutateAsync({ id: image.id, body: { ...values, ...edit }, headers }),
    failure: 'Failed to update image',
    onSaved(saved) {
      onClose();
      notifySuccess('The image was updated.', saved);
    },
  });
  return (
    <EditorDialog
      editor={editor}
      revision={revision}
      title={t('Edit image')}
      onClose={onClose}
      extra={<ArabicButton kind="images" id={image.id} isDirty={editor.isDirty} />}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Image
          image={image.url}
          picture={image.picture}
          alt={image.altText}
          sizes="320px"
          sx={{ maxInlineSize: 320, borderRadius: 1 }}
        />
        <ImageTextFields isTitleRequired />
        <ImageCategoryFields />
      </Box>
    </EditorDialog>
  );
}
