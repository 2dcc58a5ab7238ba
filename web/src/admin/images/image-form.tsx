import {
  ERROR_MESSAGES,
  IMAGE_TITLE_MAX_LENGTH,
  ImageDraft,
  images,
  optionalText,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { FormFields, type InputProps, type Looks } from '../content/form/form-fields';
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
