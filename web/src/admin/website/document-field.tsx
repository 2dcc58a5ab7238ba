import {
  DOCUMENT_URL,
  ERROR_MESSAGES,
  MAX_DOCUMENT_BYTES,
  removeDocument,
  uploadDocument,
} from '@alnafitha/contract';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Typography } from '../../shared/ui/typography';
import { FileButton } from '../images/file-button';
import { reasonsOf } from '../images/use-uploads';
import { callAsAdmin, submitAsAdmin } from '../session/as-admin';
import { ConfirmDialog } from '../ui/confirm-dialog';

/** No URL, so that the form cannot be saved before the upload has ended. */
const UPLOADING = 'uploading';

/** A PDF, which is uploaded as soon as it is chosen; blank for none. */
export function DocumentField({ name, label }: { name: string; label: string }) {
  const { t, translateIfKnown } = useLanguage();
  const { control, setFocus, setValue, setError, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const [isUploading, setUploading] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const textId = useId();
  const url = String(field.value ?? '');
  const message = fieldState.error?.message;

  const upload = async (file: File | undefined) => {
    if (!file) return;
    clearErrors(name);
    if (file.size > MAX_DOCUMENT_BYTES) return setError(name, { message: ERROR_MESSAGES.documentTooLarge });
    setUploading(true);
    field.onChange(UPLOADING);
    try {
      const stored = await submitAsAdmin(uploadDocument, { body: {} }, { files: [file] });
      field.onChange(stored.url);
    } catch (error) {
      // Unlike `onChange`, this validates nothing, which would clear the error.
      setValue(name, url);
      setError(name, { message: reasonsOf(error).join(' ') });
    } finally {
      setUploading(false);
    }
  };

  const clear = () => {
    field.onChange('');
    // Removing the document unmounts the focused button.
    setFocus(name);
  };

  const removeForGood = async () => {
    setRemoving(true);
    const [, id = ''] = /([^/]+)\.pdf$/.exec(url) ?? [];
    try {
      await callAsAdmin(removeDocument, { params: { id } });
      clear();
    } catch (error) {
      setError(name, { message: reasonsOf(error).join(' ') });
    } finally {
      setRemoving(false);
      setAsking(false);
    }
  };

  return (
    <Box role="group" aria-label={label} className="wide">
      <Typography sx={{ fontWeight: 600, marginBlockEnd: 1 }}>{label}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          ref={field.ref}
          inputLabel={t('Choose a PDF')}
          accept="application/pdf"
          loading={isUploading}
          color={message === undefined ? 'primary' : 'error'}
          aria-describedby={textId}
          onBlur={field.onBlur}
          onFiles={([file]) => upload(file)}
        >
          {t('Choose a PDF')}
        </FileButton>
        {DOCUMENT_URL.test(url) && (
          <Button component="a" href={url} target="_blank" rel="noopener">
            {t('Open the PDF')}
          </Button>
        )}
        {url && !isUploading && (
          <Button color="error" onClick={clear}>
            {t('Remove the PDF')}
          </Button>
        )}
        {DOCUMENT_URL.test(url) && (
          <Button color="error" onClick={() => setAsking(true)}>
            {t('Delete for good')}
          </Button>
        )}
      </Box>
      <FormHelperText id={textId} role="status" error={message !== undefined}>
        {message !== undefined && translateIfKnown(message)}
      </FormHelperText>
      <ConfirmDialog
        open={isAsking}
        title={t('Delete the PDF for good?')}
        text={t(
          'Visitors cannot open it any more, and the history cannot restore it. Save the form afterwards.',
        )}
        confirmLabel={t('Delete for good')}
        cancelLabel={t('Cancel')}
        isPending={isRemoving}
        onConfirm={removeForGood}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}
