import { ALT_TEXT_MAX_LENGTH, IMAGE_TITLE_MAX_LENGTH } from '@alnafitha/contract';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { IconButton } from '../ui/icon-button';
import { useObjectUrl } from '../ui/use-object-url';
import type { Upload } from './use-uploads';

const MAX_PREVIEWS = 6;

interface PreviewsProps {
  uploads: readonly Upload[];
  onRemove: (id: string) => void;
}

export function UploadPreviews({ uploads, onRemove }: PreviewsProps) {
  const { t } = useLanguage();
  const more = uploads.length - MAX_PREVIEWS;
  return (
    <Box
      component="ul"
      aria-label={t('Chosen images')}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {uploads.slice(0, MAX_PREVIEWS).map(({ id, file }, index) => (
        <Box component="li" key={id} sx={{ position: 'relative' }}>
          <Thumbnail file={file} alt={file.name} sx={{ inlineSize: '100%' }} />
          {more > 0 && index === MAX_PREVIEWS - 1 ? (
            <More count={more} />
          ) : (
            <IconButton
              label={t('Remove {name}', { name: file.name })}
              onClick={() => onRemove(id)}
              sx={{
                position: 'absolute',
                insetBlockStart: 4,
                insetInlineEnd: 4,
                backgroundColor: 'background.paper',
                '&:hover': { backgroundColor: 'background.default' },
              }}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}

function More({ count }: { count: number }) {
  const { t } = useLanguage();
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeContent: 'center',
        borderRadius: 1,
        color: 'common.white',
        backgroundColor: 'rgb(0 0 0 / 0.65)',
        fontSize: '1.1rem',
        fontWeight: 600,
      }}
    >
      {t('+{count} more', { count })}
    </Box>
  );
}

interface RowsProps {
  uploads: readonly Upload[];
  isSending: boolean;
  onRetry: (upload: Upload) => void;
  onRemove: (id: string) => void;
}

export function UploadRows({ uploads, ...actions }: RowsProps) {
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

function UploadRow({
  upload,
  isSending,
  onRetry,
  onRemove,
}: Omit<RowsProps, 'uploads'> & { upload: Upload }) {
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

type Texts = Pick<Upload, 'title' | 'altText'>;

interface TextsProps {
  uploads: readonly Upload[];
  onChange: (id: string, texts: Partial<Texts>) => void;
}

export function UploadTexts({ uploads, onChange }: TextsProps) {
  const { t } = useLanguage();
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
        {t(
          'The alt text describes the image for people who cannot see it. If left empty, the title is used.',
        )}
      </Typography>
      <Box component="ul" aria-label={t('Titles and alt texts')} sx={{ display: 'grid', gap: 2 }}>
        {uploads.map((upload) => (
          <UploadText key={upload.id} upload={upload} onChange={(texts) => onChange(upload.id, texts)} />
        ))}
      </Box>
    </Box>
  );
}

interface TextProps {
  upload: Upload;
  onChange: (texts: Partial<Texts>) => void;
}

function UploadText({ upload: { file, title, altText }, onChange }: TextProps) {
  const { t } = useLanguage();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Thumbnail file={file} alt="" sx={{ flexShrink: 0, inlineSize: 64 }} />
      <Box
        role="group"
        aria-label={file.name}
        sx={{ display: 'grid', gap: 1.5, flexGrow: 1, minInlineSize: 0 }}
      >
        <TextField
          fullWidth
          size="small"
          label={t('Title')}
          value={title}
          onChange={({ target }) => onChange({ title: target.value })}
          slotProps={{ htmlInput: { dir: directionOf(title), maxLength: IMAGE_TITLE_MAX_LENGTH } }}
        />
        <TextField
          fullWidth
          size="small"
          label={t('Alt text')}
          value={altText}
          onChange={({ target }) => onChange({ altText: target.value })}
          slotProps={{ htmlInput: { dir: directionOf(altText), maxLength: ALT_TEXT_MAX_LENGTH } }}
        />
      </Box>
    </Box>
  );
}

/** An empty field takes the page's direction, or its caret would be on the wrong side. */
function directionOf(text: string): 'auto' | undefined {
  return text ? 'auto' : undefined;
}

interface ThumbnailProps {
  file: File;
  alt: string;
  sx: SystemStyleObject<Theme>;
}

function Thumbnail({ file, alt, sx }: ThumbnailProps) {
  const src = useObjectUrl(file);
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      sx={{
        ...sx,
        display: 'block',
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        borderRadius: 1,
        backgroundColor: 'action.hover',
        overflow: 'hidden',
      }}
    />
  );
}
