/** What the function provides to web's server build. */
export interface SiteDependencies {
  /** Responds to an API path such as `/api/projects`. */
  read(path: string): Promise<{ readonly status: number; readonly body: unknown }>;
}

export interface SiteFiles {
  readonly indexHtml: string;
  readFile(path: string): string;
}

export interface SitePage {
  readonly status: number;
  readonly html: string;
}

/** Leaves an outdated URL, or drops unknown parameters. */
export interface SiteRedirect {
  readonly location: string;
}

export interface Site {
  /** Keeps the path and the parameters that the page uses. */
  resolve(url: string): SiteRedirect | { readonly url: string };
  /** `url` is resolved. Rejects when data could not be loaded. */
  page(url: string, origin: string): Promise<SitePage | SiteRedirect>;
  /** The document without content, for rendering in the browser. */
  readonly shell: string;
}
