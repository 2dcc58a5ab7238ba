import { z } from 'zod';
import { SENTENCES } from './sentences';

/** The largest page any list answers. */
export const MAX_PAGE_SIZE = 100;

const LAST_PAGE = 1_000_000;

/** `page` (from 1) and `limit` (1 to 100) as a query string carries them. */
export function pageQuery(defaultLimit: number) {
  const count = (message: string) =>
    z.coerce.number<number | string>({ error: message }).int(message).min(1, message);
  return {
    page: count(SENTENCES.pageInvalid).max(LAST_PAGE, SENTENCES.pageInvalid).default(1),
    limit: count(SENTENCES.limitInvalid).max(MAX_PAGE_SIZE, SENTENCES.limitInvalid).default(defaultLimit),
  };
}

/** A place in a list at which a page begins or ends; opaque to its callers, and good for that list alone. */
export const Cursor = z
  .string({ error: SENTENCES.invalidValue })
  .regex(/^[\w~.:-]{1,200}$/, SENTENCES.invalidValue);

/** The place from which a page is reached; without one, from the nearer end of the list. */
export const placeQuery = {
  /** The `next` of a page in front of the one that is asked for. */
  after: Cursor.optional(),
  /** The `previous` of a page behind it. */
  before: Cursor.optional(),
  /** Its own `previous`, to read it again. */
  at: Cursor.optional(),
  /** How many pages lie between that page and the one that is asked for. */
  skip: z.coerce
    .number<number | string>({ error: SENTENCES.invalidValue })
    .int(SENTENCES.invalidValue)
    .min(0, SENTENCES.invalidValue)
    .max(LAST_PAGE, SENTENCES.invalidValue)
    .optional(),
};

export const Pagination = z.object({
  totalItems: z.number().int().min(0),
  totalPages: z.number().int().min(0),
});
export type Pagination = z.infer<typeof Pagination>;

/** Of a list whose pages lead to their neighbours. */
export const LinkedPagination = Pagination.extend({
  /** Behind which the next page begins; absent on the last page. */
  next: Cursor.optional(),
  /** Before which the page in front ends; absent on the first page, and where a list is read one way only. */
  previous: Cursor.optional(),
});
export type LinkedPagination = z.infer<typeof LinkedPagination>;

/** The totals of a list of `totalItems` shown `limit` to a page. */
export function paginate(totalItems: number, limit: number): Pagination {
  return { totalItems, totalPages: Math.ceil(totalItems / limit) };
}
