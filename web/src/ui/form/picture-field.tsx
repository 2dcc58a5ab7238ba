import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLanguage } from '../../language/language-context';

interface Props {
  label: string;
  /** What was chosen just now. */
  file: File | null;
  /** The address of the picture that is shown while none is chosen. */
  image?: string | undefined;
  onFile: (file: File | null) => void;
  /** What is wrong with it, in the reader's language. */
  error?: string | undefined;
  hint?: string;
  /** Further ways to choose or remove a picture. */
  actions?: ReactNode;
}

/** A picture of a form: what it is now, and a button to choose another from the computer. */
export function PictureField({ label, file, image, onFile, error, hint, actions }: Props) {
  const { t } = useLanguage();
  const inputId = useId();
  const textId = useId();
  const preview = usePreview(file);
  const shown = preview ?? image;
  return (
    <Box role="group" aria-label={label}>
      <Typography sx={{ fontWeight: 600, marginBlockEnd: 1 }}>{label}</Typography>
      {shown && (
        <Box
          component="img"
          src={shown}
          alt={file?.name ?? ''}
          sx={{
            display: 'block',
            inlineSize: '100%',
            maxInlineSize: 320,
            aspectRatio: '3 / 2',
            objectFit: 'cover',
            borderRadius: 1,
            marginBlockEnd: 1,
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component="label" htmlFor={inputId} variant="outlined">
          {shown ? t('Choose another picture') : t('Choose a picture')}
        </Button>
        {actions}
      </Box>
      <Box
        component="input"
        id={inputId}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={textId}
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0] ?? null);
          // Or the same file could not be chosen again after it was refused.
          event.currentTarget.value = '';
        }}
        sx={{ position: 'absolute', inlineSize: 1, blockSize: 1, opacity: 0, overflow: 'hidden' }}
      />
      <FormHelperText id={textId} error={error !== undefined}>
        {error ?? hint}
      </FormHelperText>
    </Box>
  );
}

/** Whether the API would refuse the file for its size, which need not be found out by sending it. */
export function isTooLarge(file: File): boolean {
  return file.size > MAX_PICTURE_BYTES;
}

/** An address of the file's content while it is shown. */
function usePreview(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}
