import Close from 'icon:Close';
import Menu from 'icon:Menu';
import Phone from 'icon:Phone';
import { COMPANY, telephoneLink } from '@alnafitha/contract';
import { useRef, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { Container } from '../../shared/ui/container';
import { IconButton } from '../../shared/ui/icon-button';
import { LanguageToggle } from '../../shared/ui/language-toggle';
import { LocaleLink } from '../../shared/ui/locale-link';
import { useEscape } from '../ui/use-escape';
import { useScrolledPast } from '../ui/use-scrolled-past';
import { Brand } from './brand';
import { MainNavigation } from './main-navigation';
import { MobileMenu } from './mobile-menu';
import { TopBar } from './top-bar';

export function Header() {
  const { t } = useLanguage();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isScrolled = useScrolledPast(8);
  useEscape(isMenuOpen, () => {
    if (bar.current?.contains(document.activeElement)) menuButton.current?.focus();
    setMenuOpen(false);
  });
  return (
    // Generates no box: the bar would stick within it and scroll away with it.
    <Box component="header" className="no-print" sx={{ display: 'contents' }}>
      <TopBar />
      <Box
        ref={bar}
        sx={{
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 'appBar',
          color: 'text.primary',
          backgroundColor: 'background.paper',
          borderBlockEnd: '1px solid',
          borderColor: isScrolled ? 'transparent' : 'divider',
          boxShadow: isScrolled ? 4 : 0,
          transition: 'box-shadow 0.2s',
        }}
      >
        <Container maxWidth="xl">
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: { xs: 1, md: 2 },
              minBlockSize: { xs: 64, lg: 76 },
            }}
          >
            <Brand isShortOnPhones />
            <MainNavigation />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: { sm: 0.5 }, flexShrink: 0 }}>
              {/* On wide screens these are in the top bar. */}
              <Box sx={{ display: { xs: 'flex', md: 'none' } }}>
                <LanguageToggle isShort />
                <IconButton
                  component="a"
                  href={telephoneLink(COMPANY.phones[0])}
                  aria-label={t('Call {phone}', { phone: COMPANY.phones[0] })}
                >
                  <Phone />
                </IconButton>
              </Box>
              <Button component={LocaleLink} to="/contact" variant="contained" sx={quoteButton}>
                {t('Get a Quote')}
              </Button>
              <IconButton
                ref={menuButton}
                aria-label={isMenuOpen ? t('Close menu') : t('Open menu')}
                aria-expanded={isMenuOpen}
                aria-controls="mobile-menu"
                onClick={() => setMenuOpen(!isMenuOpen)}
                sx={{ display: { lg: 'none' } }}
              >
                {isMenuOpen ? <Close /> : <Menu />}
              </IconButton>
            </Box>
          </Box>
        </Container>
        {isMenuOpen && <MobileMenu id="mobile-menu" onClose={() => setMenuOpen(false)} />}
      </Box>
    </Box>
  );
}

/** Hidden at `lg`, where the navigation needs the space. */
const quoteButton = {
  display: { xs: 'inline-flex', lg: 'none', xl: 'inline-flex' },
  whiteSpace: 'nowrap',
  paddingInline: { xs: '11px', sm: '15px' },
};
