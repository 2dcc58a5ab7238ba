import { expect, vi } from 'vitest';
import { ORIGIN } from '../support/suite';
import { isHydrated } from '../support/wait-for-hydration';
import type { BrowserWindow, Key } from './browser';
import { readErrors } from './in-page';

const POLLING = { timeout: 20_000, interval: 50 };

/** A visitor in a browser window, who waits for the elements of the page. */
export class Visitor {
  readonly #window: BrowserWindow;
  readonly #errors: string[] = [];

  constructor(window: BrowserWindow) {
    this.#window = window;
  }

  /** Opens a page of the site and waits until React has hydrated it. */
  async open(path: string): Promise<void> {
    await this.#collectErrors();
    await this.#window.open(`${ORIGIN}${path}`);
    await this.poll(isHydrated).toBe(true);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#window.resize(width, height);
  }

  /** Asserts what a function returns in the page; the assertion is retried. */
  poll<R>(script: (...args: string[]) => R, ...args: string[]) {
    return expect.poll(() => this.#window.run(script, ...args), POLLING);
  }

  run<R>(script: (...args: string[]) => R, ...args: string[]): Promise<Awaited<R>> {
    return this.#window.run(script, ...args);
  }

  /** Waits for a visible element that a selector matches and whose label or text starts with `name`. */
  async waitForVisible(css: string, name = ''): Promise<void> {
    await this.#waitFor(css, name);
  }

  async waitForAbsence(css: string, name = ''): Promise<void> {
    await vi.waitFor(async () => {
      if (await this.#window.find(css, name)) throw new Error(`${css} “${name}” is still there`);
    }, POLLING);
  }

  click(css: string, name = ''): Promise<void> {
    // Another element may still cover it while it moves or disappears.
    return vi.waitFor(async () => {
      const element = await this.#find(css, name);
      await element.click().catch((cause: unknown) => {
        throw new Error(`${css} “${name}” cannot be clicked`, { cause });
      });
    }, POLLING);
  }

  async type(css: string, name: string, text: string): Promise<void> {
    await (await this.#waitFor(css, name)).type(text);
  }

  press(key: Key): Promise<void> {
    return this.#window.press(key);
  }

  /** Every error of every page so far. */
  async errors(): Promise<string[]> {
    await this.#collectErrors();
    return this.#errors;
  }

  close(): Promise<void> {
    return this.#window.close();
  }

  #waitFor(css: string, name: string) {
    return vi.waitFor(() => this.#find(css, name), POLLING);
  }

  async #find(css: string, name: string) {
    const element = await this.#window.find(css, name);
    if (!element) throw new Error(`${css} “${name}” is not there`);
    return element;
  }

  async #collectErrors(): Promise<void> {
    this.#errors.push(...(await this.#window.run(readErrors)));
  }
}
