import villa from 'image:villa-evening';
import type { SiteBlocks } from '@alnafitha/contract';
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Container } from '../../../shared/ui/container';
import { ErrorBoundary } from '../../../shared/ui/error-boundary';
import { LocaleLink, NEW_TAB } from '../../../shared/ui/locale-link';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { Typography } from '../../../shared/ui/typography';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { HEADER_HEIGHT, TOP_BAR_HEIGHT } from '../../layout/header-style';
import { useIsPageShown } from '../../layout/links';
import { Carousel } from '../../ui/carousel/carousel';
import { useCarousel } from '../../ui/carousel/carousel-context';
import { CarouselControls } from '../../ui/carousel/carousel-controls';
import { CarouselSlide, CarouselSlides } from '../../ui/carousel/carousel-slides';
import { dark } from '../../ui/layout-styles';
import { fadeInTurn, HeroImage } from './hero-image';

type Slide = SiteBlocks['hero']['slides'][number];

/** A phone on its side, or a laptop at 200 %: words below the picture would be below the screen. */
const LOW = '@media (min-width: 600px) and (max-width: 1023.95px) and (max-height: 500px)';

interface Props {
  slide: Slide;
  /** Counts from 0. */
  place: number;
}

function HeroSlide({ slide, place }: Props) {
  const { position, stops } = useCarousel();
  const isShown = place === position;
  return (
    <CarouselSlide
      number={place + 1}
      count={stops}
      isShown={isShown}
      sx={[{ gridArea: '1 / 1', alignSelf: 'end', [LOW]: { alignSelf: 'start' } }, fadeInTurn(isShown)]}
    >
      <Typography color="secondary" sx={{ fontWeight: 600 }}>
        {bidiText(slide.subtitle)}
      </Typography>
      <Typography
        component="h2"
        variant="h1"
        sx={{ maxInlineSize: '13ch', marginBlockStart: 1.5, fontSize: TITLE_SIZE }}
      >
        {bidiText(slide.title)}
      </Typography>
      <Typography sx={{ marginBlockStart: { xs: 1.5, lg: 3 }, maxInlineSize: '48ch', fontSize: '1.075rem' }}>
        {bidiText(slide.description)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', marginBlockStart: { xs: 3, lg: 4 } }}>
        <SlideButton link={slide.buttonLink1} variant="contained">
          {bidiText(slide.buttonText1)}
        </SlideButton>
        <SlideButton link={slide.buttonLink2} variant="outlined" color="inherit">
          {bidiText(slide.buttonText2)}
        </SlideButton>
      </Box>
    </CarouselSlide>
  );
}

interface SlideButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'color' | 'children'> {
  /** The path of a page, or the URL of a chat, telephone number or e-mail address. */
  link: string;
}

function SlideButton({ link, ...button }: SlideButtonProps) {
  const isPageShown = useIsPageShown();
  if (!isPageShown(link)) return null;
  if (link.startsWith('/')) return <Button component={LocaleLink} to={link} size="large" {...button} />;
  const target = link.startsWith('https:') ? NEW_TAB : {};
  return <Button component="a" href={link} size="large" {...target} {...button} />;
}

const TITLE_SIZE = 'clamp(2.25rem, 1rem + 3.8vw, 5.5rem)';

const LazyImages = retryableLazy(() => import('./lazy-slide-images'));

/** The first image has priority; the others load after it. */
function HeroImages() {
  const { slides } = useBlock('hero');
  const { position } = useCarousel();
  const frame = useRef<HTMLDivElement>(null);
  const [hasFirst, setHasFirst] = useState(false);
  const giveWay = () => setHasFirst(true);

  // The browser may have loaded the first image before hydration.
  useEffect(() => {
    const first = frame.current?.querySelector('img');
    if (first?.complete && first.naturalWidth > 0) setHasFirst(true);
  }, []);

  return (
    <Box
      ref={frame}
      aria-hidden
      onLoadCapture={giveWay}
      onErrorCapture={giveWay}
      sx={{ position: 'absolute', inset: 0 }}
    >
      <HeroImage image={slides[0]?.image ?? villa} isShown={position === 0} priority />
      {(hasFirst || position !== 0) && (
        // The texts work without images.
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <LazyImages position={position} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}

/** Milliseconds per slide. */
const INTERVAL = 5000;

/** The page's heading stays above the slides. */
export function Hero() {
  const { t } = useLanguage();
  const { heading, slides } = useBlock('hero');
  return (
    <Carousel label={t('What we build')} slides={slides.length} interval={INTERVAL} sx={frame}>
      <Box sx={picture}>
        <HeroImages />
      </Box>
      <Container maxWidth="xl" sx={{ position: 'relative', display: 'grid', alignItems: 'end' }}>
        <Box sx={words}>
          <Typography variant="h1" sx={visuallyHidden}>
            {bidiText(heading)}
          </Typography>
          <CarouselSlides sx={{ display: 'grid' }}>
            {slides.map((slide, place) => (
              <HeroSlide key={slide.title} slide={slide} place={place} />
            ))}
          </CarouselSlides>
          <CarouselControls sx={{ marginBlockStart: { xs: 1.5, md: 3 }, marginInlineStart: -1.25 }} />
        </Box>
      </Container>
    </Carousel>
  );
}

/** Extends the picture below the header. */
const OVERLAP = { xs: `-${HEADER_HEIGHT}px`, lg: `-${HEADER_HEIGHT + TOP_BAR_HEIGHT}px` };
const GROUND = 'var(--brand-band, #0a2a33)';
const frame = {
  ...dark,
  position: 'relative',
  display: 'grid',
  marginBlockStart: OVERLAP,
  minBlockSize: { lg: 'clamp(640px, 92dvh, 900px)' },
  backgroundColor: GROUND,
};
/** The words' column ends where the picture begins, and grows with the screen. */
const WORDS_WIDTH = 'max(40vw, 60vw - 256px)';
const picture = {
  position: { xs: 'relative', lg: 'absolute' },
  blockSize: { xs: '48svh', lg: 'auto' },
  insetBlock: { lg: 0 },
  insetInline: { lg: `${WORDS_WIDTH} 0` },
  overflow: 'hidden',
  [LOW]: { position: 'absolute', blockSize: 'auto', insetBlock: 0, insetInline: '50% 0' },
};
const words = {
  paddingBlockStart: { xs: 3, lg: `${HEADER_HEIGHT + TOP_BAR_HEIGHT + 24}px` },
  paddingBlockEnd: { xs: 3, lg: 6 },
  inlineSize: { lg: `calc(${WORDS_WIDTH} - max(0px, (100vw - 1280px) / 2) - 24px)` },
  paddingInlineEnd: { lg: 4 },
  [LOW]: { paddingBlockStart: `${HEADER_HEIGHT + 24}px`, inlineSize: 'calc(50vw - 48px)' },
};
