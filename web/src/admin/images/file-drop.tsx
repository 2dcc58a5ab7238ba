import { IMAGE_MIME_TYPES } from '@alnafitha/contract';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';

interface Props {
  isMultiple: boolean;
  /** Whether files are dragged over the dialog. */
  isOver: boolean;
  isDisabled: boolean;
  isConverting: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The file input and drop zone. */
export function FileDrop({ isMultiple, isOver, isDisabled, isConverting, onFiles }: Props) {
  const { t } = useLanguage();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const label = isMultiple ? t('Choose images') : t('Choose an image');
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        padding: 2,
        textAlign: 'center',
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      <CloudUpload aria-hidden color="primary" fontSize="large" />
      <Button
        variant="outlined"
        disabled={isDisabled}
        loading={isConverting}
        autoFocus
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE_MIME_TYPES.join(',')}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Otherwise the same file cannot be chosen again after its removal.
          currentTarget.value = '';
        }}
      />
      <Typography id={hintId} variant="body2" color="textSecondary">
        {t('You can also drop files here. JPEG, PNG or WebP. Photos over 5 MB are made smaller.')}
      </Typography>
    </Box>
  );
}
