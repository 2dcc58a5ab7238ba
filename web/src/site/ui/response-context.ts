import { createContext } from 'react';

/** Status and redirect of a server-rendered page. Unused in the browser. */
export interface PageResponse {
  status: number;
  /** Target of a redirect. */
  location?: string;
  /** Only browsers render the page, so the document has no content. */
  isForBrowser?: boolean;
}

export const ResponseContext = createContext<PageResponse>({ status: 200 });
