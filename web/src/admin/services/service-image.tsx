import { ERROR_MESSAGES } from '@alnafitha/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { ImageChoice } from '../images/image-choice-section';
import { isTooLarge } from '../ui/form/acceptable-images';
import type { ServiceValues } from './service-form';

interface Props {
  /** The URL of the service's image. */
  image: string | undefined;
  file: File | null;
  onFile: (file: File | null) => void;
}

/** The optional image of a service. */
export function ServiceImage({ image, file, onFile }: Props) {
  const { t } = useLanguage();
  const { control, setError, setValue, clearErrors } = useFormContext<ServiceValues>();
  const imagePath = useWatch({ control, name: 'imagePath' });

  /** `''` removes the image, `undefined` keeps it. */
  function choose(chosen: File | null, path: string | undefined) {
    onFile(chosen);
    setValue('imagePath', path, { shouldDirty: true });
    clearErrors('imagePath');
  }

  return (
    <ImageChoice<ServiceValues>
      name="imagePath"
      file={file}
      image={imagePath ?? image}
      category="Services"
      hint={t('Optional. JPEG, PNG or WebP. Photos over 5 MB are made smaller.')}
      onFile={(chosen) => {
        if (isTooLarge(chosen)) setError('imagePath', { message: ERROR_MESSAGES.imageTooLarge });
        else choose(chosen, undefined);
      }}
      onImage={(url) => choose(null, url || (image === undefined ? undefined : ''))}
    />
  );
}
