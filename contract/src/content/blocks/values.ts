import type { SitePath } from '../../routes';

export const SITE_PATH = '/api/site';

/** In the order of the site. Each is a document of the same id. */
export const BLOCK_IDS = [
  'company',
  'hours',
  'hero',
  'story',
  'custom',
  'trust',
  'questions',
  'chairman',
  'portfolio',
  'testimonials',
  'blog',
  'pages',
  'categories',
  'terms',
  'look',
] as const;
export type BlockId = (typeof BLOCK_IDS)[number];

/** Keys of translations, in the panel's lists. */
export const BLOCK_TITLES = {
  company: 'Company and contact',
  hours: 'Opening hours',
  hero: 'Home page',
  story: 'About page',
  custom: 'Services page',
  trust: 'Certificates and warranty',
  questions: 'Contact page',
  chairman: "Chairman's Message",
  portfolio: 'Portfolio page',
  testimonials: 'Testimonials page',
  blog: 'Blog page',
  pages: 'Pages and menu',
  categories: 'Categories',
  terms: 'Terms of service',
  look: 'Colours and fonts',
} as const satisfies Record<BlockId, string>;

/** A page that shows the block. */
export const BLOCK_PAGES = {
  company: '/contact',
  hours: '/contact',
  hero: '/',
  story: '/about',
  custom: '/services',
  trust: '/about',
  questions: '/contact',
  chairman: '/chairman',
  portfolio: '/portfolio',
  testimonials: '/testimonials',
  blog: '/blog',
  pages: '/sitemap',
  categories: '/portfolio',
  terms: '/terms',
  look: '/',
} as const satisfies Record<BlockId, string>;

/** The pages of menus, with the keys of their names. */
export const PAGE_NAMES = {
  '/': 'Home',
  '/about': 'About',
  '/services': 'Services',
  '/portfolio': 'Portfolio',
  '/testimonials': 'Testimonials',
  '/blog': 'Blog',
  '/contact': 'Contact',
  '/chairman': "Chairman's Message",
} as const satisfies Partial<Record<SitePath, string>>;
export type MenuPath = keyof typeof PAGE_NAMES;

/** The sections of the home page below the slides, with the keys of their names. */
export const HOME_SECTIONS = {
  about: 'About us',
  services: 'Services',
  portfolio: 'Portfolio',
  testimonials: 'Testimonials',
  statistics: 'Statistics',
  'call-to-action': 'Call to action',
  contact: 'Contact',
} as const;
export type HomeSection = keyof typeof HOME_SECTIONS;

/** The pages that a company can do without. */
export const HIDEABLE_PAGES: readonly MenuPath[] = ['/portfolio', '/testimonials', '/blog', '/chairman'];

/** Whether visitors see the page of a path or link: itself, or the one that lists it. */
export function isPageShown(
  pages: readonly { readonly page: MenuPath; readonly isHidden: boolean }[],
  path: string,
): boolean {
  const [section] = /^\/[^/?#]*/.exec(path) ?? [];
  return !pages.some(({ page, isHidden }) => isHidden && page === section);
}

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Those that companies in Qatar use. */
export const NETWORKS = [
  'Instagram',
  'Facebook',
  'Snapchat',
  'TikTok',
  'X',
  'YouTube',
  'LinkedIn',
  'Threads',
  'Telegram',
  'Pinterest',
] as const;
export type Network = (typeof NETWORKS)[number];

/** The country's box, in degrees. */
export const QATAR = { south: 24.4, north: 26.3, west: 50.7, east: 51.8 } as const;

/** The URL of a PDF that a block links to. */
export const DOCUMENT_URL = /^\/media\/documents\/[0-9a-f-]{36}\.pdf$/;
export const MAX_DOCUMENT_BYTES = 7 * 1024 * 1024;
