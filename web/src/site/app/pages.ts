import type { ComponentType } from 'react';

type PageModule = { default: ComponentType };

/** Nobody finds these by a search, and what they show is the visitor's own: only a browser renders them. */
const notRendered = (): Promise<PageModule> => Promise.reject(new Error('Only a browser renders this page'));

/** The pages, each a file of its own, by the paths that show them. The panel has one for all its paths. */
export const PAGES = {
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
  '/auth': import.meta.env.SSR ? notRendered : () => import('../pages/account/auth-page'),
  '/account': import.meta.env.SSR ? notRendered : () => import('../pages/account/account-page'),
  '/admin/*': import.meta.env.SSR ? notRendered : () => import('../../admin/app/admin-app'),
  '*': () => import('../pages/not-found/not-found-page'),
} satisfies Record<string, () => Promise<PageModule>>;

export type PagePath = keyof typeof PAGES;

const patterns = (Object.keys(PAGES) as PagePath[]).map((path): [PagePath, RegExp] => {
  const pattern = path.replace('/*', '(/.*)?').replace(/:\w+/, '[^/]+');
  return [path, new RegExp(`^${pattern === '*' ? '.*' : pattern}/?$`)];
});

/** Which page an address shows; the address without the entrance. */
export function pageAt(pathname: string): PagePath {
  return patterns.find(([, pattern]) => pattern.test(pathname))?.[0] ?? '*';
}

const loaded = new Map<PagePath, ComponentType>();

export async function loadPage(path: PagePath): Promise<PageModule> {
  const module = await PAGES[path]();
  loaded.set(path, module.default);
  return module;
}

/** A page whose code is here. */
export function loadedPage(path: PagePath): ComponentType | undefined {
  return loaded.get(path);
}

/** Fetches a page's code before it is shown. Failures show when it is. */
export function prefetchPage(pathname: string): void {
  loadPage(pageAt(pathname)).catch((error: unknown) =>
    console.warn('A page could not be prefetched.', error),
  );
}
