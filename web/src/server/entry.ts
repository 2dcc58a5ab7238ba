import type { Site, SiteFiles, SiteServices } from '@alnafitha/contract';
import { sendBy } from '../api/transport';
import { toDocument } from './document';
import { renderPage } from './render-page';
import { readTemplate } from './template';

export { stylesOf, toDocument } from './document';
export { type RenderedPage, renderPage } from './render-page';
export { readTemplate, type Template } from './template';

/** The site for the function that serves it. */
export function createSite(files: SiteFiles, { read, translate }: SiteServices): Site {
  const template = readTemplate(files);
  sendBy(async (address) => {
    const { status, body } = await read(address);
    return new Response(JSON.stringify(body), { status });
  });
  return {
    async page(address, origin) {
      const page = await renderPage({ address, origin }, translate);
      const { status, location } = page;
      return { status, ...(location !== undefined && { location }), ...toDocument(page, template, 'inline') };
    },
    shell: template.shell,
  };
}
