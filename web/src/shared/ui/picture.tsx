import BrokenImage from 'icon:BrokenImageOutlined';
import type { Picture as PictureSet } from '@alnafitha/contract';
import { useState } from 'react';
import { useLanguage } from '../i18n/language-context';
import { Box } from './box';
import { NoPicture } from './no-picture';
import { styles } from './polymorphic';
import type { Sx } from './style/style';
import { Typography } from './typography';

interface Props {
  image?: string | undefined;
  picture?: PictureSet | undefined;
  alt: string;
  /** Widths on screen, as the `sizes` attribute wants them. */
  sizes: string;
  /** Width by height of the frame; the picture's own where absent. */
  ratio?: number;
  /** For the one picture that a visitor sees first. */
  isUrgent?: boolean;
  sx?: Sx | undefined;
}

/** A load that is aborted, as by printing or another width of the screen, fails as well. */
const MAX_ATTEMPTS = 2;

/** A picture in a frame that keeps its place while it loads; a broken one says so, an absent one leaves a plain frame. */
export function Picture({ image, picture, alt, sizes, ratio, isUrgent = false, sx }: Props) {
  const [failed, setFailed] = useState({ image, attempts: 0 });
  const attempts = failed.image === image ? failed.attempts : 0;
  const ownRatio = picture ? picture.width / picture.height : 3 / 2;
  return (
    <Box
      sx={styles(
        {
          position: 'relative',
          aspectRatio: String(ratio ?? ownRatio),
          overflow: 'hidden',
          backgroundColor: 'action.hover',
        },
        sx,
      )}
    >
      {image === undefined ? (
        <NoPicture />
      ) : attempts < MAX_ATTEMPTS ? (
        <Box
          key={attempts}
          component="img"
          src={image}
          alt={alt}
          {...(picture && {
            srcSet: picture.srcSet,
            sizes,
            width: picture.width,
            height: picture.height,
          })}
          loading={isUrgent ? 'eager' : 'lazy'}
          fetchPriority={isUrgent ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed({ image, attempts: attempts + 1 })}
          sx={{
            position: 'absolute',
            inset: 0,
            inlineSize: '100%',
            blockSize: '100%',
            objectFit: 'cover',
            display: 'block',
            // Of the element that waits with the picture: where that has no place yet, nobody decodes this.
            ...(picture && { background: `url("${picture.placeholder}") center / cover` }),
          }}
        />
      ) : (
        <MissingPicture alt={alt} />
      )}
    </Box>
  );
}

/** What stands in the place of a picture that cannot be shown. */
export function MissingPicture({ alt }: { alt: string }) {
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
