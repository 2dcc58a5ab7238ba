import type { ImageName } from '../alt-texts';

interface Figure {
  readonly image: ImageName;
  readonly caption: string;
}

/** A figure's image URL is known when the seed runs. */
export type Block = string | Figure;

export interface SeedPost {
  /** Without a hyphen. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly image: ImageName;
  readonly isDraft?: true;
  readonly content: readonly Block[];
}

// Parameters are HTML. Text nodes are translated one by one, so inline elements may only start or end where a
// clause does.
export const p = (html: string) => `<p>${html}</p>`;
export const h2 = (html: string) => `<h2>${html}</h2>`;
export const h3 = (html: string) => `<h3>${html}</h3>`;
export const ul = (...items: string[]) => `<ul>${listItems(items)}</ul>`;
export const ol = (...items: string[]) => `<ol>${listItems(items)}</ol>`;
export const quote = (html: string) => `<blockquote><p>${html}</p></blockquote>`;
export const figure = (image: ImageName, caption: string): Figure => ({ image, caption });

/** Never translated. */
export function code(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<pre><code>${escaped}</code></pre>`;
}

const listItems = (items: readonly string[]) => items.map((html) => `<li>${html}</li>`).join('');
