import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';
import { hairlineRows } from '../../ui/mullions';

/** The company's crafts. */
export function OurTeam() {
  const { t } = useLanguage();
  const crafts = [
    { title: t('Surveyors'), text: t('measure every opening themselves, to the millimetre') },
    { title: t('Draughtspeople'), text: t('turn ideas into drawings the workshop can build from') },
    { title: t('Fabricators'), text: t('cut, mill, weld and glaze under one roof') },
    { title: t('Installers'), text: t('fit, seal, clean up and show you how everything works') },
    { title: t('Service technicians'), text: t('keep hinges, seals and locks going for years') },
  ];
  return (
    <Section
      title={t('Our expert team')}
      introduction={t('The same people stay with your order from the first visit to the last seal.')}
      tone="band"
    >
      <Box component="dl" sx={hairlineRows}>
        {crafts.map(({ title, text }) => (
          <Box key={title} sx={row}>
            <Typography component="dt" variant="h3">
              {title}
            </Typography>
            <Typography component="dd" sx={{ fontSize: 'clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem)' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const row = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'baseline',
  gridTemplateColumns: { md: '3fr 9fr' },
};
