import { parseArgs } from 'node:util';
import { Failure } from '../process/failure';

export interface Options {
  readonly project: string | undefined;
  /** Writes without asking. */
  readonly isConfirmed: boolean;
}

const USAGE = `Usage: npm run migrate -- [--project <id>] [--yes]
Shows what there is to do, and asks before it writes. Works on the emulators of \`npm start\`; with --project on a real project.`;

export function optionsOf(args: readonly string[]): Options {
  const { project, yes = false } = parse(args);
  if (project === '') throw new Failure(USAGE);
  return { project, isConfirmed: yes };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { project: { type: 'string' }, yes: { type: 'boolean' } } })
      .values;
  } catch (error) {
    if (error instanceof TypeError) throw new Failure(`${error.message}\n${USAGE}`);
    throw error;
  }
}
