import { test as base } from '@playwright/test';
import { connectMessages, type Messages } from './messages';
import { waitForHydration } from './wait-for-hydration';
import { watchErrors } from './watch-errors';

/** Tag of a test that changes shared content: it runs alone, after all others. */
export const WRITES = '@writes';
/** Tag of a test that needs the stored messages for itself: these run one at a time. */
export const MESSAGES = '@messages';

interface Options {
  /** Errors that a test provokes on purpose, such as `/401.*\/api\/admin\/login/`; none by default. */
  expectedErrors: RegExp;
}

interface Fixtures {
  /** The stored messages; empty when the test starts. */
  messages: Messages;
}

/** Playwright's `test`. Pages stay on this machine, and an unexpected error fails the test. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [/(?!)/, { option: true }],

  context: async ({ context, expectedErrors }, use) => {
    // Without `context.route`: even an idle route disables the browser's cache.
    const check = await watchErrors(context, expectedErrors);
    await use(context);
    check();
  },

  // A server-rendered page is complete before it is interactive.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...parameters) => {
      const response = await goto(...parameters);
      await waitForHydration(page);
      return response;
    };
    page.reload = async (...parameters) => {
      const response = await reload(...parameters);
      await waitForHydration(page);
      return response;
    };
    await use(page);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  messages: async ({}, use, { tags }) => {
    if (!tags.includes(MESSAGES)) throw new Error(`A test that uses messages needs the tag ${MESSAGES}.`);
    const { messages, disconnect } = connectMessages();
    await messages.clear();
    await use(messages);
    await disconnect();
  },
});
