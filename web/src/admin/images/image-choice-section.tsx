import type { ImageCategory } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { ImageField } from '../ui/form/image-field';
import { LazyPart } from '../ui/lazy-part';
import type { LibraryPicker } from './library-picker-section';

interface Props<Values extends FieldValues> {
  /** The field that shows the errors. */
  name: FieldPath<Values>;
  file: File | null;
  /** The URL of the current image; blank or absent for none. */
  image: string | undefined;
  /** The library's category of an image that is uploaded in the picker. */
  category: ImageCategory;
  hint: string;
  onFile: (file: File) => void;
  /** Called with a URL of the library, or a blank one for no image. */
  onImage: (url: string) => void;
}

/** The optional image of a form: a file, or chosen from the library. */
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
    // The pressed button disappears with the image.
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

const loadPicker = async () => (await import('./library-picker-section')).LibraryPicker;

/** The dialog to choose an image of the library, which few forms open. */
export function LazyLibraryPicker(props: ComponentProps<typeof LibraryPicker>) {
  return <LazyPart load={loadPicker} props={props} onFailure={props.onClose} />;
}
