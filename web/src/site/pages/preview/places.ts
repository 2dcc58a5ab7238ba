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

/** The deepest element with a text, of the first place that has it; else one that begins with its first line. */
function elementOf({ text }: PreviewText): Element | undefined {
  if (isPicture(text)) return pictureOf(text);
  const wanted = fold(text.replace(/<[^<>]*>/g, ' '));
  if (!wanted) return undefined;
  return deepest((found) => found === wanted) ?? deepest((found) => found.startsWith(firstLine(text)));
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

const MARK_MS = 1000;

/** Scrolls to the text of a field, and marks it for a second. */
export function showPlace(path: string, texts: readonly PreviewText[]): void {
  const text = texts.find((known) => known.path === path);
  const element = text && elementOf(text);
  if (!element) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  element.scrollIntoView({ block: 'center', behavior });
  const outline = { outline: '3px solid currentColor', outlineOffset: '4px' };
  element.animate([outline, outline], MARK_MS);
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
