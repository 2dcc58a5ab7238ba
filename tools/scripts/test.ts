import { runChecks } from './check/checks';
import { runCommand } from './process/command';
import { Failure } from './process/failure';
import { withSuite } from './test/on-suite';
import { runTests } from './test/playwright';
import { Steps } from './test/steps';
import { runVitest } from './test/vitest';
import { warmUp } from './test/warm-up';

const PARTS = ['unit', 'functions', 'e2e'] as const;
type Part = (typeof PARTS)[number];

/** Runs everything that CI runs, or a part with `--only <part>`; ends with the line `N passed, N failed`. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const parts = partsOf(args);
    const steps = new Steps();
    if (parts.includes('unit')) await runChecks(steps);
    if (parts.includes('functions') || parts.includes('e2e')) await runOnEmulators(steps, parts);
    console.log(steps.summary());
    return steps.total.failed === 0 ? 0 : 1;
  });
}

async function runOnEmulators(steps: Steps, parts: readonly Part[]): Promise<void> {
  const withSite = parts.includes('e2e');
  await withSuite(steps, withSite ? ['functions', 'web'] : ['functions'], async (onSuite) => {
    if (parts.includes('functions')) {
      await onSuite('tests on the emulators', ({ environment }) =>
        runVitest(['functions-emulator'], environment),
      );
    }
    if (withSite) {
      await onSuite('end-to-end tests', async ({ environment, origin, seed }) => {
        await seed();
        await warmUp(origin);
        return runTests(environment);
      });
    }
  });
}

function partsOf([option, part]: readonly string[]): readonly Part[] {
  if (option === undefined) return PARTS;
  const chosen = PARTS.filter((each) => each === part);
  if (option === '--only' && chosen.length === 1) return chosen;
  throw new Failure(
    `Usage: npm test, or npm test -- --only <part>, where <part> is one of: ${PARTS.join(', ')}`,
  );
}
