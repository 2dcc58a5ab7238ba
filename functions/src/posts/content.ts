import {
  isPlaced,
  isRichTextBlock,
  LINK_PROTOCOLS,
  POST_CONTENT_MAX_LENGTH,
  RICH_TEXT_DROPPED,
  RICH_TEXT_TAGS,
  type RichTextTag,
  richTextAttributes,
  SENTENCES,
  TABLE_MAX_CELLS,
  TABLE_MAX_COLUMNS,
} from '@alnafitha/contract';
import type { Attributes, IOptions } from 'sanitize-html';
import { keyAt } from '../media/stored-picture';
import { AppError } from '../platform/errors';

/** The parser's work grows with the square of the depth; what people write stays below twenty. */
const MAX_DEPTH = 100;
/** Each is read and written when the post is. */
const MAX_PICTURES = 100;

/**
 * What the site shows of an author's HTML, each outermost block in a direction of its own. What it answers it would not
 * change again. Throws 400 with an issue on `content` where nothing is left, or more than a post may hold.
 */
export async function cleanContent(html: string): Promise<string> {
  // Few requests bring HTML, and the module takes long to load.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const content = inPlace(sanitizeHtml(html, allowList()));
  if (content.length > POST_CONTENT_MAX_LENGTH) throw refusal(SENTENCES.textTooLong);
  if (picturesIn(content).length > MAX_PICTURES) throw refusal(SENTENCES.tooManyPictures);
  if (hasTooManyCells(content)) throw refusal(SENTENCES.tableTooLarge);
  if (isBlank(content)) throw refusal(SENTENCES.contentRequired);
  return content;
}

/** The keys of the pictures that a text shows or links to. */
export function picturesIn(content: string): string[] {
  const addresses = content.match(/\/media\/[a-z0-9-]+\/\d+\.webp/g) ?? [];
  return [...new Set(addresses.map(keyAt))].filter((key) => key !== null);
}

/** For one text: it keeps track of the elements that are open. */
function allowList(): IOptions {
  /** Whether each is a block. */
  const open: boolean[] = [];
  return {
    allowedTags: [...RICH_TEXT_TAGS],
    nonTextTags: [...RICH_TEXT_DROPPED],
    allowedSchemes: LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
    allowedAttributes: {
      '*': ['class', 'translate', 'dir'],
      a: ['href', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    onOpenTag() {
      if (open.push(false) > MAX_DEPTH) throw refusal(SENTENCES.invalidValue);
    },
    onCloseTag() {
      open.pop();
    },
    transformTags: {
      h1: 'h2',
      '*': (tagName, raw) => {
        const isOutermost = !open.includes(true);
        open[open.length - 1] = isRichTextBlock(tagName);
        return { tagName, attribs: attributesOf(tagName as RichTextTag, raw, isOutermost) };
      },
    },
  };
}

/** None for a link or a picture without an address that may be used. */
function attributesOf(tag: RichTextTag, raw: Attributes, isOutermost: boolean): Attributes {
  const { dir, ...kept } = richTextAttributes(tag, raw) ?? {};
  if (kept.src !== undefined && keyAt(kept.src) === null) return {};
  const direction = directionOf(tag, dir, isOutermost);
  const attributes = { ...kept, ...(direction && { dir: direction }) };
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}

/** A block inside another follows it: an `auto` there would hide the text from the outer block's own `auto`. */
function directionOf(tag: RichTextTag, dir: string | undefined, isOutermost: boolean): string | undefined {
  if (!isOutermost) return dir === 'auto' ? undefined : dir;
  // A line has no text, and code always reads from the left.
  const isDirected = isRichTextBlock(tag) && tag !== 'hr' && tag !== 'pre';
  return dir ?? (isDirected ? 'auto' : undefined);
}

const VOID: ReadonlySet<string> = new Set(['img', 'br', 'hr']);

/**
 * Takes out the links and pictures that were left without an address, links inside links, tables inside tables, and parts of
 * tables outside of one, but not their text. The HTML is sanitize-html's own, where every `<` begins a tag and every `>` ends
 * one; its way to leave elements out by their attributes copies the text for each of them, for seconds in a long one.
 */
function inPlace(html: string): string {
  /** The open elements that are kept. */
  const kept: RichTextTag[] = [];
  /** Of each open element, whether it is kept. */
  const open: boolean[] = [];
  return html.replace(/<(\/?)([a-z\d]+)[^>]*>/g, (tag, slash: string, name: RichTextTag) => {
    if (VOID.has(name)) return tag === '<img />' ? '' : tag;
    if (slash) {
      const isKept = open.pop();
      if (isKept) kept.pop();
      return isKept ? tag : '';
    }
    const isKept = name === 'a' ? tag !== '<a>' && !kept.includes('a') : isPlaced(name, kept);
    open.push(isKept);
    if (isKept) kept.push(name);
    return isKept ? tag : '';
  });
}

/** Whether tables have more columns or cells than anybody reads, and a browser lays out at once. */
function hasTooManyCells(content: string): boolean {
  let [cells, columns] = [0, 0];
  for (const [, name, span = 1] of content.matchAll(/<(tr|td|th)\b(?:[^<>]*? colspan="(\d+)")?/g)) {
    if (name === 'tr') columns = 0;
    else {
      cells += 1;
      columns += Number(span);
    }
    if (columns > TABLE_MAX_COLUMNS || cells > TABLE_MAX_CELLS) return true;
  }
  return false;
}

/** Whether there is nothing to read and nothing to see; what has no shape, such as a soft hyphen, counts as nothing. */
function isBlank(content: string): boolean {
  return !content.includes('<img ') && !/[^\s\p{C}]/u.test(content.replace(/<[^<>]*>/g, ''));
}

function refusal(message: string): AppError {
  return new AppError(400, SENTENCES.checkFields, [{ path: 'content', message }]);
}
