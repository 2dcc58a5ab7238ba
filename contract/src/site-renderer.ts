/** What the pages' code, built by `web`, needs from the function that renders them. */
export interface SiteServices {
  /** What the API answers at an address such as `/api/projects`. */
  read(address: string): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Arabic for the texts that have it; the others stay out. Never rejects. */
  translate(texts: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The files of the built site that a page is made of. */
export interface SiteFiles {
  readonly indexHtml: string;
  /** The text of a file by its address, such as `/assets/index.css`. */
  readFile(address: string): string;
}

export interface SitePage {
  readonly status: number;
  readonly html: string;
}

/** Where a page is to be found whose URL has changed, or says more than the page reads. */
export interface SiteRedirect {
  readonly location: string;
}

export interface Site {
  /** The finished page at a path with its query string; rejects when something that it shows could not be had. */
  page(address: string, origin: string): Promise<SitePage | SiteRedirect>;
  /** The page without content, which a browser fills by itself. */
  readonly shell: string;
}
