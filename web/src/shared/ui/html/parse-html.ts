import { isRichTextBlock, isValidNesting, type ResponsiveImage, type RichTextTag } from '@alnafitha/contract';
import { Parser } from 'htmlparser2';
import { attributesOf, isDropped, isTag, isTextBlock } from './allow-list';
import type { HtmlElement, HtmlNode } from './html-node';

/** Context for the content of an open element. */
interface Frame {
  /** Undefined in a dropped element. */
  children: HtmlNode[] | undefined;
  /** Place for a table's misplaced content: after the table. */
  afterTable: HtmlNode[] | undefined;
  /** The ancestors from the outermost, then the element. */
  path: readonly RichTextTag[];
  inLink: boolean;
  inTextBlock: boolean;
}

/** Parses HTML into the allowed elements and attributes. `images` are those of the media library in it. */
export function parseHtml(html: string, images: readonly ResponsiveImage[] = []): HtmlNode[] {
  const variantsByFolder = new Map(images.map(({ image, picture }) => [folderOf(image), picture]));
  const nodes: HtmlNode[] = [];
  const outermost: Frame = {
    children: nodes,
    afterTable: undefined,
    path: [],
    inLink: false,
    inTextBlock: false,
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

/** Each image has a folder, with a URL for each width. */
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

const ALLOWED_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};

/** Places a child as browsers do, or React could not hydrate the page. */
function childrenFor(tag: string, { children, afterTable, path }: Frame): HtmlNode[] | undefined {
  const parent = path.at(-1) ?? '';
  if (ALLOWED_CHILDREN[parent] && !ALLOWED_CHILDREN[parent].includes(tag)) return afterTable;
  return parent === 'table' && tag === 'tr' ? children && bodyOf(children) : children;
}

/** The table's tbody, created when missing. */
function bodyOf(children: HtmlNode[]): HtmlNode[] {
  const last = children.at(-1);
  if (last && 'tag' in last && last.tag === 'tbody') return last.children;
  const body: HtmlElement = { tag: 'tbody', attributes: {}, children: [] };
  children.push(body);
  return body.children;
}
