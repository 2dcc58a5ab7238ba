import {
  type AdminImage,
  type EndpointInput,
  ERROR_MESSAGES,
  IMAGE_CATEGORIES,
  ImageDraft,
  images,
  PORTFOLIO_SUB_CATEGORIES,
  readImage,
  updateImage,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../../shared/i18n/language-context';
import { Image } from '../../shared/ui/image';
import { ContentDialog, type ContentDialogProps, type ContentForm } from '../content/content-dialog';
import type { Resource } from '../content/content-queries';
import { callAsAdmin } from '../session/as-admin';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';

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

const { title, altText } = images.fields;

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
        limit={title.look.maxLength ?? 0}
      />
      <LimitedTextField<ImageValues>
        disabled={isDisabled}
        name="altText"
        label={t('Alt text')}
        multiline
        helperText={t('Describes the image for people who cannot see it. If left empty, the title is used.')}
        limit={altText.look.maxLength ?? 0}
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

const imageResource: Resource<AdminImage, object, EndpointInput<typeof updateImage>['body']> = {
  kind: 'images',
  read: (id, options) => callAsAdmin(readImage, { params: { id } }, options),
  update: (id, body, options) => callAsAdmin(updateImage, { params: { id }, body }, options),
};

const imageForm: ContentForm<AdminImage, ImageValues, ImageDraft, object> = {
  resolver: resolveTitled,
  valuesOf: (image) => (image ? valuesOf(image) : ImageDraft.parse({})),
  draftOf: (values) => ({ body: values }),
  fields: IMAGE_FIELDS,
  texts: { edit: { title: 'Edit image', saved: 'The image was updated.', failed: 'Failed to update image' } },
};

export function EditImageDialog({
  entry: image,
  ...props
}: ContentDialogProps<AdminImage> & { entry: AdminImage }) {
  return (
    <ContentDialog {...props} entry={image} resource={imageResource} form={imageForm}>
      {() => (
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
      )}
    </ContentDialog>
  );
}
