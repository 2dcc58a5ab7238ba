import { runChecks } from './check/checks';
import { runCommand } from './process/command';
import { Steps } from './test/steps';

/** Format, lint, direction of imports, documents, types and unit tests: under a minute. */
export function run(): Promise<number> {
  return runCommand(async () => {
    const steps = new Steps();
    await runChecks(steps);
    console.log(steps.summary());
    return steps.total.failed === 0 ? 0 : 1;
  });
}
