import { SITE_ROUTES, type SitePath } from '@alnafitha/contract';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

type PageModule = { default: ComponentType };

/** The site's routes; `*` is the page of all other paths. */
export type PagePath = SitePath | '*';

/** The pages by route, each a chunk of its own. */
export const PAGES: Readonly<Record<PagePath, () => Promise<PageModule>>> = {
  '/': () => import('../pages/home/home-page'),
  '/about': () => import('../pages/about/about-page'),
  '/services': () => import('../pages/services/services-page'),
  '/portfolio': () => import('../pages/portfolio/portfolio-page'),
  '/portfolio/:id': () => import('../pages/portfolio/project-page'),
  '/chairman': () => import('../pages/chairman/chairman-page'),
  '/testimonials': () => import('../pages/testimonials/testimonials-page'),
  '/blog': () => import('../pages/blog/blog-page'),
  '/blog/:idAndSlug': () => import('../pages/blog/post-page'),
  '/contact': () => import('../pages/contact/contact-page'),
  '/auth': () => import('../pages/account/auth-page'),
  '/account': () => import('../pages/account/account-page'),
  '*': () => import('../pages/not-found/not-found-page'),
};

/** The route of an unprefixed path. */
export function pageAt(pathname: string): PagePath {
  return SITE_ROUTES.find(({ path }) => matchPath(path, pathname))?.path ?? '*';
}

/** Loads a page's code before it is shown. Failures show when it is. */
export function prefetchPage(pathname: string): void {
  PAGES[pageAt(pathname)]().catch((error: unknown) => console.warn('A page could not be prefetched.', error));
}
