import { isRichTextBlock } from '@alnafitha/contract';

/** Elements that are content without a text. */
const FILLING = ['img', 'hr', 'table', 'li'];
const PARAGRAPHS = ['p', 'div', 'h2', 'h3', 'h4', 'blockquote'];
const CELLS = ['td', 'th'];
/** Elements that end a line, besides the contract's blocks. */
const EDGES = ['div', 'img', 'caption', ...CELLS];

/** Restores header cells that other programs copy as plain cells: of a thead, or of an all-bold first row. */
export function nameHeaders(table: HTMLElement): void {
  if (table.querySelector('th')) return;
  const head = table.querySelectorAll('thead td');
  const first = [...(table.querySelector('tr')?.children ?? [])];
  // The corner between row and column headers is blank.
  const isBold = first.some(isAllBold) && first.every((cell) => isAllBold(cell) || !cell.textContent?.trim());
  const isHead = isBold && table.querySelectorAll('tr').length > 1;
  for (const cell of head.length > 0 ? head : isHead ? first : []) {
    rename(cell, 'th');
  }
}

function isAllBold(element: Element): boolean {
  const bold = [...element.querySelectorAll('strong')].map(({ textContent }) => textContent).join('');
  return bold.trim() !== '' && bold.replace(/\s/g, '') === element.textContent?.replace(/\s/g, '');
}

/** A heading is bold by itself. */
export function unwrapBold(heading: Element): void {
  if (!isAllBold(heading)) return;
  for (const bold of heading.querySelectorAll('strong')) {
    if (bold.attributes.length === 0) bold.replaceWith(...bold.childNodes);
  }
}

/** Replaces an element by one of another name. */
export function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Removes blank paragraphs, and the breaks at the beginning and end of blocks. */
export function removeBlankLines(root: HTMLElement): void {
  let hasText = false;
  /** The breaks after the last text. */
  let breaks: Element[] = [];
  function endLine(): void {
    for (const lineBreak of breaks) lineBreak.remove();
    breaks = [];
    hasText = false;
  }
  /** Returns whether the element has content. */
  function visit(element: Element): boolean {
    const { localName } = element;
    const isEdge = EDGES.includes(localName) || isRichTextBlock(localName);
    let isFilled = FILLING.includes(localName);
    if (isEdge) endLine();
    for (const node of [...element.childNodes]) {
      if (!(node instanceof Element)) {
        if (!node.nodeValue?.trim()) continue;
        [hasText, breaks] = [true, []];
        isFilled = true;
      } else if (node.localName !== 'br') isFilled = visit(node) || isFilled;
      else if (hasText) breaks.push(node);
      else node.remove();
    }
    if (isEdge) endLine();
    if (!isFilled && PARAGRAPHS.includes(localName)) element.remove();
    // The editor completes no cell at the edge of a paste.
    if (!isFilled && CELLS.includes(localName))
      element.replaceChildren(root.ownerDocument.createElement('p'));
    return isFilled;
  }
  visit(root);
}
