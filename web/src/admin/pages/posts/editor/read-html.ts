import { MEDIA_PATH, richTextAttributes, sanitizeLinkUrl } from '@alnafitha/contract';
import { Parser } from 'htmlparser2';
import { isDropped, isTag } from '../../../../shared/ui/html/allow-list';
import { gatherWordLists, LIST_LEVEL, LIST_MARKER } from './word-lists';

/** Maps foreign elements to the nearest allowed ones; a `div` only separates text. */
const NEAREST: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', strike: 's', del: 's', ins: 'u', dl: 'div', dt: 'div', dd: 'div' },
  ...{ div: 'div', section: 'div', article: 'div', header: 'div', footer: 'div', address: 'div' },
};

type Raw = Readonly<Record<string, string>>;
/** Name and attributes. */
type Shape = [tag: string, attributes: Readonly<Record<string, string | number>>];

/**
 * Parses HTML into elements without styles and scripts, for the editor's schema. By htmlparser2 and in a separate
 * document: a strict policy forbids parsing strings in the browser, and an image must not load before it is allowed.
 */
export function readHtml(html: string): HTMLElement {
  return read(html).root;
}

function read(html: string) {
  let images = 0;
  const page = document.implementation.createHTMLDocument('');
  const root = page.createElement('div');
  // `undefined` inside dropped elements.
  const open: (HTMLElement | undefined)[] = [root];
  const parser = new Parser({
    onopentag(name, raw) {
      if (name === 'img' && open.at(-1)) images += 1;
      let inside = isDropped(name) || name === 'head' ? undefined : open.at(-1);
      for (const [tag, attributes] of inside ? elementsFor(name, raw) : []) {
        const element = page.createElement(tag);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
        inside?.append(element);
        inside = element;
      }
      open.push(inside);
    },
    onclosetag() {
      open.pop();
    },
    ontext(text) {
      open.at(-1)?.append(text);
    },
  });
  parser.end(html);
  // In the editor an image without a caption has no figure.
  for (const image of root.querySelectorAll('figure > img:only-child'))
    image.parentElement?.replaceWith(image);
  for (const part of root.querySelectorAll('table table, table table :is(caption, thead, tbody, tr, th, td)'))
    rename(part, 'div');
  return { root, pictures: images };
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

interface PastedHtml {
  root: HTMLElement;
  /** Number of omitted images. */
  omittedImages: number;
}

/** Like `readHtml`, for foreign content: own images only, Word's lists, no empty paragraphs. */
export function readPastedHtml(html: string): PastedHtml {
  const { root, pictures: images } = read(html);
  for (const block of root.querySelectorAll('[dir]')) block.removeAttribute('dir');
  for (const image of root.querySelectorAll('img')) {
    if (!image.getAttribute('src')?.startsWith(MEDIA_PATH)) image.remove();
  }
  gatherWordLists(root);
  for (const table of root.querySelectorAll('table')) nameHeaders(table);
  for (const paragraph of root.querySelectorAll('p')) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  }
  return { root, omittedImages: images - root.querySelectorAll('img').length };
}

/** Other programs copy header cells as plain ones: those of a thead, and those of an all-bold first row. */
function nameHeaders(table: HTMLElement): void {
  if (table.querySelector('th')) return;
  const head = table.querySelectorAll('thead td');
  const first = [...(table.querySelector('tr')?.children ?? [])];
  const isBold = (cell: Element) => {
    const bold = [...cell.querySelectorAll('strong, b')].map(({ textContent }) => textContent).join('');
    return bold.trim() !== '' && bold.replace(/\s/g, '') === cell.textContent?.replace(/\s/g, '');
  };
  const isHead = table.querySelectorAll('tr').length > 1 && first.every(isBold);
  for (const cell of head.length > 0 ? head : isHead ? first : []) {
    rename(cell, 'th');
  }
}

/** The elements to which an element is mapped, outermost first. */
function elementsFor(name: string, raw: Raw): Shape[] {
  const { style = '' } = raw;
  if (/mso-list:\s*ignore/i.test(style)) return [['span', { [LIST_MARKER]: '' }]];
  // Google Docs wraps copied content in a `b` that is not bold.
  if ((name === 'b' || name === 'strong') && /font-weight:\s*(normal|400)/i.test(style)) return [];
  if (name === 'span') return marksOf(style);
  const tag = NEAREST[name] ?? name;
  if (!isTag(tag)) return tag === 'div' ? [[tag, {}]] : [];
  const stored = richTextAttributes(tag, {
    ...raw,
    ...(raw.href && { href: ownPath(sanitizeLinkUrl(raw.href) ?? raw.href) }),
    ...(raw.src && { src: ownPath(raw.src) }),
  });
  const level = /mso-list:.*level(\d)/i.exec(style)?.[1];
  return stored ? [[tag, { ...stored, ...(level && { [LIST_LEVEL]: level }) }]] : [];
}

function marksOf(style: string): Shape[] {
  const marks: Shape[] = [];
  if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) marks.push(['strong', {}]);
  if (/font-style:\s*italic/i.test(style)) marks.push(['em', {}]);
  return marks;
}

/** Browsers copy the site's own URLs as absolute. */
function ownPath(url: string): string {
  return url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url;
}
