import { useController } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import type { InputProps } from '../content/form/form-fields';
import { ImageChoice } from '../images/image-choice-section';
import { useImageUpload } from '../images/image-upload-section';
import { pictureOfDesign } from './pictures-of-design';

const CATEGORY = 'Website';

/** An image of the library; blank for none, or that of the design. A new file is added to the library at once. */
export function PictureField({ name, label, help }: InputProps) {
  const { t, translateIfKnown } = useLanguage();
  const { field } = useController({ name });
  const { upload, reasons } = useImageUpload(CATEGORY);
  const image = String(field.value ?? '');
  const design = pictureOfDesign(name);
  const hint = [design && !image && t('The picture of the design is shown.'), help].filter(Boolean).join(' ');
  return (
    <ImageChoice
      name={name}
      label={label}
      image={image}
      {...(design && { fallback: design })}
      // A cropped logo would be another one.
      isWhole
      category={CATEGORY}
      hint={hint}
      error={reasons.map(translateIfKnown).join(' ') || undefined}
      isUploading={upload.isPending}
      onFile={(file) => upload.mutate({ file }, { onSuccess: ({ url }) => field.onChange(url) })}
      onImage={field.onChange}
    />
  );
}
