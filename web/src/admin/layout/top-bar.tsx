import DarkMode from 'icon:DarkMode';
import LightMode from 'icon:LightMode';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdminLogout } from '../../shared/session/session-mutations';
import { useAdmin } from '../../shared/session/session-queries';
import { HAIRLINE } from '../../shared/ui/hairline';
import { LanguageToggle } from '../../shared/ui/language-toggle';
import { SearchField } from '../../shared/ui/search-field';
import { ROLE_NAMES } from '../session/role-names';
import { useMay } from '../session/use-may';
import { IconButton } from '../ui/icon-button';
import type { PageHeading } from '../ui/use-dialog-focus';
import { ACTIVITY, PEOPLE, PROFILE, SETTINGS } from './navigation';

function UserMenu() {
  const { t, translateIfKnown } = useLanguage();
  const navigate = useNavigate();
  const { data: admin } = useAdmin();
  const logout = useAdminLogout();
  const may = useMay();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = translateIfKnown(admin?.name || 'Administrator');
  const close = () => setAnchor(null);
  const open = (path: string) => {
    close();
    navigate(path);
  };

  return (
    <>
      <IconButton
        label={t('User menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box sx={initial}>{name.slice(0, 1).toUpperCase()}</Box>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ root: { role: 'region', 'aria-label': t('User menu') } }}
      >
        <Box sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>
            <bdi>{name}</bdi>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(ROLE_NAMES[admin?.role ?? 'administrator'])}
          </Typography>
        </Box>
        <Divider />
        {[PROFILE, PEOPLE, ACTIVITY, SETTINGS]
          .filter(({ access }) => may(access))
          .map(({ path, title }) => (
            <MenuItem key={path} onClick={() => open(path)}>
              {t(title)}
            </MenuItem>
          ))}
        <MenuItem disabled={logout.isPending} onClick={() => logout.mutate()}>
          {t('Logout')}
        </MenuItem>
      </Menu>
    </>
  );
}

const initial = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: '50%',
  fontSize: 14,
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
};

function AdminThemeToggle() {
  const { t } = useLanguage();
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  return (
    <IconButton
      color="inherit"
      label={isDark ? t('Switch to light theme') : t('Switch to dark theme')}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
    </IconButton>
  );
}

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

/** The field is specified without an effect: it accepts text but does not search. */
function SearchBox() {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  return <SearchField label={t('Search...')} value={text} onChange={setText} />;
}
