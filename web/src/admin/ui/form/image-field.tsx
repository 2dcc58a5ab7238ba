import { IMAGE_MIME_TYPES } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { Typography } from '../../../shared/ui/typography';
import { useObjectUrl } from '../use-object-url';
import { useAcceptableImages } from './acceptable-images';

interface Props {
  label: string;
  /** The chosen file. */
  file: File | null;
  /** The URL of the current image, shown while no file is chosen. */
  image?: string | undefined;
  onFile: (file: File) => void;
  /** The error message, translated. */
  error?: string | undefined;
  hint?: string;
  /** Further buttons to choose or remove an image. */
  actions?: ReactNode;
  /** The element to focus on an error. */
  ref?: Ref<HTMLButtonElement>;
}

/** An image field: a preview, and a button to choose a file. */
export function ImageField({ label, file, image, onFile, error, hint, actions, ref }: Props) {
  const { t } = useLanguage();
  const textId = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(file);
  const shown = preview ?? image;
  const { take, isConverting } = useAcceptableImages(([chosen]) => chosen && onFile(chosen));
  return (
    <Box role="group" aria-label={label}>
      <Typography sx={{ fontWeight: 600, marginBlockEnd: 1 }}>{label}</Typography>
      {shown && (
        <Image
          image={shown}
          alt={file?.name ?? ''}
          sizes="320px"
          ratio={3 / 2}
          sx={{ maxInlineSize: 320, borderRadius: 1, marginBlockEnd: 1 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={ref}
          variant="outlined"
          color={error === undefined ? 'primary' : 'error'}
          aria-describedby={textId}
          loading={isConverting}
          onClick={() => input.current?.click()}
        >
          {shown ? t('Choose another image') : t('Choose an image')}
        </Button>
        {actions}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_MIME_TYPES.join(',')}
        aria-label={label}
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])]);
          // Otherwise the same file cannot be chosen again after a rejection.
          currentTarget.value = '';
        }}
      />
      <FormHelperText id={textId} error={error !== undefined}>
        {error ?? hint}
      </FormHelperText>
    </Box>
  );
}
