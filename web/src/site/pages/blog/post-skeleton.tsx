import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Container } from '../../../shared/ui/container';
import { Typography } from '../../../shared/ui/typography';
import { SitePageHead } from '../../layout/site-page-head';
import { Skeleton } from '../../ui/skeleton';

/** A skeleton of a loading post. */
export function PostSkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')}>
      <SitePageHead title={t('Blog')} />
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
        <Box sx={{ blockSize: 44 }} />
        <Typography component="div" sx={{ marginBlock: { xs: 2, md: 3 }, marginBlockEnd: 1 }}>
          <Skeleton sx={{ inlineSize: '20%' }} />
        </Typography>
        <Typography variant="h1" component="div">
          <Skeleton />
          <Skeleton sx={{ inlineSize: '55%' }} />
        </Typography>
        <Typography component="div" sx={{ marginBlockStart: 2, fontSize: '1.2rem' }}>
          <Skeleton />
          <Skeleton sx={{ inlineSize: '70%' }} />
        </Typography>
        <Skeleton sx={{ inlineSize: '30%', marginBlockStart: 3, blockSize: 46 }} />
      </Container>
      <Container maxWidth="lg" sx={{ marginBlockEnd: { xs: 4, md: 6 } }}>
        <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', blockSize: 'auto' }} />
      </Container>
      <Container maxWidth="md" sx={{ paddingBlockEnd: { xs: 6, md: 9 } }}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((line) => (
          <Skeleton key={line} sx={{ fontSize: '1.8rem' }} />
        ))}
      </Container>
    </Box>
  );
}
