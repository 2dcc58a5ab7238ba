import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    axe?: { run(context: Document, options: object): ReturnType<AxeBuilder['analyze']> };
  }
}

/** Rated moderate, but landmark navigation misses content outside every landmark. */
const LANDMARK_RULE = 'region';

/** Playwright's builder adds this script several times for each analysis, which takes longer than the analysis. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** Serious and critical violations in the current theme, and content outside every landmark. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    // No enabled rule reads the stylesheets of other origins, for which axe would wait until the page is loaded.
    const results = await window.axe?.run(document, { resultTypes: ['violations'], preload: false });
    if (!results) throw new Error('The script of axe was not added');
    return results.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  });
  // The listbox of a select is outside the page, which is hidden meanwhile: there is nothing to navigate to.
  const isListboxOpen = (await page.getByRole('listbox').count()) > 0;
  return violations
    .filter(
      ({ id, impact }) =>
        impact === 'serious' || impact === 'critical' || (id === LANDMARK_RULE && !isListboxOpen),
    )
    .flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
}

/** Goes on after violations, so that a test shows those of all its dialogs. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await axeViolations(page), `axe violations at ${page.url()}, ${state}`).toEqual([]);
}
