import { ALT_TEXT_MAX_LENGTH, IMAGE_TITLE_MAX_LENGTH } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { useObjectUrl } from '../ui/use-object-url';
import type { Upload } from './use-uploads';

type Texts = Pick<Upload, 'title' | 'altText'>;

interface Props {
  uploads: readonly Upload[];
  onChange: (id: string, texts: Partial<Texts>) => void;
}

export function UploadTexts({ uploads, onChange }: Props) {
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

function UploadText({
  upload: { file, title, altText },
  onChange,
}: {
  upload: Upload;
  onChange: (texts: Partial<Texts>) => void;
}) {
  const { t } = useLanguage();
  const src = useObjectUrl(file);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Box
        component="img"
        src={src}
        alt=""
        sx={{
          flexShrink: 0,
          inlineSize: 64,
          aspectRatio: '4 / 3',
          objectFit: 'cover',
          borderRadius: 1,
          backgroundColor: 'action.hover',
        }}
      />
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
