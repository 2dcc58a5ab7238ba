import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';

interface SampleTestimonial {
  name: PlainTranslationKey;
  position: PlainTranslationKey;
  project: PlainTranslationKey;
  text: PlainTranslationKey;
  rating: number;
}

/** Shown while there are no real ones. */
export const SAMPLE_TESTIMONIALS: readonly SampleTestimonial[] = [
  {
    name: 'Layla H.',
    position: 'Villa owner',
    project: 'Windows and terrace doors, West Bay Lagoon',
    text: 'They measured every window twice and came on the day they had promised. The house is quieter, and the air conditioning gets a rest at night.',
    rating: 5,
  },
  {
    name: 'Thomas B.',
    position: 'Project manager',
    project: 'Office partitions, Msheireb',
    text: 'Forty metres of glass over one weekend. On Sunday morning the office opened as if they had never been there.',
    rating: 5,
  },
  {
    name: 'Aisha J.',
    position: 'Café owner',
    project: 'Shopfront, Al Wakrah',
    text: 'A front that folds away in winter, and closes tight when the wind brings dust. It paid for itself in the first season.',
    rating: 4.5,
  },
];
