import { postIdOf } from '@alnafitha/contract';
import { useParams } from 'react-router-dom';
import { useContentQuery, useStartedQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { postQueries } from '../../../shared/posts/post-queries';
import { Container } from '../../../shared/ui/container';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { CallToAction } from '../../layout/call-to-action';
import { NotFound } from '../../layout/not-found';
import { PostView } from './post-view';
import { RelatedPosts } from './related-posts';

// React.lazy takes a module's default export.
export default function PostPage() {
  const { t, language } = useLanguage();
  const { idAndSlug = '' } = useParams();
  const id = postIdOf(idAndSlug);
  const newestPosts = postQueries.list({ page: 1 });
  useStartedQuery(newestPosts);
  const post = useContentQuery({ ...postQueries.detail(id, language), enabled: id !== '' });
  const newest = useContentQuery(newestPosts);

  if (id === '') return <NotFound />;
  if (post.data === null) {
    const title = t('This post is no longer online.');
    return <NotFound missing={{ title, to: '/blog', all: t('All posts') }} />;
  }
  if (post.isError) {
    return (
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 6, md: 10 } }}>
        <FailedLoad
          text={t('This post could not be loaded. Please try again.')}
          retryLabel={t('Retry')}
          onRetry={post.refetch}
        />
      </Container>
    );
  }
  return (
    <>
      <PostView post={post.data} idAndSlug={idAndSlug} />
      {!newest.isError && <RelatedPosts posts={newest.data?.posts.filter((other) => other.id !== id)} />}
      <CallToAction />
    </>
  );
}
