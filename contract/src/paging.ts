import { z } from 'zod';
import { ERROR_MESSAGES } from './error-messages';

export const MAX_PAGE_SIZE = 100;

const LAST_PAGE = 1_000_000;

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

/** A cursor is opaque to clients, and valid only for the list that returned it. */
export const Cursor = z
  .string({ error: ERROR_MESSAGES.invalidValue })
  .regex(/^[\w~.:-]{1,200}$/, ERROR_MESSAGES.invalidValue);

/** The cursor to read from; without one, the API reads from the nearer end of the list. */
export const cursorQuery = {
  /** The `next` of an earlier page. */
  after: Cursor.optional(),
  /** The `previous` of a later page. */
  before: Cursor.optional(),
  /** The requested page's own `previous`. */
  at: Cursor.optional(),
  /** Pages between the cursor's page and the requested one. */
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

export const LinkedPagination = Pagination.extend({
  /** Absent on the last page. */
  next: Cursor.optional(),
  /** Absent on the first page, and in forward-only lists. */
  previous: Cursor.optional(),
  /** There are more than `totalItems`, by an unknown number. */
  hasMore: z.literal(true).optional(),
  /** The search covered only this number of newest candidates. */
  searched: z.number().int().min(1).optional(),
});
export type LinkedPagination = z.infer<typeof LinkedPagination>;

export function paginate(totalItems: number, limit: number, hasMore = false): Pagination {
  return { totalItems, totalPages: Math.ceil(totalItems / limit) + Number(hasMore) };
}
