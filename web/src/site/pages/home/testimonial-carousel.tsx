import type { Testimonial } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { BREAKPOINTS } from '../../../shared/ui/theme/tokens';
import { TestimonialCard } from '../../testimonials/testimonial-card';
import { Carousel } from '../../ui/carousel/carousel';
import { useCarousel } from '../../ui/carousel/carousel-context';
import { CarouselControls } from '../../ui/carousel/carousel-controls';
import { CarouselSlide, CarouselSlides } from '../../ui/carousel/carousel-slides';
import { surface } from '../../ui/surface';
import { useMediaQuery } from '../../ui/use-media-query';

/** One card at a time on a phone, two side by side from the middle breakpoint on. */
export function TestimonialCarousel({ voices: testimonials }: { voices: readonly Testimonial[] }) {
  const { t } = useLanguage();
  const hasRoom = useMediaQuery(`(min-width:${BREAKPOINTS.md}px)`);
  const perView = hasRoom ? 2 : 1;
  return (
    <Carousel label={t('Testimonials')} stops={Math.max(1, testimonials.length - perView + 1)}>
      <Box sx={{ overflow: 'hidden', marginInline: -GAP / 2 }}>
        <Track voices={testimonials} perView={perView} />
      </Box>
      <CarouselControls sx={{ justifyContent: 'center', marginBlockStart: 3, color: 'text.primary' }} />
    </Carousel>
  );
}

/** Between two cards, in the theme's spacing. */
const GAP = 3;

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
            inlineSize: { xs: '100%', md: '50%' },
            paddingInline: GAP / 2,
          }}
        >
          <TestimonialCard {...testimonial} sx={cardStyle} fontSize="1.1rem" />
        </CarouselSlide>
      ))}
    </CarouselSlides>
  );
}

const cardStyle = { ...surface, padding: { xs: 3, md: 4 }, backgroundColor: 'background.default' } as const;
