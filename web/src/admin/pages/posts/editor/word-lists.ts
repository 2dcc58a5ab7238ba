/** On a paragraph that is a list item in Word: its level, from 1. */
export const LIST_LEVEL = 'data-list-level';
/** On the item's bullet or number in Word. */
export const LIST_MARKER = 'data-list-marker';

const NUMBER = /^\s*\(?[\p{L}\p{N}]+[.)]/u;

/** Converts Word's lists, which are paragraphs with a bullet or number, to list elements. */
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

/** A list inside the last item of the outer one, or before the paragraph. */
function newList(kind: 'ol' | 'ul', around: HTMLElement | undefined, paragraph: Element): HTMLElement {
  const list = paragraph.ownerDocument.createElement(kind);
  if (!around) paragraph.before(list);
  else if (around.lastElementChild) around.lastElementChild.append(list);
  else around.appendChild(paragraph.ownerDocument.createElement('li')).append(list);
  return list;
}
