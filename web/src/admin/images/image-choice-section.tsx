import type { ImageCategory } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ComponentProps, useId, useState } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Image } from '../../shared/ui/image';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { Typography } from '../../shared/ui/typography';
import { useAcceptableImages } from '../ui/form/acceptable-images';
import { LazyDialog } from '../ui/lazy-dialog';
import { useObjectUrl } from '../ui/use-object-url';
import { FileButton } from './file-button';

interface Props<Values extends FieldValues> {
  /** The field that shows the errors. */
  name: FieldPath<Values>;
  label: string;
  file?: File | null;
  /** URL of the current image; blank or absent for none. */
  image: string | undefined;
  /** Shown while no image is chosen. */
  fallback?: Pick<ComponentProps<typeof Image>, 'image' | 'picture'>;
  /** The whole image instead of a frame of 3:2. */
  isWhole?: boolean;
  /** Category of an image that is uploaded in the picker. */
  category: ImageCategory;
  hint: string | undefined;
  /** Translated; by default, that of the field. */
  error?: string | undefined;
  isUploading?: boolean;
  onFile: (file: File) => void;
  /** Called with a URL of the library, or a blank one for none. */
  onImage: (url: string) => void;
}

/** The optional image of a form: a new file, or one of the library. */
export function ImageChoice<Values extends FieldValues>({
  name,
  label,
  file = null,
  image,
  fallback,
  isWhole = false,
  category,
  hint,
  error,
  isUploading = false,
  onFile,
  onImage,
}: Props<Values>) {
  const { t, translateIfKnown } = useLanguage();
  const { control, setFocus } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  const [isPicking, setPicking] = useState(false);
  const textId = useId();
  const preview = useObjectUrl(file);
  const { take, isConverting } = useAcceptableImages(([chosen]) => chosen && onFile(chosen));
  const chosen = preview ?? (image || undefined);
  const shown = chosen === undefined ? fallback : { image: chosen };
  const message = error ?? (fieldState.error?.message && translateIfKnown(fieldState.error.message));

  function remove() {
    onImage('');
    // Removing the image unmounts the focused button.
    setFocus(name);
  }

  return (
    <Box role="group" aria-label={label} className="wide">
      <Typography sx={{ fontWeight: 600, marginBlockEnd: 1 }}>{label}</Typography>
      {shown && (
        <Image
          {...shown}
          alt={file?.name ?? ''}
          sizes="320px"
          ratio={3 / 2}
          sx={{
            maxInlineSize: 320,
            borderRadius: 1,
            marginBlockEnd: 1,
            ...(isWhole && { '& > img': { objectFit: 'contain' } }),
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          ref={field.ref}
          color={message ? 'error' : 'primary'}
          aria-describedby={textId}
          loading={isConverting || isUploading}
          inputLabel={label}
          onFiles={take}
        >
          {chosen ? t('Choose another image') : t('Choose an image')}
        </FileButton>
        <Button variant="outlined" onClick={() => setPicking(true)}>
          {t('From the library')}
        </Button>
        {chosen && (
          <Button color="error" onClick={remove}>
            {t('Remove the image')}
          </Button>
        )}
      </Box>
      <FormHelperText id={textId} error={Boolean(message)}>
        {message || hint}
      </FormHelperText>
      {isPicking && (
        <LazyLibraryPicker
          category={category}
          onChoose={({ url }) => {
            onImage(url);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Box>
  );
}

const LibraryPicker = retryableLazy(() => import('./library-picker-section'));

/** The picker is lazy, because few forms open it. */
export function LazyLibraryPicker(props: ComponentProps<typeof LibraryPicker>) {
  return (
    <LazyDialog onFailure={props.onClose}>
      <LibraryPicker {...props} />
    </LazyDialog>
  );
}
