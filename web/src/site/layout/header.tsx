import Close from 'icon:Close';
import Menu from 'icon:Menu';
import { unprefixedPath } from '@alnafitha/contract';
import { memo, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { Container } from '../../shared/ui/container';
import { ErrorBoundary } from '../../shared/ui/error-boundary';
import { IconButton } from '../../shared/ui/icon-button';
import { LanguageToggle } from '../../shared/ui/language-toggle';
import { LocaleLink, LocaleNavLink } from '../../shared/ui/locale-link';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { usePageLocation } from '../ui/page-location';
import { useEscape } from '../ui/use-escape';
import { useScrolledPast } from '../ui/use-scrolled-past';
import { Brand } from './brand';
import { ContactLinks } from './contact-links';
import { HEADER_HEIGHT, headerLinkStyle, TOP_BAR_HEIGHT } from './header-style';
import { useHeaderLinks } from './links';
import { ServicesMenu } from './services-menu';
import { SiteThemeToggle } from './site-theme-toggle';

const MainNavigation = memo(function MainNavigation() {
  const { t } = useLanguage();
  const links = useHeaderLinks();
  return (
    <Box component="nav" aria-label={t('Main')} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Box component="ul" sx={{ display: 'flex' }}>
        {links.map(({ to, text }) =>
          to === '/services' ? (
            <ServicesMenu key={to} title={text} />
          ) : (
            <li key={to}>
              <Box component={LocaleNavLink} to={to} end={to === '/'} sx={headerLinkStyle}>
                {bidiText(text)}
              </Box>
            </li>
          ),
        )}
      </Box>
    </Box>
  );
});

const MobileMenu = retryableLazy(() => import('./mobile-menu'));

export function Header() {
  const { t } = useLanguage();
  const { key } = useLocation();
  /** Key of the location where the menu was opened, so that any navigation closes it. */
  const [openAt, setOpenAt] = useState<string>();
  const isMenuOpen = openAt === key;
  const bar = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isScrolled = useScrolledPast(TOP_BAR_HEIGHT);
  const isOverHero =
    unprefixedPath(usePageLocation().location.pathname) === '/' && !isScrolled && !isMenuOpen;
  useEffect(() => {
    const onPopState = () => setOpenAt(undefined);
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const open = () => {
    // Back closes the menu. The entry repeats the router's state: a new location would scroll the home page.
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
  // An Arabic page brings the texts that the server looks up, so it looks up both.
  const [openLabel, closeLabel] = [t('Open menu'), t('Close menu')];
  return (
    // The element generates no box, within which the bar would stick and scroll away.
    <Box component="header" className="no-print" sx={{ display: 'contents' }}>
      <TopBar isOverHero={isOverHero} />
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
        <Container maxWidth="xl" sx={row}>
          <Brand isShortOnPhones isOnDark={isOverHero} />
          <MainNavigation />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 1.5 } }}>
            <Box sx={{ display: { lg: 'none' } }}>
              <LanguageToggle isShort />
            </Box>
            <Button
              component={LocaleLink}
              to="/contact"
              {...(isOverHero ? { variant: 'outlined', color: 'inherit' } : { variant: 'contained' })}
              // The menu has one, too.
              sx={[quoteButton, isMenuOpen && { display: { xs: 'none', lg: 'inline-flex' } }]}
            >
              {t('Get a Quote')}
            </Button>
            <IconButton
              ref={menuButton}
              aria-label={isMenuOpen ? closeLabel : openLabel}
              aria-expanded={isMenuOpen}
              aria-controls="mobile-menu"
              onClick={isMenuOpen ? close : open}
              // The margin aligns the icon, not its button.
              sx={{ display: { lg: 'none' }, color: 'inherit', marginInlineEnd: '-10px' }}
            >
              {isMenuOpen ? <Close /> : <Menu />}
            </IconButton>
          </Box>
        </Container>
        {isMenuOpen && (
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <MobileMenu id="mobile-menu" onNavigate={() => startTransition(() => setOpenAt(undefined))} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Box>
    </Box>
  );
}

/** Contacts, language and theme; on small screens the menu has contacts and theme. */
const TopBar = memo(function TopBar({ isOverHero }: { isOverHero: boolean }) {
  return (
    <Box
      sx={[topBar, isOverHero ? { ...overHero, background: SHADE } : { ...solid, color: 'text.secondary' }]}
    >
      <Container maxWidth="xl" sx={topRow}>
        <ContactLinks />
        <LanguageToggle />
        <SiteThemeToggle />
      </Container>
    </Box>
  );
});

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Only letters larger than usual need a second row.
  '@media (max-width: 17em)': { flexWrap: 'wrap' },
  '& > a': { flex: '1 1 0', maxInlineSize: 'max-content' },
  gap: { xs: 1, md: 2 },
  minBlockSize: HEADER_HEIGHT - 1,
};
const topBar = {
  display: { xs: 'none', lg: 'block' },
  // The hero is positioned too.
  position: 'relative',
  zIndex: 'appBar',
  borderBlockEnd: '1px solid',
};
const topRow = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  minBlockSize: TOP_BAR_HEIGHT - 1,
  '& a, & button': {
    minHeight: TOP_BAR_HEIGHT - 1,
    // The padding keeps room for the focus ring, which the header would cover.
    padding: '0 6px',
    fontSize: '0.8125rem',
    outlineOffset: -2,
  },
  // Social links, followed by the toggles.
  '& > div': { marginInlineStart: 'auto' },
  // The margin aligns the first text and the last icon, not their boxes.
  '& > a:first-of-type': { marginInlineStart: '-6px' },
  '& > :last-child': { marginInlineEnd: -1.5 },
};
/** Lies over the image; white text stands out from it even on white. */
const SHADE = 'rgb(6 24 31 / 0.6)';
const solid = { color: 'text.primary', backgroundColor: 'background.paper', borderColor: 'divider' };
const overHero = {
  color: '#fff',
  borderColor: 'rgb(255 255 255 / 0.2)',
  background: `linear-gradient(${SHADE}, rgb(6 24 31 / 0.2))`,
};
const quoteButton = {
  whiteSpace: { lg: 'nowrap' },
  paddingInline: { xs: '11px', sm: '15px' },
};
