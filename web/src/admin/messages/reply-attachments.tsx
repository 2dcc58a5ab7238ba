import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, type MessageFile } from '@alnafitha/contract';
import AttachFile from '@mui/icons-material/AttachFile';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { IconButton } from '../ui/icon-button';
import { AttachedFile, sizeText } from './attached-file';
import { type ChosenFile, shownFile, type useAttachments } from './use-attachments';

interface Props {
  attachments: ReturnType<typeof useAttachments>;
  /** The files that came with the enquiry. */
  received: readonly MessageFile[];
  /** Id of the text that says why the reply cannot be sent yet. */
  statusId: string;
  isDisabled: boolean;
}

export function ReplyAttachments({ attachments, received, statusId, isDisabled }: Props) {
  const { t, translateIfKnown, language } = useLanguage();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { files, refusal } = attachments;
  const { count } = ATTACHMENT_LIMITS;
  const size = sizeText(ATTACHMENT_LIMITS.bytes, language);
  const status = useRef<HTMLElement>(null);
  // The list grows below the fold.
  useEffect(() => {
    if (files.length > 0) status.current?.scrollIntoView({ block: 'nearest' });
  }, [files.length]);
  return (
    <Box className="wide" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          ref={button}
          variant="outlined"
          startIcon={<AttachFile />}
          disabled={isDisabled}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {t('Attach files')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ATTACHMENT_TYPES.join(',')}
          aria-label={t('Attach files')}
          onChange={({ currentTarget }) => {
            attachments.choose([...(currentTarget.files ?? [])]);
            // Lets the same file be chosen again after its removal.
            currentTarget.value = '';
          }}
        />
        <Typography id={hintId} variant="body2" color="textSecondary">
          {t('PDF, JPEG, PNG or WebP. At most {count} files, {size} together.', { count, size })}
        </Typography>
      </Box>
      {received.length > 0 && (
        <Box role="group" aria-label={t('Files from the sender')} sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {received.map((file) => (
            <Button
              key={file.id}
              startIcon={<AttachFile />}
              disabled={isDisabled}
              onClick={() => attachments.choose([file])}
              sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
            >
              {t('Attach {name}', { name: `\u2068${file.name}\u2069` })}
            </Button>
          ))}
        </Box>
      )}
      {refusal && <Alert severity="error">{translateIfKnown(refusal)}</Alert>}
      {files.length > 0 && (
        <Box component="ul" aria-label={t('Files')} sx={{ display: 'grid', gap: 0.5 }}>
          {files.map((chosen) => (
            <FileRow
              key={chosen.id}
              chosen={chosen}
              isDisabled={isDisabled}
              onRetry={() => attachments.retry(chosen)}
              onRemove={() => {
                attachments.remove(chosen);
                button.current?.focus();
              }}
            />
          ))}
        </Box>
      )}
      <Typography
        id={statusId}
        ref={status}
        role="status"
        variant="body2"
        color="textSecondary"
        // The list stays above the buttons, which stay in sight.
        sx={{ scrollMarginBlockEnd: 72 }}
      >
        <StatusText attachments={attachments} />
      </Typography>
    </Box>
  );
}

function StatusText({ attachments: { files, isUploading, hasFailed } }: Pick<Props, 'attachments'>) {
  const { t } = useLanguage();
  if (isUploading) return t('The reply can be sent once the files are uploaded.');
  if (hasFailed) return t('To send the reply, upload the failed file again or remove it.');
  return files.length > 0 ? t('Uploaded') : null;
}

interface RowProps {
  chosen: ChosenFile;
  isDisabled: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

function FileRow({ chosen, isDisabled, onRetry, onRemove }: RowProps) {
  const { t, translateIfKnown } = useLanguage();
  const [nameId, errorId] = [useId(), useId()];
  const removal = useRef<HTMLButtonElement>(null);
  const { progress, stored, error } = chosen;
  const { name, bytes } = shownFile(chosen);
  const percent = Math.round(progress * 100);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 44 }}>
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <AttachedFile id={nameId} name={name} bytes={bytes} />
        </Typography>
        {error && (
          <Typography id={errorId} variant="body2" color="error">
            {translateIfKnown(error)}
          </Typography>
        )}
        {!stored && !error && (
          <>
            <LinearProgress
              variant="determinate"
              aria-labelledby={nameId}
              value={percent}
              sx={{ borderRadius: 1, marginBlock: 0.5 }}
            />
            <Typography variant="body2" color="textSecondary">
              {/* The file has been sent and is being checked. */}
              {progress < 1 ? t('{percent}% uploaded', { percent }) : t('Being processed')}
            </Typography>
          </>
        )}
      </Box>
      {stored && <CheckCircle aria-hidden color="success" />}
      {error && (
        <Button
          aria-describedby={`${nameId} ${errorId}`}
          disabled={isDisabled}
          sx={{ flex: 'none' }}
          onClick={() => {
            // This button is about to disappear.
            removal.current?.focus();
            onRetry();
          }}
        >
          {t('Try again')}
        </Button>
      )}
      <IconButton ref={removal} label={t('Remove {name}', { name })} disabled={isDisabled} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
