import Check from 'icon:Check';
import workshop from 'image:aluminium-workshop';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';

const STRENGTHS: readonly PlainTranslationKey[] = [
  'Measured, drawn, made and fitted by the same team',
  'Profiles, glass and seals chosen for sun, salt and dust',
  'A fixed price and a date before we begin',
];

export function AboutSection() {
  const { t } = useLanguage();
  return (
    <Section
      id="about"
      overline={t('About us')}
      title={t('One workshop, from the first drawing to the last seal')}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, lg: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          alignItems: 'center',
        }}
      >
        <Image
          {...workshop}
          alt={t('Our workshop: racks of aluminium profiles and a window frame on the bench')}
          sizes="(min-width: 768px) 50vw, 100vw"
          sx={{ borderRadius: 2 }}
        />
        <Box>
          <Typography sx={{ fontSize: '1.075rem' }}>
            {t(
              'For more than 15 years we have built with aluminium, UPVC, steel and glass in Qatar: for families who want a quiet home, and for companies that want a façade to be proud of.',
            )}
          </Typography>
          <Box
            component="ul"
            sx={{ listStyle: 'none', padding: 0, marginBlock: 3, display: 'grid', gap: 1.5 }}
          >
            {STRENGTHS.map((strength) => (
              <Box key={strength} component="li" sx={{ display: 'flex', gap: 1.5 }}>
                <Check aria-hidden sx={{ color: 'secondary.main' }} />
                <Typography component="span">{t(strength)}</Typography>
              </Box>
            ))}
          </Box>
          <Button component={LocaleLink} to="/about" variant="outlined" size="large">
            {t('More about us')}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
