import { directionOf } from '@alnafitha/contract';
import { NO_CONNECTION } from '../../../shared/i18n/error-text';
import { HYDRATION_DATA_ID } from '../hydration-data';
import { PAGES, pageAt } from '../pages';
import type { RenderedPage } from './render-page';
import { structuredData } from './structured-data';
import type { Template } from './template';

/** The HTML document of a page. */
export function toDocument(page: RenderedPage, template: Template): string {
  const { language, body, hydrationData: server } = page;
  const { css, emotion } = body.styles;
  const head = [
    body.head,
    ...template.fonts[language].map(fontPreload),
    `<style>${template.baseCss}</style>`,
    // Emotion inserts none of these rules again.
    `<style data-emotion="${emotion}">${css}</style>`,
    ...structuredData(page).map((data) => dataElement('application/ld+json', data)),
  ].join('');
  return template.fill({
    language,
    direction: directionOf(language),
    styles: [template.baseCss, css],
    loadError: `${page.translateText(NO_CONNECTION)} <a href="">${page.translateText('Retry')}</a>`,
    head,
    pageModule: PAGES[pageAt(page.path)],
    body: body.html,
    data: dataElement('application/json', server, HYDRATION_DATA_ID),
  });
}

export function fontPreload(href: string): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;
}

/** JSON in an element; `<` is escaped, since a text could close the element. */
function dataElement(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}
