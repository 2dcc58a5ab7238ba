import { useLanguage } from '../../../shared/i18n/language-context';
import { Section } from '../../layout/section';
import { NumberedGrid } from '../../ui/numbered-grid';

/** The four steps from the first meeting to the finished work. */
export function WorkProcess() {
  const { t } = useLanguage();
  const steps = [
    {
      title: t('Consultation'),
      text: t('We visit, measure and listen. You see samples of profiles, glass and handles.'),
    },
    {
      title: t('Design & Quote'),
      text: t('You get drawings, a fixed price and a date. We revise the drawings until they are right.'),
    },
    {
      title: t('Fabrication'),
      text: t('Your order is cut, assembled and checked in our workshop in Doha.'),
    },
    {
      title: t('Installation'),
      text: t('Our own installers fit and seal it, leave the site clean and show you how it works.'),
    },
  ];
  return (
    <Section
      title={t('How we work')}
      introduction={t('Four steps, and at each one you know what comes next.')}
    >
      <NumberedGrid items={steps} columns={{ xs: 1, sm: 2, lg: 4 }} />
    </Section>
  );
}
