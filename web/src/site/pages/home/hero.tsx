import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Container } from '../../../shared/ui/container';
import { Typography } from '../../../shared/ui/typography';
import { HEADER_HEIGHT, TOP_BAR_HEIGHT } from '../../layout/header-style';
import { Carousel } from '../../ui/carousel/carousel';
import { CarouselControls } from '../../ui/carousel/carousel-controls';
import { CarouselSlides } from '../../ui/carousel/carousel-slides';
import { dark } from '../../ui/dark';
import { visuallyHidden } from '../../ui/visually-hidden';
import { HeroImages } from './hero-images';
import { HeroSlide } from './hero-slide';
import { HERO_SLIDES } from './hero-slides';

/** Duration of a slide, in milliseconds. */
const INTERVAL = 5000;

/** A carousel of three slides. The page's heading stays above them. */
export function Hero() {
  const { t } = useLanguage();
  return (
    <Carousel label={t('What we build')} stops={HERO_SLIDES.length} interval={INTERVAL} sx={frame}>
      <Box sx={picture}>
        <HeroImages />
      </Box>
      <Container maxWidth="xl" sx={{ position: 'relative', display: 'grid', alignItems: 'end' }}>
        <Box sx={words}>
          <Typography variant="h1" sx={visuallyHidden}>
            {t('Windows, doors and façades built for the Gulf')}
          </Typography>
          <CarouselSlides sx={{ display: 'grid' }}>
            {HERO_SLIDES.map((slide, place) => (
              <HeroSlide key={slide.title} slide={slide} place={place} />
            ))}
          </CarouselSlides>
          <CarouselControls sx={{ marginBlockStart: { xs: 1.5, md: 3 }, marginInlineStart: -1.25 }} />
        </Box>
      </Container>
    </Carousel>
  );
}

/** The picture reaches below the header. */
const OVERLAP = { xs: `-${HEADER_HEIGHT}px`, lg: `-${HEADER_HEIGHT + TOP_BAR_HEIGHT}px` };
const GROUND = '#0a2a33';
/** The words stand on two fifths, the picture fills the rest, so that neither covers the other. */
const frame = {
  ...dark,
  position: 'relative',
  display: 'grid',
  marginBlockStart: OVERLAP,
  minBlockSize: { lg: 'clamp(640px, 92dvh, 900px)' },
  backgroundColor: GROUND,
};
const picture = {
  position: { xs: 'relative', lg: 'absolute' },
  blockSize: { xs: 'max(48svh, 320px)', lg: 'auto' },
  insetBlock: { lg: 0 },
  insetInline: { lg: '40% 0' },
  overflow: 'hidden',
};
const words = {
  paddingBlock: { xs: 3, lg: 6 },
  inlineSize: { lg: 'calc(40vw - max(0px, (100vw - 1280px) / 2) - 24px)' },
  paddingInlineEnd: { lg: 4 },
};
