import { isRichTextBlock } from '@alnafitha/contract';

/** How an element treats line breaks: as spaces, as breaks, or (`exact`) as part of the text. */
export type Lines = 'spaces' | 'breaks' | 'exact';

/** Writes texts with the breaks that their styles keep: a newline is a `br`, an empty line a new paragraph. */
export function createTextLines(root: HTMLElement) {
  const page = root.ownerDocument;
  let hasText = false;
  /** Breaks after the text, which appear with the next text. */
  let breaks = 0;
  let prefix = '';
  /** Ends between paragraphs whose texts have no element of their own. */
  const ends: HTMLElement[] = [];

  /** Moves all content before the end of an element to a paragraph of its own. */
  function endParagraph(element: HTMLElement): void {
    const paragraph = element.closest('p, h2, h3, h4');
    if (paragraph) {
      paragraph.before(withContent(paragraph, element));
      return;
    }
    const end = page.createElement('div');
    ends.push(end);
    const around = outermost(element);
    if (around) around.before(withContent(around, element), end);
    else element.append(end);
  }

  /** The outermost inline element around the end of an element. */
  function outermost(element: HTMLElement): Element | undefined {
    const block = element.closest('p, h2, h3, h4, div, li, td, th, blockquote, figure') ?? root;
    // Elements are only appended, so the open one is the last.
    const around = block.lastElementChild;
    return around?.contains(element) ? around : undefined;
  }

  function append(element: HTMLElement, text: string): void {
    if (!text.trim()) {
      if (breaks === 0) element.append(text);
      return;
    }
    if (breaks > 1) endParagraph(element);
    else if (breaks === 1) element.append(page.createElement('br'));
    const around = hasText ? undefined : outermost(element);
    if (prefix && around) around.before(`${prefix} `);
    else if (prefix) element.append(`${prefix} `);
    element.append(text);
    hasText = true;
    breaks = 0;
    prefix = '';
  }

  /** Counts a break, unless it is the first or last of a block. */
  function addBreak(): void {
    if (hasText) breaks += 1;
  }

  return {
    addBreak,
    write(element: HTMLElement, text: string, lines: Lines): void {
      const parts = lines === 'breaks' ? text.split(/\r\n?|\n/) : [text];
      for (const [index, part] of parts.entries()) {
        if (index > 0) addBreak();
        append(element, part);
      }
    },
    /** An element with a line of its own begins or ends. */
    endLine(): void {
      if (hasText) breaks ||= 1;
    },
    endBlock(): void {
      hasText = false;
      breaks = 0;
    },
    /** Gives paragraphs to the texts that empty lines divide. */
    finish(): void {
      for (const end of ends) {
        const [before, after] = [page.createElement('p'), page.createElement('p')];
        while (isInline(end.previousSibling)) before.prepend(end.previousSibling);
        while (isInline(end.nextSibling)) after.append(end.nextSibling);
        end.replaceWith(...[before, after].filter((part) => part.firstChild));
      }
    },
    /** An item or cell ends, perhaps without a text after its prefix. */
    endItem(element: HTMLElement | undefined): void {
      if (prefix) element?.append(prefix);
      prefix = '';
    },
    /** Sets what stands before the next text. */
    prefix(text: string): void {
      prefix = text;
    },
  };
}

/** A copy of an element with its content, of which only the elements around `open` stay. */
function withContent(element: Node, open: Element): Node {
  const copy = element.cloneNode();
  for (const child of [...element.childNodes]) {
    copy.appendChild(child.contains(open) ? withContent(child, open) : child);
  }
  return copy;
}

const isInline = (node: Node | null): node is ChildNode =>
  node !== null &&
  !(node instanceof Element && (node.localName === 'div' || isRichTextBlock(node.localName)));
