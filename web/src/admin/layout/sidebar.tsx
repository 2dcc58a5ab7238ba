import HelpOutlined from '@mui/icons-material/HelpOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { type ElementType, useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useMay } from '../session/use-may';
import { useCompany } from '../ui/use-company';
import { DASHBOARD, NAVIGATION_GROUPS, targetOf } from './navigation';

/** 64 units of 4 px. */
export const SIDEBAR_WIDTH = '256px';

interface Props {
  isDesktop: boolean;
  open: boolean;
  onClose: () => void;
}

/** The sidebar is beside the page if there is room, and a drawer on small screens. */
export function Sidebar({ isDesktop, open, onClose }: Props) {
  const { t, language } = useLanguage();
  const { shortName, isSample } = useCompany()[language];
  const may = useMay();
  return (
    <Drawer
      id="sidebar"
      className="no-print"
      variant={isDesktop ? 'persistent' : 'temporary'}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          // The paper of a drawer is a dialog, which needs a label.
          ...(isDesktop && { component: 'aside' }),
          'aria-label': t('Admin Panel'),
          sx: { inlineSize: SIDEBAR_WIDTH },
        },
      }}
    >
      <Box sx={{ paddingInline: 2, paddingBlock: 1 }}>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.5, minBlockSize: '1.5em' }} translate="no">
          {shortName}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.5 }}>
          {t('Admin Panel')}
        </Typography>
      </Box>
      <Divider />
      <Box component="nav" aria-label={t('Main')} sx={{ overflowY: 'auto', flexGrow: 1, paddingBlock: 0.5 }}>
        <List disablePadding>
          <NavigationLink item={DASHBOARD} />
        </List>
        {NAVIGATION_GROUPS.map(({ title, items }) => {
          const shown = items.filter(({ access }) => may(access));
          return shown.length > 0 && <NavigationGroup key={title} title={title} items={shown} />;
        })}
      </Box>
      <Divider />
      <List sx={{ paddingBlock: 0.5 }}>
        <ListItem disablePadding>
          <ListItemButton component="a" href="/" sx={item}>
            <ListItemIcon sx={{ minInlineSize: 40 }}>
              <OpenInNew fontSize="small" />
            </ListItemIcon>
            <ListItemText
              primary={t('Visit Website')}
              secondary={t('Changes show within five minutes')}
              slotProps={{ secondary: { variant: 'caption' } }}
            />
          </ListItemButton>
        </ListItem>
        {/* The item is specified without a target. */}
        {isSample && (
          <ListItem disablePadding>
            <ListItemButton disabled sx={item}>
              <ListItemIcon sx={{ minInlineSize: 40 }}>
                <HelpOutlined fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={t('Help')} />
            </ListItemButton>
          </ListItem>
        )}
      </List>
    </Drawer>
  );
}

/** Items are touch-sized at most, so that all fit a screen of 768 pixels. */
const item = {
  marginInline: 1,
  borderRadius: 1.5,
  minBlockSize: 44,
  paddingBlock: 0,
  '& .MuiListItemText-root': { marginBlock: 0 },
};

function NavigationGroup({ title, items }: (typeof NAVIGATION_GROUPS)[number]) {
  const { t } = useLanguage();
  const titleId = useId();
  return (
    <>
      <ListSubheader
        component="div"
        id={titleId}
        disableSticky
        sx={{ backgroundColor: 'transparent', lineHeight: '1.5rem' }}
      >
        {t(title)}
      </ListSubheader>
      <List disablePadding aria-labelledby={titleId}>
        {items.map((item) => (
          <NavigationLink key={item.path} item={item} />
        ))}
      </List>
    </>
  );
}

function NavigationLink({ item: { title, icon: Icon, badge, ...target } }: { item: typeof DASHBOARD }) {
  const { t } = useLanguage();
  const { isSample } = useCompany().en;
  const path = targetOf(target, isSample);
  // The page of another entry is not this one's.
  const Target: ElementType = path.includes('?') ? Link : NavLink;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Target}
        {...(path === DASHBOARD.path && { end: true })}
        to={path}
        sx={{
          ...item,
          '&.active': { color: 'primary.main', backgroundColor: 'action.selected', fontWeight: 600 },
          '&.active .MuiListItemIcon-root': { color: 'inherit' },
          '@media (forced-colors: active)': { '&.active': { border: '1px solid' } },
        }}
      >
        <ListItemIcon sx={{ minInlineSize: 40 }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={t(title)} slotProps={{ primary: { sx: { fontWeight: 'inherit' } } }} />
        {badge !== undefined && isSample && (
          <Typography component="span" variant="caption" sx={count}>
            {badge}
          </Typography>
        )}
      </ListItemButton>
    </ListItem>
  );
}

const count = {
  paddingInline: 1,
  lineHeight: '24px',
  borderRadius: 12,
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
};
