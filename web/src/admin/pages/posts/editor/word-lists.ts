/** On a paragraph that Word means as a list item: how deep it is, from 1. */
export const LIST_LEVEL = 'data-list-level';
/** On what Word wrote as that item's bullet or number. */
export const LIST_MARKER = 'data-list-marker';

const NUMBER = /^\s*\(?[\p{L}\p{N}]+[.)]/u;

/** Word copies lists as paragraphs with a bullet or number in front: makes lists of them. */
export function gatherWordLists(root: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const paragraph of root.querySelectorAll(`[${LIST_LEVEL}]`)) {
    const level = Number(paragraph.getAttribute(LIST_LEVEL)) || 1;
    const marker = paragraph.querySelector(`[${LIST_MARKER}]`);
    const kind = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();

    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    lists = lists.slice(0, level);
    if (lists.length === level && lists.at(-1)?.localName !== kind) lists.pop();
    while (lists.length < level) lists.push(newList(kind, lists.at(-1), paragraph));

    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** A list inside the last item of the one around it, or in front of the paragraph. */
function newList(kind: 'ol' | 'ul', around: HTMLElement | undefined, paragraph: Element): HTMLElement {
  const list = paragraph.ownerDocument.createElement(kind);
  if (!around) paragraph.before(list);
  else if (around.lastElementChild) around.lastElementChild.append(list);
  else around.appendChild(paragraph.ownerDocument.createElement('li')).append(list);
  return list;
}
