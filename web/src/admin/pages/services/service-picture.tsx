import { SENTENCES } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import { useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { isTooLarge, PictureField } from '../../ui/form/picture-field';
import type { ServiceValues } from './service-form';

interface Props {
  /** The address of the picture that the service has. */
  image: string | undefined;
  file: File | null;
  /** Told of a file, or of an address in the library: `''` removes the picture, `undefined` leaves it as it is. */
  onChoose: (file: File | null, imagePath: string | undefined) => void;
  onLibrary: () => void;
}

/** The picture of a service, which it need not have. */
export function ServicePicture({ image, file, onChoose, onLibrary }: Props) {
  const { t, translateKnown } = useLanguage();
  const { control, setError, setFocus } = useFormContext<ServiceValues>();
  const { field, fieldState } = useController({ name: 'imagePath', control });
  const shown = field.value ?? image;
  const message = fieldState.error?.message;

  function take(chosen: File | null) {
    if (!chosen) return;
    if (isTooLarge(chosen)) setError('imagePath', { message: SENTENCES.pictureTooLarge });
    else onChoose(chosen, undefined);
  }

  function remove() {
    onChoose(null, image === undefined ? undefined : '');
    // The button that was pressed goes with the picture.
    setFocus('imagePath');
  }

  return (
    <PictureField
      ref={field.ref}
      label={t('Picture')}
      file={file}
      image={shown}
      onFile={take}
      error={message === undefined ? undefined : translateKnown(message)}
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
