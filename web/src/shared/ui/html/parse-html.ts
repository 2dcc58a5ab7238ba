import {
  isPlaced,
  isRichTextBlock,
  isUntranslated,
  type Pictured,
  type RichTextTag,
} from '@alnafitha/contract';
import { Parser } from 'htmlparser2';
import { attributesOf, isCode, isDropped, isTag, isTextBlock } from './allow-list';
import type { HtmlElement, HtmlNode } from './html-node';

/** What an open element means for what comes inside it. */
interface Frame {
  /** Where that goes; nowhere in an element that is dropped. */
  children: HtmlNode[] | undefined;
  /** In a table, where what no table can hold goes: behind it. */
  behind: HtmlNode[] | undefined;
  /** The elements around, from the outermost, and the element itself. */
  path: readonly RichTextTag[];
  verbatim: boolean;
  inLink: boolean;
  inTextBlock: boolean;
}

/** Reads HTML into the elements, attributes and texts that may be shown; everything else is gone. Its `img` are among the pictures. */
export function parseHtml(html: string, pictures: readonly Pictured[] = []): HtmlNode[] {
  const pictureAt = new Map(pictures.map(({ image, picture }) => [folderOf(image), picture]));
  const nodes: HtmlNode[] = [];
  const outermost: Frame = {
    ...{ children: nodes, behind: undefined, path: [] },
    ...{ verbatim: false, inLink: false, inTextBlock: false },
  };
  const open: Frame[] = [];
  const current = () => open.at(-1) ?? outermost;

  const parser = new Parser({
    onopentag(name, raw) {
      const outer = current();
      const verbatim = outer.verbatim || isCode(name) || isUntranslated(raw);
      const element = outer.children && toElement(name, raw, verbatim, outer);
      if (element) placeFor(element.tag, outer)?.push(element);
      const picture = element?.attributes.src && pictureAt.get(folderOf(element.attributes.src));
      if (picture) element.picture = picture;
      open.push({
        children: isDropped(name) ? undefined : (element?.children ?? outer.children),
        behind: element?.tag === 'table' ? outer.children : outer.behind,
        path: element ? [...outer.path, element.tag] : outer.path,
        verbatim,
        inLink: outer.inLink || element?.tag === 'a',
        inTextBlock: outer.inTextBlock || isTextBlock(element?.tag ?? ''),
      });
    },
    onclosetag() {
      open.pop();
    },
    ontext(text) {
      const frame = current();
      const place = placeFor('text', frame);
      // White space between the rows of a table belongs nowhere.
      if (place !== frame.children && !text.trim()) return;
      const last = place?.at(-1);
      // The parser hands over a text in pieces wherever it holds an entity.
      if (last && 'text' in last && last.verbatim === frame.verbatim) last.text += text;
      else place?.push({ text, verbatim: frame.verbatim });
    },
  });
  parser.end(html);
  return nodes;
}

/** A picture has an address for each width, in a folder of its own. */
const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));

function toElement(
  name: string,
  raw: Record<string, string>,
  verbatim: boolean,
  { path, inLink, inTextBlock }: Frame,
): HtmlElement | undefined {
  if (
    !isTag(name) ||
    !isPlaced(name, path) ||
    (inLink && name === 'a') ||
    (inTextBlock && isRichTextBlock(name))
  )
    return undefined;
  const attributes = attributesOf(name, raw);
  return attributes && { tag: name, attributes, verbatim, children: [] };
}

/** What a table's own elements hold, and nothing else. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};

/** Where an element or a text goes that stands in an open element: as browsers would put it, or React could not hydrate the page. */
function placeFor(tag: string, { children, behind, path }: Frame): HtmlNode[] | undefined {
  const around = path.at(-1) ?? '';
  if (HELD[around] && !HELD[around].includes(tag)) return behind;
  return around === 'table' && tag === 'tr' ? children && bodyOf(children) : children;
}

/** Rows stand in the body of their table. */
function bodyOf(children: HtmlNode[]): HtmlNode[] {
  const last = children.at(-1);
  if (last && 'tag' in last && last.tag === 'tbody') return last.children;
  const body: HtmlElement = { tag: 'tbody', attributes: {}, verbatim: false, children: [] };
  children.push(body);
  return body.children;
}
