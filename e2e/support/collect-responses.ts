import type { Page, Response } from '@playwright/test';

/** A response and its body. */
export interface CollectedResponse {
  readonly response: Response;
  readonly body: Buffer;
}

/**
 * Collects the responses of a page that `matches` accepts, until the returned function is called.
 * It resolves to them with their bodies; a later response would end with the page and fail the test.
 */
export function collectResponses(page: Page, matches: (response: Response) => boolean) {
  const collected: Promise<CollectedResponse>[] = [];
  const collect = (response: Response) => {
    if (matches(response)) collected.push(response.body().then((body) => ({ response, body })));
  };
  page.on('response', collect);
  return () => {
    page.off('response', collect);
    return Promise.all(collected);
  };
}
