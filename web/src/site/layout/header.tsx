import Close from 'icon:Close';
import Menu from 'icon:Menu';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../language/language-context';
import { LanguageToggle } from '../../language/language-toggle';
import { Box } from '../../ui/box';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { IconButton } from '../../ui/icon-button';
import { useScrolledPast } from '../../ui/use-scrolled-past';
import { Brand } from './brand';
import { MainNavigation } from './main-navigation';
import { MobileMenu } from './mobile-menu';
import { TopBar } from './top-bar';

export function Header() {
  const { t } = useLanguage();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isScrolled = useScrolledPast(8);
  return (
    // Without a box of its own: the bar would stick to it and leave the screen with it.
    <Box component="header" sx={{ display: 'contents' }}>
      <TopBar />
      <Box
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
              gap: 2,
              minBlockSize: { xs: 64, lg: 76 },
            }}
          >
            <Brand />
            <MainNavigation />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexShrink: 0 }}>
              <Box sx={{ display: { md: 'none' } }}>
                <LanguageToggle />
              </Box>
              <Button
                component={Link}
                to="/contact"
                variant="contained"
                sx={{ display: { xs: 'none', xl: 'inline-flex' } }}
              >
                {t('Get a Quote')}
              </Button>
              <IconButton
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
