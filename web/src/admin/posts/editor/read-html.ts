import { MEDIA_PATH, richTextAttributes, sanitizeLinkUrl, toAsciiDigits } from '@alnafitha/contract';
import { Parser } from 'htmlparser2';
import { isDropped, isTag } from '../../../shared/ui/html/allow-list';

/** Level of a list item in Word, from 1. */
const LIST_LEVEL = 'data-list-level';
/** Bullet or number of a list item in Word. */
const LIST_MARKER = 'data-list-marker';

/** A number (the last of several levels) or letters. A single letter is a bullet of a symbol font. */
const NUMBER = /^\s*\(?(?:\d+\.)*(\d+|\p{L}+(?=[.)-]))[.)-]?\s*$/u;

/** Converts Word's lists, which are paragraphs with a bullet or number, to list elements. */
function gatherWordLists(root: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const paragraph of root.querySelectorAll(`[${LIST_LEVEL}]`)) {
    const level = Number(paragraph.getAttribute(LIST_LEVEL)) || 1;
    const marker = paragraph.querySelector(`[${LIST_MARKER}]`);
    const [, number = ''] = NUMBER.exec(toAsciiDigits(marker?.textContent ?? '')) ?? [];
    const kind = number ? 'ol' : 'ul';
    marker?.remove();

    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    lists = lists.slice(0, level);
    const open = lists.at(level - 1);
    if (open && (open.localName !== kind || !isNext(number, open))) lists.pop();
    while (lists.length < level) lists.push(newList(kind, lists.at(-1), paragraph));
    const list = lists.at(-1);
    if (list && !list.firstChild) startAt(number, list);

    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list?.append(item);
    paragraph.remove();
  }
}

/** Whether the list continues with this number or letter. */
function isNext(number: string, list: HTMLElement): boolean {
  const next = (Number(list.getAttribute('start')) || 1) + list.children.length;
  return !/^\d/.test(number) || Number(number) === next;
}

/** Sets the first number, or single letter, of a list. */
function startAt(number: string, list: HTMLElement): void {
  const isLetter = /^[a-z]$/i.test(number);
  const isRoman = /^i$/i.test(number);
  if (isLetter) list.setAttribute('type', isRoman ? number : number < 'a' ? 'A' : 'a');
  // In base 36, a is 10.
  const start = isLetter ? Number.parseInt(number, 36) - 9 : Number.parseInt(number, 10);
  if (start && !isRoman) list.setAttribute('start', String(start));
}

/** Adds a list to the last item of the outer one, or before the paragraph. */
function newList(kind: 'ol' | 'ul', around: HTMLElement | undefined, paragraph: Element): HTMLElement {
  const list = paragraph.ownerDocument.createElement(kind);
  if (!around) paragraph.before(list);
  else if (around.lastElementChild) around.lastElementChild.append(list);
  else around.appendChild(paragraph.ownerDocument.createElement('li')).append(list);
  return list;
}

/** Maps foreign elements to the nearest allowed ones; a `div` only separates text. */
const NEAREST: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', strike: 's', del: 's', ins: 'u', dl: 'div', dt: 'div', dd: 'div' },
  ...{ div: 'div', section: 'div', article: 'div', header: 'div', footer: 'div', address: 'div' },
};

/** What the editor's schema omits, besides styles. */
export interface Omitted {
  images: number;
  /** Links, whose text stays. */
  links: number;
  /** Embedded elements and nested tables, whose text stays. */
  others: number;
}

const EMBEDDED = ['iframe', 'object', 'embed', 'video', 'audio', 'svg', 'canvas', 'math'];

type Raw = Readonly<Record<string, string>>;
type Shape = [tag: string, attributes: Readonly<Record<string, string | number>>];

/**
 * Parses HTML for the editor, without styles and scripts. Uses htmlparser2 and a separate document: a strict
 * policy forbids parsing strings in the browser, and images must not load before they are allowed.
 */
export function readHtml(html: string): HTMLElement {
  return read(html).root;
}

function read(html: string) {
  const omitted: Omitted = { images: 0, links: 0, others: 0 };
  const page = document.implementation.createHTMLDocument('');
  const root = page.createElement('div');
  // `undefined` inside dropped elements.
  const open: (HTMLElement | undefined)[] = [root];
  const parser = new Parser({
    onopentag(name, raw) {
      const outer = open.at(-1);
      let inside = isDropped(name) || name === 'head' ? undefined : outer;
      const shapes = inside ? elementsFor(name, raw) : [];
      for (const [tag, attributes] of shapes) {
        const element = page.createElement(tag);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
        inside?.append(element);
        inside = element;
      }
      const list = name === 'li' ? outer : inside;
      const type = list?.localName === 'ol' && listType(raw.style);
      if (type) list.setAttribute('type', type);
      if (outer && name === 'img') omitted.images += 1;
      if (outer && name === 'a' && raw.href && shapes.length === 0) omitted.links += 1;
      if (outer && EMBEDDED.includes(name)) omitted.others += 1;
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
  // In the editor, an image without a caption has no figure.
  for (const image of root.querySelectorAll('figure > img:only-child'))
    image.parentElement?.replaceWith(image);
  omitted.others += root.querySelectorAll('table table').length;
  for (const part of root.querySelectorAll('table table, table table :is(caption, thead, tbody, tr, th, td)'))
    rename(part, 'div');
  return { root, omitted };
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

interface PastedHtml {
  root: HTMLElement;
  omitted: Omitted;
}

/** Parses foreign content: own images only, Word's lists, no empty paragraphs. */
export function readPastedHtml(html: string): PastedHtml {
  const { root, omitted } = read(html);
  for (const block of root.querySelectorAll('[dir]')) block.removeAttribute('dir');
  for (const image of root.querySelectorAll('img')) {
    if (!image.getAttribute('src')?.startsWith(MEDIA_PATH)) image.remove();
  }
  gatherWordLists(root);
  for (const table of root.querySelectorAll('table')) nameHeaders(table);
  for (const paragraph of root.querySelectorAll('p')) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  }
  omitted.images -= root.querySelectorAll('img').length;
  return { root, omitted };
}

/** Restores header cells that other programs copy as plain cells: of a thead, or of an all-bold first row. */
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

/** The elements that replace an element, outermost first. */
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
    ...(raw.href && { href: sanitizeLinkUrl(raw.href, location.origin) ?? '' }),
    ...(raw.src && { src: ownPath(raw.src) }),
  });
  const level = tag === 'p' && /mso-list:.*level(\d)/i.exec(style)?.[1];
  return stored ? [[tag, { ...stored, ...(level && { [LIST_LEVEL]: level }) }]] : [];
}

const MARKS: readonly [RegExp, string][] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
];

const marksOf = (style: string): Shape[] =>
  MARKS.flatMap(([pattern, tag]) => (pattern.test(style) ? [[tag, {}]] : []));

/** The `type` of a numbered list by its style, which Google Docs sets on each item. */
function listType(style = ''): string | undefined {
  const [, letterCase, letters] = /list-style-type:\s*(\w+)-(alpha|latin|roman)/.exec(style) ?? [];
  const type = letters && (letters === 'roman' ? 'i' : 'a');
  return letterCase === 'upper' ? type?.toUpperCase() : type;
}

/** Browsers copy the site's URLs as absolute. */
function ownPath(url: string): string {
  return url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url;
}
