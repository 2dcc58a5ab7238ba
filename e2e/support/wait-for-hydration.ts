import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page; resolves at once for a document without a React root. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Runs in the browser. Whether React has hydrated the page; also true for a document without a React root. */
export function isHydrated(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const hasFiber = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  // A fragment hydrates all lazily hydrated sections at once.
  const selector = location.hash ? 'h1, [data-lazy-section] section' : 'h1';
  const elements = [root.firstElementChild, ...root.querySelectorAll(selector)];
  return elements.every((element) => element !== null && hasFiber(element));
}
