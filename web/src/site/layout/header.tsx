import Close from 'icon:Close';
import Menu from 'icon:Menu';
import { unprefixedPath } from '@alnafitha/contract';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { Container } from '../../shared/ui/container';
import { ErrorBoundary } from '../../shared/ui/error-boundary';
import { IconButton } from '../../shared/ui/icon-button';
import { LanguageToggle } from '../../shared/ui/language-toggle';
import { LocaleLink } from '../../shared/ui/locale-link';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { usePageLocation } from '../ui/page-location';
import { useEscape } from '../ui/use-escape';
import { useScrolledPast } from '../ui/use-scrolled-past';
import { Brand } from './brand';
import { ContactMenu } from './contact-menu';
import { HEADER_HEIGHT } from './header-style';
import { MainNavigation } from './main-navigation';
import { SiteThemeToggle } from './site-theme-toggle';

const MobileMenu = retryableLazy(() => import('./mobile-menu'));

export function Header() {
  const { t } = useLanguage();
  const { key } = useLocation();
  /** The key of the location where the menu was opened: the menu closes with another page, whichever way it was reached. */
  const [openAt, setOpenAt] = useState<string>();
  const isMenuOpen = openAt === key;
  const bar = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isScrolled = useScrolledPast(8);
  const isOverHero =
    unprefixedPath(usePageLocation().location.pathname) === '/' && !isScrolled && !isMenuOpen;
  useEffect(() => {
    const onPopState = () => setOpenAt(undefined);
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const open = () => {
    // Back returns from this entry. It repeats the router's state: a location of its own would scroll the home page to its top.
    history.pushState(history.state, '');
    setOpenAt(key);
  };
  const close = () => {
    setOpenAt(undefined);
    history.back();
  };
  useEscape(isMenuOpen, () => {
    if (bar.current?.contains(document.activeElement)) menuButton.current?.focus();
    close();
  });
  return (
    // Generates no box: the bar would stick within it and scroll away with it.
    <Box component="header" className="no-print" sx={{ display: 'contents' }}>
      <Box
        ref={bar}
        sx={{
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 'appBar',
          borderBlockEnd: '1px solid',
          ...(isOverHero ? overHero : solid),
          boxShadow: isScrolled ? 4 : 0,
          transition: 'box-shadow 0.2s, background-color 0.2s',
        }}
      >
        <Container maxWidth="xl">
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: { xs: 1, md: 2 },
              minBlockSize: HEADER_HEIGHT,
            }}
          >
            <Brand isShortOnPhones />
            <MainNavigation />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 1.5 }, flexShrink: 0 }}>
              <LanguageToggle isShort />
              {/* Below this width they are in the menu. */}
              <Box sx={{ display: { xs: 'none', xl: 'flex' } }}>
                <SiteThemeToggle />
                <ContactMenu />
              </Box>
              <Button
                component={LocaleLink}
                to="/contact"
                {...(isOverHero ? { variant: 'outlined', color: 'inherit' } : { variant: 'contained' })}
                sx={quoteButton}
              >
                {t('Get a Quote')}
              </Button>
              <IconButton
                ref={menuButton}
                aria-label={isMenuOpen ? t('Close menu') : t('Open menu')}
                aria-expanded={isMenuOpen}
                aria-controls="mobile-menu"
                onClick={isMenuOpen ? close : open}
                // The margin aligns the icon, not its button.
                sx={{ display: { xl: 'none' }, color: 'inherit', marginInlineEnd: '-10px' }}
              >
                {isMenuOpen ? <Close /> : <Menu />}
              </IconButton>
            </Box>
          </Box>
        </Container>
        {isMenuOpen && (
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <MobileMenu id="mobile-menu" onNavigate={() => setOpenAt(undefined)} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Box>
    </Box>
  );
}

const solid = { color: 'text.primary', backgroundColor: 'background.paper', borderColor: 'divider' };
const overHero = {
  color: '#fff',
  borderColor: 'rgb(255 255 255 / 0.2)',
  // Over the picture.
  background: 'linear-gradient(rgb(6 24 31 / 0.6), rgb(6 24 31 / 0.2))',
};
const quoteButton = {
  whiteSpace: 'nowrap',
  paddingInline: { xs: '11px', sm: '15px' },
};
