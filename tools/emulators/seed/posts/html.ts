import type { PhotoName } from '../alt-texts';

/** A picture in the text, with what is written below it. */
interface Figure {
  readonly photo: PhotoName;
  readonly caption: string;
}

/** A part of a post: HTML, or a picture whose address only the seeding knows. */
export type Block = string | Figure;

export interface SeedPost {
  /** Without a hyphen. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  /** An instant in ISO 8601, UTC. */
  readonly date: string;
  readonly photo: PhotoName;
  readonly isDraft?: true;
  readonly content: readonly Block[];
}

// The text of each element is HTML. Its text nodes are translated one by one, so inline elements stand where a
// sentence or a clause ends.
export const p = (html: string) => `<p>${html}</p>`;
export const h2 = (html: string) => `<h2>${html}</h2>`;
export const h3 = (html: string) => `<h3>${html}</h3>`;
export const ul = (...items: string[]) => `<ul>${listItems(items)}</ul>`;
export const ol = (...items: string[]) => `<ol>${listItems(items)}</ol>`;
export const quote = (html: string) => `<blockquote><p>${html}</p></blockquote>`;
export const figure = (photo: PhotoName, caption: string): Figure => ({ photo, caption });

/** Program text, which stays as it is in every language. */
export function code(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<pre><code>${escaped}</code></pre>`;
}

const listItems = (items: readonly string[]) => items.map((html) => `<li>${html}</li>`).join('');
