/** Dependencies of the server build of `web`, provided by the function that renders pages. */
export interface SiteDependencies {
  /** The API's response for a path such as `/api/projects`. */
  read(path: string): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** Files of the built site that rendering needs. */
export interface SiteFiles {
  readonly indexHtml: string;
  /** The content of a file by its path, such as `/assets/index.css`. */
  readFile(path: string): string;
}

export interface SitePage {
  readonly status: number;
  readonly html: string;
}

/** The redirect for an outdated URL, or one with parameters that the page ignores. */
export interface SiteRedirect {
  readonly location: string;
}

export interface Site {
  /** Renders the page at a path with query string; rejects when its data could not be loaded. */
  page(path: string, origin: string): Promise<SitePage | SiteRedirect>;
  /** The app shell: a document without content, rendered by the browser. */
  readonly shell: string;
}
