import { SITE_ROUTES, type SitePath } from '@alnafitha/contract';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

type PageModule = { default: ComponentType };

/** `*` is any other path. */
export type PagePath = SitePath | '*';

const modules = import.meta.glob<PageModule>('../pages/**/*-page.tsx');

/** Each page is a chunk, which the server preloads by its name in Vite's manifest. */
export const PAGES: Readonly<Record<PagePath, string>> = {
  '/': 'home/home-page',
  '/about': 'about-page',
  '/services': 'services/services-page',
  '/portfolio': 'portfolio/portfolio-page',
  '/portfolio/:id': 'portfolio/project-page',
  '/chairman': 'chairman-page',
  '/testimonials': 'testimonials/testimonials-page',
  '/blog': 'blog/blog-page',
  '/blog/:idAndSlug': 'blog/post-page',
  '/contact': 'contact/contact-page',
  '/privacy': 'privacy/privacy-page',
  '/terms': 'terms-page',
  '/sitemap': 'sitemap-page',
  '/auth': 'account/auth-page',
  '/account': 'account/account-page',
  '/preview': 'preview/preview-page',
  '*': 'not-found-page',
};

/** The route of an unprefixed path. */
export function pageAt(pathname: string): PagePath {
  return SITE_ROUTES.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))?.path ?? '*';
}

export async function loadPage(path: PagePath): Promise<PageModule> {
  const load = modules[`../pages/${PAGES[path]}.tsx`];
  if (!load) throw new Error(`There is no page ${PAGES[path]}`);
  return load();
}

/** Loads a page's code before it is shown; failures show when it is. */
export function prefetchPage(pathname: string): void {
  loadPage(pageAt(pathname)).catch((error) => console.warn(error));
}
