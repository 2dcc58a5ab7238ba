import type { ServiceIcon as Icon } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { ServiceIcon } from '../../shared/ui/service-icon';
import { labelOf } from '../ui/label-of';

const NAMES: Record<Icon, PlainTranslationKey> = {
  DoorClosed: 'Closed door',
  Blinds: 'Blinds',
  PanelTop: 'Panel',
  GlassWater: 'Water',
  Grid: 'Grid',
  Tent: 'Tent',
  Shrub: 'Shrub',
  Layers: 'Layers',
  Window: 'Window',
  Gamepad2: 'Game controller',
};

export function IconName({ icon }: { icon: Icon }) {
  const { translateIfKnown } = useLanguage();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        verticalAlign: 'middle',
        whiteSpace: 'nowrap',
        '& svg': { fontSize: '1.25rem' },
      }}
    >
      <ServiceIcon name={icon} />
      {translateIfKnown(labelOf(NAMES, icon))}
    </Box>
  );
}
