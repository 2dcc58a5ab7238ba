import { type Localized, type PostSummary, postPath } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLanguageMark } from '../../../shared/i18n/text-language';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { Skeleton } from '../../ui/skeleton';
import { outlinedSurface } from '../../ui/surface';
import { underlineOnHover } from '../../ui/underline-on-hover';
import { ShareIconButton } from './share-button';

const RATIO = 3 / 2;
const SIZES = '(min-width: 1280px) 400px, (min-width: 1024px) 31vw, (min-width: 600px) 46vw, 92vw';

const card = { position: 'relative', display: 'flex', flexDirection: 'column', blockSize: '100%' } as const;
const body = { display: 'flex', flexDirection: 'column', flexGrow: 1, padding: 2.5 } as const;
const foot = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: 'auto',
  paddingBlockStart: 1.5,
} as const;
const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
});

interface Props {
  post: Localized<PostSummary>;
  /** Whether its image is the first of the page. */
  hasPriority: boolean;
}

export function PostCard({ post, hasPriority }: Props) {
  const { formatDate } = useLanguage();
  const mark = useLanguageMark();
  const { title, excerpt, category, date, image, picture, original } = post;
  return (
    <Box
      component="article"
      sx={{
        ...outlinedSurface,
        overflow: 'hidden',
        ...card,
        transition: 'border-color 150ms, box-shadow 150ms',
        '&:hover': { borderColor: 'primary.main', boxShadow: 4 },
      }}
    >
      <Image image={image} picture={picture} alt="" ratio={RATIO} sizes={SIZES} priority={hasPriority} />
      <Box sx={body}>
        <Typography variant="body2" color="secondary" sx={{ fontWeight: 700 }} {...mark(category)}>
          {category}
        </Typography>
        <Typography variant="h3" sx={{ marginBlock: 1 }} {...mark(title)}>
          <Box
            component={LocaleLink}
            to={postPath(original)}
            sx={{
              ...underlineOnHover,
              color: 'inherit',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {title}
          </Box>
        </Typography>
        <Typography color="textSecondary" sx={lines(3)} {...mark(excerpt)}>
          {excerpt}
        </Typography>
        <Box sx={foot}>
          <Typography component="time" dateTime={date} variant="body2" color="textSecondary">
            {formatDate(date)}
          </Typography>
          <ShareIconButton post={post} />
        </Box>
      </Box>
    </Box>
  );
}

export function PostCardSkeleton() {
  return (
    <Box sx={{ ...outlinedSurface, overflow: 'hidden', ...card }}>
      <Skeleton variant="rectangular" sx={{ aspectRatio: String(RATIO), blockSize: 'auto' }} />
      <Box sx={body}>
        <Typography variant="body2">
          <Skeleton sx={{ inlineSize: '35%' }} />
        </Typography>
        <Typography variant="h3" component="div" sx={{ marginBlock: 1 }}>
          <Skeleton />
          <Skeleton sx={{ inlineSize: '60%' }} />
        </Typography>
        <Typography component="div">
          <Skeleton />
          <Skeleton />
          <Skeleton sx={{ inlineSize: '70%' }} />
        </Typography>
        <Box sx={{ ...foot, minBlockSize: 56 }}>
          <Typography variant="body2" component="div" sx={{ inlineSize: '40%' }}>
            <Skeleton />
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
