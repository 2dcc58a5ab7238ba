import { parseArgs } from 'node:util';
import { Failure } from '../scripts/process/failure';

const USAGE = 'Usage: npm run bench:web -- [--runs <number>] [--only <path>]';
const RUNS = 5;

export interface Options {
  /** How often each page is measured. */
  readonly runs: number;
  /** The only page to measure beside the static ones. Without it, all pages and interactions are measured. */
  readonly only?: string;
}

export function optionsOf(args: readonly string[]): Options {
  const { runs = String(RUNS), only } = parsed(args);
  if (!/^[1-9]\d?$/.test(runs) || (only !== undefined && !only.startsWith('/'))) throw new Failure(USAGE);
  return { runs: Number(runs), ...(only !== undefined && { only }) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { runs: { type: 'string' }, only: { type: 'string' } } })
      .values;
  } catch {
    throw new Failure(USAGE);
  }
}
