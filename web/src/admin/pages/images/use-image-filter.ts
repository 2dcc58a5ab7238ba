import { ImageQuery } from '@alnafitha/contract';
import { useSearchParams } from 'react-router-dom';
import type { ImageFilter } from './image-queries';

/** Page, search and tab from the URL; an invalid URL is the first page of all. */
export function useImageFilter() {
  const [params, setParams] = useSearchParams();
  const parsed = ImageQuery.safeParse(Object.fromEntries(params));
  const { page, search, category, description } = parsed.data ?? ImageQuery.parse({});
  const filter: ImageFilter = { page, search, category, description };

  function change(changes: Partial<ImageFilter>) {
    // A filter starts at page 1 again; typing in the search adds no history entries.
    setParams(searchOf({ ...filter, page: 1, ...changes }), { replace: changes.search !== undefined });
  }

  return { filter, change };
}

/** The query string of a filter, without defaults. */
export function searchOf({ page, search, category, description }: ImageFilter): string {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (category) params.set('category', category);
  if (description) params.set('description', description);
  if (search) params.set('search', search);
  return params.toString();
}
