import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { FileButton } from './file-button';
import { RejectedFiles } from './rejected-files';
import { UploadPreviews, UploadRows, UploadTexts } from './upload-lists';
import type { useUploadForm } from './use-upload-form';

interface FileDropProps {
  isMultiple: boolean;
  /** Whether files are dragged over the dialog. */
  isOver: boolean;
  isDisabled: boolean;
  isConverting: boolean;
  onFiles: (files: readonly File[]) => void;
}

function FileDrop({ isMultiple, isOver, isDisabled, isConverting, onFiles }: FileDropProps) {
  const { t } = useLanguage();
  const hintId = useId();
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
      <FileButton
        disabled={isDisabled}
        loading={isConverting}
        autoFocus
        aria-describedby={hintId}
        inputLabel={label}
        multiple
        onFiles={onFiles}
      >
        {label}
      </FileButton>
      <Typography id={hintId} variant="body2" color="textSecondary">
        <Box component="span" sx={{ '@media not (any-pointer: fine)': { display: 'none' } }}>
          {t('You can also drop files here.')}{' '}
        </Box>
        {t('JPEG, PNG or WebP. Photos over 5 MB are made smaller.')}
      </Typography>
    </Box>
  );
}

interface Props {
  upload: ReturnType<typeof useUploadForm>;
  isOver: boolean;
}

export function UploadFiles({ upload, isOver }: Props) {
  const { t } = useLanguage();
  const { uploads, rejected, isMultiple, isSending, isConverting } = upload;
  const done = {
    count: uploads.filter(({ state }) => state === 'done').length,
    total: uploads.length,
  };
  const isBegun = uploads.some(({ state }) => state !== 'chosen');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-label={t('How many')}
        value={isMultiple}
        disabled={isSending || uploads.length > 1}
        onChange={(_, chosen) => chosen !== null && upload.setMultiple(chosen)}
      >
        <ToggleButton value={false}>{t('Single image')}</ToggleButton>
        <ToggleButton value={true}>{t('Multiple images')}</ToggleButton>
      </ToggleButtonGroup>
      <FileDrop
        isMultiple={isMultiple}
        isOver={isOver}
        isDisabled={isSending}
        isConverting={isConverting}
        onFiles={upload.take}
      />
      {upload.isMissing && (
        <Alert severity="error">
          <AlertTitle>{isMultiple ? t('No files selected') : t('No file selected')}</AlertTitle>
          {isMultiple ? t('Please select images to upload') : t('Please select an image to upload')}
        </Alert>
      )}
      <RejectedFiles rejected={rejected} />
      {isBegun ? (
        <>
          <Typography role="status">
            {isSending
              ? t('Uploading: {count} of {total}', done)
              : t('{count} of {total, plural, one {# image} other {# images}} uploaded.', done)}
          </Typography>
          <UploadRows
            uploads={uploads}
            isSending={isSending}
            onRetry={upload.retry}
            onRemove={upload.remove}
          />
        </>
      ) : (
        uploads.length > 0 && (
          <>
            <UploadPreviews uploads={uploads} onRemove={upload.remove} />
            {isMultiple && <UploadTexts uploads={uploads} onChange={upload.describe} />}
          </>
        )
      )}
    </Box>
  );
}
