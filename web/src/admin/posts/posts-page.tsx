import { type AdminPost, POST_SEARCH_MAX_LENGTH, POST_STATES } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { DebouncedSearchField } from '../../shared/ui/debounced-search-field';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { useOpened } from '../content/content-page';
import { KindPage } from '../content/kind-page';
import { DataList } from '../ui/data-list/data-list';
import { NoMatches } from '../ui/data-list/no-matches';
import { SelectBar } from '../ui/data-list/select-bar';
import * as boxes from '../ui/data-list/selection-boxes';
import { useListParams } from '../ui/data-list/use-list-params';
import { useSelection } from '../ui/data-list/use-selection';
import { FilterSelect } from '../ui/filter-select';
import { useCategories } from '../ui/use-categories';
import { usePostColumns } from './post-columns';
import { adminPostList, type PostFilter, PostParams, postResource } from './post-queries';
import { usePublishSelected } from './use-publish';

// The dialogs are lazy, because the list needs neither forms nor the HTML parser.
const PostDialog = retryableLazy(() => import('./post-dialog'));
const PostPreviewDialog = retryableLazy(() => import('../content/preview/post-preview-dialog'));

const PATH = '/admin/blog-posts';

const STATE_LABELS = { draft: 'Draft', scheduled: 'Scheduled', live: 'Live' } as const;

export default function PostsPage() {
  const { t } = useLanguage();
  const { filter, change, searchOf, pager, isNarrowed, clear } = useListParams(PostParams);
  const list = useQuery(adminPostList(filter));
  const selection = useSelection((list.data?.posts ?? []).map(({ id }) => id));
  const { publishSelected, isPending } = usePublishSelected();
  const publish = async (published: boolean) => {
    await publishSelected(selection.selected, published);
    selection.clear();
  };
  const dialogs = useOpened<AdminPost>();
  const columns = usePostColumns(dialogs.open);
  const search = searchOf();
  return (
    <KindPage
      resource={postResource}
      path={PATH}
      search={search}
      query={list}
      entries={list.data?.posts}
      columns={columns}
      dialogs={dialogs}
      nameOf={({ title }) => title}
      Form={PostDialog}
      view={(post, onClose) => <PostPreviewDialog id={post.id} onClose={onClose} />}
      words={{
        label: 'Blog Posts',
        loadFailed: 'Failed to fetch blog posts',
      }}
      changing={{
        add: 'New Blog Post',
        title: 'Delete blog post?',
        done: 'The blog post was deleted.',
        failed: 'Failed to delete blog post',
        textOf: (placeholders) =>
          t('“{title}” will also disappear from the blog. It can be restored for {days} days.', placeholders),
      }}
      title={
        <Toolbar filter={filter} onChange={change} customCategories={list.data?.customCategories ?? []} />
      }
      above={
        selection.selected.length > 0 && (
          <SelectBar count={selection.selected.length}>
            <Button disabled={isPending} onClick={() => publish(true)}>
              {t('Publish')}
            </Button>
            <Button disabled={isPending} onClick={() => publish(false)}>
              {t('Unpublish')}
            </Button>
          </SelectBar>
        )
      }
      empty={
        isNarrowed ? (
          <NoMatches onClear={clear} />
        ) : (
          t('No blog posts found. Start by writing a new blog post.')
        )
      }
      pages={{
        ...pager,
        pagination: list.data?.pagination,
        countText: (count, hasMore) =>
          hasMore
            ? t('More than {count, plural, one {# post} other {# posts}}', { count })
            : t('{count, plural, one {# post} other {# posts}}', { count }),
      }}
      renderList={(entries) => (
        <DataList
          label={t('Blog Posts')}
          entries={entries}
          columns={columns}
          selection={{
            ...selection,
            labelOf: ({ title }) => t('Select the post {title}', { title }),
            boxes,
          }}
        />
      )}
    />
  );
}

interface ToolbarProps {
  filter: PostFilter;
  onChange: (changes: Partial<PostFilter>) => void;
  customCategories: readonly string[];
}

function Toolbar({ filter, onChange, customCategories }: ToolbarProps) {
  const { t } = useLanguage();
  const { keys, nameOf } = useCategories('posts');
  const { search, state, category } = filter;
  const categories = new Set([...keys, ...customCategories, ...(category ? [category] : [])]);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', flexGrow: 1, minInlineSize: 0 }}
    >
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
          label: <bdi>{bidiText(nameOf(category))}</bdi>,
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
