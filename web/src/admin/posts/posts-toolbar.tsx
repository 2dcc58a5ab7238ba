import { BLOG_CATEGORIES, POST_SEARCH_MAX_LENGTH, POST_STATES } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { DebouncedSearchField } from '../../shared/ui/debounced-search-field';
import { FilterSelect } from '../ui/filter-select';
import type { PostFilter } from './post-queries';

const STATE_LABELS = { draft: 'Draft', scheduled: 'Scheduled', live: 'Live' } as const;

interface Props {
  filter: PostFilter;
  onChange: (changes: Partial<PostFilter>) => void;
  customCategories: readonly string[];
}

export function PostsToolbar({ filter, onChange, customCategories }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const { search, state, category } = filter;
  const categories = new Set([...BLOG_CATEGORIES, ...customCategories, ...(category ? [category] : [])]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', flexGrow: 1 }}>
      <Box sx={{ flexGrow: 1, minInlineSize: 220 }}>
        <DebouncedSearchField
          label={t('Search posts...')}
          search={search}
          onSearch={(words) => onChange({ search: words })}
          maxLength={POST_SEARCH_MAX_LENGTH}
        />
      </Box>
      <FilterSelect
        label={t('State')}
        all={t('All')}
        value={state}
        options={POST_STATES.map((state) => ({ value: state, label: t(STATE_LABELS[state]) }))}
        onChange={(chosen) => onChange({ state: chosen })}
        sx={select}
      />
      <FilterSelect
        label={t('Category')}
        all={t('All')}
        value={category}
        options={[...categories].map((category) => ({
          value: category,
          label: <bdi>{bidiText(translateIfKnown(category))}</bdi>,
        }))}
        onChange={(chosen) => onChange({ category: chosen })}
        sx={select}
      />
    </Box>
  );
}

const select = {
  minInlineSize: 140,
  flexGrow: { xs: 1, sm: 0 },
  '& .MuiInputBase-root': { minBlockSize: 44 },
};
