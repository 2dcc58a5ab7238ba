import { ERROR_MESSAGES } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ImageField, isTooLarge } from '../../ui/form/image-field';
import { LazyPart, loadLibraryPicker } from './lazy-part';
import type { PostValues } from './post-values';

/** The optional image of a post: uploaded, or chosen from the library. */
export function PostImage() {
  const { t, translateIfKnown } = useLanguage();
  const { setValue, setError, control } = useFormContext<PostValues>();
  const { field, fieldState } = useController<PostValues, 'file'>({ name: 'file' });
  const image = useWatch({ control, name: 'image' });
  const [isPicking, setPicking] = useState(false);
  const message = fieldState.error?.message;

  function choose(file: File | null, url: string) {
    // A rejected file does not replace the current image.
    if (file && isTooLarge(file)) return setError('file', { message: ERROR_MESSAGES.imageTooLarge });
    setValue('image', url, { shouldDirty: true });
    setValue('file', file, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <>
      <ImageField
        ref={field.ref}
        label={t('Picture')}
        file={field.value}
        image={image || undefined}
        onFile={(file) => choose(file, image)}
        error={message && translateIfKnown(message)}
        hint={t('Optional. JPEG, PNG or WebP, up to 5 MB.')}
        actions={
          <>
            <Button variant="outlined" onClick={() => setPicking(true)}>
              {t('From the library')}
            </Button>
            {(field.value || image) && (
              <Button color="error" onClick={() => choose(null, '')}>
                {t('Remove the picture')}
              </Button>
            )}
          </>
        }
      />
      {isPicking && (
        <LazyPart
          load={loadLibraryPicker}
          props={{
            onChoose({ url }) {
              choose(null, url);
              setPicking(false);
            },
            onClose: () => setPicking(false),
          }}
          onFailure={() => setPicking(false)}
        />
      )}
    </>
  );
}
