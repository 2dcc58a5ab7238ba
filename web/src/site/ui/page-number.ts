/** Whether a search parameter is a page of a list. */
export function isPageNumber(value: string, last = 999_999): boolean {
  return /^[1-9]\d{0,5}$/.test(value) && Number(value) <= last;
}

/** 1 for an invalid or absent parameter. */
export function pageNumber(value: string | null, last?: number): number {
  return value !== null && isPageNumber(value, last) ? Number(value) : 1;
}
