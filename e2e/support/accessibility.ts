import { STORAGE_KEYS } from '@alnafitha/contract';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Theme = 'light' | 'dark';

/** Rules that depend on colours, the only difference between the themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rated moderate, but landmark navigation misses content outside every landmark. */
const LANDMARK_RULE = 'region';

/** Fails on serious or critical axe violations, and on content outside every landmark, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  const isDark = await page.locator('html[data-dark]').count();
  const [theme, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await expectNoSeriousViolations(page, theme);
  await switchTheme(page, other);
  await expectNoSeriousViolations(page, other, COLOUR_RULES);
  await switchTheme(page, theme);
}

async function expectNoSeriousViolations(page: Page, theme: Theme, rules?: readonly string[]): Promise<void> {
  // The legacy mode opens no second page per report. It skips cross-origin frames; there are none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
    .setLegacyMode()
    .analyze();
  // The listbox of a select is outside the page, which is hidden meanwhile: there is nothing to navigate to.
  const isListboxOpen = (await page.getByRole('listbox').count()) > 0;
  const serious = violations.filter(
    ({ id, impact }) =>
      impact === 'serious' || impact === 'critical' || (id === LANDMARK_RULE && !isListboxOpen),
  );
  expect(
    serious.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
    `axe violations at ${page.url()}, ${theme}`,
  ).toEqual([]);
}

/** Changes the theme as another tab would: open dialogs stay open. */
async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    ([keys, newValue]) => {
      for (const key of keys) {
        localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    },
    [[STORAGE_KEYS.theme, STORAGE_KEYS.adminTheme], theme] as const,
  );
  await expect(page.locator('html')).toHaveAttribute(`data-${theme}`);
}
