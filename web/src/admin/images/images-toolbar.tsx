import { IMAGE_SEARCH_MAX_LENGTH } from '@alnafitha/contract';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import LibraryAddCheck from '@mui/icons-material/LibraryAddCheckOutlined';
import DescriptionOutlined from '@mui/icons-material/SubtitlesOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { DebouncedSearchField } from '../../shared/ui/debounced-search-field';
import { DeletedLink } from '../history/deleted-link';
import type { SelectMode } from '../ui/data-list/use-selection';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  /** Lists only images without a description. */
  isUndescribed: boolean;
  onUndescribed: (isUndescribed: boolean) => void;
  mode: SelectMode;
  onUpload: () => void;
}

export function ImagesToolbar({ search, onSearch, isUndescribed, onUndescribed, mode, onUpload }: Props) {
  const { t } = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography variant="h2" sx={{ fontSize: '1.5rem', inlineSize: { xs: '100%', lg: 'auto' } }}>
        {t('Media Library')}
      </Typography>
      <Box sx={{ flexGrow: 1, minInlineSize: 220 }}>
        <DebouncedSearchField
          label={t('Search images...')}
          search={search}
          onSearch={onSearch}
          maxLength={IMAGE_SEARCH_MAX_LENGTH}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          flexGrow: { xs: 1, sm: 0 },
          '& > *': { flexGrow: 1 },
        }}
      >
        <Button
          variant={isUndescribed ? 'contained' : 'outlined'}
          color={isUndescribed ? 'secondary' : 'primary'}
          startIcon={<DescriptionOutlined />}
          aria-pressed={isUndescribed}
          onClick={() => onUndescribed(!isUndescribed)}
        >
          {t('No description')}
        </Button>
        <Button
          variant={mode.isOn ? 'contained' : 'outlined'}
          color={mode.isOn ? 'secondary' : 'primary'}
          startIcon={<LibraryAddCheck />}
          aria-pressed={mode.isOn}
          onClick={mode.switchMode}
        >
          {t('Select mode')}
        </Button>
        <DeletedLink />
        <Button variant="contained" startIcon={<FileUpload />} onClick={onUpload}>
          {t('Upload')}
        </Button>
      </Box>
    </Box>
  );
}
