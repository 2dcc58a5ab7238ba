import type { Direction } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Container } from '../../../shared/ui/container';
import { Typography } from '../../../shared/ui/typography';
import { Carousel } from '../../ui/carousel/carousel';
import { CarouselControls } from '../../ui/carousel/carousel-controls';
import { CarouselSlides } from '../../ui/carousel/carousel-slides';
import { visuallyHidden } from '../../ui/visually-hidden';
import { HeroImages } from './hero-images';
import { HeroSlide } from './hero-slide';
import { HERO_SLIDES } from './hero-slides';

/** Duration of a slide, in milliseconds. */
const INTERVAL = 5000;

const SHADE_BELOW =
  'linear-gradient(rgb(6 24 31 / 0.08), rgb(6 24 31 / 0.5) 40%, rgb(6 24 31 / 0.88) 75%, rgb(6 24 31 / 0.94))';

/** A gradient: dark behind the text at the inline start, transparent over the rest of the image. */
function shadeBeside(direction: Direction): string {
  const angle = direction === 'rtl' ? '270deg' : '90deg';
  return [
    `linear-gradient(${angle}, rgb(6 24 31 / 0.86), rgb(6 24 31 / 0.74) 42%, rgb(6 24 31 / 0.06) 80%)`,
    'linear-gradient(transparent 70%, rgb(6 24 31 / 0.5))',
  ].join(', ');
}

/** A carousel of three slides. The page's heading stays above them. */
export function Hero() {
  const { t, direction } = useLanguage();
  return (
    <Carousel
      label={t('What we build')}
      stops={HERO_SLIDES.length}
      interval={INTERVAL}
      sx={{
        position: 'relative',
        display: 'grid',
        overflow: 'hidden',
        minBlockSize: { xs: 620, md: 640, lg: 'clamp(620px, 82dvh, 820px)' },
        color: '#fff',
        // Until the first image is loaded.
        backgroundColor: '#0a3440',
      }}
    >
      <HeroImages />
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          alignItems: 'end',
          background: { xs: SHADE_BELOW, lg: shadeBeside(direction) },
        }}
      >
        <Container maxWidth="xl" sx={{ paddingBlock: { xs: 3, md: 5 } }}>
          <Typography variant="h1" sx={visuallyHidden}>
            {t('Windows, doors and façades built for the Gulf')}
          </Typography>
          <CarouselSlides sx={{ display: 'grid' }}>
            {HERO_SLIDES.map((slide, place) => (
              <HeroSlide key={slide.title} slide={slide} place={place} />
            ))}
          </CarouselSlides>
          <CarouselControls sx={{ marginBlockStart: { xs: 1.5, md: 3 }, marginInlineStart: -1.25 }} />
        </Container>
      </Box>
    </Carousel>
  );
}
