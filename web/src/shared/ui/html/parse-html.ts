import { isRichTextBlock, isValidNesting, type ResponsiveImage, type RichTextTag } from '@alnafitha/contract';
import { Parser } from 'htmlparser2';
import { attributesOf, isDropped, isTag, isTextBlock } from './allow-list';
import type { HtmlElement, HtmlNode } from './html-node';

/** The context of an open element for its content. */
interface Frame {
  /** Where the content goes; undefined in a dropped element. */
  children: HtmlNode[] | undefined;
  /** In a table, where misplaced content goes: after the table. */
  afterTable: HtmlNode[] | undefined;
  /** The ancestors from the outermost, and the element itself. */
  path: readonly RichTextTag[];
  inLink: boolean;
  inTextBlock: boolean;
}

/**
 * Parses HTML into the allowed elements, attributes and texts, and drops everything else. `images` are those
 * of the media library in it.
 */
export function parseHtml(html: string, images: readonly ResponsiveImage[] = []): HtmlNode[] {
  const variantsByFolder = new Map(images.map(({ image, picture }) => [folderOf(image), picture]));
  const nodes: HtmlNode[] = [];
  const outermost: Frame = {
    ...{ children: nodes, afterTable: undefined, path: [] },
    ...{ inLink: false, inTextBlock: false },
  };
  const open: Frame[] = [];
  const current = () => open.at(-1) ?? outermost;

  const parser = new Parser({
    onopentag(name, raw) {
      const outer = current();
      const element = outer.children && toElement(name, raw, outer);
      if (element) childrenFor(element.tag, outer)?.push(element);
      const variants = element?.attributes.src && variantsByFolder.get(folderOf(element.attributes.src));
      if (variants) element.variants = variants;
      open.push({
        children: isDropped(name) ? undefined : (element?.children ?? outer.children),
        afterTable: element?.tag === 'table' ? outer.children : outer.afterTable,
        path: element ? [...outer.path, element.tag] : outer.path,
        inLink: outer.inLink || element?.tag === 'a',
        inTextBlock: outer.inTextBlock || isTextBlock(element?.tag ?? ''),
      });
    },
    onclosetag() {
      open.pop();
    },
    ontext(text) {
      const frame = current();
      const siblings = childrenFor('text', frame);
      // Drops white space between the rows of a table.
      if (siblings !== frame.children && !text.trim()) return;
      const last = siblings?.at(-1);
      // The parser splits a text at each entity.
      if (last && 'text' in last) last.text += text;
      else siblings?.push({ text });
    },
  });
  parser.end(html);
  return nodes;
}

/** Each image has its own folder, with a URL for each width. */
const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/'));

function toElement(
  name: string,
  raw: Record<string, string>,
  { path, inLink, inTextBlock }: Frame,
): HtmlElement | undefined {
  if (
    !isTag(name) ||
    !isValidNesting(name, path) ||
    (inLink && name === 'a') ||
    (inTextBlock && isRichTextBlock(name))
  )
    return undefined;
  const attributes = attributesOf(name, raw);
  return attributes && { tag: name, attributes, children: [] };
}

/** The only allowed children of table elements. */
const ALLOWED_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};

/** Where a child of an open element goes: as in browsers, otherwise React could not hydrate the page. */
function childrenFor(tag: string, { children, afterTable, path }: Frame): HtmlNode[] | undefined {
  const parent = path.at(-1) ?? '';
  if (ALLOWED_CHILDREN[parent] && !ALLOWED_CHILDREN[parent].includes(tag)) return afterTable;
  return parent === 'table' && tag === 'tr' ? children && bodyOf(children) : children;
}

/** The children of the table's tbody, which is created when missing. */
function bodyOf(children: HtmlNode[]): HtmlNode[] {
  const last = children.at(-1);
  if (last && 'tag' in last && last.tag === 'tbody') return last.children;
  const body: HtmlElement = { tag: 'tbody', attributes: {}, children: [] };
  children.push(body);
  return body.children;
}
