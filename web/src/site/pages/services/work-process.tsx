import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Section } from '../../layout/section';
import { ArrowLink } from '../../ui/arrow-link';
import { NumberedGrid } from '../../ui/numbered-grid';

/** The four steps from the first meeting to the finished work. */
export function WorkProcess() {
  const { t } = useLanguage();
  const steps = [
    {
      title: t('Consultation'),
      time: t('Reply within 1 working day'),
      text: t('We visit, measure and listen. You see samples of profiles, glass and handles.'),
    },
    {
      title: t('Design & Quote'),
      time: t('3 to 5 working days'),
      text: t('You get drawings, a fixed price and a date. We revise the drawings until they are right.'),
    },
    {
      title: t('Fabrication'),
      time: t('2 to 6 weeks'),
      text: t('Your order is cut, assembled and checked in our workshop in Doha.'),
    },
    {
      title: t('Installation'),
      time: t('1 to 2 days for small jobs'),
      text: t('Our own installers fit and seal it, leave the site clean and show you how it works.'),
    },
  ];
  return (
    <Section
      title={t('How we work')}
      introduction={t('Four steps, and at each one you know what comes next.')}
    >
      <NumberedGrid items={steps} columns={{ xs: 1, sm: 2, lg: 4 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, marginBlockStart: { xs: 4, md: 6 } }}>
        <ArrowLink to="/contact#faq-duration">{t('How long does an installation take?')}</ArrowLink>
        <ArrowLink to="/contact#faq-warranty">{t('Do you offer warranties?')}</ArrowLink>
      </Box>
    </Section>
  );
}
