import { originOf } from '../suite/addresses';
import { build } from '../suite/build';
import { prepareConfig } from '../suite/config';
import { type Suite, startSuite } from '../suite/suite';
import type { Steps } from './steps';
import { type Tally, tallyOfCheck } from './tally';

/** Runs a step on the suite; a suite that does not run is a failure of the step. */
export type OnSuite = (name: string, work: (suite: Suite) => Promise<Tally>) => Promise<void>;

/** Builds workspaces, starts the suite under test, has `work` do its steps on it, and stops it: each a step of its own. */
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
  // Stopping fails when a port is not free afterwards.
  if (suite) await steps.run('end of the local Firebase', () => asCheck(() => suite.stop()));
}

async function asCheck(work: () => Promise<void>): Promise<Tally> {
  await work();
  return tallyOfCheck(0);
}
