import type { Testimonial } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { BREAKPOINTS } from '../../../shared/ui/theme/tokens';
import { Carousel } from '../../ui/carousel/carousel';
import { useCarousel } from '../../ui/carousel/carousel-context';
import { CarouselControls } from '../../ui/carousel/carousel-controls';
import { CarouselSlide, CarouselSlides } from '../../ui/carousel/carousel-slides';
import { useMediaQuery } from '../../ui/use-media-query';
import { TestimonialCard } from '../testimonials/testimonial-card';

/** One testimonial at a time on a phone, two side by side from the middle breakpoint on. */
export function TestimonialCarousel({ voices: testimonials }: { voices: readonly Testimonial[] }) {
  const { t } = useLanguage();
  const hasRoom = useMediaQuery(`(min-width:${BREAKPOINTS.md}px)`);
  const perView = hasRoom ? 2 : 1;
  return (
    <Carousel label={t('Testimonials')} stops={Math.max(1, testimonials.length - perView + 1)}>
      <Box sx={{ overflow: 'hidden' }}>
        <Track voices={testimonials} perView={perView} />
      </Box>
      <CarouselControls sx={{ marginBlockStart: { xs: 3, md: 6 }, marginInlineStart: -1.25 }} />
    </Carousel>
  );
}

function Track({ voices: testimonials, perView }: { voices: readonly Testimonial[]; perView: number }) {
  const { direction } = useLanguage();
  const { position } = useCarousel();
  const towardsStart = direction === 'rtl' ? 1 : -1;
  return (
    <CarouselSlides
      sx={{
        display: 'flex',
        translate: `${(towardsStart * position * 100) / perView}%`,
        '@media (prefers-reduced-motion: no-preference)': { transition: 'translate 400ms ease' },
      }}
    >
      {testimonials.map((testimonial, place) => (
        <CarouselSlide
          key={testimonial.id}
          number={place + 1}
          count={testimonials.length}
          isShown={place >= position && place < position + perView}
          sx={{
            display: 'grid',
            flex: 'none',
            boxSizing: 'border-box',
            inlineSize: { xs: '100%', md: '50%' },
            paddingInline: { xs: '16px 8px', md: '24px 64px' },
            borderInlineStart: HAIRLINE,
          }}
        >
          <TestimonialCard {...testimonial} fontSize="clamp(1.25rem, 0.9rem + 1.4vw, 2rem)" />
        </CarouselSlide>
      ))}
    </CarouselSlides>
  );
}
