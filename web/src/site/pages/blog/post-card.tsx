import { type Localized, type PostSummary, postPath } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLanguageMark } from '../../../shared/i18n/text-language';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { underlineOnHover } from '../../ui/layout-styles';
import { ShareIconButton } from './share-button';

const RATIO = 3 / 2;
const SIZES = '(min-width: 1280px) 480px, (min-width: 600px) 46vw, 92vw';
const LEADING_SIZES = '(min-width: 1280px) 690px, (min-width: 1024px) 54vw, 92vw';

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  paddingBlockStart: { xs: 2, md: 3 },
  borderBlockStart: HAIRLINE,
} as const;
/** The text is beside the image on wide screens. */
const leadingCard = {
  ...card,
  display: { xs: 'flex', lg: 'grid' },
  gridTemplateColumns: '7fr 5fr',
  columnGap: 6,
};
const body = { display: 'flex', flexDirection: 'column', flexGrow: 1, paddingBlockStart: 2 } as const;
const leadingBody = { ...body, paddingBlockStart: { xs: 2, lg: 0 } };
const heading = { marginBlock: 1, textWrap: 'balance' } as const;
const leadingHeading = { ...heading, marginBlockEnd: 2, fontSize: 'clamp(1.6rem, 1rem + 2.2vw, 2.75rem)' };
const foot = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: 'auto',
} as const;
const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
});

interface Props {
  post: Localized<PostSummary>;
  /** The first card of the page is larger. */
  isLeading: boolean;
}

export function PostCard({ post, isLeading }: Props) {
  const { formatDate } = useLanguage();
  const mark = useLanguageMark();
  const { title, excerpt, category, date, image, picture, original } = post;
  return (
    <Box component="article" sx={isLeading ? leadingCard : card}>
      <Image
        image={image}
        picture={picture}
        alt=""
        ratio={RATIO}
        sizes={isLeading ? LEADING_SIZES : SIZES}
        priority={isLeading}
      />
      <Box sx={isLeading ? leadingBody : body}>
        <Typography variant="body2" color="secondary" sx={{ fontWeight: 600 }} {...mark(category)}>
          {bidiText(category)}
        </Typography>
        <Typography variant="h3" sx={isLeading ? leadingHeading : heading} {...mark(title)}>
          <Box
            component={LocaleLink}
            to={postPath(original)}
            sx={{
              ...underlineOnHover,
              color: 'inherit',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {bidiText(title)}
          </Box>
        </Typography>
        <Typography color="textSecondary" sx={lines(3)} {...mark(excerpt)}>
          {bidiText(excerpt)}
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

export function PostCardSkeleton({ isLeading }: { isLeading: boolean }) {
  return (
    <Box sx={isLeading ? leadingCard : card}>
      <Skeleton variant="rectangular" sx={{ aspectRatio: String(RATIO), blockSize: 'auto' }} />
      <Box sx={isLeading ? leadingBody : body}>
        <Typography variant="body2">
          <Skeleton sx={{ inlineSize: '35%' }} />
        </Typography>
        <Typography variant="h3" component="div" sx={isLeading ? leadingHeading : heading}>
          <Skeleton />
          <Skeleton sx={{ inlineSize: '60%' }} />
        </Typography>
        <Typography component="div">
          <Skeleton />
          <Skeleton />
          <Skeleton sx={{ inlineSize: '70%' }} />
        </Typography>
        <Box sx={{ ...foot, minBlockSize: 44 }}>
          <Typography variant="body2" component="div" sx={{ inlineSize: '40%' }}>
            <Skeleton />
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
