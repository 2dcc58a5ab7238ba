import {
  isRichTextBlock,
  isVisible,
  MEDIA_PATH,
  richTextAttributes,
  sanitizeLinkUrl,
} from '@alnafitha/contract';
import { Parser } from 'htmlparser2';
import { isDropped, isTag } from '../../../shared/ui/html/allow-list';
import { isTracked, type Look, lookOf, readWingdings } from './look';
import { nameHeaders, removeBlankLines, rename, unwrapBold } from './pasted-blocks';
import { type Raw, readStyles } from './style-sheets';
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
const EMPHASIS = ['strong', 'b', 'em', 'i'];
/** Elements that are bold by themselves. */
const HEADS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th'];
/** Elements whose line breaks belong to the text, or have no element. */
const EXACT = ['pre', 'caption', 'figcaption'];
/** Lists whose open items have no mark of their own. */
const CHECK_LIST = /(?:^|\s)(?:apple-checklist|inline-task-list)(?:\s|$)/i;

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
  /** The elements around each text that is bold or italic, as a style inside may end both. */
  bold: Shape | undefined;
  italic: Shape | undefined;
}

/**
 * Parses HTML for the editor, without styles and scripts. Uses htmlparser2 and a separate document: a strict
 * policy forbids parsing strings in the browser, and images must not load before they are allowed.
 */
export function readHtml(html: string): HTMLElement {
  // Stored texts have no style sheet; one that got there must not hide them from their editor.
  return read(html, readStyles('')).root;
}

function read(html: string, stylesOf: ReturnType<typeof readStyles>, visibleText = (text: string) => text) {
  const omitted: Omitted = { images: 0, links: 0, hidden: 0, embedded: 0 };
  const page = document.implementation.createHTMLDocument('');
  const root = page.createElement('div');
  const text = createTextLines(root);
  const hidden: { text: string }[] = [];
  /** Comments of cells that Excel draws, besides its list of comments. */
  let drawnComments = 0;
  let hasComments = false;
  const open: Place[] = [
    {
      element: root,
      hidden: undefined,
      isInvisible: false,
      isTiny: false,
      lines: 'spaces',
      marks: [],
      bold: undefined,
      italic: undefined,
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
      bold: HEADS.includes(name) ? undefined : emphasis(['strong', 'b'], name, raw, look.isBold, outer.bold),
      italic: emphasis(['em', 'i'], name, raw, look.isItalic, outer.italic),
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
    if (name === 'br') place.element = emphasized(around, place);
    const shapes = elementsFor(name, raw, look);
    if (name === 'a' && raw.href && shapes.length === 0) omitted.links += 1;
    const marks = [...place.marks, ...look.marks].filter(
      (mark) => mark !== name && !(mark === 'u' && place.isLink),
    );
    const isStructure = STRUCTURE.includes(shapes.at(-1)?.[0] ?? around.localName);
    place.marks = isStructure ? marks : [];
    if (!isStructure && !VOID.includes(name)) shapes.push(...marks.map((mark): Shape => [mark, {}]));
    for (const shape of shapes) place.element = appendElement(place.element ?? around, ...shape);
    const isBlock = shapes.some(([tag]) => EDGES.includes(tag) || isRichTextBlock(tag));
    place.edge = isBlock ? 'block' : look.isBlock ? 'line' : undefined;
    const list = name === 'li' ? around : place.element;
    if (look.listType && list?.localName === 'ol') list.setAttribute('type', look.listType);
  }

  function write(place: Place | undefined, data: string): void {
    if (place?.hidden) place.hidden.text += data;
    else if (place?.element) text.write(emphasized(place.element, place), data, place.lines);
  }

  const parser = new Parser({
    onopentag(name, raw) {
      const outer = open.at(-1);
      if (!outer) return;
      const look = lookOf(name, raw, stylesOf(raw));
      const place = placeIn(outer, name, raw, look);
      open.push(place);
      hasComments ||= look.isComment;
      if (outer.element && raw['data-sheets-note']) hidden.push({ text: raw['data-sheets-note'] });
      if (outer.element && EMBEDDED.includes(name)) omitted.embedded += 1;
      if (look.emoji && !ownPath(raw.src ?? '').startsWith(MEDIA_PATH)) {
        write(place, look.emoji);
        return;
      }
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
      if (ITEMS.includes(name)) text.endItem(place?.element);
      passEdge(place?.edge);
    },
    ontext(data) {
      const place = open.at(-1);
      const symbols = place?.isWingdings ? readWingdings(data) : data;
      write(place, place?.element && !place.hidden ? visibleText(symbols) : symbols);
    },
    oncomment(data) {
      drawnComments += data.match(/ObjectType=["']?Note\b/gi)?.length ?? 0;
    },
  });
  parser.end(html);
  text.finish();
  omitted.hidden = hidden.filter((part) => isVisible(part.text)).length + (hasComments ? 0 : drawnComments);
  // The editor has no figure for an image without a caption.
  for (const image of root.querySelectorAll('figure > img:only-child'))
    image.parentElement?.replaceWith(image);
  omitted.embedded += root.querySelectorAll('table table').length;
  for (const part of root.querySelectorAll('table table, table table :is(caption, thead, tbody, tr, th, td)'))
    rename(part, 'div');
  return { root, omitted };
}

/** The element for a text of a place, which may be bold or italic; appended. */
function emphasized(element: HTMLElement, { bold, italic }: Place): HTMLElement {
  if (STRUCTURE.includes(element.localName) || element.localName === 'figure') return element;
  let inner = element;
  for (const [tag, attributes] of [bold, italic].filter((shape) => shape !== undefined))
    inner = appendElement(inner, tag, attributes);
  return inner;
}

function appendElement(around: HTMLElement, tag: string, attributes: Shape[1]): HTMLElement {
  const element = around.ownerDocument.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  around.append(element);
  return element;
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
  const { root, omitted } = read(html, readStyles(html), deletions.remove);
  omitted.hidden += deletions.count;
  for (const block of root.querySelectorAll('[dir]')) block.removeAttribute('dir');
  for (const image of root.querySelectorAll('img')) {
    if (!image.getAttribute('src')?.startsWith(MEDIA_PATH)) image.remove();
  }
  gatherWordLists(root);
  divideLists(root);
  for (const table of root.querySelectorAll('table')) nameHeaders(table);
  for (const heading of root.querySelectorAll('h2, h3, h4')) unwrapBold(heading);
  removeBlankLines(root);
  omitted.images -= root.querySelectorAll('img').length;
  return { root, omitted };
}

/** The element of bold or italic texts: the one that is open, or what its style means. */
function emphasis(
  names: readonly ['strong', 'b'] | readonly ['em', 'i'],
  name: string,
  raw: Raw,
  isOn: boolean | undefined,
  around: Shape | undefined,
): Shape | undefined {
  const [tag, short] = names;
  if (isOn === false) return undefined;
  if (name === tag || name === short) return [tag, { ...richTextAttributes(tag, raw) }];
  return around ?? (isOn ? [tag, {}] : undefined);
}

/** The elements that replace an element, outermost first. */
function elementsFor(name: string, raw: Raw, { isListMarker, listLevel }: Look): Shape[] {
  if (isListMarker) return [['span', { [LIST_MARKER]: '' }]];
  if (EMPHASIS.includes(name)) return [];
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
