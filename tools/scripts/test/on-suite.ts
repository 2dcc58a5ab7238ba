import { build } from '../suite/build';
import { originOf } from '../suite/client-environment';
import { prepareConfig } from '../suite/config';
import { type Suite, startSuite } from '../suite/suite';
import type { Steps } from './steps';
import { type Tally, tallyOfCheck } from './tally';

/** Runs a step on the suite; the step fails when the suite does not run. */
export type OnSuite = (name: string, work: (suite: Suite) => Promise<Tally>) => Promise<void>;

/** Builds workspaces, starts the suite under test, runs the steps of `work` on it, and stops it; each is a step of its own. */
export async function withSuite(
  steps: Steps,
  workspaces: Parameters<typeof build>[0],
  work: (onSuite: OnSuite) => Promise<void>,
): Promise<void> {
  const started: Suite[] = [];
  const isBuilt = await steps.run('build', () =>
    asCheck(() => build(workspaces, originOf(prepareConfig('test').config))),
  );
  if (isBuilt) {
    await steps.run('start of the local Firebase', () =>
      asCheck(async () => {
        started.push(await startSuite({ ports: 'test' }));
      }),
    );
  }
  const [suite] = started;
  await work(async (name, run) => {
    if (suite) await steps.run(name, () => run(suite));
    else steps.miss(name, 'since the local Firebase does not run');
  });
  // Stopping fails when a port stays in use.
  if (suite) await steps.run('end of the local Firebase', () => asCheck(() => suite.stop()));
}

async function asCheck(work: () => Promise<void>): Promise<Tally> {
  await work();
  return tallyOfCheck(0);
}
