import { readFileSync } from 'node:fs';
import type { Site, SiteDependencies, SiteFiles } from '@alnafitha/contract';

interface SiteModule {
  createSite(files: SiteFiles, services: SiteDependencies): Site;
}

export type SiteLoader = (services: SiteDependencies) => () => Promise<Site>;

/** Loads web's server build on the first page request, so that the API starts without it. */
export const createSiteLoader =
  (folder: URL): SiteLoader =>
  (services) => {
    let site: Promise<Site> | undefined;
    const load = async () => {
      const { createSite }: SiteModule = await import(new URL('entry.js', folder).href);
      const readFile = (path: string) => readFileSync(new URL(`.${path}`, folder), 'utf8');
      return createSite({ indexHtml: readFile('/site.html'), readFile }, services);
    };
    return () => {
      site ??= load().catch((error: unknown) => {
        site = undefined;
        throw error;
      });
      return site;
    };
  };
