import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { HAIRLINE } from '../../shared/ui/hairline';
import { LanguageToggle } from '../../shared/ui/language-toggle';
import { SearchField } from '../../shared/ui/search-field';
import { IconButton } from '../ui/icon-button';
import type { PageHeading } from '../ui/use-focus-after-dialog';
import { AdminThemeToggle } from './admin-theme-toggle';
import { UserMenu } from './user-menu';

interface Props {
  title: string;
  heading: PageHeading;
  hasSearchBox: boolean;
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
}

export function TopBar({ title, heading, hasSearchBox, isSidebarOpen, onToggleSidebar }: Props) {
  const { t } = useLanguage();
  return (
    <AppBar
      className="no-print"
      position="sticky"
      color="default"
      elevation={0}
      sx={{ backgroundColor: 'background.paper', borderBlockEnd: HAIRLINE }}
    >
      <Toolbar sx={{ gap: { xs: 0.5, md: 2 }, paddingInline: { xs: 1, md: 2 } }}>
        <IconButton
          label={isSidebarOpen ? t('Close menu') : t('Open menu')}
          aria-expanded={isSidebarOpen}
          onClick={onToggleSidebar}
        >
          <MenuIcon />
        </IconButton>
        <Typography
          ref={heading}
          variant="h1"
          tabIndex={-1}
          noWrap
          // `noWrap` clips descenders at the line height of headings.
          sx={{ fontSize: { xs: '1.1rem', md: '1.3rem' }, lineHeight: 1.5, flexGrow: 1 }}
        >
          {title}
        </Typography>
        {hasSearchBox && (
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <SearchBox />
          </Box>
        )}
        <LanguageToggle />
        <AdminThemeToggle />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
}

/** Specified without an effect: it accepts text but does not search. */
function SearchBox() {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  return <SearchField label={t('Search...')} value={text} onChange={setText} />;
}
