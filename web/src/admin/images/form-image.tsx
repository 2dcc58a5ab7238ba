import { ERROR_MESSAGES, type ImageCategory } from '@alnafitha/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useLanguage } from '../../shared/i18n/language-context';
import type { FormPart } from '../content/form/kind-form';
import { isTooLarge } from '../ui/form/acceptable-images';
import { ImageChoice } from './image-choice-section';

/** Fields of a form with an optional image. */
export const formImage = {
  /** URL of the current or new image; blank for none. */
  image: z.string(),
  /** A new file, which takes precedence over `image`. */
  file: z.custom<File | null>().refine((file) => !file || !isTooLarge(file), ERROR_MESSAGES.imageTooLarge),
};

interface ImageValues {
  image: string;
  file: File | null;
}

/** The optional image of a form. */
export const imagePart: FormPart<{ readonly image?: string | undefined }> = {
  schema: formImage,
  fields: ['file'],
  valuesOf: (entry) => ({ image: entry?.image ?? '', file: null }),
  /** Contains the image only if it differs from the stored one. */
  draftOf: ({ image, file }, base) =>
    file
      ? { body: {}, files: [file] }
      : { body: { imagePath: image === (base?.image ?? '') ? undefined : image }, files: [] },
  fieldOf: (path) => (path === 'image' || path === 'imagePath' ? 'file' : undefined),
};

interface Props {
  /** Category of an image that is uploaded in the picker. */
  category: ImageCategory;
}

export function FormImage({ category }: Props) {
  const { t } = useLanguage();
  const { setValue, control } = useFormContext<ImageValues>();
  const [file, image] = useWatch({ control, name: ['file', 'image'] });

  function choose(chosen: File | null, url: string) {
    setValue('image', url, { shouldDirty: true });
    setValue('file', chosen, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <ImageChoice<ImageValues>
      label={t('Image')}
      category={category}
      hint={t('Optional. JPEG, PNG or WebP. Photos over 5 MB are made smaller.')}
      name="file"
      file={file}
      image={image}
      onFile={(chosen) => choose(chosen, image)}
      onImage={(url) => choose(null, url)}
    />
  );
}
