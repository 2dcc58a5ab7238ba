import type { Site, SiteFiles, SiteServices } from '@alnafitha/contract';
import { sendBy } from '../../../shared/api/transport';
import { stylesOf, toDocument } from './document';
import { renderPage } from './render-page';
import { withKnownParams } from './search-params';
import { readTemplate } from './template';

/** The site for the function that serves it. */
export function createSite(files: SiteFiles, { read, translate }: SiteServices): Site {
  const template = readTemplate(files, process.env.FIREBASE_AUTH_EMULATOR_HOST);
  sendBy(async (address) => {
    const { status, body } = await read(address);
    return new Response(JSON.stringify(body), { status });
  });
  return {
    async page(address, origin) {
      const known = withKnownParams(address);
      if (known !== address) return { location: known };
      const page = await renderPage({ address, origin }, translate);
      const { status, location } = page;
      return location === undefined ? { status, html: toDocument(page, template, 'inline') } : { location };
    },
    shell: template.shell,
  };
}

/** A page whose content is part of the code, and the file of its styles. */
export interface StaticPage {
  readonly css: string;
  /** The document, when it is known where the styles are. */
  html(sheet: string): string;
}

/** The page without content, for a browser to fill. */
export function renderShell(files: SiteFiles): string {
  return readTemplate(files).shell;
}

/** Renders a page that asks nothing of the API. */
export async function renderStatic(files: SiteFiles, address: string, origin: string): Promise<StaticPage> {
  const template = readTemplate(files);
  const page = await renderPage({ address, origin }, async () => new Map());
  return {
    css: stylesOf(page, template),
    html: (file) => toDocument(page, template, { file }),
  };
}
