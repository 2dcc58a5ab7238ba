import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';

interface HeroButton {
  to: string;
  label: PlainTranslationKey;
}

interface HeroSlide {
  title: PlainTranslationKey;
  subtitle: PlainTranslationKey;
  description: PlainTranslationKey;
  buttons: readonly [HeroButton, HeroButton];
}

const quote: HeroButton = { to: '/contact', label: 'Get a Quote' };

/** Their images are in hero-images.tsx and lazy-slide-images.tsx, in this order. */
export const HERO_SLIDES: readonly HeroSlide[] = [
  {
    title: 'The light comes in, the heat stays out',
    subtitle: 'For villas and homes',
    description:
      'Windows, sliding doors and full glass fronts, made to measure in Doha and fitted by our own team.',
    buttons: [{ to: '/services', label: 'Our services' }, quote],
  },
  {
    title: 'Façades that stand up to the summer',
    subtitle: 'For offices, towers and shops',
    description:
      'Curtain walls, shopfronts and partitions, engineered and made by us and installed on the day we agreed.',
    buttons: [{ to: '/portfolio', label: 'See our work' }, quote],
  },
  {
    title: 'Interiors designed with care',
    subtitle: 'For kitchens and interiors',
    description:
      'Kitchens, shower glass and interior doors, with every detail drawn before the first board is cut.',
    buttons: [{ to: '/services', label: 'Our services' }, quote],
  },
];
