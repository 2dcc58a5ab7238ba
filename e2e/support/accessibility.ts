import { STORAGE_KEYS } from '@alnafitha/contract';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Theme = 'light' | 'dark';

/** The rules whose result depends on colours: all that a theme changes. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Only moderate, but who moves from landmark to landmark misses what is in none. */
const LANDMARKS = 'region';

/** Fails on what axe finds serious or critical, or outside of every landmark, in the page as it is now, in its theme and in the other one. */
export async function expectAccessible(page: Page): Promise<void> {
  const isDark = await page.locator('html[data-dark]').count();
  const [theme, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await expectNothingGrave(page, theme);
  await turn(page, other);
  await expectNothingGrave(page, other, RULES_OF_COLOURS);
  await turn(page, theme);
}

async function expectNothingGrave(page: Page, theme: Theme, rules?: readonly string[]): Promise<void> {
  // The legacy mode opens no second page for each report; it passes over frames of other hosts, of which there are none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
    .setLegacyMode()
    .analyze();
  // The list of a select lies beside the page, which is hidden meanwhile: there is nowhere else to move to.
  const isChoosing = (await page.getByRole('listbox').count()) > 0;
  const grave = violations.filter(
    ({ id, impact }) => impact === 'serious' || impact === 'critical' || (id === LANDMARKS && !isChoosing),
  );
  expect(
    grave.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
    `what axe finds grave at ${page.url()}, ${theme}`,
  ).toEqual([]);
}

/** Changes the theme as another window of the same visitor would: whatever is open stays open. */
async function turn(page: Page, theme: Theme): Promise<void> {
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
