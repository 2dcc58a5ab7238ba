import WhatsApp from 'icon:WhatsApp';
import { useEffect } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { LanguageToggle } from '../../shared/ui/language-toggle';
import { LocaleLink, LocaleNavLink } from '../../shared/ui/locale-link';
import { BREAKPOINTS } from '../../shared/ui/theme/tokens';
import { useMediaQuery } from '../ui/use-media-query';
import { ContactLinks } from './contact-links';
import { headerLinkStyle } from './header-style';
import { HEADER_LINKS } from './links';
import { SiteThemeToggle } from './site-theme-toggle';
import { useWhatsapp } from './use-whatsapp';

interface Props {
  id: string;
  onClose: () => void;
  /** Closes before the page of a link is loaded. */
  onNavigate: () => void;
}

// React.lazy takes a module's default export.
/** The menu of small screens, over a page that does not scroll. Its links replace the history entry that Back would close. */
export default function MobileMenu({ id, onClose, onNavigate }: Props) {
  const { t } = useLanguage();
  const chat = useWhatsapp();
  const isHidden = useMediaQuery(`(min-width:${BREAKPOINTS.xl}px)`);
  useEffect(() => {
    if (isHidden) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, [isHidden]);
  return (
    <Box sx={{ display: { xl: 'none' } }}>
      <Box aria-hidden onClick={onClose} sx={backdrop} />
      <Box component="nav" id={id} aria-label={t('Main')} sx={menu}>
        <Box onClick={onNavigate}>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {HEADER_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Box component={LocaleNavLink} to={to} end={to === '/'} replace sx={row}>
                  {t(label)}
                </Box>
              </li>
            ))}
          </Box>
          <Button
            component={LocaleLink}
            to="/contact"
            replace
            variant="contained"
            fullWidth
            sx={{ marginBlock: 1.5 }}
          >
            {t('Get a Quote')}
          </Button>
        </Box>
        <Box sx={contacts}>
          <ContactLinks />
          <Box component="a" href={chat} target="_blank" rel="noopener noreferrer" sx={row}>
            <WhatsApp fontSize="small" />
            {t('WhatsApp chat')}
          </Box>
          <Box sx={choices}>
            <LanguageToggle />
            <SiteThemeToggle />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** Below the bar: over it, the button that closes the menu would be covered. */
const backdrop = {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  blockSize: '100vh',
  backgroundColor: 'rgb(0 0 0 / 0.5)',
};
const menu = {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  // The page does not scroll, so all of the menu fits below the header.
  maxBlockSize: 'calc(100dvh - 65px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: { xs: 2, sm: 3 },
  paddingBlockEnd: 2,
  backgroundColor: 'background.paper',
};
const row = { ...headerLinkStyle, display: 'flex', gap: 1, paddingInline: 0 };
const contacts = {
  paddingBlockStart: 1,
  borderBlockStart: 'thin solid',
  borderColor: 'divider',
  color: 'text.secondary',
};
/** The margin aligns the icons, not their buttons. */
const choices = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInline: -1.5,
};
