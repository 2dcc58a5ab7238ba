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
