import {
  ERROR_MESSAGES,
  isRichTextBlock,
  isValidNesting,
  isVisible,
  LINK_PROTOCOLS,
  POST_CONTENT_MAX_LENGTH,
  RICH_TEXT_DROPPED,
  RICH_TEXT_TAGS,
  type RichTextTag,
  richTextAttributes,
  stripControls,
  TABLE_MAX_CELLS,
  TABLE_MAX_COLUMNS,
} from '@alnafitha/contract';
import type { Attributes, IOptions } from 'sanitize-html';
import { keyAt } from '../media/stored-media';
import { AppError } from '../platform/errors';

/** The parser is quadratic in the depth; real texts stay below twenty. */
const MAX_DEPTH = 100;
/** Each image is read and written with the post. */
const MAX_IMAGES = 100;

/** Sanitizes idempotently. Throws 400 at `content` when nothing remains, or the limits are exceeded. */
export async function sanitizeContent(html: string): Promise<string> {
  // Few requests contain HTML, and the module loads slowly.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const content = removeMisplaced(sanitizeHtml(html, allowList()));
  if (content.length > POST_CONTENT_MAX_LENGTH) throw contentError(ERROR_MESSAGES.textTooLong);
  if (imageKeysIn(content).length > MAX_IMAGES) throw contentError(ERROR_MESSAGES.tooManyImages);
  if (hasTooManyCells(content)) throw contentError(ERROR_MESSAGES.tableTooLarge);
  if (isBlank(content)) throw contentError(ERROR_MESSAGES.contentRequired);
  return content;
}

/** The keys of images that a text shows or links to. */
export function imageKeysIn(content: string): string[] {
  const addresses = content.match(/\/media\/[a-z0-9-]+\/\d+\.[a-z]+/g) ?? [];
  return [...new Set(addresses.map(keyAt))].filter((key) => key !== null);
}

/** Sanitized HTML has `<` and `>` in tags only. */
export function linksIn(content: string): string[] {
  return [...content.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
}

/** Each text needs its own list, which has the stack of open elements. */
function allowList(): IOptions {
  /** Whether each open element is a block. */
  const open: boolean[] = [];
  return {
    allowedTags: [...RICH_TEXT_TAGS],
    nonTextTags: [...RICH_TEXT_DROPPED],
    // The filter runs after decoding, because `&#7;` is a control character too.
    textFilter: (text) => stripControls(text),
    allowedSchemes: LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
    // `attributesOf` filters them.
    allowedAttributes: false,
    onOpenTag() {
      if (open.push(false) > MAX_DEPTH) throw contentError(ERROR_MESSAGES.invalidValue);
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

/** Returns none for a link or image without an allowed URL. */
function attributesOf(tag: RichTextTag, raw: Attributes, isOutermost: boolean): Attributes {
  const plain = Object.entries(raw).map(([name, value]) => [name, stripControls(value)]);
  const { dir, ...stored } = richTextAttributes(tag, Object.fromEntries(plain)) ?? {};
  if (stored.src !== undefined && keyAt(stored.src) === null) return {};
  const direction = directionOf(tag, dir, isOutermost);
  const attributes = { ...stored, ...(direction && { dir: direction }) };
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}

/** A nested block inherits: the text of a nested `auto` would not count in the outer block's `auto`. */
function directionOf(tag: RichTextTag, dir: string | undefined, isOutermost: boolean): string | undefined {
  if (!isOutermost) return dir === 'auto' ? undefined : dir;
  // A rule has no text, and code is always left-to-right.
  const isDirected = isRichTextBlock(tag) && tag !== 'hr' && tag !== 'pre';
  return dir ?? (isDirected ? 'auto' : undefined);
}

const VOID: ReadonlySet<string> = new Set(['img', 'br', 'hr']);

/** Removes misplaced tags, but not their text. sanitize-html's own filter takes seconds for a long text. */
function removeMisplaced(html: string): string {
  /** The retained open elements. */
  const stored: RichTextTag[] = [];
  /** Whether each open element is retained. */
  const open: boolean[] = [];
  return html.replace(/<(\/?)([a-z\d]+)[^>]*>/g, (tag, slash: string, name: RichTextTag) => {
    if (VOID.has(name)) return tag === '<img />' ? '' : tag;
    if (slash) {
      const isStored = open.pop();
      if (isStored) stored.pop();
      return isStored ? tag : '';
    }
    const isStored = name === 'a' ? tag !== '<a>' && !stored.includes('a') : isValidNesting(name, stored);
    open.push(isStored);
    if (isStored) stored.push(name);
    return isStored ? tag : '';
  });
}

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

function isBlank(content: string): boolean {
  return !content.includes('<img ') && !isVisible(content.replace(/<[^<>]*>/g, ''));
}

function contentError(message: string): AppError {
  return new AppError(400, ERROR_MESSAGES.checkFields, [{ path: 'content', message }]);
}
