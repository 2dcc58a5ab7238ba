import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdminLogout } from '../../shared/session/session-mutations';
import { useAdmin } from '../../shared/session/session-queries';
import { IconButton } from '../ui/icon-button';
import { PROFILE } from './navigation';

/** The administrator's menu with the profile and the logout. */
export function UserMenu() {
  const { t, translateIfKnown } = useLanguage();
  const navigate = useNavigate();
  const { data: admin } = useAdmin();
  const logout = useAdminLogout();
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
            {t('Administrator')}
          </Typography>
        </Box>
        <Divider />
        <MenuItem onClick={() => open(PROFILE.path)}>{t('Profile')}</MenuItem>
        <MenuItem onClick={() => open('/admin/settings')}>{t('Settings')}</MenuItem>
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
