import { BlogPostQuery } from '@alnafitha/contract';
import { useSearchParams } from 'react-router-dom';

/** The page of the list that the address names; an address that makes no sense is the first. */
export function usePostPage() {
  const [params, setParams] = useSearchParams();
  const parsed = BlogPostQuery.pick({ page: true }).safeParse({ page: params.get('page') ?? undefined });
  return {
    page: parsed.data?.page ?? 1,
    setPage: (page: number) => setParams(searchOf(page)),
  };
}

/** The query string that stands for a page; none for the first. */
export function searchOf(page: number): string {
  return page > 1 ? `page=${page}` : '';
}
