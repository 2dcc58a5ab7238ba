import type { ComponentType } from 'react';

type PageModule = { default: ComponentType };

/** Nobody finds these by a search, and what they show is the visitor's own: only a browser renders them. */
const notRendered = (): Promise<PageModule> => Promise.reject(new Error('Only a browser renders this page'));

/** The pages, each a file of its own, by the paths that show them. The panel has one for all its paths. */
export const PAGES = {
  '/': () => import('../site/home/home-page'),
  '/about': () => import('../site/about/about-page'),
  '/services': () => import('../site/services/services-page'),
  '/portfolio': () => import('../site/portfolio/portfolio-page'),
  '/portfolio/:id': () => import('../site/portfolio/project-page'),
  '/chairman': () => import('../site/chairman/chairman-page'),
  '/testimonials': () => import('../site/testimonials/testimonials-page'),
  '/blog': () => import('../site/blog/blog-page'),
  '/blog/:idAndSlug': () => import('../site/blog/post-page'),
  '/contact': () => import('../site/contact/contact-page'),
  '/auth': import.meta.env.SSR ? notRendered : () => import('../account/auth-page'),
  '/account': import.meta.env.SSR ? notRendered : () => import('../account/account-page'),
  '/admin/*': import.meta.env.SSR ? notRendered : () => import('../admin/admin-app'),
  '*': () => import('../site/not-found/not-found-page'),
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
