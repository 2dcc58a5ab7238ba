import type { Page } from '@playwright/test';

/** Waits until React has taken over a page of ours that came finished; at once where scripts are off, or there is no such page. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Runs in the browser: whether React has hydrated the page; true as well where the page is none of ours. */
export function isHydrated(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  // With an anchor, all parts of a page come at once; else they wait for the visitor.
  const awaited = location.hash ? 'h1, [data-part] section' : 'h1';
  const parts = [root.firstElementChild, ...root.querySelectorAll(awaited)];
  return parts.every((part) => part !== null && isReacts(part));
}
