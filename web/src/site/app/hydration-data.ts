import type { QueryKey } from '@tanstack/react-query';
import type { Dictionary } from '../../shared/i18n/dictionary';

export const HYDRATION_DATA_ID = 'hydration-data';
/** A `<template>` with the tags that load the code of a page with an LCP image. */
export const CODE_ID = 'code';
/** A class of the document until the page is hydrated. */
export const UNHYDRATED = 'unhydrated';

/** What the server rendered the page from, so that the browser requests none of it again. */
export interface HydrationData {
  /** Path and query string. */
  readonly url: string;
  /** Search parameters that decide what the server renders at this path. */
  readonly parameters: readonly string[];
  /** Scheme and host. */
  readonly origin: string;
  /**
   * Key and data of each; TanStack's dehydrated state would be 0.3 kB more of a page. Without their time: a page
   * that the CDN has kept is as good as when it was rendered.
   */
  readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
  /** The data are a placeholder, which the browser requests again. */
  readonly isOutdated?: boolean;
  /** The texts of an Arabic page. */
  readonly texts?: Dictionary | undefined;
}

/** `null` for a page that was not server-rendered. */
export function readHydrationData(): HydrationData | null {
  const text = document.getElementById(HYDRATION_DATA_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Whether the server rendered this location; other parameters, such as those of ads, change nothing. */
export function isRenderedFor(
  { url, parameters }: HydrationData,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  const [path, query] = url.split('?');
  const [rendered, requested] = [new URLSearchParams(query), new URLSearchParams(search)];
  return path === pathname && parameters.every((name) => rendered.get(name) === requested.get(name));
}
