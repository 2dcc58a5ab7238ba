import {
  isPageShown,
  localize,
  type MenuPath,
  PAGE_NAMES,
  type Service,
  servicePath,
} from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

/** Chooses a service by its English title, which identifies it in the form. */
export function serviceQuotePath(service: Pick<Service, 'title' | 'translations'>): string {
  return `/contact?service=${encodeURIComponent(localize(service, 'en').title)}`;
}

/** Names a project by its displayed title. */
export function projectQuotePath(title: string): string {
  return `/contact?project=${encodeURIComponent(title)}`;
}

/** The pages in the company's order, by its names. */
export function useMenu(leftOut?: MenuPath): { to: MenuPath; text: string }[] {
  const { t } = useLanguage();
  return useBlock('pages').pages.flatMap(({ page, name, isHidden }) =>
    isHidden || page === leftOut ? [] : [{ to: page, text: name || t(PAGE_NAMES[page]) }],
  );
}

export const useHeaderLinks = () => useMenu('/chairman');
export const useFooterLinks = () => useMenu('/blog');

/** Whether visitors see the page of a link. */
export function useIsPageShown(): (path: string) => boolean {
  const { pages } = useBlock('pages');
  return (path) => isPageShown(pages, path);
}

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
