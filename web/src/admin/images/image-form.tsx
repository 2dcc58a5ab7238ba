import {
  type AdminImage,
  type EndpointInput,
  ERROR_MESSAGES,
  IMAGE_TITLE_MAX_LENGTH,
  ImageDraft,
  images,
  optionalText,
  readImage,
  updateImage,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { Image } from '../../shared/ui/image';
import { ContentDialog, type ContentDialogProps, type ContentForm } from '../content/content-dialog';
import type { Resource } from '../content/content-queries';
import { FormFields, type InputProps, type Looks } from '../content/form/form-fields';
import { callAsAdmin } from '../session/as-admin';
import { FormTextField } from '../ui/form/form-text-field';
import { useCategories } from '../ui/use-categories';

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

const { title, altText, category, subCategories } = images.fields;
const fields = { title, altText, category, subCategories };

/** A new image's default title comes from its file. */
const newFields = { ...fields, title: optionalText(IMAGE_TITLE_MAX_LENGTH) };
const titleHelp = {
  title: { wraps: false, isWide: true, help: 'If left empty, the file name is used.' },
} as const;

const looks: Looks = {
  title: { wraps: false, isWide: true },
  altText: { help: 'Describes the image for people who cannot see it. If left empty, the title is used.' },
  category: { isWide: true },
  subCategories: { Input: SubCategories },
};

interface Props {
  isDisabled?: boolean;
  isTitleRequired?: boolean;
  /** Images of which each has its own texts share the rest. */
  hasTexts?: boolean;
}

export function ImageFields({ isDisabled = false, isTitleRequired = false, hasTexts = true }: Props) {
  const all = isTitleRequired ? fields : newFields;
  return (
    <FormFields
      fields={hasTexts ? all : { category, subCategories }}
      looks={isTitleRequired ? looks : { ...looks, ...titleHelp }}
      isDisabled={isDisabled}
    />
  );
}

/** Only the portfolio has sub-categories. */
function SubCategories({ name, label, isDisabled = false }: InputProps) {
  const { nameOf, choices } = useCategories('pictures');
  const { watch } = useFormContext<ImageValues>();
  if (watch('category') !== 'Portfolio') return null;
  const chosen = watch('subCategories') ?? [];
  return (
    <FormTextField
      className="wide"
      disabled={isDisabled}
      name={name}
      label={label}
      select
      slotProps={{
        select: { multiple: true, renderValue: () => chosen.map(nameOf).join(' · ') },
      }}
    >
      {choices(chosen).map(({ value, label }) => (
        <MenuItem key={value} value={value} sx={{ paddingBlock: 0 }}>
          <Checkbox checked={chosen.includes(value)} tabIndex={-1} disableRipple aria-hidden />
          {label}
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
  translated: { title, altText },
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
          <ImageFields isTitleRequired />
        </Box>
      )}
    </ContentDialog>
  );
}
