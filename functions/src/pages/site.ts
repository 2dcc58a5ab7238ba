import { readFileSync } from 'node:fs';
import type { Site, SiteFiles, SiteServices } from '@alnafitha/contract';

/** Beside the function's own code: the pages' code and index.html, as `web` builds them. */
const FOLDER = new URL('./site/', import.meta.url);

interface SiteModule {
  createSite(files: SiteFiles, services: SiteServices): Site;
}

export type SiteLoader = (services: SiteServices) => () => Promise<Site>;

/** Loads the pages' code with the first page that is asked for: the API starts without it. */
export const loadSite: SiteLoader = (services) => {
  let site: Promise<Site> | undefined;
  const load = async () => {
    const { createSite }: SiteModule = await import(new URL('entry.js', FOLDER).href);
    const readFile = (address: string) => readFileSync(new URL(`.${address}`, FOLDER), 'utf8');
    return createSite({ indexHtml: readFile('/index.html'), readFile }, services);
  };
  return () => {
    site ??= load().catch((error: unknown) => {
      site = undefined;
      throw error;
    });
    return site;
  };
};
