import type { ImageCategory } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ComponentProps, type ReactNode, type Ref, useId, useState } from 'react';
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

interface ImageFieldProps {
  label: string;
  file: File | null;
  /** URL of the current image, shown while no file is chosen. */
  image?: string | undefined;
  onFile: (file: File) => void;
  /** The translated error. */
  error?: string | undefined;
  hint?: string;
  /** Buttons to choose or remove an image. */
  actions?: ReactNode;
  /** Receives the focus on an error. */
  ref?: Ref<HTMLButtonElement>;
}

function ImageField({ label, file, image, onFile, error, hint, actions, ref }: ImageFieldProps) {
  const { t } = useLanguage();
  const textId = useId();
  const preview = useObjectUrl(file);
  const visibleImage = preview ?? image;
  const { take, isConverting } = useAcceptableImages(([chosen]) => chosen && onFile(chosen));
  return (
    <Box role="group" aria-label={label}>
      <Typography sx={{ fontWeight: 600, marginBlockEnd: 1 }}>{label}</Typography>
      {visibleImage && (
        <Image
          image={visibleImage}
          alt={file?.name ?? ''}
          sizes="320px"
          ratio={3 / 2}
          sx={{ maxInlineSize: 320, borderRadius: 1, marginBlockEnd: 1 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          ref={ref}
          color={error === undefined ? 'primary' : 'error'}
          aria-describedby={textId}
          loading={isConverting}
          inputLabel={label}
          onFiles={take}
        >
          {visibleImage ? t('Choose another image') : t('Choose an image')}
        </FileButton>
        {actions}
      </Box>
      <FormHelperText id={textId} error={error !== undefined}>
        {error ?? hint}
      </FormHelperText>
    </Box>
  );
}

interface Props<Values extends FieldValues> {
  /** The field that shows the errors. */
  name: FieldPath<Values>;
  file: File | null;
  /** URL of the current image; blank or absent for none. */
  image: string | undefined;
  /** Category of an image that is uploaded in the picker. */
  category: ImageCategory;
  hint: string;
  onFile: (file: File) => void;
  /** Called with a URL of the library, or a blank one for none. */
  onImage: (url: string) => void;
}

/** The optional image of a form: a new file, or one of the library. */
export function ImageChoice<Values extends FieldValues>({
  name,
  onImage,
  category,
  ...props
}: Props<Values>) {
  const { t, translateIfKnown } = useLanguage();
  const { control, setFocus } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  const [isPicking, setPicking] = useState(false);
  const message = fieldState.error?.message;

  function remove() {
    onImage('');
    // Removing the image unmounts the focused button.
    setFocus(name);
  }

  return (
    <>
      <ImageField
        {...props}
        ref={field.ref}
        label={t('Image')}
        error={message && translateIfKnown(message)}
        actions={
          <>
            <Button variant="outlined" onClick={() => setPicking(true)}>
              {t('From the library')}
            </Button>
            {(props.file || props.image) && (
              <Button color="error" onClick={remove}>
                {t('Remove the image')}
              </Button>
            )}
          </>
        }
      />
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
    </>
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
