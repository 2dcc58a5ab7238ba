/** Paths are unprefixed; `:name` stands for one segment. */
interface SiteRoute {
  readonly path: string;
  /** `request`: by the function, from stored content. `browser`: empty, for those who are signed in or have a link. */
  readonly rendered: 'request' | 'request' | 'browser';
  /** `sitemap.xml` lists a pattern's pages, and one that may be missing, from the database. */
  readonly inSitemap: boolean;
}

export const SITE_ROUTES = [
  { path: '/', rendered: 'request', inSitemap: true },
  { path: '/about', rendered: 'request', inSitemap: true },
  { path: '/services', rendered: 'request', inSitemap: true },
  { path: '/portfolio', rendered: 'request', inSitemap: true },
  { path: '/portfolio/:id', rendered: 'request', inSitemap: false },
  { path: '/chairman', rendered: 'request', inSitemap: true },
  { path: '/testimonials', rendered: 'request', inSitemap: true },
  { path: '/blog', rendered: 'request', inSitemap: true },
  { path: '/blog/:idAndSlug', rendered: 'request', inSitemap: false },
  { path: '/contact', rendered: 'request', inSitemap: true },
  { path: '/privacy', rendered: 'request', inSitemap: true },
  { path: '/terms', rendered: 'request', inSitemap: false },
  { path: '/sitemap', rendered: 'request', inSitemap: false },
  { path: '/auth', rendered: 'browser', inSitemap: false },
  { path: '/account', rendered: 'browser', inSitemap: false },
  { path: '/preview', rendered: 'browser', inSitemap: false },
] as const satisfies readonly SiteRoute[];

export type SitePath = (typeof SITE_ROUTES)[number]['path'];

export function pathsRendered(where: SiteRoute['rendered']): SitePath[] {
  return SITE_ROUTES.flatMap(({ path, rendered }) => (rendered === where ? [path] : []));
}

/** The id at the start of a path's segment: chats and mails add the punctuation after a link to it. */
export function idIn(segment: string): string {
  return /^[\w-]*/.exec(segment)?.[0] ?? '';
}

/** The admin panel has its own router, and one URL for both languages. */
export const ADMIN_PATH = '/admin';
