import { readFileSync } from 'node:fs';
import type { Site, SiteDependencies, SiteFiles } from '@alnafitha/contract';

interface SiteModule {
  createSite(files: SiteFiles, services: SiteDependencies): Site;
}

export type SiteLoader = (services: SiteDependencies) => () => Promise<Site>;

/** Loads the server bundle and site.html, which `web` builds into the folder, on the first page request, so the API starts without them. */
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
