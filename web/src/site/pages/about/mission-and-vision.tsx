import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';
import { rail } from '../../ui/mullions';

export function MissionAndVision() {
  const { t } = useLanguage();
  const statements = [
    {
      title: t('Our mission'),
      text: t(
        'To make windows, doors and façades that keep the heat out, let the light in and still close softly after ten summers.',
      ),
    },
    {
      title: t('Our vision'),
      text: t(
        'A country whose buildings need less cooling because their windows and doors are well made, and a workshop where young craftspeople are proud to learn.',
      ),
    },
  ];
  return (
    <Section title={t('What drives us')} tone="dark">
      {statements.map(({ title, text }) => (
        <Box key={title} sx={row}>
          <Typography component="h3" color="secondary" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography variant="h2" component="p" sx={statement}>
            {text}
          </Typography>
        </Box>
      ))}
    </Section>
  );
}

const row = {
  ...rail,
  '& + &': { marginBlockStart: { xs: 6, md: 9 } },
};
const statement = {
  maxInlineSize: '30ch',
  fontSize: 'clamp(1.5rem, 0.9rem + 2.2vw, 3rem)',
  fontWeight: 'var(--display-weight)',
  lineHeight: 'var(--heading-line)',
  textWrap: 'pretty',
} as const;
