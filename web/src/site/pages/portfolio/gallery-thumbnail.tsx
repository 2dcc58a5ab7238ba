import { categoryName, type GalleryImage } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { Image } from '../../../shared/ui/image';
import { PlainButton } from '../../../shared/ui/plain-button';
import { lightboxTrigger } from '../../ui/lightbox/lazy-lightbox';
import { useImageName } from './captions';
import { THUMBNAIL_RATIO } from './gallery-grid';
import { titleCase } from './portfolio-filter';

/** Further tags are counted; phones show only the first. */
const MAX_TAGS = 2;
/** Smaller than the real width on a phone, so that dense screens load the smallest image, too. */
const SIZES = '(max-width: 767px) 160px, 280px';

interface Props {
  image: GalleryImage;
  onOpen: () => void;
}

export function GalleryThumbnail({ image, onOpen }: Props) {
  const { t } = useLanguage();
  const { pictures } = useBlock('categories');
  const nameOf = useImageName();
  const { title } = image;
  const tags = image.subCategories.slice(0, MAX_TAGS);
  const count = image.subCategories.length;
  const furtherTags = (visible: number, display: typeof ON_PHONE | typeof ON_WIDE) =>
    count > visible && (
      <Box component="li" dir="ltr" sx={{ ...tag, flex: 'none', display }}>
        {`+${count - visible}`}
      </Box>
    );
  return (
    <Box component="li" sx={{ minInlineSize: 0 }}>
      <PlainButton
        {...lightboxTrigger}
        aria-haspopup="dialog"
        aria-label={t('View the image: {title}', { title: title || nameOf(image) })}
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
          alt={image.altText}
          sizes={SIZES}
          ratio={THUMBNAIL_RATIO}
        />
        {title && (
          <Box className="title" component="span" sx={titleLine}>
            {bidiText(title)}
          </Box>
        )}
      </PlainButton>
      {tags.length > 0 && (
        <Box component="ul" sx={tagList}>
          {tags.map((name, index) => (
            <Box component="li" key={name} sx={index === 0 ? tag : { ...tag, display: ON_WIDE }}>
              {titleCase(categoryName(pictures, name))}
            </Box>
          ))}
          {furtherTags(1, ON_PHONE)}
          {furtherTags(MAX_TAGS, ON_WIDE)}
        </Box>
      )}
    </Box>
  );
}

const button = {
  display: 'block',
  inlineSize: '100%',
  fontFamily: 'inherit',
  textAlign: 'start',
  '@media (hover: hover)': { '&:hover .title': { textDecoration: 'underline' } },
};
const titleLine = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  marginBlockStart: 1,
  overflow: 'hidden',
  fontSize: '0.95rem',
  fontWeight: 500,
  lineHeight: 1.4,
  textUnderlineOffset: '0.2em',
};
const ON_PHONE = { md: 'none' };
const ON_WIDE = { xs: 'none', md: 'block' };
/** Clips the hairline before the first tag of a row. */
const tagList = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  overflow: 'clip',
};
const tag = {
  minInlineSize: 0,
  marginInlineStart: '-9px',
  marginInlineEnd: '17px',
  paddingInlineStart: 1,
  borderInlineStart: HAIRLINE,
  color: 'text.secondary',
  fontSize: '0.8rem',
};
