import { toAsciiDigits } from '@alnafitha/contract';

/** Level of a list item in Word, from 1. */
export const LIST_LEVEL = 'data-list-level';
/** Bullet or number of a list item or heading in Word. */
export const LIST_MARKER = 'data-list-marker';
/** Number of an item that its list does not count to. */
export const ITEM_VALUE = 'data-value';

/** A number as a list of HTML writes it. */
interface Numbering {
  type: '' | 'a' | 'A' | 'i' | 'I';
  value: number;
}

/** A number, a word or a check box; a single letter is a bullet of a symbol font. */
const LABEL = /[\p{Nd}☐☑☒✓✗]|\p{L}.|.\p{L}/u;

/** Converts Word's lists, which are paragraphs with a bullet or number, to list elements. */
export function gatherWordLists(root: HTMLElement): void {
  let lists: HTMLElement[] = [];
  /** The last number of each level, also before other paragraphs. */
  let last: (Numbering | undefined)[] = [];
  for (const paragraph of root.querySelectorAll(`[${LIST_LEVEL}]`)) {
    const level = Number(paragraph.getAttribute(LIST_LEVEL)) || 1;
    const marker = paragraph.querySelector(`[${LIST_MARKER}]`);
    const label = marker?.textContent?.trim() ?? '';
    const numbering = numberingOf(label, last[level - 1]);
    const kind = numbering ? 'ol' : 'ul';
    marker?.remove();
    last = last.slice(0, level - 1);
    last[level - 1] = numbering;

    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    lists = lists.slice(0, level);
    const open = lists.at(level - 1);
    if (open && (open.localName !== kind || (numbering && !isNext(numbering, open)))) lists.pop();
    while (lists.length < level) lists.push(newList(kind, lists.at(-1), paragraph));
    const list = lists.at(-1);
    if (numbering && list && !list.firstChild) {
      list.setAttribute('start', String(numbering.value));
      if (numbering.type) list.setAttribute('type', numbering.type);
    }

    const item = root.ownerDocument.createElement('li');
    item.append(...(!numbering && LABEL.test(label) ? [`${label} `] : []), ...paragraph.childNodes);
    list?.append(item);
    paragraph.remove();
  }
  for (const marker of root.querySelectorAll(`[${LIST_MARKER}]`)) {
    const label = marker.textContent?.trim() ?? '';
    marker.replaceWith(LABEL.test(label) ? `${label} ` : '');
  }
}

/** Reads a number of Word; `undefined` for a bullet, and for a number that no list of HTML has. */
function numberingOf(label: string, last: Numbering | undefined): Numbering | undefined {
  const [, digits, letters = ''] =
    /^\(?(?:(\d{1,4})[.)-]*|([a-z]+|[A-Z]+)[.)-]+)$/.exec(toAsciiDigits(label)) ?? [];
  if (digits) return Number(digits) > 0 ? { type: '', value: Number(digits) } : undefined;
  const isUpper = letters === letters.toUpperCase();
  const type = isUpper ? 'A' : 'a';
  // The letter a is 10 in base 36.
  const value = letters.length === 1 ? Number.parseInt(letters, 36) - 9 : 0;
  // I, V and X are numbers, unless they follow H, U and W.
  const isLetter = last?.type === type && last.value + 1 === value;
  const roman = isLetter ? 0 : romanValue(letters);
  if (roman > 0) return { type: isUpper ? 'I' : 'i', value: roman };
  return value > 0 ? { type, value } : undefined;
}

/** Reads Roman numbers from I to XXXIX; 0 for other letters. */
function romanValue(letters: string): number {
  const [, tens, ones] = /^(x{0,3})(ix|iv|v?i{0,3})$/i.exec(letters) ?? [];
  if (tens === undefined || ones === undefined) return 0;
  const values = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
  return tens.length * 10 + values.indexOf(ones.toLowerCase());
}

/** Whether the list continues with this number. */
function isNext({ type, value }: Numbering, list: HTMLElement): boolean {
  const next = (Number(list.getAttribute('start')) || 1) + list.children.length;
  return (list.getAttribute('type') ?? '') === type && value === next;
}

/** Adds a list to the last item of the outer one, or before the paragraph. */
function newList(kind: 'ol' | 'ul', around: HTMLElement | undefined, paragraph: Element): HTMLElement {
  const list = paragraph.ownerDocument.createElement(kind);
  if (!around) paragraph.before(list);
  else if (around.lastElementChild) around.lastElementChild.append(list);
  else around.appendChild(paragraph.ownerDocument.createElement('li')).append(list);
  return list;
}

/** Divides lists at items with a number of their own, which only a list has here. */
export function divideLists(root: HTMLElement): void {
  for (const item of root.querySelectorAll(`ol > [${ITEM_VALUE}]`)) {
    const list = item.parentElement;
    if (!list) continue;
    const items = [...list.children];
    const index = items.indexOf(item);
    const value = item.getAttribute(ITEM_VALUE) ?? '';
    if (index > 0 && Number(value) === (Number(list.getAttribute('start')) || 1) + index) continue;
    const rest = index > 0 ? list.cloneNode() : list;
    if (!(rest instanceof HTMLElement)) continue;
    rest.setAttribute('start', value);
    if (rest === list) continue;
    rest.append(...items.slice(index));
    list.after(rest);
  }
}
