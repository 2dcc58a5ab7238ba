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
  /** The path and the search parameters that decide what is at a URL, or the page's own path. */
  resolve(url: string): SiteRedirect | { readonly url: string };
  /** Renders the page of a resolved URL; rejects when its data could not be loaded. */
  page(url: string, origin: string): Promise<SitePage | SiteRedirect>;
  /** The app shell: a document without content, rendered by the browser. */
  readonly shell: string;
}
