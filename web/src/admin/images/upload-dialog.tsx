import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type DragEvent, useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useNavigationBlocker } from '../ui/use-navigation-blocker';
import { ImageFields } from './image-form';
import { UploadFiles } from './upload-files';
import { useUploadForm } from './use-upload-form';

/** The dialog stays open until all uploads have succeeded. */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const [titleId, formId] = [useId(), useId()];
  const upload = useUploadForm(onClose);
  const { isSending, isConverting, isMultiple, uploads } = upload;
  const [isAsking, setAsking] = useState(false);
  const [isOver, setOver] = useState(false);
  const leave = () => {
    if (upload.isDirty) setAsking(true);
    else onClose();
  };
  useNavigationBlocker(upload.isDirty, leave);

  // Keeps the browser from opening files that are dropped outside the drop zone.
  const whileDragging = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(!isSending && !isConverting);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      if (!isSending && !isConverting) void upload.take([...event.dataTransfer.files]);
    },
  };
  const areAllDone = uploads.length > 0 && uploads.every(({ state }) => state === 'done');
  const isRetry = !areAllDone && uploads.length > 0 && uploads.every(({ state }) => state !== 'chosen');

  return (
    <>
      <Dialog open onClose={leave} fullWidth maxWidth="sm" aria-labelledby={titleId} {...whileDragging}>
        <DialogTitle id={titleId}>{t('Upload images')}</DialogTitle>
        <DialogContent dividers>
          <Box
            component="form"
            id={formId}
            noValidate
            onSubmit={upload.submit}
            sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            <UploadFiles upload={upload} isOver={isOver} />
            <FormProvider {...upload.form}>
              <ImageFields isDisabled={isSending} hasTexts={!isMultiple} />
            </FormProvider>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{areAllDone ? t('Close') : t('Cancel')}</Button>
          {!areAllDone && (
            <Button type="submit" form={formId} variant="contained" disabled={isSending || isConverting}>
              {isSending ? t('Uploading...') : isRetry ? t('Retry all') : t('Upload')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={isSending ? t('Stop the upload?') : t('Discard the changes?')}
        text={
          isSending
            ? t('Images already uploaded will stay in the library.')
            : t('The chosen images have not been uploaded yet.')
        }
        confirmLabel={isSending ? t('Stop') : t('Discard')}
        cancelLabel={t('Continue')}
        isPending={false}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
