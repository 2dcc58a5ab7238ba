import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Image } from '../../shared/ui/image';
import { Typography } from '../../shared/ui/typography';
import type { InputProps } from '../content/form/form-fields';
import { LazyLibraryPicker } from '../images/image-choice-section';
import { pictureOfDesign } from './pictures-of-design';

/** An image of the library; blank for none, or that of the design. */
export function PictureField({ name, label, help }: InputProps) {
  const { t, translateIfKnown } = useLanguage();
  const { control, setFocus } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const [isPicking, setPicking] = useState(false);
  const textId = useId();
  const image = String(field.value ?? '');
  const message = fieldState.error?.message;
  const design = pictureOfDesign(name);

  return (
    <Box role="group" aria-label={label} className="wide">
      <Typography sx={{ fontWeight: 600, marginBlockEnd: 1 }}>{label}</Typography>
      {(image || design) && (
        <Image
          {...(image ? { image } : design)}
          alt=""
          sizes="320px"
          ratio={3 / 2}
          sx={{
            maxInlineSize: 320,
            borderRadius: 1,
            marginBlockEnd: 1,
            // The whole picture: a cropped logo would be another one.
            '& > img': { objectFit: 'contain' },
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={field.ref}
          variant="outlined"
          color={message === undefined ? 'primary' : 'error'}
          aria-describedby={textId}
          onBlur={field.onBlur}
          onClick={() => setPicking(true)}
        >
          {t('From the library or upload')}
        </Button>
        {image && (
          <Button
            color="error"
            onClick={() => {
              field.onChange('');
              // Removing the image unmounts the focused button.
              setFocus(name);
            }}
          >
            {t('Remove the image')}
          </Button>
        )}
      </Box>
      <FormHelperText id={textId} error={message !== undefined}>
        {message === undefined
          ? [design && !image && t('The picture of the design is shown.'), help].filter(Boolean).join(' ')
          : translateIfKnown(message)}
      </FormHelperText>
      {isPicking && (
        <LazyLibraryPicker
          category="Website"
          onChoose={({ url }) => {
            field.onChange(url);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Box>
  );
}
