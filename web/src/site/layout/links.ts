import { servicePath } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
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

/** Those of the sample's header and footer, all to /services. */
const SAMPLE_SERVICES: readonly PlainTranslationKey[] = [
  'Aluminium Fabrication',
  'UPVC Windows & Doors',
  'Glass Partition Work',
  'Curtain Wall Systems',
];

/** The services that header, footer and sitemap link to: the company's, in its order. */
export function useServiceLinks(): { to: string; text: string }[] {
  const { t } = useLanguage();
  const { isSample, services } = useBlock('company');
  if (isSample) return SAMPLE_SERVICES.map((service) => ({ to: '/services', text: t(service) }));
  return services.map(({ title, slug }) => ({ to: slug ? servicePath(slug) : '/services', text: title }));
}
