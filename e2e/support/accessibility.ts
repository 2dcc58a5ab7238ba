import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rated moderate, but landmark navigation misses content outside every landmark. */
const LANDMARK_RULE = 'region';

const { resolve } = createRequire(import.meta.url);
const axePath = createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
/** The builder adds its script twice per analysis; once per document is enough, and much faster. */
const axeSource = `if (!window.axe) { ${readFileSync(axePath, 'utf8')} }`;

/** Serious and critical violations in the current theme, and content outside every landmark. */
export async function axeViolations(page: Page): Promise<string[]> {
  // The legacy mode opens no second page per report. It skips cross-origin frames; there are none.
  const { violations } = await new AxeBuilder({ page, axeSource })
    // No enabled rule reads the stylesheets of other origins, for which axe would wait until the page is loaded.
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze();
  // The listbox of a select is outside the page, which is hidden meanwhile: there is nothing to navigate to.
  const isListboxOpen = (await page.getByRole('listbox').count()) > 0;
  return violations
    .filter(
      ({ id, impact }) =>
        impact === 'serious' || impact === 'critical' || (id === LANDMARK_RULE && !isListboxOpen),
    )
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Goes on after violations, so that a test shows those of all its dialogs. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await axeViolations(page), `axe violations at ${page.url()}, ${state}`).toEqual([]);
}
