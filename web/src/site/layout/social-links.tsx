import Facebook from 'icon:Facebook';
import Instagram from 'icon:Instagram';
import Pinterest from 'icon:Pinterest';
import type { Network } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { Box } from '../../shared/ui/box';
import type { Icon } from '../../shared/ui/icon';
import { IconButton } from '../../shared/ui/icon-button';
import { NEW_TAB } from '../../shared/ui/locale-link';

/** Others are files, which only the pages of companies with such a profile load. */
const ICONS: Partial<Record<Network, Icon>> = { Facebook, Instagram, Pinterest };

const MASKED = { width: 20, height: 20, backgroundColor: 'currentColor' };

export function SocialLinks() {
  const { t } = useLanguage();
  const { networks } = useBlock('company');
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {networks.map(({ network, profile }) => {
        const Icon = ICONS[network];
        return (
          <li key={network}>
            <IconButton component="a" href={profile} {...NEW_TAB} color="inherit" aria-label={t(network)}>
              {Icon ? (
                <Icon fontSize="small" />
              ) : (
                <Box sx={{ ...MASKED, maskImage: `url(/networks/${network}.svg)` }} />
              )}
            </IconButton>
          </li>
        );
      })}
    </Box>
  );
}
