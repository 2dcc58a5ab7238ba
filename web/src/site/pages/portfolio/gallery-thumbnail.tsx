import type { GalleryImage } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { PlainButton } from '../../../shared/ui/plain-button';
import { lightboxTrigger } from '../../ui/lightbox/lazy-lightbox';
import { THUMBNAIL_RATIO } from './gallery-grid';

/** Further tags are counted. */
const MAX_TAGS = 2;
/** Below the real width on a phone, so that its dense screen loads the smallest image as well. */
const SIZES = '(max-width: 767px) 160px, 280px';

interface Props {
  image: GalleryImage;
  translateContent: (text: string) => string;
  onOpen: () => void;
}

export function GalleryThumbnail({ image, translateContent, onOpen }: Props) {
  const { t } = useLanguage();
  const title = translateContent(image.title);
  const tags = image.subCategories.slice(0, MAX_TAGS);
  const others = image.subCategories.length - tags.length;
  return (
    <Box component="li" sx={{ minInlineSize: 0 }}>
      <PlainButton
        {...lightboxTrigger}
        aria-haspopup="dialog"
        aria-label={t('View the picture: {title}', { title })}
        onClick={(event) => {
          // Safari does not focus a clicked button, to which the dialog returns the focus.
          event.currentTarget.focus();
          onOpen();
        }}
        sx={button}
      >
        <Image
          image={image.url}
          picture={image.picture}
          alt={translateContent(image.altText)}
          sizes={SIZES}
          ratio={THUMBNAIL_RATIO}
          sx={{ borderRadius: 1 }}
        />
        <Box className="title" component="span" sx={titleLine}>
          {title}
        </Box>
      </PlainButton>
      {tags.length > 0 && (
        <Box component="ul" sx={tagList}>
          {tags.map((name) => (
            <Box component="li" key={name} sx={tag}>
              {t(name)}
            </Box>
          ))}
          {others > 0 && (
            <Box component="li" dir="ltr" sx={{ ...tag, flex: 'none' }}>
              {`+${others}`}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

const button = {
  display: 'block',
  inlineSize: '100%',
  borderRadius: 1,
  fontFamily: 'inherit',
  textAlign: 'start',
  '@media (hover: hover)': { '&:hover .title': { color: 'primary.main' } },
  '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
    '& img': { transition: 'transform 0.4s' },
    '&:hover img': { transform: 'scale(1.04)' },
  },
};
const titleLine = {
  display: 'block',
  marginBlockStart: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.95rem',
  fontWeight: 600,
  lineHeight: 1.6,
};
/** One line, so that rows align. */
const tagList = {
  display: 'flex',
  gap: 0.5,
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 0.5,
  padding: 0,
};
const tag = {
  // The first tag is complete, the second is truncated.
  flexShrink: 1000,
  minInlineSize: '2.5rem',
  '&:first-of-type': { flexShrink: 1 },
  paddingInline: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: 1,
  backgroundColor: 'action.hover',
  color: 'text.secondary',
  fontSize: '0.75rem',
  lineHeight: 1.9,
  textTransform: 'uppercase',
};
