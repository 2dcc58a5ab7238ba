import Flag from 'icon:FlagOutlined';
import Visibility from 'icon:VisibilityOutlined';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Section } from '../../layout/section';
import { IconCard } from './icon-card';

export function MissionAndVision() {
  const { t } = useLanguage();
  return (
    <Section title={t('What drives us')} tone="band">
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <IconCard
          icon={Flag}
          title={t('Our mission')}
          text={t(
            'To make windows, doors and façades that keep the heat out, let the light in and still close softly after ten summers.',
          )}
        />
        <IconCard
          icon={Visibility}
          title={t('Our vision')}
          text={t(
            'A country whose buildings need less cooling because their windows and doors are well made, and a workshop where young craftspeople are proud to learn.',
          )}
        />
      </Box>
    </Section>
  );
}
