import workshop from 'image:aluminium-workshop';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';
import { TwoColumns } from '../../layout/two-columns';

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
      <TwoColumns columns="6fr 5fr">
        <Image
          {...workshop}
          alt={t('Our workshop: racks of aluminium profiles and a window frame on the bench')}
          sizes="(min-width: 1024px) 50vw, 100vw"
          sx={{ borderRadius: 2 }}
        />
        <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 2 }}>
          {crafts.map(({ title, text }) => (
            <Box
              key={title}
              sx={{ borderInlineStart: '3px solid', borderColor: 'secondary.main', paddingInlineStart: 2 }}
            >
              <Typography component="dt" sx={{ fontWeight: 700 }}>
                {title}
              </Typography>
              <Typography component="dd" color="textSecondary" sx={{ margin: 0 }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </TwoColumns>
    </Section>
  );
}
