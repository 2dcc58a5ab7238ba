import card from 'og-image:stainless-stair-railing';
import { foldSearch, POSTS_PAGE_SIZE } from '@alnafitha/contract';
import { useContext, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Container } from '../../../shared/ui/container';
import { PaginationBar } from '../../../shared/ui/pagination-bar';
import { Typography } from '../../../shared/ui/typography';
import { CallToAction } from '../../layout/call-to-action';
import { Masthead } from '../../layout/masthead';
import { SitePageHead } from '../../layout/site-page-head';
import { ResponseContext } from '../../ui/response-context';
import { BlogToolbar } from './blog-toolbar';
import { findPosts } from './find-posts';
import { NoPosts, PostsFailed } from './list-states';
import { PostGrid, PostGridSkeleton } from './post-grid';
import { searchOf, useBlogFilter } from './use-blog-filter';
import { usePosts } from './use-posts';

// React.lazy takes a module's default export.
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
        ogImage={card}
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
