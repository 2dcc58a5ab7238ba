import ErrorOutlined from 'icon:ErrorOutlined';
import ogImage from 'og-image:stainless-stair-railing';
import {
  foldContent,
  foldSearch,
  type Localized,
  POSTS_PAGE_SIZE,
  type PostSummary,
} from '@alnafitha/contract';
import { useContext, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Container } from '../../../shared/ui/container';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { PaginationBar } from '../../../shared/ui/pagination-bar';
import { Typography } from '../../../shared/ui/typography';
import { CallToAction } from '../../layout/call-to-action';
import { Masthead } from '../../layout/masthead';
import { SitePageHead } from '../../layout/site-page-head';
import { ResponseContext } from '../../ui/response-context';
import { BlogToolbar } from './blog-toolbar';
import { PostGrid, PostGridSkeleton } from './post-grid';
import { searchOf, useBlogFilter, usePosts } from './use-posts';

function PostsFailed() {
  const { t } = useLanguage();
  return (
    <Box role="alert" sx={failure}>
      <ErrorOutlined aria-hidden sx={{ marginBlockStart: '9px', fontSize: 22, color: 'error.main' }} />
      <Box sx={{ paddingBlock: 1 }}>
        <Typography sx={{ fontWeight: 500 }}>{t('Error Loading Blog Posts')}</Typography>
        {t('We encountered an error while loading blog posts. Please try again later.')}
      </Box>
      <Button color="inherit" onClick={() => location.reload()} sx={{ marginInlineStart: 'auto' }}>
        {t('Retry')}
      </Button>
    </Box>
  );
}

function NoPosts({ onReset }: { onReset: () => void }) {
  const { t } = useLanguage();
  return (
    <Box sx={{ paddingBlock: { xs: 4, md: 8 }, borderBlockStart: HAIRLINE }}>
      <Typography variant="h2" component="h3">
        {t('No Posts Found')}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 2 }}>
        {t('Try another category or different words. The search covers only the posts on this page.')}
      </Typography>
      <Button variant="outlined" onClick={onReset}>
        {t('Reset Filters')}
      </Button>
    </Box>
  );
}

const failure = {
  display: 'flex',
  gap: 1.5,
  paddingBlock: '6px',
  paddingInline: 2,
  borderRadius: 1,
  typography: 'body2',
  color: 'var(--mui-palette-Alert-errorColor)',
  backgroundColor: 'var(--mui-palette-Alert-errorStandardBg)',
};

/** Posts with all words in title or excerpt, in any spelling; retries with the alternative folding. */
export function findPosts(
  posts: readonly Localized<PostSummary>[],
  search: string,
): readonly Localized<PostSummary>[] {
  const find = (isRetry: boolean) => {
    const words = foldSearch(search, isRetry).split(/[\s\p{Pd}]+/u);
    return posts.filter((post) => {
      const texts = [post, post.original].flatMap(({ title, excerpt }) => [title, excerpt]);
      const text = foldContent(texts.join('\n'));
      return words.every((word) => text.includes(word));
    });
  };
  const found = find(false);
  return found.length > 0 ? found : find(true);
}

export default function BlogPage() {
  const { t, localePath } = useLanguage();
  const response = useContext(ResponseContext);
  const { filter, change } = useBlogFilter();
  const { page } = filter;
  const { posts, categories, category, isUnknown, totalItems, totalPages, isLoading, isError } =
    usePosts(filter);
  const [words, setWords] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const introduction = t('Advice on glass, heat, dust and sea air, and news from our workshop in Doha.');
  const found = findPosts(posts, words);
  const isSearching = foldSearch(words).trim() !== '';
  const isBeyondEnd = totalPages > 0 && page > totalPages;
  const lastPage = searchOf({ page: totalPages, category });
  if (import.meta.env.SSR && (isBeyondEnd || isUnknown)) {
    const search = isUnknown ? '' : lastPage;
    response.location = localePath('/blog') + (search && `?${search}`);
  }

  const turnTo = (next: number) => {
    change({ page: next, category });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  const reset = () => {
    setWords('');
    change({ page: 1, category: undefined });
  };

  return (
    <>
      <SitePageHead
        title={t('Blog')}
        description={introduction}
        ogImage={ogImage}
        search={searchOf({ page, category })}
      />
      <Masthead title={t('Blog')} introduction={introduction} />
      <Container
        maxWidth="xl"
        sx={{ paddingBlockStart: { xs: 3, md: 6 }, paddingBlockEnd: { xs: 7, md: 12 } }}
      >
        <BlogToolbar
          categories={categories}
          category={category}
          onCategory={(next) => change({ page: 1, category: next })}
          words={words}
          onWords={setWords}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 2,
            marginBlock: 3,
          }}
        >
          <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
            {categories.find(({ value }) => value === category)?.label ?? t('All posts')}
          </Typography>
          <Typography role="status" variant="body2" color="textSecondary">
            {!isLoading &&
              !isError &&
              t('{count, plural, one {# post} other {# posts}}', {
                count: isSearching ? found.length : totalItems,
              })}
          </Typography>
        </Box>
        {isSearching && totalPages > 1 && (
          <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
            {t('Searching these {count} of {total, plural, one {# post} other {# posts}}', {
              count: posts.length,
              total: totalItems,
            })}
            {page < totalPages && (
              <Button onClick={() => turnTo(page + 1)}>{t('Search the next page')}</Button>
            )}
          </Typography>
        )}
        {isError ? (
          <PostsFailed />
        ) : isLoading || isBeyondEnd ? (
          <PostGridSkeleton count={POSTS_PAGE_SIZE} layout="page" />
        ) : found.length === 0 ? (
          <NoPosts onReset={reset} />
        ) : (
          <PostGrid posts={found} layout="page" />
        )}
        {isBeyondEnd && <Navigate to={{ search: lastPage }} replace />}
        <Box sx={{ marginBlockStart: { xs: 5, md: 8 } }}>
          <PaginationBar
            page={page}
            totalPages={isLoading ? 0 : totalPages}
            onChange={turnTo}
            labels={{
              navigation: t('Blog pages'),
              previous: t('Newer posts'),
              next: t('Older posts'),
              page: (number) => t('Page {page} of {total}', { page: number, total: totalPages }),
            }}
          />
        </Box>
      </Container>
      <CallToAction />
    </>
  );
}
