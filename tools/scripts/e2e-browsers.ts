import { runCommand } from './process/command';
import { findBrowsers } from './test/browsers';
import { provideDisplay } from './test/display';
import { withSuite } from './test/on-suite';
import { Steps } from './test/steps';
import { runVitest } from './test/vitest';
import { warmUp } from './test/warm-up';

/** Runs a few end-to-end tests in Firefox and WebKit, whichever is installed; ends with the line `N passed, N failed`. Finding neither is a failure. */
export function run(): Promise<number> {
  return runCommand(async () => {
    const steps = new Steps();
    const { environment: browsers, missing } = findBrowsers();
    for (const line of missing) console.log(line);
    const name = 'tests in Firefox and WebKit';
    if (Object.keys(browsers).length === 0) {
      steps.miss(name, 'since neither was found: nothing was tried');
    } else {
      const display = browsers.WEBKIT_DRIVER_PATH ? await provideDisplay() : {};
      await withSuite(steps, ['functions', 'web'], (onSuite) =>
        onSuite(name, async ({ environment, origin, seed }) => {
          await seed();
          await warmUp(origin);
          return runVitest(['browsers'], { ...environment, ...browsers, ...display });
        }),
      );
    }
    console.log(steps.summary());
    return steps.total.failed === 0 ? 0 : 1;
  });
}
