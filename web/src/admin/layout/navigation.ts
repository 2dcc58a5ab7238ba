import type { Access } from '@alnafitha/contract';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SlideshowOutlined from '@mui/icons-material/SlideshowOutlined';
import StarBorder from '@mui/icons-material/StarBorder';
import Translate from '@mui/icons-material/Translate';
import WebOutlined from '@mui/icons-material/WebOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { matchPath } from 'react-router-dom';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

/** The fixed badge of the Messages entry, as specified until notifications exist. */
const MESSAGES_BADGE = 3;

interface NavigationItem {
  path: string;
  access: Access;
  title: PlainTranslationKey;
  icon: typeof SvgIcon;
  /** Of the sample, as specified. */
  badge?: number;
  /** Where an own company's site is edited, instead of the sample's placeholder. */
  editor?: string;
  /** Path segment of a dialog with its own URL. */
  dialog?: 'new' | 'upload' | ':id' | ':kind/:id';
  /** Pages with a search field hide that of the top bar. */
  hasSearch?: true;
}

export const DASHBOARD: NavigationItem = {
  path: '/admin',
  access: 'panel',
  title: 'Dashboard',
  icon: DashboardOutlined,
};

/** The user menu leads to this page, not the sidebar. */
export const PROFILE: Omit<NavigationItem, 'icon'> = {
  path: '/admin/profile',
  access: 'panel',
  title: 'Profile',
};

/** The user menu and the dashboard lead to these. */
export const PEOPLE: Omit<NavigationItem, 'icon'> = {
  path: '/admin/people',
  access: 'admin',
  title: 'People',
};

export const ACTIVITY: Omit<NavigationItem, 'icon'> = {
  path: '/admin/activity',
  access: 'admin',
  title: 'Activity',
};

/** Its entry opens the list of texts; `?block=hero` opens one of them. */
export const WEBSITE: NavigationItem = {
  path: '/admin/website',
  access: 'content',
  title: 'Website',
  icon: WebOutlined,
};

export const SETTINGS: NavigationItem = {
  path: '/admin/settings',
  access: 'admin',
  title: 'Settings',
  icon: SettingsOutlined,
};

/** The entry of the sidebar is a placeholder that leads to this page. */
export const TESTIMONIALS: Omit<NavigationItem, 'icon'> = {
  path: '/admin/website/testimonials',
  access: 'content',
  title: 'Testimonials',
  dialog: 'new',
};

export const NAVIGATION_GROUPS: readonly { title: PlainTranslationKey; items: readonly NavigationItem[] }[] =
  [
    {
      title: 'Content Management',
      items: [
        {
          path: '/admin/blog-posts',
          access: 'content',
          title: 'Blog Posts',
          icon: ArticleOutlined,
          dialog: 'new',
          hasSearch: true,
        },
        { path: '/admin/projects', access: 'content', title: 'Projects', icon: WorkOutlined, dialog: 'new' },
        { path: '/admin/services', access: 'content', title: 'Services', icon: BuildOutlined, dialog: 'new' },
        WEBSITE,
        {
          path: '/admin/hero-sliders',
          access: 'content',
          title: 'Hero Sliders',
          icon: SlideshowOutlined,
          editor: `${WEBSITE.path}?block=hero`,
        },
        {
          path: '/admin/translations',
          access: 'content',
          title: 'Translations',
          icon: Translate,
          dialog: ':kind/:id',
        },
      ],
    },
    {
      title: 'Engagement',
      items: [
        {
          path: '/admin/testimonials',
          access: 'content',
          title: 'Testimonials',
          icon: StarBorder,
          editor: TESTIMONIALS.path,
        },
        {
          path: '/admin/messages',
          access: 'desk',
          title: 'Messages',
          icon: MailOutlined,
          badge: MESSAGES_BADGE,
          dialog: ':id',
          hasSearch: true,
        },
      ],
    },
    {
      title: 'Media',
      items: [
        {
          path: '/admin/images',
          access: 'content',
          title: 'Image Gallery',
          icon: ImageOutlined,
          dialog: 'upload',
          hasSearch: true,
        },
      ],
    },
    { title: 'System', items: [SETTINGS] },
  ];

/** Where an entry leads to. */
export function targetOf(
  { path, editor }: Pick<NavigationItem, 'path' | 'editor'>,
  isSample: boolean,
): string {
  return isSample ? path : (editor ?? path);
}

/** A dialog with its own URL keeps the title and search field of its list. */
export function pageAt(pathname: string): Pick<NavigationItem, 'access' | 'title' | 'hasSearch'> {
  const items = [
    DASHBOARD,
    PROFILE,
    PEOPLE,
    ACTIVITY,
    TESTIMONIALS,
    ...NAVIGATION_GROUPS.flatMap((group) => group.items),
  ];
  const item = items.find(
    ({ path, dialog }) =>
      matchPath(path, pathname) ?? (dialog !== undefined && matchPath(`${path}/${dialog}`, pathname)),
  );
  return item ?? { access: 'panel', title: 'Admin Panel' };
}
