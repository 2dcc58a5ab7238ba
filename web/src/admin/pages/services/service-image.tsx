import { ERROR_MESSAGES } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import { useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ImageField, isTooLarge } from '../../ui/form/image-field';
import type { ServiceValues } from './service-form';

interface Props {
  /** The URL of the service's image. */
  image: string | undefined;
  file: File | null;
  /** Called with a file, or a URL of the library: `''` removes the image, `undefined` keeps it. */
  onChoose: (file: File | null, imagePath: string | undefined) => void;
  onLibrary: () => void;
}

/** The optional image of a service. */
export function ServiceImage({ image, file, onChoose, onLibrary }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const { control, setError, setFocus } = useFormContext<ServiceValues>();
  const { field, fieldState } = useController({ name: 'imagePath', control });
  const shown = field.value ?? image;
  const message = fieldState.error?.message;

  function take(chosen: File | null) {
    if (!chosen) return;
    if (isTooLarge(chosen)) setError('imagePath', { message: ERROR_MESSAGES.imageTooLarge });
    else onChoose(chosen, undefined);
  }

  function remove() {
    onChoose(null, image === undefined ? undefined : '');
    // The pressed button disappears with the image.
    setFocus('imagePath');
  }

  return (
    <ImageField
      ref={field.ref}
      label={t('Picture')}
      file={file}
      image={shown}
      onFile={take}
      error={message === undefined ? undefined : translateIfKnown(message)}
      hint={t('Optional. JPEG, PNG or WebP, up to 5 MB.')}
      actions={
        <>
          <Button variant="outlined" onClick={onLibrary}>
            {t('From the library')}
          </Button>
          {(file || shown) && (
            <Button color="error" onClick={remove}>
              {t('Remove the picture')}
            </Button>
          )}
        </>
      }
    />
  );
}
