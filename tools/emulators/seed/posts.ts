import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@alnafitha/contract';

/** Lists have an item a line, and images their name as URL: `<img src="villa-evening" alt="">`. */
export function readPostContent(id: string, language: Language): string {
  const html = readFileSync(resolve(import.meta.dirname, `posts/${id}.${language}.html`), 'utf8');
  return html.trimEnd().replace(/\n\s*(?=<li>|<\/[ou]l>)/g, '');
}
