import { directionOf } from '@alnafitha/contract';
import { NO_CONNECTION } from '../../../shared/i18n/error-text';
import { HYDRATION_DATA_ID } from '../hydration-data';
import type { RenderedPage } from './render-page';
import { structuredData } from './structured-data';
import type { Template } from './template';

/** Where a page's own styles are: inline in the document, or in a file at a URL. */
export type StylePlacement = 'inline' | { readonly file: string };

/** All styles of a page, the base styles first. */
export function stylesOf({ body }: RenderedPage, { baseCss }: Template): string {
  return baseCss + body.css;
}

/** The HTML document of a page. */
export function toDocument(page: RenderedPage, template: Template, placement: StylePlacement): string {
  const { language, body, hydrationData: server } = page;
  const css = placement === 'inline' ? stylesOf(page, template) : undefined;
  const styles =
    placement === 'inline' ? `<style>${css}</style>` : `<link rel="stylesheet" href="${placement.file}">`;
  const head = [
    body.head,
    ...template.fonts[language].map(fontPreload),
    styles,
    ...structuredData(page).map((data) => dataElement('application/ld+json', data)),
  ].join('');
  return template.fill({
    language,
    direction: directionOf(language),
    styles: css === undefined ? [] : [css],
    loadError: page.translateText(NO_CONNECTION),
    head,
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
