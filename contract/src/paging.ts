import { z } from 'zod';
import { ERROR_MESSAGES } from './error-messages';

/** Maximum page size of every list. */
export const MAX_PAGE_SIZE = 100;

const LAST_PAGE = 1_000_000;

/** The query parameters `page` (from 1) and `limit` (1 to 100). */
export function pageQuery(defaultLimit: number) {
  const count = (message: string) =>
    z.coerce.number<number | string>({ error: message }).int(message).min(1, message);
  return {
    page: count(ERROR_MESSAGES.pageInvalid).max(LAST_PAGE, ERROR_MESSAGES.pageInvalid).default(1),
    limit: count(ERROR_MESSAGES.limitInvalid)
      .max(MAX_PAGE_SIZE, ERROR_MESSAGES.limitInvalid)
      .default(defaultLimit),
  };
}

/** Marks the start or end of a page; opaque to clients, valid only for the list that returned it. */
export const Cursor = z
  .string({ error: ERROR_MESSAGES.invalidValue })
  .regex(/^[\w~.:-]{1,200}$/, ERROR_MESSAGES.invalidValue);

/** The cursor from which a page is read; without one, the API reads from the nearer end of the list. */
export const cursorQuery = {
  /** The `next` of a page before the requested one. */
  after: Cursor.optional(),
  /** The `previous` of a page after the requested one. */
  before: Cursor.optional(),
  /** The requested page's own `previous`, to read it again. */
  at: Cursor.optional(),
  /** Number of pages between the cursor's page and the requested one. */
  skip: z.coerce
    .number<number | string>({ error: ERROR_MESSAGES.invalidValue })
    .int(ERROR_MESSAGES.invalidValue)
    .min(0, ERROR_MESSAGES.invalidValue)
    .max(LAST_PAGE, ERROR_MESSAGES.invalidValue)
    .optional(),
};

export const Pagination = z.object({
  totalItems: z.number().int().min(0),
  totalPages: z.number().int().min(0),
});
export type Pagination = z.infer<typeof Pagination>;

/** Pagination with the cursors of the adjacent pages. */
export const LinkedPagination = Pagination.extend({
  /** The end of this page; absent on the last page. */
  next: Cursor.optional(),
  /** The start of this page; absent on the first page, and in forward-only lists. */
  previous: Cursor.optional(),
  /** There are more than `totalItems`; how many is not known. */
  hasMore: z.literal(true).optional(),
  /** The search was limited to this number of the newest candidates. */
  searched: z.number().int().min(1).optional(),
});
export type LinkedPagination = z.infer<typeof LinkedPagination>;

/** The totals of a list with `limit` items per page; with `hasMore` there is another page. */
export function paginate(totalItems: number, limit: number, hasMore = false): Pagination {
  return { totalItems, totalPages: Math.ceil(totalItems / limit) + Number(hasMore) };
}
