import workshop from 'image:aluminium-workshop';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { PictureBeside } from '../../layout/picture-beside';
import { Section } from '../../layout/section';
import { ArrowLink } from '../../ui/arrow-link';
import { hairlineRows } from '../../ui/mullions';

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
      <PictureBeside
        image={workshop}
        alt={t('Our workshop: racks of aluminium profiles and a window frame on the bench')}
        side="start"
      >
        <Typography sx={{ fontSize: '1.125rem' }}>
          {t(
            'For more than 15 years we have built with aluminium, UPVC, steel and glass in Qatar: for families who want a quiet home, and for companies that want a façade to be proud of.',
          )}
        </Typography>
        <Box component="ul" sx={{ ...hairlineRows, marginBlock: 4 }}>
          {STRENGTHS.map((strength) => (
            <li key={strength}>{t(strength)}</li>
          ))}
        </Box>
        <ArrowLink to="/about">{t('More about us')}</ArrowLink>
      </PictureBeside>
    </Section>
  );
}
