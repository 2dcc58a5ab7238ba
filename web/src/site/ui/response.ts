import { createContext } from 'react';

/** What the server says of a page beside its HTML. In a browser nobody reads it. */
export interface PageResponse {
  status: number;
  /** Where the page is to be found instead. */
  location?: string;
}

export const ResponseContext = createContext<PageResponse>({ status: 200 });
