import type { SxProps } from '@mui/system';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { useCarousel } from './carousel-context';

interface SlidesProps {
  sx?: SxProps | undefined;
  children: ReactNode;
}

/** Screen readers announce changes, except those of autoplay. */
export function CarouselSlides({ sx, children }: SlidesProps) {
  const { isMoving } = useCarousel();
  return (
    <Box aria-live={isMoving ? 'off' : 'polite'} sx={sx}>
      {children}
    </Box>
  );
}

interface SlideProps extends SlidesProps {
  /** Counts from 1. */
  number: number;
  count: number;
  /** Hidden slides are inert. */
  isShown: boolean;
}

export function CarouselSlide({ number, count, isShown, sx, children }: SlideProps) {
  const { t } = useLanguage();
  return (
    <Box
      role="group"
      aria-roledescription={t('slide')}
      aria-label={t('{position} of {total}', { position: number, total: count })}
      inert={!isShown}
      sx={sx}
    >
      {children}
    </Box>
  );
}
