import type { ResponsiveImage } from '@alnafitha/contract';
import { bidiText } from '../../shared/ui/bidi-text';
import { Container } from '../../shared/ui/container';
import { Image } from '../../shared/ui/image';
import { Typography } from '../../shared/ui/typography';
import { pictureInset } from '../ui/layout-styles';

interface Props {
  title: string;
  introduction: string;
  /** Absent where the work itself follows. */
  image?: ResponsiveImage;
}

/** A title above a large sentence, then an image towards the inline end, as large as its pixels allow. */
export function Masthead({ title, introduction, image }: Props) {
  return (
    <>
      <Container
        maxWidth="xl"
        sx={{ paddingBlockStart: { xs: 4, md: 9 }, ...(image && { paddingBlockEnd: { xs: 4, md: 9 } }) }}
      >
        <Typography variant="body1" component="h1" color="secondary" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="h1" component="p" sx={sentence}>
          {bidiText(introduction)}
        </Typography>
      </Container>
      {image && <Image {...image} alt="" sizes={SIZES} priority sx={picture} />}
    </>
  );
}

/** The width beside pictureInset. Below the actual width on phones, so that dense ones load the medium variant. */
const SIZES = '(max-width: 767px) 240px, (max-width: 1023px) 100vw, min(50vw + 296px, 100vw - 344px)';

const sentence = {
  marginBlockStart: { xs: 1.5, md: 3 },
  fontSize: 'clamp(1.75rem, 1rem + 3.6vw, 4.5rem)',
  fontWeight: 'var(--display-weight)',
};
const picture = {
  marginInlineStart: { lg: pictureInset },
  aspectRatio: { xs: '3 / 2', md: '21 / 9' },
};
