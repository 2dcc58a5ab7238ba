import ChevronLeft from 'icon:ChevronLeft';
import ChevronRight from 'icon:ChevronRight';
import Close from 'icon:Close';
import type { ResponsiveImage } from '@alnafitha/contract';
import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useId } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { DirectionalIcon } from '../../../shared/ui/icon';
import { IconButton } from '../../../shared/ui/icon-button';
import { Image } from '../../../shared/ui/image';
import { Typography } from '../../../shared/ui/typography';
import { MuiTheme } from '../mui-theme';
import { useSwipe } from '../use-swipe';

/** The bars take a tenth of the height; most images are 3:2. */
const LIGHTBOX_SIZES = 'min(100vw, 135vh)';

/** The image is uncropped and as large as its container allows, by container query units. */
function LightboxImage({ image, picture: variants, alt }: ResponsiveImage & { alt: string }) {
  const ratio = variants.width / variants.height;
  return (
    <Image
      image={image}
      picture={variants}
      alt={alt}
      sizes={LIGHTBOX_SIZES}
      priority
      sx={{
        inlineSize: `min(100cqw, 100cqh * ${ratio}, ${variants.width}px)`,
        borderRadius: { md: 1 },
        // The error of a broken image is dark too, in both colour modes.
        '& [role="img"]': { backgroundColor: '#16242a', color: '#c3d0d5' },
      }}
    />
  );
}

interface LightboxItem extends ResponsiveImage {
  title: string;
  alt: string;
}

interface Props {
  /** `undefined` for one that is not loaded yet. */
  items: readonly (LightboxItem | undefined)[];
  index: number;
  onChange: (index: number) => void;
  onClose: () => void;
}

/** One image of a list in full screen; next and previous wrap around, by button, arrow key and swipe. */
export default function Lightbox({ items, index, onChange, onClose }: Props) {
  const { t, direction } = useLanguage();
  const captionId = useId();
  const forwards = direction === 'rtl' ? 'left' : 'right';
  const at = (position: number) => (position + items.length) % items.length;
  const move = (by: number) => onChange(at(index + by));

  const swipe = useSwipe((towards) => move(towards === forwards ? -1 : 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === (forwards === 'left' ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1);
  };

  const item = items[index];
  const hasOthers = items.length > 1;
  const neighbours = [...new Set([at(index + 1), at(index - 1)])].filter((other) => other !== index);
  return (
    <MuiTheme>
      <Dialog
        fullScreen
        open
        onClose={onClose}
        aria-labelledby={item?.title === '' ? undefined : captionId}
        // An undefined handler would replace the dialog's, which closes it by Escape.
        {...(hasOthers && { onKeyDown })}
        // Names the dialog of an image without a caption.
        slotProps={{ paper: { 'aria-label': item?.alt, sx: { backgroundColor: '#0a1114', color: '#fff' } } }}
      >
        <Box sx={frame}>
          <Box sx={bar}>
            {/* The counter is left-to-right in both languages. */}
            <Typography dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {`${index + 1} / ${items.length}`}
            </Typography>
            <IconButton color="inherit" aria-label={t('Close')} onClick={onClose} autoFocus>
              <Close />
            </IconButton>
          </Box>
          <Box {...(hasOthers && swipe)} sx={stage}>
            {item ? (
              <LightboxImage key={item.image} {...item} />
            ) : (
              <Typography role="status">{t('Loading...')}</Typography>
            )}
          </Box>
          {hasOthers && (
            <>
              <IconButton
                color="inherit"
                aria-label={t('Previous')}
                onClick={() => move(-1)}
                sx={[arrow, { gridArea: 'previous' }]}
              >
                <DirectionalIcon icon={ChevronLeft} />
              </IconButton>
              <IconButton
                color="inherit"
                aria-label={t('Next')}
                onClick={() => move(1)}
                sx={[arrow, { gridArea: 'next' }]}
              >
                <DirectionalIcon icon={ChevronRight} />
              </IconButton>
            </>
          )}
          <Typography id={captionId} aria-live="polite" sx={caption}>
            {item && bidiText(item.title)}
          </Typography>
        </Box>
        {neighbours.map((other) => (
          <Preloaded key={other} item={items[other]} />
        ))}
      </Dialog>
    </MuiTheme>
  );
}

/** Preloads the variant that the lightbox will request. */
function Preloaded({ item }: { item: LightboxItem | undefined }) {
  if (!item) return null;
  return (
    <img
      hidden
      alt=""
      sizes={LIGHTBOX_SIZES}
      srcSet={item.picture.srcSet}
      src={item.image}
      fetchPriority="low"
    />
  );
}

const frame = {
  display: 'grid',
  blockSize: '100%',
  minBlockSize: 0,
  gridTemplateColumns: { xs: '1fr 1fr', md: '72px 1fr 72px' },
  gridTemplateRows: { xs: 'auto 1fr auto auto', md: 'auto 1fr auto' },
  gridTemplateAreas: {
    xs: '"bar bar" "stage stage" "caption caption" "previous next"',
    md: '"bar bar bar" "previous stage next" ". caption ."',
  },
};
const bar = {
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: 2,
  paddingBlock: 1,
};
/** The browser handles vertical panning and pinch zoom. */
const stage = {
  gridArea: 'stage',
  minBlockSize: 0,
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  touchAction: 'pan-y pinch-zoom',
};
const arrow = { alignSelf: 'center', justifySelf: 'center', '& svg': { fontSize: '2rem' } };
const caption = { gridArea: 'caption', padding: 2, textAlign: 'center' };
