import { parseArgs } from 'node:util';
import { Failure } from '../scripts/process/failure';

const USAGE =
  'Usage: npm run bench:web -- [--runs <number>] [--only <path>] [--save <folder> | --copy <folder>]';
const RUNS = 5;

export interface Options {
  /** How often each page is measured. */
  readonly runs: number;
  /** The only page to measure beside the static ones. Without it, all pages and interactions are measured. */
  readonly only?: string | undefined;
  /** The folder to which the copy of the site is saved. */
  readonly save?: string | undefined;
  /** The folder of a saved copy, which is measured instead of a new one. */
  readonly copy?: string | undefined;
}

export function optionsOf(args: readonly string[]): Options {
  const { runs = String(RUNS), ...others } = parsed(args);
  const { only, save, copy } = others;
  if (!/^[1-9]\d?$/.test(runs) || (only !== undefined && !only.startsWith('/')) || (save && copy))
    throw new Failure(USAGE);
  return { runs: Number(runs), ...others };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { runs: text, only: text, save: text, copy: text } }).values;
  } catch {
    throw new Failure(USAGE);
  }
}
