import { parseArgs } from 'node:util';
import { Failure } from '../process/failure';

export interface Options {
  /** A real project; else the emulators. */
  readonly project: string | undefined;
  readonly bucket: string;
  readonly isConfirmed: boolean;
}

const USAGE = `Usage: npm run seed                                                      brings the sample content of a running suite back
       npm run seed -- --project <id> --bucket <name> [--yes]   writes the first content into a real project that has none`;

export function optionsOf(args: readonly string[]): Options {
  const { project, bucket, yes = false } = parse(args);
  const isReal = project !== undefined;
  if (project === '' || (isReal ? !bucket : bucket !== undefined || yes)) throw new Failure(USAGE);
  return { project, bucket: bucket ?? '', isConfirmed: yes };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ args: [...args], options: { project: text, bucket: text, yes: flag } }).values;
  } catch (error) {
    if (error instanceof TypeError) throw new Failure(`${error.message}\n${USAGE}`);
    throw error;
  }
}
