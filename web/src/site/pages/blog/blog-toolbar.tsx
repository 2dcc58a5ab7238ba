import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { SearchField } from '../../../shared/ui/search-field';
import { FilterChips } from '../../ui/filter-chips';

interface Props {
  categories: readonly string[];
  /** Absent for all. */
  category: string | undefined;
  onCategory: (category: string | undefined) => void;
  words: string;
  onWords: (words: string) => void;
  translateContent: (text: string) => string;
}

/** The blog's categories, and the search in the loaded posts. */
export function BlogToolbar({ categories, category, onCategory, words, onWords, translateContent }: Props) {
  const { t } = useLanguage();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        alignItems: 'start',
      }}
    >
      <FilterChips
        label={t('Post categories')}
        options={[
          { value: '', label: t('All') },
          ...categories.map((value) => ({ value, label: translateContent(value) })),
        ]}
        value={category ?? ''}
        onChange={(value) => onCategory(value || undefined)}
      />
      <Box role="search">
        <SearchField label={t('Search posts')} value={words} onChange={onWords} maxLength={100} />
      </Box>
    </Box>
  );
}
