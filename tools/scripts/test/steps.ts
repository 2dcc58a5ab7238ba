import { isInterrupted } from '../process/command';
import { Failure } from '../process/failure';
import { add, type Tally } from './tally';

interface StepResult extends Tally {
  readonly name: string;
  readonly seconds: number;
}

/** Runs steps in sequence and records their results. */
export class Steps {
  readonly #results: StepResult[] = [];

  /** Returns whether the step passed. A step that throws is one failure; later steps still run. */
  async run(name: string, work: () => Promise<Tally>): Promise<boolean> {
    if (isInterrupted()) throw new Failure('Stopped.');
    console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
    const began = performance.now();
    const tally = await work().catch((error: unknown) => {
      console.error(error instanceof Failure ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    this.#results.push({ name, ...tally, seconds: (performance.now() - began) / 1000 });
    return tally.failed === 0;
  }

  /** Counts a step that could not run as one failure. */
  miss(name: string, reason: string): void {
    console.error(`\n── ${name}: not run, ${reason}`);
    this.#results.push({ name, passed: 0, failed: 1, seconds: 0 });
  }

  get total(): Tally {
    return add(this.#results);
  }

  /** A line a step, and at the very end `N passed, N failed`. */
  summary(): string {
    const width = Math.max(...this.#results.map(({ name }) => name.length));
    const lines = this.#results.map(
      ({ name, passed, failed, seconds }) =>
        `${failed === 0 ? '✓' : '✗'} ${name.padEnd(width)}  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${countOf({ passed, failed })}`,
    );
    return ['', ...lines, '', countOf(this.total)].join('\n');
  }
}

function countOf({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
