/// <reference lib="dom" />

import type { Locator, Page } from '@playwright/test';

/** Milliseconds since the click, by the browser's clock. */
export interface ClickFigures {
  /** Until the frame after the one that shows the page's new heading. */
  readonly shown: number;
  /** Until the next frame, as Event Timing reports it. Absent when under 16. */
  readonly nextFrame?: number | undefined;
}

interface Watched {
  watched?: Promise<ClickFigures>;
}

/** Clicks, and measures until `main` has another heading, after a switch of the locale or the route. */
export async function measureClick(page: Page, target: Locator): Promise<ClickFigures> {
  // No named functions: the compiler's helper for function names does not exist in the page.
  await page.evaluate(() => {
    const state = globalThis as Watched;
    state.watched = new Promise((resolve) => {
      let nextFrame: number | undefined;
      const events = new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'click') nextFrame = duration;
      });
      events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      const before = document.querySelector('main h1')?.textContent;
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const changes = new MutationObserver(() => {
            const heading = document.querySelector('main h1')?.textContent;
            if (!heading || heading === before) return;
            changes.disconnect();
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                const shown = performance.now() - timeStamp;
                // Event Timing reports after the frame.
                setTimeout(() => {
                  events.disconnect();
                  resolve({ shown, nextFrame });
                }, 50);
              }),
            );
          });
          changes.observe(document.body, { subtree: true, childList: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
  });
  await target.click();
  return page.evaluate(() => {
    const { watched } = globalThis as Watched;
    if (!watched) throw new Error('The page was reloaded.');
    return watched;
  });
}

/** The header's language toggle: a button, or a link to the page in the other locale. */
export function languageToggle(page: Page): Locator {
  return page.locator('header :is(button[lang], a[lang], a[hreflang])').filter({ visible: true }).first();
}
