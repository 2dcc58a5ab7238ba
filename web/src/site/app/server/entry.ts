import {
  barColors,
  colorCss,
  directionOf,
  SITE_PATH,
  type Site,
  type SiteContent,
  type SiteDependencies,
  type SiteFiles,
} from '@alnafitha/contract';
import { setTransport } from '../../../shared/api/call';
import { NO_CONNECTION } from '../../../shared/i18n/error-text';
import { siteQuery } from '../../../shared/i18n/translation/use-block';
import { HYDRATION_DATA_ID } from '../hydration-data';
import { PAGES, pageAt } from '../pages';
import { type RenderedPage, renderPage } from './render-page';
import { parametersOf, resolveUrl } from './resolve-url';
import { structuredData } from './structured-data';
import { readTemplate, type Template, withPolicy } from './template';

function toDocument(page: RenderedPage, template: Template): string {
  const { language, body, hydrationData: server } = page;
  const { css, emotion } = body.styles;
  const look = page.queryClient.getQueryData(siteQuery.queryKey)?.en.look;
  const fonts = template.fontsOf(look?.fonts || 'manrope');
  const brandCss = fonts.css + (look ? colorCss(look) : '');
  const head = [
    body.head,
    ...fonts.files[language].map(fontPreload),
    `<style>${template.baseCss}</style>`,
    brandCss && `<style>${brandCss}</style>`,
    // Emotion inserts none of these rules again.
    `<style data-emotion="${emotion}">${css}</style>`,
    ...structuredData(page).map((data) => dataElement('application/ld+json', data)),
  ].join('');
  return template.fill({
    language,
    direction: directionOf(language),
    styles: [template.baseCss, ...(brandCss ? [brandCss] : []), css],
    ...(look && brandCss && { barColors: barColors(look) }),
    loadError: `${page.translateText(NO_CONNECTION)} <a href="">${page.translateText('Retry')}</a>`,
    head,
    pageModule: PAGES[pageAt(page.path)],
    body: body.html,
    data: dataElement('application/json', server, HYDRATION_DATA_ID),
  });
}

function fontPreload(href: string): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;
}

/** JSON in an element; escapes `<`, since a text could close the element. */
function dataElement(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}

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

/** The company's colours, in documents that are files. It does not delay the scripts before it. */
const BRAND_LINK = '<link rel="stylesheet" href="/brand.css">';

/** A document without content, which the browser renders; its fonts are preloaded. `data` precedes its scripts. */
export function renderShell(
  { indexHtml, readFile }: SiteFiles,
  data?: { id: string; value: unknown },
): string {
  const fonts = readTemplate({ indexHtml, readFile }).fontsOf('manrope').files.en;
  const html = withPolicy(indexHtml, []).replace(
    '</head>',
    `${fonts.map(fontPreload).join('')}${BRAND_LINK}</head>`,
  );
  return data
    ? html.replace('<script>', () => `${dataElement('application/json', data.value, data.id)}<script>`)
    : html;
}

interface StaticPage {
  /** The page is for all query strings. */
  readonly url: string;
  readonly origin: string;
  /** Texts until the hydrated page has requested the company's. */
  readonly site: SiteContent;
}

/** Renders a page that requests nothing but the company's texts. */
export async function renderStatic(files: SiteFiles, { url, origin, site }: StaticPage): Promise<string> {
  setTransport(async (path) => {
    if (path !== SITE_PATH) throw new Error(`A static page cannot request ${path}`);
    return Response.json(site);
  });
  const page = await renderPage({ url, origin, parameters: [] });
  const hydrationData = { ...page.hydrationData, isOutdated: true };
  return toDocument({ ...page, hydrationData }, readTemplate(files)).replace(
    '</head>',
    `${BRAND_LINK}</head>`,
  );
}
