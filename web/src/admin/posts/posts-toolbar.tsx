import { BLOG_CATEGORIES, POST_SEARCH_MAX_LENGTH, POST_STATES } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLanguage } from '../../shared/i18n/language-context';
import { DebouncedSearchField } from '../ui/debounced-search-field';
import type { PostFilter } from './post-queries';

const ALL = 'All';
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
      <TextField
        select
        size="small"
        label={t('State')}
        value={state ?? ALL}
        onChange={({ target }) => onChange({ state: POST_STATES.find((each) => each === target.value) })}
        sx={select}
      >
        <MenuItem value={ALL}>{t(ALL)}</MenuItem>
        {POST_STATES.map((each) => (
          <MenuItem key={each} value={each}>
            {t(STATE_LABELS[each])}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('Category')}
        value={category ?? ALL}
        onChange={({ target }) => onChange({ category: target.value === ALL ? undefined : target.value })}
        sx={select}
      >
        <MenuItem value={ALL}>{t(ALL)}</MenuItem>
        {[...categories].map((each) => (
          <MenuItem key={each} value={each}>
            <bdi>{translateIfKnown(each)}</bdi>
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

const select = {
  minInlineSize: 140,
  flexGrow: { xs: 1, sm: 0 },
  '& .MuiInputBase-root': { minBlockSize: 44 },
};
