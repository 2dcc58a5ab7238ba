import type { ResponsiveImage } from '@alnafitha/contract';
import { Box } from '../../shared/ui/box';
import { Container } from '../../shared/ui/container';
import { Image } from '../../shared/ui/image';
import { Typography } from '../../shared/ui/typography';

interface Props {
  title: string;
  introduction: string;
  /** None where a list follows, whose images are in view instead. */
  image?: ResponsiveImage;
}

/** Smaller than the actual width on phones, where the image is low and dark: the smallest variant is enough. */
const SIZES = '(max-width: 767px) 240px, 100vw';

/** The title and introduction of a page, over an image if it has one. */
export function PageBanner({ title, introduction, image }: Props) {
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        minBlockSize: image && { xs: 160, md: 420 },
        color: '#fff',
        backgroundColor: '#0f5163',
      }}
    >
      {image && (
        <Image
          {...image}
          alt=""
          sizes={SIZES}
          priority
          sx={{ position: 'absolute', inset: 0, aspectRatio: 'auto' }}
        />
      )}
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          alignItems: 'end',
          background: image && 'linear-gradient(rgb(6 24 31 / 0.3), rgb(6 24 31 / 0.86))',
        }}
      >
        <Container maxWidth="xl" sx={{ paddingBlock: image ? { xs: 2, md: 7 } : { xs: 3, md: 5 } }}>
          <Typography variant="h1">{title}</Typography>
          <Typography sx={introductionStyle}>{introduction}</Typography>
        </Container>
      </Box>
    </Box>
  );
}

const introductionStyle = {
  marginBlockStart: { xs: 0.5, md: 1.5 },
  maxInlineSize: '62ch',
  fontSize: { xs: '0.95rem', md: '1.1rem' },
};
