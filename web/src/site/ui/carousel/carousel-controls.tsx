import ChevronLeft from 'icon:ChevronLeft';
import ChevronRight from 'icon:ChevronRight';
import Pause from 'icon:Pause';
import PlayArrow from 'icon:PlayArrow';
import type { SxProps } from '@mui/system';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box, mergeSx } from '../../../shared/ui/box';
import { DirectionalIcon } from '../../../shared/ui/icon';
import { IconButton } from '../../../shared/ui/icon-button';
import { PlainButton } from '../../../shared/ui/plain-button';
import { useCarousel } from './carousel-context';

/** More positions show a counter instead of dots. */
const MAX_DOTS = 5;

export function CarouselControls({ sx }: { sx?: SxProps | undefined }) {
  const { t } = useLanguage();
  const { position, stops, perView, goTo, autoplay, toggleAutoplay } = useCarousel();
  if (stops < 2) return null;
  // An Arabic page brings the texts that the server looks up, so it looks up both.
  const [pause, play] = [t('Pause the slides'), t('Play the slides')];
  return (
    <Box sx={mergeSx({ display: 'flex', alignItems: 'center' }, sx)}>
      <IconButton color="inherit" aria-label={t('Previous')} onClick={() => goTo(position - 1)}>
        <DirectionalIcon icon={ChevronLeft} />
      </IconButton>
      {stops > MAX_DOTS ? (
        <Box component="span" sx={{ minInlineSize: 72, textAlign: 'center' }}>
          {t('{position} of {total}', {
            position: perView > 1 ? `${position + 1}–${position + perView}` : position + 1,
            total: stops + perView - 1,
          })}
        </Box>
      ) : (
        <Dots />
      )}
      <IconButton color="inherit" aria-label={t('Next')} onClick={() => goTo(position + 1)}>
        <DirectionalIcon icon={ChevronRight} />
      </IconButton>
      {autoplay !== 'none' && (
        <IconButton
          color="inherit"
          aria-label={autoplay === 'playing' ? pause : play}
          onClick={toggleAutoplay}
        >
          {autoplay === 'playing' ? <Pause /> : <PlayArrow />}
        </IconButton>
      )}
    </Box>
  );
}

function Dots() {
  const { t } = useLanguage();
  const { position, stops, goTo } = useCarousel();
  return Array.from({ length: stops }, (_, index) => (
    <PlainButton
      // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the dot.
      key={index}
      aria-label={t('Show {position} of {total}', { position: index + 1, total: stops })}
      aria-current={index === position}
      onClick={() => goTo(index)}
      sx={{
        inlineSize: 44,
        blockSize: 44,
        borderRadius: '50%',
        '&:focus-visible': { outlineOffset: -6 },
      }}
    >
      <Box
        sx={{
          inlineSize: index === position ? 26 : 10,
          blockSize: 10,
          borderRadius: 5,
          backgroundColor: 'currentColor',
          opacity: index === position ? 1 : 0.55,
        }}
      />
    </PlainButton>
  ));
}
