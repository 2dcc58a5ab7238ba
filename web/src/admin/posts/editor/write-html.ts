import { isVisible } from '@alnafitha/contract';
import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model';

/** Elements without a direction, or with a fixed one. */
const WITHOUT_DIRECTION = ['hr', 'pre'];

/** Serializes a post; each top-level block gets its text's direction. Empty without visible content. */
export function writeHtml(doc: Node): string {
  const content = withoutEmptyEnd(doc);
  if (isBlank(content)) return '';
  const page = document.implementation.createHTMLDocument('');
  const root = page.createElement('div');
  root.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(content, { document: page }));
  tidyFigures(root);
  tidyTables(root);
  for (const block of root.children) {
    const hasOwn = block.hasAttribute('dir') || WITHOUT_DIRECTION.includes(block.localName);
    if (!hasOwn) block.setAttribute('dir', 'auto');
  }
  return root.innerHTML;
}

/** Makes each image a figure, and removes empty figures. */
function tidyFigures(root: HTMLElement): void {
  for (const image of root.querySelectorAll(':scope > img')) {
    const figure = root.ownerDocument.createElement('figure');
    image.replaceWith(figure);
    figure.append(image);
  }
  for (const figure of root.querySelectorAll('figure')) {
    if (!figure.textContent?.trim() && !figure.querySelector('img')) figure.remove();
  }
}

/** Moves leading rows of header cells into a thead, and gives header cells their scope. */
function tidyTables(root: HTMLElement): void {
  const isHeader = (row: Element) => [...row.children].every(({ localName }) => localName === 'th');
  for (const table of root.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tr')];
    for (const row of rows) {
      for (const cell of row.querySelectorAll(':scope > th')) {
        cell.setAttribute('scope', isHeader(row) ? 'col' : 'row');
      }
    }
    const firstOfBody = rows.findIndex((row) => !isHeader(row));
    const head = rows.slice(0, firstOfBody);
    // A cell cannot span from the thead into the tbody.
    if (firstOfBody <= 0 || head.some((row) => row.querySelector('[rowspan]'))) continue;
    const thead = root.ownerDocument.createElement('thead');
    thead.append(...head);
    table.querySelector('tbody')?.before(thead);
  }
}

/** Drops trailing empty paragraphs. */
function withoutEmptyEnd(doc: Node): Fragment {
  const blocks = [...doc.children];
  while (blocks.at(-1)?.type.name === 'paragraph' && blocks.at(-1)?.childCount === 0) blocks.pop();
  return Fragment.fromArray(blocks);
}

function isBlank(content: Fragment): boolean {
  let blank = true;
  content.descendants((node) => {
    if (node.type.name === 'image' || isVisible(node.text ?? '')) blank = false;
    return blank;
  });
  return blank;
}
