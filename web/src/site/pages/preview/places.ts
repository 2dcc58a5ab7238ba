import type { PreviewText } from '@alnafitha/contract';

/** Isolates and spaces differ between a form and the page. */
const fold = (text: string) =>
  text
    .replace(/[\u2066-\u2069\u202a-\u202e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The first words of HTML, or of a text in lines. */
const firstLine = (text: string) =>
  fold(
    text
      .replace(/<(?:br|\/p|\/h\d|\/li)\b[^<>]*>/g, '\n')
      .split('\n')
      .map(fold)
      .find(Boolean) ?? '',
  ).replace(/<[^<>]*>/g, '');

/** The key of a file in the library, which is in the URLs of all its sizes. */
const keyOf = (url: string) => /^\/media\/[^/]+\//.exec(url)?.[0] ?? url;
const isPicture = (text: string) => /^(?:\/media\/|blob:)/.test(text);

function pictureOf(url: string): Element | undefined {
  const key = keyOf(url);
  return [...document.querySelectorAll('img')].find(({ src, srcset }) => (src + srcset).includes(key));
}

/** The deepest element with a text, of the first place that has it; else one that begins with its first line, or is the name of a fact. */
function elementOf({ text }: PreviewText): Element | undefined {
  if (isPicture(text)) return pictureOf(text);
  const wanted = fold(text.replace(/<[^<>]*>/g, ' '));
  if (!wanted) return undefined;
  const first = firstLine(text);
  const [name] = first.split(':');
  return (
    deepest((found) => found === wanted) ??
    deepest((found) => found.startsWith(first)) ??
    (name === first ? undefined : deepest((found) => found === name))
  );
}

function deepest(isWanted: (text: string) => boolean): Element | undefined {
  const elements = document.querySelectorAll('main *, header *, footer *');
  let found: Element | undefined;
  for (const element of elements) {
    if (found && !found.contains(element)) break;
    if (isWanted(fold(element.textContent ?? ''))) found = element;
  }
  return found;
}

/** Where the page shows a field; for one without a text of its own, the nearest in the form; else any text of the block. */
export function placeOf(
  path: string | undefined,
  texts: readonly PreviewText[],
  block: object | undefined,
): Element | undefined {
  const steps = path?.split('.') ?? [];
  const shared = (text: PreviewText) => {
    const others = text.path.split('.');
    const end = steps.findIndex((step, index) => step !== others[index]);
    return end < 0 ? steps.length : end;
  };
  const nearest = texts.toSorted((one, other) => shared(other) - shared(one));
  for (const text of [...nearest, ...stringsIn(block).map((text) => ({ path: '', text }))]) {
    const element = elementOf(text);
    if (element) return element;
  }
  return undefined;
}

const MIN_LENGTH = 4;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length < MIN_LENGTH ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const MARK_MS = 1000;

/** Scrolls to an element, and marks it for a second. */
export function showPlace(element: Element): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  // The site keeps the position of its page until somebody scrolls.
  dispatchEvent(new Event('wheel'));
  element.scrollIntoView({ block: 'center', behavior });
  const outline = { outline: '3px solid currentColor', outlineOffset: '4px' };
  element.animate([outline, outline], MARK_MS);
}

/** What has changed first in the main part of the page. */
export function changedIn(records: readonly MutationRecord[]): Element | undefined {
  return records
    .map(({ target, addedNodes: [added = target] }) =>
      added instanceof Element ? added : added.parentElement,
    )
    .find((element): element is Element => element?.closest('main') != null && element.isConnected);
}

/** The field whose text or picture an element shows; `null` without any. */
export function pathAt(target: Element, texts: readonly PreviewText[]): string | null {
  for (
    let element: Element | null = target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const shown = fold(element.textContent ?? '');
    const image = element.querySelector('img') ?? (element instanceof HTMLImageElement ? element : null);
    const found = texts.find(({ text }) =>
      isPicture(text)
        ? image && (image.src + image.srcset).includes(keyOf(text))
        : shown !== '' &&
          (shown === fold(text) ||
            (text.includes('<') && fold(text.replace(/<[^<>]*>/g, ' ')).includes(shown))),
    );
    if (found) return found.path;
  }
  return null;
}

let marked: HTMLElement[] = [];

/** Underlines texts that are not translated yet, or whose translation is outdated. */
export function markTexts(texts: readonly PreviewText[]): void {
  for (const element of marked) element.style.textDecoration = '';
  marked = texts.flatMap((text) => {
    const element = text.state && elementOf(text);
    if (!(element instanceof HTMLElement)) return [];
    element.style.textDecoration = text.state === 'outdated' ? 'underline wavy' : 'underline dotted';
    return [element];
  });
}
