import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command prints its message without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

export async function runCommand(work: (args: string[]) => Promise<void>): Promise<void> {
  let code = 0;
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    code = 1;
  }
  // The Admin SDK's open sockets would keep a finished command alive.
  process.exit(code);
}

export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean' } as const;

/** Throws a `Failure` with the usage for an unknown or empty option. */
export function parseOptions<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
  usage: string,
) {
  try {
    const parsed = parseArgs({ args, allowPositionals: true, options });
    if (Object.values(parsed.values).includes('')) throw new Failure(usage);
    return parsed;
  } catch (error) {
    throw error instanceof TypeError ? new Failure(`${error.message}\n${usage}`) : error;
  }
}
