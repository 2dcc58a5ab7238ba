import type { AdminImage, ImageDraft } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { useLanguage } from '../../shared/i18n/language-context';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { Image } from '../../shared/ui/image';
import { ConflictAlert } from '../ui/conflict-alert';
import { FormDialog } from '../ui/form/form-dialog';
import { ArabicButton } from '../ui/translation-state';
import { useConflict } from '../ui/use-conflict';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import {
  IMAGE_FIELDS,
  ImageCategoryFields,
  ImageTextFields,
  type ImageValues,
  resolveChanges,
  valuesOf,
} from './image-fields';
import { imageQueries, useImageUpdate } from './image-queries';

function useEditImage(image: AdminImage, onSaved: () => void) {
  const { notifySuccess, notifyError } = useMutationToasts('images');
  const update = useImageUpdate();
  const { base = image, rejected, begin, rebaseOn } = useConflict(image);
  const submitOnce = useSubmitOnce();
  const form = useForm<ImageValues, unknown, ImageDraft>({
    resolver: resolveChanges,
    defaultValues: valuesOf(image),
  });

  const saveOver = ({ id, version }: AdminImage) =>
    form.handleSubmit((draft) => {
      const save = async () => {
        const saved = await update.mutateAsync({ id, changes: { ...draft, version } });
        onSaved();
        notifySuccess('The image was updated.', saved);
      };
      return submitOnce(save, (error) => {
        if (begin(error, version)) return;
        if (error instanceof ApiError) showFieldIssues(form, IMAGE_FIELDS, error.issues);
        notifyError('Failed to update image', error);
      });
    });

  return {
    form,
    rejected,
    submit: saveOver(base),
    isSaving: update.isPending,
    keepMine(theirs: AdminImage) {
      rebaseOn(theirs);
      return saveOver(theirs)();
    },
    takeTheirs(theirs: AdminImage) {
      rebaseOn(theirs);
      form.reset(valuesOf(theirs));
    },
  };
}

interface ImageConflictProps {
  id: string;
  /** The version that the form started from. */
  rejected: string;
  onKeepMine: (theirs: AdminImage) => void;
  onTakeTheirs: (theirs: AdminImage) => void;
}

function ImageConflict({ id, rejected, onKeepMine, onTakeTheirs }: ImageConflictProps) {
  const { t } = useLanguage();
  const theirs = useQuery(imageQueries.current(id, rejected));
  return (
    <ConflictAlert title={t('Somebody else has changed this image in the meantime')} theirs={theirs}>
      {(stored) => (
        <>
          <Stored image={stored} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={() => onKeepMine(stored)}>
              {t('Keep mine')}
            </Button>
            <Button variant="outlined" onClick={() => onTakeTheirs(stored)}>
              {t('Use theirs')}
            </Button>
          </Box>
        </>
      )}
    </ConflictAlert>
  );
}

function Stored({ image: { title, altText, category, subCategories } }: { image: AdminImage }) {
  const { t } = useLanguage();
  const rows = [
    [t('Title'), title],
    [t('Alt text'), altText],
    [t('Category'), [category, ...subCategories].map((each) => t(each)).join(' · ')],
  ];
  return (
    <Box component="dl" sx={{ marginBlockEnd: 2, overflowWrap: 'anywhere' }}>
      {rows.map(([term, text]) => (
        <Box key={term}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" variant="body2">
            <bdi>{text}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface Props {
  image: AdminImage;
  onClose: () => void;
}

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
