import { useLanguage } from '../../../shared/i18n/language-context';
import { Section } from '../../layout/section';
import { NumberedGrid } from '../../ui/numbered-grid';

export function ReasonsToChooseUs() {
  const { t } = useLanguage();
  const reasons = [
    {
      title: t('15+ years of experience'),
      text: t('Villas, towers, schools and shops from Al Khor to Mesaieed.'),
    },
    {
      title: t('Quality you can measure'),
      text: t('Tested profiles, toughened glass and stainless fixings, with certificates on request.'),
    },
    {
      title: t('Made to your measurements'),
      text: t('Any size, any colour, any layout. You never have to settle for a standard size.'),
    },
    {
      title: t('Support that lasts'),
      text: t('A warranty on product and workmanship, and a service team that picks up the phone.'),
    },
  ];
  return (
    <Section title={t('Why choose us')}>
      <NumberedGrid items={reasons} columns={{ xs: 1, sm: 2, lg: 4 }} />
    </Section>
  );
}
