import { useLanguage } from '../../../shared/i18n/language-context';
import { Section } from '../../layout/section';
import { NumberedGrid } from '../../ui/numbered-grid';

export function CoreValues() {
  const { t } = useLanguage();
  const values = [
    {
      title: t('Excellence'),
      text: t('Either a joint is tight or we make it again. We check every frame before it leaves.'),
    },
    {
      title: t('Innovation'),
      text: t('We try new profiles, glass and hardware in our own building before we offer them to you.'),
    },
    {
      title: t('Integrity'),
      text: t('If a cheaper solution does the job just as well, we say so. What we quote is what you pay.'),
    },
    {
      title: t('Collaboration'),
      text: t('Architects, contractors and families sit down with us before the first cut is made.'),
    },
    {
      title: t('Sustainability'),
      text: t(
        'Thermal breaks and coated glass save on cooling for decades, and our offcuts are melted down and used again.',
      ),
    },
    {
      title: t('Reliability'),
      text: t('We give you a date you can plan around. And if something fails, we come.'),
    },
  ];
  return (
    <Section title={t('Our core values')}>
      <NumberedGrid items={values} columns={{ xs: 1, sm: 2, lg: 3 }} />
    </Section>
  );
}
