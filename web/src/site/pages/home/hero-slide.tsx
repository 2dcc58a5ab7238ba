import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { useCarousel } from '../../ui/carousel/carousel-context';
import { CarouselSlide } from '../../ui/carousel/carousel-slides';
import { fadeInTurn } from './fade';
import type { HERO_SLIDES } from './hero-slides';

interface Props {
  slide: (typeof HERO_SLIDES)[number];
  /** From 0. */
  place: number;
}

export function HeroSlide({ slide, place }: Props) {
  const { t } = useLanguage();
  const { position, stops } = useCarousel();
  const isShown = place === position;
  const [first, second] = slide.buttons;
  return (
    <CarouselSlide
      number={place + 1}
      count={stops}
      isShown={isShown}
      sx={[{ gridArea: '1 / 1', alignSelf: 'end' }, fadeInTurn(isShown)]}
    >
      <Typography color="secondary" sx={{ fontWeight: 600 }}>
        {t(slide.subtitle)}
      </Typography>
      <Typography
        component="h2"
        variant="h1"
        sx={{ maxInlineSize: '13ch', marginBlockStart: 1.5, fontSize: TITLE_SIZE }}
      >
        {t(slide.title)}
      </Typography>
      <Typography sx={{ marginBlockStart: { xs: 1.5, lg: 3 }, maxInlineSize: '48ch', fontSize: '1.075rem' }}>
        {t(slide.description)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', marginBlockStart: { xs: 3, lg: 4 } }}>
        <Button component={LocaleLink} to={first.to} variant="contained" size="large">
          {t(first.label)}
        </Button>
        <Button component={LocaleLink} to={second.to} variant="outlined" size="large" color="inherit">
          {t(second.label)}
        </Button>
      </Box>
    </CarouselSlide>
  );
}

const TITLE_SIZE = 'clamp(2.25rem, 1rem + 3.8vw, 5.5rem)';
