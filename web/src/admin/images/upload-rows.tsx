import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { IconButton } from '../ui/icon-button';
import type { Upload } from './use-uploads';

interface Props {
  uploads: readonly Upload[];
  isSending: boolean;
  onRetry: (upload: Upload) => void;
  onRemove: (id: string) => void;
}

export function UploadRows({ uploads, ...actions }: Props) {
  const { t } = useLanguage();
  return (
    <Box component="ul" aria-label={t('Chosen images')} sx={{ display: 'grid', gap: 1.5 }}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} {...actions} />
      ))}
    </Box>
  );
}

const colors = {
  done: 'success',
  failed: 'error',
  sending: 'primary',
  waiting: 'primary',
  chosen: 'primary',
} as const;

function UploadRow({ upload, isSending, onRetry, onRemove }: Omit<Props, 'uploads'> & { upload: Upload }) {
  const { t } = useLanguage();
  const { id, file, state, progress } = upload;
  const { name } = file;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 56 }}>
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Typography variant="body2" translate="no" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{bidiText(name)}</bdi>
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-label={name}
          value={Math.round(progress * 100)}
          color={colors[state]}
          sx={{ borderRadius: 1, marginBlock: 0.5 }}
        />
        <Outcome upload={upload} />
      </Box>
      {state === 'done' && <CheckCircle aria-hidden color="success" sx={{ marginInline: 1 }} />}
      {state === 'failed' && !isSending && (
        <Button aria-label={t('Retry {name}', { name })} onClick={() => onRetry(upload)}>
          {t('Retry')}
        </Button>
      )}
      {(state === 'failed' || state === 'chosen') && !isSending && (
        <IconButton label={t('Remove {name}', { name })} onClick={() => onRemove(id)}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

function Outcome({ upload: { state, progress, reasons } }: { upload: Upload }) {
  const { t, translateIfKnown } = useLanguage();
  const texts: Record<Upload['state'], string> = {
    chosen: t('Not uploaded yet'),
    waiting: t('Waiting'),
    // The file has been sent and is being resized.
    sending:
      progress < 1 ? t('{percent}% uploaded', { percent: Math.round(progress * 100) }) : t('Being processed'),
    done: t('Uploaded'),
    failed: reasons.map(translateIfKnown).join(' '),
  };
  return (
    <Typography variant="body2" color={state === 'failed' ? 'error' : 'textSecondary'}>
      {texts[state]}
    </Typography>
  );
}
