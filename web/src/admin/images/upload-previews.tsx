import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useLanguage } from '../../shared/i18n/language-context';
import { IconButton } from '../ui/icon-button';
import { useObjectUrl } from '../ui/use-object-url';
import type { Upload } from './use-uploads';

const MAX_PREVIEWS = 6;

interface Props {
  uploads: readonly Upload[];
  onRemove: (id: string) => void;
}

export function UploadPreviews({ uploads, onRemove }: Props) {
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
          <Preview file={file} />
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

function Preview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  return (
    <Box
      component="img"
      src={url}
      alt={file.name}
      sx={{
        display: 'block',
        inlineSize: '100%',
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        borderRadius: 1,
        backgroundColor: 'action.hover',
        overflow: 'hidden',
      }}
    />
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
