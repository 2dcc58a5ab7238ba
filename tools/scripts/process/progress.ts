import { onInterruption } from './interruption';

interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Step {
  /** Sets the total, as soon as it is known. */
  expect(total: number): void;
  /** Adds to the number done. */
  advance(by?: number): void;
}

export interface Progress {
  /** Runs a step, in the order of `titles`, and shows its progress. */
  step<T>(work: (step: Step) => Promise<T>): Promise<T>;
  /** Prints a separate line. */
  note(line: string): void;
}

/** How often a terminal's line is rewritten. */
const REDRAW_MS = 200;
/** How often a line is added when the output is no terminal, such as a log. */
const LINE_MS = 10_000;

/**
 * Shows the current step of a long command, the number done and left, and an estimate of the time: in one
 * line that is rewritten at a terminal, else in a line at intervals. An interrupted or failed step reports where it stopped.
 */
export function createProgress(titles: readonly string[], output: Output = process.stdout): Progress {
  const isTerminal = output.isTTY === true;
  let index = 0;
  let drawn: (() => void) | undefined;

  const print = (line: string) => output.write(`${isTerminal ? '\r\x1b[2K' : ''}${line}\n`);
  const draw = (line: string) =>
    isTerminal ? output.write(`\r\x1b[2K${line.slice(0, (output.columns ?? 80) - 1)}`) : print(line);

  return {
    async step(work) {
      const title = titles[index];
      if (title === undefined) throw new Error(`There are ${titles.length} steps, and this is one more.`);
      index += 1;
      const prefix = `[${index}/${titles.length}] ${title}`;
      const startedAt = Date.now();
      let done = 0;
      let total: number | undefined;

      const describe = () => `${prefix}${describeCounts(done, total, Date.now() - startedAt)}`;
      drawn = () => draw(describe());
      drawn();
      const timer = setInterval(drawn, isTerminal ? REDRAW_MS : LINE_MS);
      timer.unref();
      const stop = (ending: string) => {
        clearInterval(timer);
        drawn = undefined;
        forget();
        print(`${prefix}: ${ending}`);
      };
      const stopped = () => `stopped${done > 0 ? ` at ${fraction(done, total)}` : ''}`;
      const forget = onInterruption(() => stop(stopped()));
      try {
        const result = await work({
          expect: (count) => {
            total = count;
          },
          advance: (by = 1) => {
            done += by;
          },
        });
        stop(`${done > 0 ? number(done) : 'done'} in ${duration(Date.now() - startedAt)}`);
        return result;
      } catch (error) {
        stop(stopped());
        throw error;
      }
    },

    note(line) {
      print(line);
      if (isTerminal) drawn?.();
    },
  };
}

function describeCounts(done: number, total: number | undefined, elapsed: number): string {
  if (total === undefined) return done === 0 ? ' …' : `: ${number(done)} …`;
  const left = total - done;
  const remaining = done > 0 && left > 0 ? `, about ${duration((elapsed / done) * left)} left` : '';
  const percent = total > 0 ? ` (${Math.floor((done / total) * 100)} %)` : '';
  return `: ${fraction(done, total)}${percent}${remaining}`;
}

function fraction(done: number, total: number | undefined): string {
  return total === undefined ? number(done) : `${number(done)} of ${number(total)}`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
