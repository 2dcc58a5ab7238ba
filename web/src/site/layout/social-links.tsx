import Facebook from 'icon:Facebook';
import Instagram from 'icon:Instagram';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { Box } from '../../shared/ui/box';
import { createIcon } from '../../shared/ui/icon';
import { IconButton } from '../../shared/ui/icon-button';
import { NEW_TAB } from '../../shared/ui/locale-link';

const Snapchat = createIcon(
  <path d="M12 3c-3 0-4.9 2.2-4.9 5v1.7c-.5.2-1.1-.1-1.5.1-.6.4-.3 1.2 1.3 1.9-.3 1.6-1.5 3.1-3.1 3.6-.6.2-.5.8 0 1 .7.3 1.4.4 1.7.7.2.3 0 .9.6 1 .7.1 1.5-.2 2.4.1 1 .4 1.8 1.5 3.5 1.5s2.5-1.1 3.5-1.5c.9-.3 1.7 0 2.4-.1.6-.1.4-.7.6-1 .3-.3 1-.4 1.7-.7.5-.2.6-.8 0-1-1.6-.5-2.8-2-3.1-3.6 1.6-.7 1.9-1.5 1.3-1.9-.4-.2-1 .1-1.5-.1V8c0-2.8-1.9-5-4.9-5Z" />,
);

const networks = [
  ['Facebook', 'facebook', Facebook],
  ['Instagram', 'instagram', Instagram],
  ['Snapchat', 'snapchat', Snapchat],
] as const;

export function SocialLinks() {
  const { t } = useLanguage();
  const company = useBlock('company');
  return (
    <Box component="ul" sx={{ display: 'flex' }}>
      {networks.map(
        ([name, field, Icon]) =>
          company[field] && (
            <li key={name}>
              <IconButton
                component="a"
                href={company[field]}
                {...NEW_TAB}
                color="inherit"
                aria-label={t(name)}
              >
                <Icon fontSize="small" />
              </IconButton>
            </li>
          ),
      )}
    </Box>
  );
}
