import { z } from 'zod';
import { SENTENCES } from './sentences';

/** The largest page any list answers. */
export const MAX_PAGE_SIZE = 100;

/** `page` (from 1) and `limit` (1 to 100) as a query string carries them. */
export function pageQuery(defaultLimit: number) {
  const count = (message: string) =>
    z.coerce.number<number | string>({ error: message }).int(message).min(1, message);
  return {
    page: count(SENTENCES.pageInvalid).max(1_000_000, SENTENCES.pageInvalid).default(1),
    limit: count(SENTENCES.limitInvalid).max(MAX_PAGE_SIZE, SENTENCES.limitInvalid).default(defaultLimit),
  };
}

export const Pagination = z.object({
  totalItems: z.number().int().min(0),
  totalPages: z.number().int().min(0),
});
export type Pagination = z.infer<typeof Pagination>;

/** The totals of a list of `totalItems` shown `limit` to a page. */
export function paginate(totalItems: number, limit: number): Pagination {
  return { totalItems, totalPages: Math.ceil(totalItems / limit) };
}

/**
 * The entries of a pagination bar: all pages up to five; beyond, the first, the last and the current
 * page with its neighbours, with `'…'` where pages are left out.
 */
export function pageItems(current: number, totalPages: number): (number | '…')[] {
  if (totalPages <= 5) return Array.from({ length: totalPages }, (_, index) => index + 1);
  const shown = [...new Set([1, current - 1, current, current + 1, totalPages])]
    .filter((page) => page >= 1 && page <= totalPages)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const previous = shown[index - 1];
    return previous !== undefined && page - previous > 1 ? ['…' as const, page] : [page];
  });
}
