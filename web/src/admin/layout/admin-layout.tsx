import { type Access, ADMIN_ERROR_MESSAGES } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { PageHead } from '../../shared/ui/page-head';
import { SkipLink } from '../../shared/ui/skip-link';
import { TranslatingOverlay } from '../../shared/ui/translating-overlay';
import { useMay, useRoleRefresh } from '../session/use-may';
import { LoadedPage } from '../ui/loaded-page';
import type { PageHeading } from '../ui/use-dialog-focus';
import { pageAt } from './navigation';
import { SIDEBAR_WIDTH, Sidebar } from './sidebar';
import { TopBar } from './top-bar';

export function AdminLayout() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const { breakpoints } = useTheme();
  const isDesktop = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const [isOpenBeside, setOpenBeside] = useState(true);
  // Navigation closes the sidebar on a small screen.
  const [openedOver, setOpenedOver] = useState<string | null>(null);
  const isOpen = isDesktop ? isOpenBeside : openedOver === pathname;
  // The press is painted before the drawer is rendered.
  const setOpen = (open: boolean) =>
    startTransition(() => (isDesktop ? setOpenBeside(open) : setOpenedOver(open ? pathname : null)));
  useRoleRefresh();
  const page = pageAt(pathname);
  const title = t(page.title);
  const heading: PageHeading = useRef(null);

  return (
    <Box sx={{ display: 'flex', minBlockSize: '100dvh' }}>
      <PageHead title={title} />
      <SkipLink label={t('Skip to content')} />
      <Sidebar isDesktop={isDesktop} open={isOpen} onClose={() => setOpen(false)} />
      <Box
        sx={{
          flexGrow: 1,
          minInlineSize: 0,
          display: 'flex',
          flexDirection: 'column',
          marginInlineStart: isDesktop && isOpen ? SIDEBAR_WIDTH : 0,
          '@media print': { marginInlineStart: 0 },
        }}
      >
        <TopBar
          title={title}
          heading={heading}
          hasSearchBox={!page.hasSearch}
          isSidebarOpen={isOpen}
          onToggleSidebar={() => setOpen(!isOpen)}
        />
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{ flexGrow: 1, padding: { xs: 2, md: 3 }, outline: 'none' }}
        >
          <LoadedPage>
            <AllowedPage key={page.title} access={page.access}>
              <Outlet context={heading} />
            </AllowedPage>
          </LoadedPage>
        </Box>
      </Box>
      <TranslatingOverlay />
    </Box>
  );
}

/** A page that is open stays when its reader's role is changed, with what is typed there; its next request is refused. */
function AllowedPage({ access, children }: { access: Access; children: ReactNode }) {
  const { translateIfKnown } = useLanguage();
  const isAllowed = useMay()(access);
  const [wasAllowed] = useState(isAllowed);
  if (isAllowed || wasAllowed) return children;
  return <Typography role="status">{translateIfKnown(ADMIN_ERROR_MESSAGES.roleRejected)}</Typography>;
}
