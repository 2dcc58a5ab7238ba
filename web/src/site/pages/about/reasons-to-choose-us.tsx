import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';
import { mullions } from '../../ui/mullions';

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
      <Box component="ol" sx={mullions({ xs: 1, sm: 2, lg: 4 })}>
        {reasons.map(({ title, text }, index) => (
          <li key={title}>
            <Typography
              aria-hidden
              sx={{ fontSize: '2.25rem', fontWeight: 700, color: 'secondary.main', lineHeight: 1.4 }}
            >
              {index + 1}
            </Typography>
            <Typography component="h3" variant="h4" sx={{ marginBlockEnd: 1 }}>
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}
