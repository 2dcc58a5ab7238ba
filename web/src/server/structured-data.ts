import type { RenderedPage } from './render-page';

/** What search engines read of a page, by the vocabulary of schema.org. */
export function structuredData(_page: RenderedPage): object[] {
  return [];
}
