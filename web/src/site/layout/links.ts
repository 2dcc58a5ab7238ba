import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

/** Chooses a service by its English title, which identifies it in the form. */
export function serviceQuotePath(title: string): string {
  return `/contact?service=${encodeURIComponent(title)}`;
}

/** Names a project by its displayed title. */
export function projectQuotePath(title: string): string {
  return `/contact?project=${encodeURIComponent(title)}`;
}

interface SiteLink {
  to: string;
  label: PlainTranslationKey;
}

export const HEADER_LINKS: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/services', label: 'Services' },
  { to: '/portfolio', label: 'Portfolio' },
  { to: '/testimonials', label: 'Testimonials' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
];

export const FOOTER_LINKS: readonly SiteLink[] = [
  ...HEADER_LINKS.filter(({ to }) => to !== '/blog'),
  { to: '/chairman', label: "Chairman's Message" },
];

/** Links in header and footer, all to /services. */
export const SERVICE_LINKS: readonly PlainTranslationKey[] = [
  'Aluminium Fabrication',
  'UPVC Windows & Doors',
  'Glass Partition Work',
  'Curtain Wall Systems',
];
