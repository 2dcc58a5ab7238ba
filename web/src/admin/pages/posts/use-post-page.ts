import { AdminPostQuery } from '@alnafitha/contract';
import { useSearchParams } from 'react-router-dom';

/** The list page of the URL; the first for an invalid URL. */
export function usePostPage() {
  const [params, setParams] = useSearchParams();
  const parsed = AdminPostQuery.pick({ page: true }).safeParse({ page: params.get('page') ?? undefined });
  return {
    page: parsed.data?.page ?? 1,
    setPage: (page: number) => setParams(searchOf(page)),
  };
}

/** The query string of a page; empty for the first. */
export function searchOf(page: number): string {
  return page > 1 ? `page=${page}` : '';
}
