import { directionOf } from '@alnafitha/contract';
import { NO_CONNECTION } from '../../../shared/i18n/error-text';
import { SERVER_PAGE_ID } from '../server-page';
import type { RenderedPage } from './render-page';
import { structuredData } from './structured-data';
import type { Template } from './template';

/** Where a page's own styles go: into the document, or into a file of which the address is given. */
export type StylePlacement = 'inline' | { readonly file: string };

/** All styles that a page needs, those under every page first. */
export function stylesOf({ body }: RenderedPage, { baseCss }: Template): string {
  return baseCss + body.css;
}

/** The whole document of a page. */
export function toDocument(page: RenderedPage, template: Template, placement: StylePlacement): string {
  const { language, body, server } = page;
  const css = placement === 'inline' ? stylesOf(page, template) : undefined;
  const styles =
    placement === 'inline' ? `<style>${css}</style>` : `<link rel="stylesheet" href="${placement.file}">`;
  const head = [
    body.head,
    ...template.fonts[language].map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    styles,
    ...structuredData(page).map((data) => dataElement('application/ld+json', data)),
  ].join('');
  return template.fill({
    language,
    direction: directionOf(language),
    styles: css === undefined ? [] : [css],
    lost: page.say(NO_CONNECTION),
    head,
    body: body.html,
    data: dataElement('application/json', server, SERVER_PAGE_ID),
  });
}

/** JSON inside an element: a text in it must not end the element. */
function dataElement(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}
