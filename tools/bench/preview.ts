/// <reference lib="dom" />

import type { Page } from '@playwright/test';
import { headersFor, load, type Target } from './browser';

interface Form {
  readonly path: string;
  /** Opens the form, whose page is beside it. */
  readonly open: (page: Page) => Promise<void>;
  readonly field: string;
}

const FORMS: Readonly<Record<string, Form>> = {
  'a service': {
    path: '/admin/services',
    open: (page) => page.locator('main tbody button[aria-label^="Edit"]').first().click(),
    field: 'input[name="title"]',
  },
  'the About page': {
    path: '/admin/website?block=story',
    open: async () => undefined,
    field: '[name="storyTitle"]',
  },
  'a post': {
    path: '/admin/blog-posts',
    open: (page) => page.locator('main tbody button[aria-label^="Edit"]').first().click(),
    field: 'input[name="title"]',
  },
};
const TYPED = 'of aluminum';

/** Prints the time from each key in a form to the page beside it, on a laptop of a quarter of this machine's speed. */
export async function benchPreview(target: Target): Promise<void> {
  const rows: Record<string, readonly number[]> = {};
  for (const [name, { path, open, field }] of Object.entries(FORMS)) {
    const page = await target.browser.newPage({
      viewport: { width: 1440, height: 900 },
      extraHTTPHeaders: headersFor(path, target),
    });
    await load(page, target.origin + path);
    await open(page);
    await page.frameLocator('iframe').locator('main h1, main h2').first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.locator(field).first().focus();
    await page.waitForTimeout(3000);
    rows[name] = await typeInto(page);
    await page.close();
  }
  console.log('From a key to the page beside its form, each key in milliseconds:');
  console.table(rows);
}

/** Types into the field with the focus, and returns the milliseconds of each key until the frame has painted. */
async function typeInto(page: Page): Promise<number[]> {
  const times = await page.evaluateHandle(() => {
    const result: number[] = [];
    const frame = document.querySelector('iframe')?.contentWindow;
    if (!frame) throw new Error('The form has no page beside it.');
    let pressed = 0;
    document.addEventListener('keydown', () => (pressed = performance.now()), true);
    const contents = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() =>
      frame.requestAnimationFrame(() =>
        frame.setTimeout(() => {
          if (pressed > 0) result.push(Math.round(performance.now() - pressed));
          pressed = 0;
        }),
      ),
    ).observe(frame.document.body, contents);
    return result;
  });
  await page.keyboard.press('End');
  for (const key of TYPED) {
    await page.keyboard.type(key);
    await page.waitForTimeout(700);
  }
  return times.jsonValue();
}
