import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { LocaleNavLink } from '../../shared/ui/locale-link';
import { headerLinkStyle } from './header-style';
import { HEADER_LINKS } from './links';
import { ServicesMenu } from './services-menu';

/** The header's links on wide screens. */
export function MainNavigation() {
  const { t } = useLanguage();
  return (
    <Box component="nav" aria-label={t('Main')} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Box component="ul" sx={{ display: 'flex' }}>
        {HEADER_LINKS.map(({ to, label }) =>
          to === '/services' ? (
            <ServicesMenu key={to} />
          ) : (
            <li key={to}>
              <Box component={LocaleNavLink} to={to} end={to === '/'} sx={headerLinkStyle}>
                {t(label)}
              </Box>
            </li>
          ),
        )}
      </Box>
    </Box>
  );
}
