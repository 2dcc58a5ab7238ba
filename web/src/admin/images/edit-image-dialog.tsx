import type { AdminImage } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import { FormProvider } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { Image } from '../../shared/ui/image';
import { FormDialog } from '../ui/form/form-dialog';
import { ArabicButton } from '../ui/translation-state';
import { ImageConflict } from './image-conflict';
import { ImageCategoryFields, ImageTextFields } from './image-fields';
import { useEditImage } from './use-edit-image';

interface Props {
  image: AdminImage;
  onClose: () => void;
}

/** Edits an image's fields; the file stays. */
export function EditImageDialog({ image, onClose }: Props) {
  const { t } = useLanguage();
  const { form, rejected, submit, isSaving, keepMine, takeTheirs } = useEditImage(image, onClose);
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('Edit image')}
        isDirty={form.formState.isDirty}
        isSaving={isSaving}
        submitLabel={t('Save')}
        onSubmit={submit}
        onClose={onClose}
        extra={<ArabicButton kind="images" id={image.id} isDirty={form.formState.isDirty} />}
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {rejected !== undefined && (
            <ImageConflict
              key={rejected}
              id={image.id}
              rejected={rejected}
              onKeepMine={keepMine}
              onTakeTheirs={takeTheirs}
            />
          )}
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
      </FormDialog>
    </FormProvider>
  );
}
