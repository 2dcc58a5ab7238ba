import { runChecks } from './check/checks';
import { runCommand } from './process/command';
import { Failure } from './process/failure';
import { originOf } from './suite/addresses';
import { build } from './suite/build';
import { prepareConfig } from './suite/config';
import { type Suite, startSuite } from './suite/suite';
import { runJourneys } from './test/journeys';
import { Steps } from './test/steps';
import { type Tally, tallyOfCheck } from './test/tally';
import { runVitest } from './test/vitest';
import { warmUp } from './test/warm-up';

const PARTS = ['unit', 'functions', 'e2e'] as const;
type Part = (typeof PARTS)[number];

/** Everything that CI runs, or with `--only <part>` a part of it; ends with the line `N passed, N failed`. */
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
  const started: Suite[] = [];
  const isBuilt = await steps.run('build', () =>
    asCheck(() =>
      build(withSite ? ['functions', 'web'] : ['functions'], originOf(prepareConfig('test').config)),
    ),
  );
  if (isBuilt) {
    await steps.run('start of the local Firebase', () =>
      asCheck(async () => {
        started.push(await startSuite({ ports: 'test' }));
      }),
    );
  }
  const [suite] = started;
  const onSuite = async (name: string, work: (suite: Suite) => Promise<Tally>) => {
    if (suite) await steps.run(name, () => work(suite));
    else steps.miss(name, 'since the local Firebase does not run');
  };
  if (parts.includes('functions')) {
    await onSuite('tests on the emulators', ({ environment }) =>
      runVitest(['functions-emulator'], environment),
    );
  }
  if (withSite) {
    await onSuite('browser journeys', async ({ environment, origin, seed }) => {
      await seed();
      await warmUp(origin);
      return runJourneys(environment);
    });
  }
  // Stopping fails when a port is not free afterwards.
  if (suite) await steps.run('end of the local Firebase', () => asCheck(() => suite.stop()));
}

async function asCheck(work: () => Promise<void>): Promise<Tally> {
  await work();
  return tallyOfCheck(0);
}

function partsOf([option, part]: readonly string[]): readonly Part[] {
  if (option === undefined) return PARTS;
  const chosen = PARTS.filter((each) => each === part);
  if (option === '--only' && chosen.length === 1) return chosen;
  throw new Failure(
    `Usage: npm test, or npm test -- --only <part>, where <part> is one of: ${PARTS.join(', ')}`,
  );
}
