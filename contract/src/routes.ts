/** A page of the site, by its unprefixed path; `:name` stands for one segment. */
export interface SiteRoute {
  readonly path: string;
  /**
   * Where its HTML is rendered: with the `build`, since all its content is in the code; by the function on `request`, with content
   * of the database; or in the `browser`, from an empty document, since it is for signed-in people.
   */
  readonly rendered: 'build' | 'request' | 'browser';
  /** Whether the sitemaps list the path. `sitemap.xml` lists the pages of a pattern by the entries of the database. */
  readonly inSitemap: boolean;
}

export const SITE_ROUTES = [
  { path: '/', rendered: 'request', inSitemap: true },
  { path: '/about', rendered: 'build', inSitemap: true },
  { path: '/services', rendered: 'request', inSitemap: true },
  { path: '/portfolio', rendered: 'request', inSitemap: true },
  { path: '/portfolio/:id', rendered: 'request', inSitemap: false },
  { path: '/chairman', rendered: 'build', inSitemap: true },
  { path: '/testimonials', rendered: 'build', inSitemap: true },
  { path: '/blog', rendered: 'request', inSitemap: true },
  { path: '/blog/:idAndSlug', rendered: 'request', inSitemap: false },
  { path: '/contact', rendered: 'build', inSitemap: true },
  { path: '/privacy', rendered: 'build', inSitemap: true },
  { path: '/sitemap', rendered: 'build', inSitemap: false },
  { path: '/auth', rendered: 'browser', inSitemap: false },
  { path: '/account', rendered: 'browser', inSitemap: false },
] as const satisfies readonly SiteRoute[];

export type SitePath = (typeof SITE_ROUTES)[number]['path'];

/** The paths of the pages that are rendered somewhere, in the order of the table. */
export function pathsRendered(where: SiteRoute['rendered']): SitePath[] {
  return SITE_ROUTES.flatMap(({ path, rendered }) => (rendered === where ? [path] : []));
}

/** Below this path is the admin panel, whose document routes by itself. It has one URL for both languages. */
export const ADMIN_PATH = '/admin';
