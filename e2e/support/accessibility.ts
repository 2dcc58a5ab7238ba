import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails on what axe finds serious or critical in the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // The legacy mode opens no second page for each report; it passes over frames of other hosts, of which there are none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual(
    [],
  );
}
