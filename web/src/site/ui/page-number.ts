/** Whether a search parameter is a page of a list. */
export function isPageNumber(value: string): boolean {
  return /^[1-9]\d{0,5}$/.test(value);
}

/** 1 for an invalid or absent parameter. */
export function pageNumber(value: string | null): number {
  return value !== null && isPageNumber(value) ? Number(value) : 1;
}
