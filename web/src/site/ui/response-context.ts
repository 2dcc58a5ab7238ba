import { createContext } from 'react';

/** Status and redirect of a server-rendered page. Unused in the browser. */
export interface PageResponse {
  status: number;
  /** The URL of a redirect. */
  location?: string;
}

export const ResponseContext = createContext<PageResponse>({ status: 200 });
