import { ERROR_MESSAGES } from '@alnafitha/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { ImageChoice } from '../images/image-choice-section';
import { isTooLarge } from '../ui/form/acceptable-images';
import type { PostValues } from './post-values';

/** The optional image of a post. */
export function PostImage() {
  const { t } = useLanguage();
  const { setValue, setError, control } = useFormContext<PostValues>();
  const [file, image] = useWatch({ control, name: ['file', 'image'] });

  function choose(chosen: File | null, url: string) {
    // A rejected file does not replace the current image.
    if (chosen && isTooLarge(chosen)) return setError('file', { message: ERROR_MESSAGES.imageTooLarge });
    setValue('image', url, { shouldDirty: true });
    setValue('file', chosen, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <ImageChoice<PostValues>
      name="file"
      file={file}
      image={image}
      category="Blog"
      hint={t('Optional. JPEG, PNG or WebP. Photos over 5 MB are made smaller.')}
      onFile={(chosen) => choose(chosen, image)}
      onImage={(url) => choose(null, url)}
    />
  );
}
