import { isRichTextBlock, isUntranslated, type Pictured } from '@alnafitha/contract';
import { Parser } from 'htmlparser2';
import { attributesOf, isCode, isDropped, isTag, isTextBlock } from './allow-list';
import type { HtmlElement, HtmlNode } from './html-node';

/** What an open element means for what comes inside it. */
interface Frame {
  /** Where that goes; nowhere in an element that is dropped. */
  children: HtmlNode[] | undefined;
  verbatim: boolean;
  inLink: boolean;
  inTextBlock: boolean;
}

/** Reads HTML into the elements, attributes and texts that may be shown; everything else is gone. Its `img` are among the pictures. */
export function parseHtml(html: string, pictures: readonly Pictured[] = []): HtmlNode[] {
  const pictureAt = new Map(pictures.map(({ image, picture }) => [folderOf(image), picture]));
  const nodes: HtmlNode[] = [];
  const outermost: Frame = { children: nodes, verbatim: false, inLink: false, inTextBlock: false };
  const open: Frame[] = [];
  const current = () => open.at(-1) ?? outermost;

  const parser = new Parser({
    onopentag(name, raw) {
      const outer = current();
      const verbatim = outer.verbatim || isCode(name) || isUntranslated(raw);
      const element = outer.children && toElement(name, raw, verbatim, outer);
      if (element) outer.children?.push(element);
      const picture = element?.attributes.src && pictureAt.get(folderOf(element.attributes.src));
      if (picture) element.picture = picture;
      open.push({
        children: isDropped(name) ? undefined : (element?.children ?? outer.children),
        verbatim,
        inLink: outer.inLink || element?.tag === 'a',
        inTextBlock: outer.inTextBlock || isTextBlock(element?.tag ?? ''),
      });
    },
    onclosetag() {
      open.pop();
    },
    ontext(text) {
      const { children, verbatim } = current();
      const last = children?.at(-1);
      // The parser hands over a text in pieces wherever it holds an entity.
      if (last && 'text' in last && last.verbatim === verbatim) last.text += text;
      else children?.push({ text, verbatim });
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
  { inLink, inTextBlock }: Frame,
): HtmlElement | undefined {
  if (!isTag(name) || (inLink && name === 'a') || (inTextBlock && isRichTextBlock(name))) return undefined;
  const attributes = attributesOf(name, raw);
  return attributes && { tag: name, attributes, verbatim, children: [] };
}
