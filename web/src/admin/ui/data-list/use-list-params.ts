import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

/** Parameters of text inputs, whose changes add no history entries. */
const TYPED = ['search', 'from', 'to'];

export interface Pager {
  page: number;
  onPage: (page: number) => void;
  /** Query string of another page; absent if the page is not in the URL. */
  searchOf?: (changes: { page: number }) => string;
}

/** Search parameters by `schema`, whose defaults the URL omits; an invalid URL is the first page of all. */
export function useListParams<Filter extends { page: number }>(
  schema: z.ZodType<Filter> & { shape: object },
) {
  const [params, setParams] = useSearchParams();
  const defaults = schema.parse({});
  const filter = schema.safeParse(Object.fromEntries(params)).data ?? defaults;
  const names = Object.keys(schema.shape) as (keyof Filter & string)[];

  function searchOf(changes: Partial<Filter> = {}): string {
    const next = { ...filter, ...changes };
    const search = new URLSearchParams();
    for (const name of names) {
      if (next[name] !== defaults[name] && next[name] !== undefined) search.set(name, String(next[name]));
    }
    return search.toString();
  }
  /** Returns to the first page, unless another is given. */
  const change = (changes: Partial<Filter>) =>
    setParams(searchOf({ page: 1, ...changes }), { replace: TYPED.some((name) => name in changes) });

  const pager: Required<Pager> = {
    page: filter.page,
    onPage: (page) => change({ page } as Partial<Filter>),
    searchOf: ({ page }) => searchOf({ page } as Partial<Filter>),
  };
  return {
    filter,
    change,
    searchOf,
    pager,
    isNarrowed: names.some((name) => name !== 'page' && filter[name] !== defaults[name]),
    clear: () => setParams(''),
  };
}
