import {
  isRichTextBlock,
  isVisible,
  MEDIA_PATH,
  richTextAttributes,
  sanitizeLinkUrl,
} from '@alnafitha/contract';
import { Parser } from 'htmlparser2';
import { isDropped, isTag } from '../../../shared/ui/html/allow-list';
import { addRules, isTracked, type Look, lookOf, type Raw, type StyleSheet } from './look';
import { suggestedDeletions } from './suggested-deletions';
import { createTextLines, type Lines } from './text-lines';
import { divideLists, gatherWordLists, ITEM_VALUE, LIST_LEVEL, LIST_MARKER } from './word-lists';

/** Maps foreign elements to the nearest allowed ones; a `div` only separates text. */
const NEAREST: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  del: 's',
  ins: 'u',
  dl: 'div',
  dt: 'div',
  dd: 'div',
  div: 'div',
  section: 'div',
  article: 'div',
  header: 'div',
  footer: 'div',
  address: 'div',
  main: 'div',
  aside: 'div',
  nav: 'div',
  details: 'div',
  summary: 'div',
  center: 'div',
};

/** What the editor's schema omits, besides styles. */
export interface Omitted {
  images: number;
  /** Links, whose text stays. */
  links: number;
  /** Texts that their program does not show: comments, deletions, texts for screen readers. */
  hidden: number;
  /** Embedded elements, and nested tables, whose text stays. */
  embedded: number;
}

const EMBEDDED = ['iframe', 'object', 'embed', 'video', 'audio', 'svg', 'canvas', 'math'];

type Shape = [tag: string, attributes: Readonly<Record<string, string | number>>];

const VOID = ['img', 'br', 'hr'];
/** Elements that end a line, besides the contract's blocks. */
const EDGES = ['div', 'br', 'td', 'th', 'caption'];
/** Elements that contain no text themselves. */
const STRUCTURE = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr'];
const ITEMS = ['li', 'td', 'th'];
/** Elements whose line breaks belong to the text, or have no element. */
const EXACT = ['pre', 'caption', 'figcaption'];
/** Lists whose open items have no mark of their own. */
const CHECK_LIST = /(?:^|\s)(?:apple-checklist|inline-task-list)(?:\s|$)/i;

const WINGDINGS: Readonly<Record<string, string>> = {
  þ: '☑',
  ý: '☒',
  ü: '✓',
  û: '✗',
  '¨': '☐',
  o: '☐',
  q: '☐',
  J: '☺',
  L: '☹',
  à: '→',
  ß: '←',
};

/** What an open element means for the texts inside it. */
interface Place {
  /** `undefined` inside dropped and hidden elements. */
  element: HTMLElement | undefined;
  /** Collects a hidden text, to count it. */
  hidden: { text: string } | undefined;
  isInvisible: boolean;
  isTiny: boolean;
  lines: Lines;
  isWingdings: boolean;
  isLink: boolean;
  isCheckList: boolean;
  edge: 'block' | 'line' | undefined;
  /** Lines through and under the texts of a structure. */
  marks: Look['marks'];
}

/**
 * Parses HTML for the editor, without styles and scripts. Uses htmlparser2 and a separate document: a strict
 * policy forbids parsing strings in the browser, and images must not load before they are allowed.
 */
export function readHtml(html: string): HTMLElement {
  return read(html).root;
}

function read(html: string, visibleText = (text: string) => text) {
  const omitted: Omitted = { images: 0, links: 0, hidden: 0, embedded: 0 };
  const page = document.implementation.createHTMLDocument('');
  const root = page.createElement('div');
  const text = createTextLines(root);
  const sheet: StyleSheet = new Map();
  const hidden: { text: string }[] = [];
  const open: Place[] = [
    {
      element: root,
      hidden: undefined,
      isInvisible: false,
      isTiny: false,
      lines: 'spaces',
      marks: [],
      isWingdings: false,
      isLink: false,
      isCheckList: false,
      edge: undefined,
    },
  ];

  /** Continues or begins a hidden text; `undefined` inside dropped elements. */
  function hide(look: Look, { element, hidden: part }: Place): Place['hidden'] {
    if (part && !look.isComment) return part;
    return element || part ? hidden[hidden.push({ text: '' }) - 1] : undefined;
  }
  function placeIn(outer: Place, name: string, raw: Raw, look: Look): Place {
    const isGone = isDropped(name) || name === 'head' || look.isDropped;
    const element = isGone || look.isHidden ? undefined : outer.element;
    const isInvisible = look.isInvisible ?? outer.isInvisible;
    const isTiny = look.isTiny ?? outer.isTiny;
    const isShown = element && !isInvisible && !isTiny;
    const isExact = outer.lines === 'exact' || EXACT.includes(name);
    const lines = look.keepsLines === undefined ? outer.lines : look.keepsLines ? 'breaks' : 'spaces';
    return {
      element,
      isInvisible,
      isTiny,
      marks: outer.marks,
      edge: undefined,
      hidden: isGone || isShown ? undefined : hide(look, outer),
      lines: isExact ? 'exact' : lines,
      isWingdings: look.isWingdings ?? outer.isWingdings,
      isLink: outer.isLink || name === 'a',
      isCheckList: CHECK_LIST.test(raw.class ?? ''),
    };
  }
  function passEdge(edge: Place['edge']): void {
    if (edge === 'block') text.endBlock();
    else if (edge === 'line') text.endLine();
  }
  /** Appends the elements that replace an element, and moves its place into them. */
  function enter(place: Place, name: string, raw: Raw, look: Look): void {
    const { element: around } = place;
    if (!around) return;
    const shapes = elementsFor(name, raw, look);
    if (name === 'a' && raw.href && shapes.length === 0) omitted.links += 1;
    const marks = [...place.marks, ...look.marks].filter(
      (mark) => mark !== name && !(mark === 'u' && place.isLink),
    );
    const isStructure = STRUCTURE.includes(shapes.at(-1)?.[0] ?? around.localName);
    place.marks = isStructure ? marks : [];
    if (!isStructure && !VOID.includes(name)) shapes.push(...marks.map((mark): Shape => [mark, {}]));
    for (const [tag, attributes] of shapes) {
      const element = page.createElement(tag);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
      place.element?.append(element);
      place.element = element;
    }
    const isBlock = shapes.some(([tag]) => EDGES.includes(tag) || isRichTextBlock(tag));
    place.edge = isBlock ? 'block' : look.isBlock ? 'line' : undefined;
    const list = name === 'li' ? around : place.element;
    if (look.listType && list?.localName === 'ol') list.setAttribute('type', look.listType);
  }

  const parser = new Parser({
    onopentag(name, raw) {
      const outer = open.at(-1);
      if (!outer) return;
      const look = lookOf(name, raw, sheet);
      const place = placeIn(outer, name, raw, look);
      open.push(place);
      if (name === 'style') place.hidden = { text: '' };
      if (outer.element && EMBEDDED.includes(name)) omitted.embedded += 1;
      if (!place.element) return;
      // Google Docs copies an image of each check box.
      if (name === 'img' && raw['aria-roledescription'] !== 'checkbox') omitted.images += 1;
      const tick = look.tick ?? (name === 'li' && outer.isCheckList ? '☐' : undefined);
      if (tick) text.prefix(tick);
      if (name === 'br' && place.lines === 'breaks') text.addBreak();
      else if (!tick || name === 'li') enter(place, name, raw, look);
      else if (name === 'div') place.edge = 'line';
      passEdge(place.edge);
    },
    onclosetag(name) {
      const place = open.pop();
      if (name === 'style') addRules(place?.hidden?.text ?? '', sheet);
      if (ITEMS.includes(name)) text.endItem(place?.element);
      passEdge(place?.edge);
    },
    ontext(data) {
      const place = open.at(-1);
      if (place?.hidden) place.hidden.text += data;
      else if (place?.element) {
        const symbols = place.isWingdings
          ? data.replace(/./gu, (symbol) => WINGDINGS[symbol] ?? symbol)
          : data;
        text.write(place.element, visibleText(symbols), place.lines);
      }
    },
  });
  parser.end(html);
  text.finish();
  omitted.hidden = hidden.filter((part) => isVisible(part.text)).length;
  // The editor has no figure for an image without a caption.
  for (const image of root.querySelectorAll('figure > img:only-child'))
    image.parentElement?.replaceWith(image);
  omitted.embedded += root.querySelectorAll('table table').length;
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

/**
 * Parses foreign content: own images only, Word's lists, no empty paragraphs. `docsClip` is Google Docs' own
 * format of the same content.
 */
export function readPastedHtml(html: string, docsClip = ''): PastedHtml {
  const deletions = suggestedDeletions(docsClip);
  const { root, omitted } = read(html, deletions.remove);
  omitted.hidden += deletions.count;
  for (const block of root.querySelectorAll('[dir]')) block.removeAttribute('dir');
  for (const image of root.querySelectorAll('img')) {
    if (!image.getAttribute('src')?.startsWith(MEDIA_PATH)) image.remove();
  }
  gatherWordLists(root);
  divideLists(root);
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
function elementsFor(name: string, raw: Raw, { isListMarker, listLevel }: Look): Shape[] {
  if (isListMarker) return [['span', { [LIST_MARKER]: '' }]];
  // Google Docs wraps copied content in a `b` that is not bold.
  if ((name === 'b' || name === 'strong') && /font-weight:\s*(normal|400)/i.test(raw.style ?? '')) return [];
  if (name === 'ins' && isTracked(raw)) return [];
  const tag = NEAREST[name] ?? name;
  if (!isTag(tag)) return tag === 'div' ? [[tag, {}]] : [];
  const stored = richTextAttributes(tag, {
    ...raw,
    ...(raw.href && { href: sanitizeLinkUrl(raw.href, location.origin) ?? '' }),
    ...(raw.src && { src: ownPath(raw.src) }),
  });
  if (!stored) return [];
  const level = tag === 'p' && listLevel;
  const value = tag === 'li' && Number(raw.value) > 0 && raw.value;
  return [[tag, { ...stored, ...(level && { [LIST_LEVEL]: level }), ...(value && { [ITEM_VALUE]: value }) }]];
}

/** Browsers copy the site's URLs as absolute. */
function ownPath(url: string): string {
  return url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url;
}
