import type { Site, SiteDependencies, SiteFiles } from '@alnafitha/contract';
import { setTransport } from '../../../shared/api/transport';
import { fontPreload, toDocument } from './document';
import { renderPage } from './render-page';
import { parametersOf, resolveUrl } from './resolve-url';
import { readTemplate, withPolicy } from './template';

/** The site for the function that renders it. */
export function createSite(files: SiteFiles, { read }: SiteDependencies): Site {
  const template = readTemplate(files, process.env.FIREBASE_AUTH_EMULATOR_HOST);
  setTransport(async (url) => {
    const { status, body } = await read(url);
    return new Response(JSON.stringify(body), { status });
  });
  return {
    resolve: resolveUrl,
    async page(url, origin) {
      const page = await renderPage({ url, origin, parameters: parametersOf(url) });
      const { status, location, isForBrowser } = page;
      if (location !== undefined) return { location };
      return { status, html: isForBrowser ? template.shell : toDocument(page, template) };
    },
    shell: template.shell,
  };
}

/** A document without content, which the browser renders; its fonts are preloaded. */
export function renderShell({ indexHtml, readFile }: SiteFiles): string {
  const fonts = readTemplate({ indexHtml, readFile }).fonts.en;
  return withPolicy(indexHtml, []).replace('</head>', `${fonts.map(fontPreload).join('')}</head>`);
}

/** Renders the document of a page that makes no requests to the API, for all query strings: the page reads them once it is hydrated. */
export async function renderStatic(files: SiteFiles, url: string, origin: string): Promise<string> {
  return toDocument(await renderPage({ url, origin, parameters: [] }), readTemplate(files));
}
