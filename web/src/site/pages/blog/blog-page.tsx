import ErrorOutlined from 'icon:ErrorOutlined';
import ogImage from 'og-image:stainless-stair-railing';
import { POSTS_PAGE_SIZE } from '@alnafitha/contract';
import { useContext, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Container } from '../../../shared/ui/container';
import { FailedLoad } from '../../../shared/ui/failed-load';
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
        {t('Try another category or different words.')}
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

export default function BlogPage() {
  const { t, localePath } = useLanguage();
  const response = useContext(ResponseContext);
  const { filter, query, change } = useBlogFilter();
  const { page, search } = filter;
  const {
    posts,
    categories,
    category,
    isUnknown,
    totalItems,
    totalPages,
    isLoading,
    isError,
    hasSearchFailed,
    retrySearch,
  } = usePosts(filter);
  const heading = useRef<HTMLHeadingElement>(null);

  const { name: company, isSample } = useBlock('company');
  const blog = useBlock('blog');
  const usual = isSample
    ? t('Advice on glass, heat, dust and sea air, and news from our workshop in Doha.')
    : t('Advice and news from {company}.', { company });
  const introduction = blog.introduction || usual;
  const isBeyondEnd = totalPages > 0 && page > totalPages;
  const lastPage = searchOf({ page: totalPages, category, search });
  if (import.meta.env.SSR) {
    // Another spelling of the category, or of the first page, would be cached as a page of its own.
    const canonical = isBeyondEnd ? lastPage : searchOf({ page, category });
    const known = isUnknown ? '' : canonical;
    if (query !== known) response.location = localePath('/blog') + (known && `?${known}`);
  }

  const turnTo = (next: number) => {
    change({ page: next, category, search });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  const reset = () => change({ page: 1, category: undefined });

  return (
    <>
      <SitePageHead
        title={blog.pageTitle || t('Blog')}
        description={blog.pageDescription || introduction}
        ogImage={ogImage}
        search={searchOf({ page: search ? 1 : page, category })}
      />
      <Masthead title={t('Blog')} introduction={introduction} />
      <Container
        maxWidth="xl"
        sx={{ paddingBlockStart: { xs: 3, md: 6 }, paddingBlockEnd: { xs: 7, md: 12 } }}
      >
        <BlogToolbar
          categories={categories}
          category={category}
          onCategory={(next) => change({ page: 1, category: next, search })}
          search={search}
          onSearch={(next) => change({ page: 1, category, search: next }, { replace: true })}
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
              !hasSearchFailed &&
              t('{count, plural, one {# post} other {# posts}}', { count: totalItems })}
          </Typography>
        </Box>
        {isError ? (
          <PostsFailed />
        ) : hasSearchFailed ? (
          <FailedLoad
            margin={0}
            text={t('The posts could not be searched. Please try again.')}
            retryLabel={t('Retry')}
            onRetry={retrySearch}
          />
        ) : isLoading || isBeyondEnd ? (
          <PostGridSkeleton count={POSTS_PAGE_SIZE} layout="page" />
        ) : posts.length === 0 ? (
          <NoPosts onReset={reset} />
        ) : (
          <PostGrid posts={posts} layout="page" />
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
