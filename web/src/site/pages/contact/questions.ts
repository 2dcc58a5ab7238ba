import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';

export const QUESTIONS: readonly {
  id: string;
  question: PlainTranslationKey;
  answer: PlainTranslationKey;
}[] = [
  {
    id: 'faq-duration',
    question: 'How long does an installation take?',
    answer:
      'Small jobs take 1-2 days. Large projects can take several weeks. You receive a timeline before we start.',
  },
  {
    id: 'faq-warranty',
    question: 'Do you offer warranties?',
    answer:
      'Yes. The manufacturer warrants the products and we warrant our workmanship. The periods vary by product.',
  },
  {
    id: 'faq-designs',
    question: 'Can you work from custom designs?',
    answer: 'Yes. We build from your own plans, or design with you from scratch.',
  },
  {
    id: 'faq-areas',
    question: 'Which areas do you serve?',
    answer: 'All of Qatar, for example Doha, Al Wakrah and Al Khor.',
  },
];
