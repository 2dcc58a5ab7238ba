import { toAsciiDigits } from '@alnafitha/contract';

/** On a paragraph that is a list item in Word: its level, from 1. */
export const LIST_LEVEL = 'data-list-level';
/** On the item's bullet or number in Word. */
export const LIST_MARKER = 'data-list-marker';

/** A number, of several levels its last, or letters. A letter alone is a bullet of a symbol font. */
const NUMBER = /^\s*\(?(?:\d+\.)*(\d+|\p{L}+(?=[.)-]))[.)-]?\s*$/u;

/** Converts Word's lists, which are paragraphs with a bullet or number, to list elements. */
export function gatherWordLists(root: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const paragraph of root.querySelectorAll(`[${LIST_LEVEL}]`)) {
    const level = Number(paragraph.getAttribute(LIST_LEVEL)) || 1;
    const marker = paragraph.querySelector(`[${LIST_MARKER}]`);
    const [, number = ''] = NUMBER.exec(toAsciiDigits(marker?.textContent ?? '')) ?? [];
    const kind = number ? 'ol' : 'ul';
    marker?.remove();

    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    lists = lists.slice(0, level);
    const open = lists.at(level - 1);
    if (open && (open.localName !== kind || !isNext(number, open))) lists.pop();
    while (lists.length < level) lists.push(newList(kind, lists.at(-1), paragraph));
    const list = lists.at(-1);
    if (list && !list.firstChild) startAt(number, list);

    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list?.append(item);
    paragraph.remove();
  }
}

/** Whether the list goes on with this number, or letters. */
function isNext(number: string, list: HTMLElement): boolean {
  const next = (Number(list.getAttribute('start')) || 1) + list.children.length;
  return !/^\d/.test(number) || Number(number) === next;
}

/** Has a list begin with a number, or with a single letter. */
function startAt(number: string, list: HTMLElement): void {
  const isLetter = /^[a-z]$/i.test(number);
  const isRoman = /^i$/i.test(number);
  if (isLetter) list.setAttribute('type', isRoman ? number : number < 'a' ? 'A' : 'a');
  // In base 36, a is 10.
  const start = isLetter ? Number.parseInt(number, 36) - 9 : Number.parseInt(number, 10);
  if (start && !isRoman) list.setAttribute('start', String(start));
}

/** A list inside the last item of the outer one, or before the paragraph. */
function newList(kind: 'ol' | 'ul', around: HTMLElement | undefined, paragraph: Element): HTMLElement {
  const list = paragraph.ownerDocument.createElement(kind);
  if (!around) paragraph.before(list);
  else if (around.lastElementChild) around.lastElementChild.append(list);
  else around.appendChild(paragraph.ownerDocument.createElement('li')).append(list);
  return list;
}
