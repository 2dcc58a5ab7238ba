import { test as base } from '@playwright/test';
import { connectMessages, type Messages } from './messages';
import { takenOver } from './wait-for-hydration';
import { watch } from './watch';

/** The tag of a test that changes content which others may read: it runs alone, after all others. */
export const WRITES = '@writes';
/** The tag of a test that needs the enquiries for itself: never two of these at once. */
export const MESSAGES = '@messages';

interface Options {
  /** What a test provokes on purpose, such as `/401.*\/api\/admin\/login/`; nothing by default. */
  expectedErrors: RegExp;
}

interface Fixtures {
  /** The enquiries of the suite; empty when the test begins. */
  messages: Messages;
}

/** Playwright's `test`, whose pages stay on this machine and fail the test on an error nobody expects. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [/(?!)/, { option: true }],

  context: async ({ context, expectedErrors }, use) => {
    // Without a route: even an idle one turns the browser's cache off.
    const check = await watch(context, expectedErrors);
    await use(context);
    check();
  },

  // A finished page shows all that it has before it answers to a click.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...parameters) => {
      const response = await goto(...parameters);
      await takenOver(page);
      return response;
    };
    page.reload = async (...parameters) => {
      const response = await reload(...parameters);
      await takenOver(page);
      return response;
    };
    await use(page);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  messages: async ({}, use, { tags }) => {
    if (!tags.includes(MESSAGES)) throw new Error(`A test of the enquiries has the tag ${MESSAGES}.`);
    const { messages, disconnect } = connectMessages();
    await messages.clear();
    await use(messages);
    await disconnect();
  },
});
