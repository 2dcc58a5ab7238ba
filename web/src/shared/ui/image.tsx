import BrokenImage from 'icon:BrokenImageOutlined';
import ImageOutlined from 'icon:ImageOutlined';
import type { ImageVariants } from '@alnafitha/contract';
import type { SxProps } from '@mui/system';
import { useState } from 'react';
import { useLanguage } from '../i18n/language-context';
import { Box, mergeSx } from './box';
import { Typography } from './typography';

/** Decorative, so hidden from screen readers. */
function ImagePlaceholder() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        color: 'rgb(255 255 255 / 0.55)',
        backgroundColor: 'background.band',
      }}
    >
      <ImageOutlined sx={{ fontSize: 40 }} />
    </Box>
  );
}

interface Props {
  image?: string | undefined;
  picture?: ImageVariants | undefined;
  alt: string;
  sizes: string;
  /** Aspect ratio of the frame; the image's by default. */
  ratio?: number;
  /** Set for the LCP image. */
  priority?: boolean;
  sx?: SxProps | undefined;
}

/** A load that is aborted, as by printing or resizing, fails as well. */
const MAX_ATTEMPTS = 2;

/** Reserves the image's space; shows an error for a broken image, and a placeholder for none. */
export function Image({ image, picture: variants, alt, sizes, ratio, priority = false, sx }: Props) {
  const [failed, setFailed] = useState({ image, attempts: 0 });
  const attempts = failed.image === image ? failed.attempts : 0;
  const ownRatio = variants ? variants.width / variants.height : 3 / 2;
  return (
    <Box
      className={priority ? undefined : 'lazy-frame'}
      sx={mergeSx(
        {
          position: 'relative',
          aspectRatio: String(ratio ?? ownRatio),
          // Unlike `hidden`, no scroll container, in which the image would never scroll into view.
          overflow: 'clip',
          // On slow connections, Chromium loads lazy images up to 2,500 px below the viewport, beside the
          // first screen, but not in skipped content. The frame's size does not depend on its content.
          ...(!priority && { contentVisibility: 'auto' }),
          backgroundColor: 'action.hover',
        },
        sx,
      )}
    >
      {image === undefined ? (
        <ImagePlaceholder />
      ) : attempts < MAX_ATTEMPTS ? (
        <Box
          key={attempts}
          component="img"
          src={image}
          alt={alt}
          {...(variants && {
            srcSet: variants.srcSet,
            sizes,
            width: variants.width,
            height: variants.height,
          })}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed({ image, attempts: attempts + 1 })}
          sx={{
            position: 'absolute',
            inset: 0,
            inlineSize: '100%',
            blockSize: '100%',
            objectFit: 'cover',
            display: 'block',
            // The image element itself has it: while that is not displayed, the placeholder is not decoded.
            ...(variants && { background: `url("${variants.placeholder}") center / cover` }),
          }}
        />
      ) : (
        <ImageError alt={alt} />
      )}
    </Box>
  );
}

function ImageError({ alt }: { alt: string }) {
  const { t } = useLanguage();
  return (
    <Box
      role="img"
      aria-label={alt ? `${alt} (${t('Image Not Available')})` : t('Image Not Available')}
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        color: 'text.secondary',
        backgroundColor: 'background.paper',
      }}
    >
      <BrokenImage aria-hidden />
      <Typography variant="body2">{t('Image Not Available')}</Typography>
    </Box>
  );
}
