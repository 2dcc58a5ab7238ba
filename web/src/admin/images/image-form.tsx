import {
  type AdminImage,
  ALT_TEXT_MAX_LENGTH,
  type EndpointInput,
  ERROR_MESSAGES,
  IMAGE_CATEGORIES,
  IMAGE_TITLE_MAX_LENGTH,
  ImageDraft,
  PORTFOLIO_SUB_CATEGORIES,
  type RevisionDetails,
  readImage,
  updateImage,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../../shared/i18n/language-context';
import { Image } from '../../shared/ui/image';
import { EditorDialog } from '../editor/editor-dialog';
import { useEditor } from '../editor/use-editor';
import { contentKeys } from '../history/content-keys';
import { callAsAdmin, type SubmitOptions } from '../session/as-admin';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';
import { ArabicButton } from '../ui/translation-state';
import { useInvalidation } from '../ui/use-invalidation';
import { useMutationToasts } from '../ui/use-mutation-toasts';

export type ImageValues = z.input<typeof ImageDraft>;

export const IMAGE_FIELDS = ['title', 'altText', 'category', 'subCategories'] as const;

/** Resolver for a new image, whose default title comes from its file. */
export const resolveDraft = resolverOf(ImageDraft);

/** Resolver for an image that gets no title from its file. */
export const resolveTitled = resolverOf(
  ImageDraft.refine(({ title }) => title !== '', { path: ['title'], error: ERROR_MESSAGES.titleRequired }),
);

/** An alternative text equal to the title is shown as empty, which means the same. */
function valuesOf({ title, altText, category, subCategories }: AdminImage): ImageValues {
  return { title, altText: altText === title ? '' : altText, category, subCategories };
}

/** Drops the sub-categories of another category before validation. */
function resolverOf(schema: typeof ImageDraft) {
  const resolve = zodResolver(schema);
  const resolveStored: typeof resolve = ({ subCategories, ...values }, ...rest) =>
    resolve({ ...values, ...(values.category === 'Portfolio' && { subCategories }) }, ...rest);
  return resolveStored;
}

interface TextProps {
  isDisabled?: boolean;
  /** A new image's default title comes from its file. */
  isTitleRequired?: boolean;
}

export function ImageTextFields({ isDisabled = false, isTitleRequired = false }: TextProps) {
  const { t } = useLanguage();
  return (
    <>
      <LimitedTextField<ImageValues>
        disabled={isDisabled}
        name="title"
        label={t('Title')}
        required={isTitleRequired}
        {...(!isTitleRequired && { helperText: t('If left empty, the file name is used.') })}
        limit={IMAGE_TITLE_MAX_LENGTH}
      />
      <LimitedTextField<ImageValues>
        disabled={isDisabled}
        name="altText"
        label={t('Alt text')}
        multiline
        helperText={t('Describes the image for people who cannot see it. If left empty, the title is used.')}
        limit={ALT_TEXT_MAX_LENGTH}
      />
    </>
  );
}

export function ImageCategoryFields({ isDisabled = false }: { isDisabled?: boolean }) {
  const { t } = useLanguage();
  const { watch } = useFormContext<ImageValues>();
  return (
    <>
      <FormTextField<ImageValues> disabled={isDisabled} name="category" label={t('Category')} select>
        {IMAGE_CATEGORIES.map((category) => (
          <MenuItem key={category} value={category}>
            {t(category)}
          </MenuItem>
        ))}
      </FormTextField>
      {watch('category') === 'Portfolio' && <SubCategories isDisabled={isDisabled} />}
    </>
  );
}

function SubCategories({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useLanguage();
  const chosen = useFormContext<ImageValues>().watch('subCategories') ?? [];
  return (
    <FormTextField<ImageValues>
      disabled={isDisabled}
      name="subCategories"
      label={t('Sub-categories')}
      select
      slotProps={{
        select: { multiple: true, renderValue: () => chosen.map((category) => t(category)).join(' · ') },
      }}
    >
      {PORTFOLIO_SUB_CATEGORIES.map((category) => (
        <MenuItem key={category} value={category} sx={{ paddingBlock: 0 }}>
          <Checkbox checked={chosen.includes(category)} tabIndex={-1} disableRipple aria-hidden />
          {t(category)}
        </MenuItem>
      ))}
    </FormTextField>
  );
}

interface Update extends Pick<SubmitOptions, 'headers'> {
  body: EndpointInput<typeof updateImage>['body'];
}

interface DialogProps {
  image: AdminImage;
  /** A revision that fills the form. */
  revision?: RevisionDetails | undefined;
  onClose: () => void;
}

export function EditImageDialog({ image, revision, onClose }: DialogProps) {
  const { t } = useLanguage();
  const { notifySuccess } = useMutationToasts('images');
  const { dropCursorsOptions } = useInvalidation(contentKeys('images'));
  const update = useMutation({
    ...dropCursorsOptions,
    mutationFn: ({ body, ...options }: Update) =>
      callAsAdmin(updateImage, { params: { id: image.id }, body }, options),
  });
  const editor = useEditor({
    kind: 'images',
    entry: image,
    revision,
    read: (id, options) => callAsAdmin(readImage, { params: { id } }, options),
    valuesOf: (stored = image) => valuesOf(stored),
    resolver: resolveTitled,
    fields: IMAGE_FIELDS,
    save: ({ values, edit, headers }) => update.mutateAsync({ body: { ...values, ...edit }, headers }),
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
