import { useLanguage } from '../../../shared/i18n/language-context';
import { mainColumn, postColumns } from '../../../shared/posts/post-header';
import { Box } from '../../../shared/ui/box';
import { Container } from '../../../shared/ui/container';
import { Typography } from '../../../shared/ui/typography';
import { SitePageHead } from '../../layout/site-page-head';
import { Skeleton } from '../../ui/skeleton';

/** A skeleton of a loading post. */
export function PostSkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status">
      <SitePageHead title={t('Blog')} />
      <Container maxWidth="xl" sx={{ ...postColumns, paddingBlock: { xs: 3, md: 6 } }}>
        <Typography color="textSecondary" sx={{ blockSize: { xs: 88, lg: 44 } }}>
          {t('Loading...')}
        </Typography>
        <div>
          <Typography variant="h2" component="div">
            <Skeleton />
            <Skeleton sx={{ inlineSize: '55%' }} />
          </Typography>
          <Typography component="div" sx={{ marginBlock: { xs: 2, md: 3 }, fontSize: '1.25rem' }}>
            <Skeleton />
            <Skeleton sx={{ inlineSize: '70%' }} />
          </Typography>
          <Skeleton sx={{ inlineSize: '30%', marginBlockStart: { xs: 3, md: 5 }, blockSize: 60 }} />
        </div>
        <Box sx={mainColumn}>
          <Skeleton
            variant="rectangular"
            sx={{ aspectRatio: '16 / 9', blockSize: 'auto', marginBlockEnd: { xs: 4, md: 7 } }}
          />
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((line) => (
            <Skeleton key={line} sx={{ fontSize: '1.8rem', maxInlineSize: '43rem' }} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}
