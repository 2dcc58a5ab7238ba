export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape';

/** An element of a page; the browser's own pointer and keyboard act on it. */
export interface PageElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

/** The part of Puppeteer and Selenium that the end-to-end tests need. */
export interface BrowserWindow {
  /** Opens a URL and runs `watchPage` as early as the browser allows. */
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page; it can use only its arguments. */
  run<R>(script: (...args: string[]) => R, ...args: string[]): Promise<Awaited<R>>;
  find(css: string, name: string): Promise<PageElement | null>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  readonly version: string;
  /** A window without cookies, storage or cache of earlier windows. */
  newWindow(): Promise<BrowserWindow>;
  close(): Promise<void>;
}
