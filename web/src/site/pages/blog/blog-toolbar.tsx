import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { SearchField } from '../../../shared/ui/search-field';
import { FilterChips } from '../../ui/filter-chips';
import type { BlogCategory } from './use-posts';

interface Props {
  categories: readonly BlogCategory[];
  /** Absent for all categories. */
  category: string | undefined;
  onCategory: (category: string | undefined) => void;
  words: string;
  onWords: (words: string) => void;
}

/** The search covers the loaded posts. */
export function BlogToolbar({ categories, category, onCategory, words, onWords }: Props) {
  const { t } = useLanguage();
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 6,
        rowGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '9fr 3fr' },
        alignItems: 'start',
      }}
    >
      <FilterChips
        label={t('Post categories')}
        options={[{ value: '', label: t('All') }, ...categories]}
        value={category ?? ''}
        onChange={(value) => onCategory(value || undefined)}
      />
      <Box role="search">
        <SearchField
          label={t('Search posts')}
          value={words}
          onChange={onWords}
          maxLength={100}
          sx={underlined}
        />
      </Box>
    </Box>
  );
}

const underlined = {
  minBlockSize: 44,
  paddingInline: 0,
  border: 0,
  borderBlockEnd: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 0,
  '&:focus-within': {
    outline: 0,
    borderColor: 'primary.main',
    boxShadow: '0 1px 0 var(--mui-palette-primary-main)',
  },
};
