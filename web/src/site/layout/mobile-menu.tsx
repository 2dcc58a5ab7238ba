import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { LocaleLink, LocaleNavLink } from '../../shared/ui/locale-link';
import { headerLinkStyle } from './header-link-style';
import { HEADER_LINKS } from './links';
import { SiteThemeToggle } from './site-theme-toggle';
import { SocialLinks } from './social-links';

interface Props {
  id: string;
  onClose: () => void;
}

/** The menu of small screens; closes when a link is chosen. */
export function MobileMenu({ id, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <Box
      component="nav"
      id={id}
      aria-label={t('Main')}
      sx={{
        display: { lg: 'none' },
        maxBlockSize: 'min(500px, calc(100dvh - 64px))',
        overflowY: 'auto',
        paddingInline: 2,
        paddingBlockEnd: 2,
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {HEADER_LINKS.map(({ to, label }) => (
          <li key={to}>
            <Box
              component={LocaleNavLink}
              to={to}
              end={to === '/'}
              onClick={onClose}
              sx={{ ...headerLinkStyle, display: 'flex' }}
            >
              {t(label)}
            </Box>
          </li>
        ))}
      </Box>
      <Button
        component={LocaleLink}
        to="/contact"
        onClick={onClose}
        variant="contained"
        fullWidth
        sx={{ marginBlock: 1.5 }}
      >
        {t('Get a Quote')}
      </Button>
      <Box
        sx={{
          borderBlockStart: 'thin solid',
          borderColor: 'divider',
          display: { xs: 'flex', md: 'none' },
          justifyContent: 'space-between',
          paddingBlockStart: 1,
          color: 'text.secondary',
        }}
      >
        <SocialLinks />
        <SiteThemeToggle />
      </Box>
    </Box>
  );
}
