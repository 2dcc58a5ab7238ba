import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { connectMessages, type Messages } from './messages';
import { type Account, logInAs } from './sign-in';
import { watchErrors } from './watch-errors';

/** Tag of a test that changes what visitors see, by content of its own: these run after the others. */
export const WRITES = '@writes';
/** Tag of a journey of a visitor or an administrator: `npm test` runs these ten of the end-to-end tests. */
export const JOURNEY = '@journey';
/** Tag of a test that needs what only Chromium has: its protocol, PDFs, or permission for the clipboard. */
export const CHROMIUM = '@chromium';

interface Options {
  /** Errors that a test provokes on purpose, such as `/401.*\/api\/admin\/login/`; none by default. */
  expectedErrors: RegExp;
  /** Who is signed in when the test starts. It must not sign out: the tests of a worker share the session. */
  account: Account | null;
}

interface Fixtures {
  messages: Messages;
  /** A page of somebody else, who is not signed in. */
  visitor: Page;
  /** Opens a page with an empty cache, of somebody who is not signed in. */
  newVisitor: () => Promise<Page>;
}

interface WorkerFixtures {
  /** Cookies by account; each signs in once. */
  sessions: (account: Account) => ReturnType<typeof logInAs>;
}

/** Playwright's `test`. Pages stay on this machine, and an unexpected error fails the test. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedErrors: [/(?!)/, { option: true }],
  account: [null, { option: true }],

  sessions: [
    async ({ playwright }, use) => {
      const states = new Map<Account, ReturnType<typeof logInAs>>();
      await use((account) => {
        const state = states.get(account) ?? logInAs(playwright, account);
        states.set(account, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],

  storageState: async ({ account, sessions }, use) => {
    await use(account ? await sessions(account) : undefined);
  },

  context: async ({ context, expectedErrors }, use, { tags }) => {
    // Another test that writes may delete an entry with its images while this one's page loads them.
    const expected = tags.includes(WRITES)
      ? new RegExp(`${expectedErrors.source}|404.*/media/`)
      : expectedErrors;
    // Without `context.route`: even an idle route disables the browser's cache.
    const check = await watchErrors(context, expected);
    await use(context);
    check();
  },

  newVisitor: async ({ browser, expectedErrors }, use) => {
    const contexts: BrowserContext[] = [];
    const checks: (() => void)[] = [];
    await use(async () => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
      contexts.push(context);
      checks.push(await watchErrors(context, expectedErrors));
      return context.newPage();
    });
    for (const check of checks) check();
    for (const context of contexts) await context.close();
  },

  visitor: async ({ newVisitor }, use) => {
    await use(await newVisitor());
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  messages: async ({}, use) => {
    const { messages, remove } = connectMessages();
    await use(messages);
    await remove();
  },
});
