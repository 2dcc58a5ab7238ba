import { NavLink } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { HEADER_LINKS } from './links';
import { ServicesMenu } from './services-menu';

/** How a link of the header looks; the active route is underlined and coloured. */
export const headerLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 1.25,
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: '0.95rem',
  borderRadius: 1,
  '&:hover': { color: 'primary.main' },
  '&.active': {
    color: 'primary.main',
    textDecoration: 'underline',
    textUnderlineOffset: '0.5em',
    textDecorationThickness: 2,
  },
} as const;

/** The header's links on wide screens. */
export function MainNavigation() {
  const { t } = useLanguage();
  return (
    <Box component="nav" aria-label={t('Main')} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Box component="ul" sx={{ display: 'flex', listStyle: 'none', margin: 0, padding: 0 }}>
        {HEADER_LINKS.map(({ to, label }) =>
          to === '/services' ? (
            <ServicesMenu key={to} />
          ) : (
            <li key={to}>
              <Box component={NavLink} to={to} end={to === '/'} sx={headerLinkStyle}>
                {t(label)}
              </Box>
            </li>
          ),
        )}
      </Box>
    </Box>
  );
}
