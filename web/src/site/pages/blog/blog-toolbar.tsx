import { POST_SEARCH_MAX_LENGTH } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { DebouncedSearchField } from '../../../shared/ui/debounced-search-field';
import { FilterChips } from '../../ui/filter-chips';
import type { BlogCategory } from './use-posts';

interface Props {
  categories: readonly BlogCategory[];
  /** Absent for all categories. */
  category: string | undefined;
  onCategory: (category: string | undefined) => void;
  search: string;
  onSearch: (search: string) => void;
}

export function BlogToolbar({ categories, category, onCategory, search, onSearch }: Props) {
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
        <DebouncedSearchField
          label={t('Search posts')}
          search={search}
          onSearch={onSearch}
          maxLength={POST_SEARCH_MAX_LENGTH}
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
