import { ERROR_MESSAGES, type ImageCategory } from '@alnafitha/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
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

/** The parts of a request; contains the image only if it differs from the stored one. */
export function imageChangeOf({ image, file }: ImageValues, stored = '') {
  return file
    ? { imagePath: undefined, files: [file] }
    : { imagePath: image === stored ? undefined : image, files: [] };
}

interface Props {
  /** Category of an image that is uploaded in the picker. */
  category: ImageCategory;
  hint: string;
}

export function FormImage(props: Props) {
  const { setValue, control } = useFormContext<ImageValues>();
  const [file, image] = useWatch({ control, name: ['file', 'image'] });

  function choose(chosen: File | null, url: string) {
    setValue('image', url, { shouldDirty: true });
    setValue('file', chosen, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <ImageChoice<ImageValues>
      {...props}
      name="file"
      file={file}
      image={image}
      onFile={(chosen) => choose(chosen, image)}
      onImage={(url) => choose(null, url)}
    />
  );
}
