import type { PlainSentence } from '../../language/sentence';

interface HeroButton {
  to: string;
  label: PlainSentence;
}

interface HeroSlide {
  title: PlainSentence;
  subtitle: PlainSentence;
  description: PlainSentence;
  buttons: readonly [HeroButton, HeroButton];
}

const quote: HeroButton = { to: '/contact', label: 'Get a Quote' };

/** Their pictures are those of hero-pictures.tsx and later-pictures.tsx, in this order. */
export const HERO_SLIDES: readonly HeroSlide[] = [
  {
    title: 'The light comes in, the heat stays out',
    subtitle: 'For villas and homes',
    description:
      'Windows, sliding doors and whole glass fronts, made to measure in Doha and fitted by our own people.',
    buttons: [{ to: '/services', label: 'Our Services' }, quote],
  },
  {
    title: 'Façades that stand up to the summer',
    subtitle: 'For offices, towers and shops',
    description:
      'Curtain walls, shopfronts and partitions that we calculate, make and hang, on the day that we agreed.',
    buttons: [{ to: '/portfolio', label: 'See Our Work' }, quote],
  },
  {
    title: 'Rooms that feel considered',
    subtitle: 'For kitchens and interiors',
    description:
      'Kitchens, shower glass and interior doors, with every detail drawn before the first board is cut.',
    buttons: [{ to: '/services', label: 'Our Services' }, quote],
  },
];
