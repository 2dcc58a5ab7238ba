import Facebook from 'icon:Facebook';
import Instagram from 'icon:Instagram';
import Pinterest from 'icon:Pinterest';
import type { Network } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { Box } from '../../shared/ui/box';
import { createIcon, type Icon } from '../../shared/ui/icon';
import { IconButton } from '../../shared/ui/icon-button';
import { NEW_TAB } from '../../shared/ui/locale-link';

const drawn = (d: string) => createIcon(<path d={d} />);

const ICONS: Readonly<Record<Network, Icon>> = {
  Facebook,
  Instagram,
  Pinterest,
  Snapchat: drawn(
    'M12 3c-3 0-4.9 2.2-4.9 5v1.7c-.5.2-1.1-.1-1.5.1-.6.4-.3 1.2 1.3 1.9-.3 1.6-1.5 3.1-3.1 3.6-.6.2-.5.8 0 1 .7.3 1.4.4 1.7.7.2.3 0 .9.6 1 .7.1 1.5-.2 2.4.1 1 .4 1.8 1.5 3.5 1.5s2.5-1.1 3.5-1.5c.9-.3 1.7 0 2.4-.1.6-.1.4-.7.6-1 .3-.3 1-.4 1.7-.7.5-.2.6-.8 0-1-1.6-.5-2.8-2-3.1-3.6 1.6-.7 1.9-1.5 1.3-1.9-.4-.2-1 .1-1.5-.1V8c0-2.8-1.9-5-4.9-5Z',
  ),
  TikTok: drawn('M13 3h3c.3 2.3 1.7 3.8 4 4v3c-1.5 0-2.9-.5-4-1.3V15a6 6 0 1 1-7-5.9v3.1A3 3 0 1 0 13 15Z'),
  X: drawn(
    'M3 3h5.5l4.2 5.7L17.7 3H20l-6.2 7.2L21.5 21H16l-4.7-6.4L5.8 21H3.5l6.7-7.8Zm3 1.7L16.8 19.3h1.7L7.7 4.7Z',
  ),
  YouTube: drawn('M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 4v6l5-3Z'),
  LinkedIn: drawn(
    'M4 9h4v11H4ZM6 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm4.5 6h3.8v1.5c.6-1 1.8-1.8 3.5-1.8 3 0 4.2 2 4.2 5V20h-4v-5.6c0-1.5-.5-2.4-1.8-2.4s-1.7.9-1.7 2.4V20h-4Z',
  ),
  Threads: createIcon(
    <path
      d="M18.5 8.5C17.8 5.5 15.5 4 12.3 4 8 4 5.5 7 5.5 12s2.5 8 6.8 8c3.4 0 5.7-1.7 5.7-4.3 0-2.9-2.6-4.2-5.6-4.2-2.1 0-3.5.9-3.5 2.4 0 1.4 1.2 2.2 2.8 2.2 2.5 0 3.5-1.8 3.5-4.3S14 8 12 8c-1.3 0-2.2.5-2.8 1.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />,
  ),
  Telegram: drawn('M2 11.5 21.5 4l-3 16-6-4.3-3 2.8-.8-5.2L16 8.3 6.5 13Z'),
};

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
              <Icon fontSize="small" />
            </IconButton>
          </li>
        );
      })}
    </Box>
  );
}
