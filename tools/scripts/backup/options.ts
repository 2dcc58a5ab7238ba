import { parseArgs } from 'node:util';
import { Failure } from '../process/failure';
import { type Target, targetOf } from '../suite/target';

export interface Options {
  readonly file: string;
  readonly project?: string;
  readonly bucket?: string;
  /** Deletes the target's data first. */
  readonly isReplacing: boolean;
  /** The file with the console's password hash parameters. */
  readonly hashParameters?: string;
}

/** A project with its bucket; both are always of the same project. */
export interface BackupTarget extends Target {
  readonly bucket: string;
}

const COMMON = '[--project <id> --bucket <name>]';
const USAGE = {
  backup: `Usage: npm run backup -- ${COMMON} <file>`,
  restore: `Usage: npm run restore -- ${COMMON} [--replace] [--hash-parameters <file>] <file>`,
};

export function optionsOf(command: keyof typeof USAGE, args: readonly string[]): Options {
  const { values, positionals } = parsed(command, args);
  const [file, ...others] = positionals;
  const { replace, 'hash-parameters': hashParameters, project, bucket } = values;
  if (!file || others.length > 0 || (command === 'backup' && (replace || hashParameters))) {
    throw new Failure(USAGE[command]);
  }
  return {
    file,
    isReplacing: replace ?? false,
    ...(project && { project }),
    ...(bucket && { bucket }),
    ...(hashParameters && { hashParameters }),
  };
}

function parsed(command: keyof typeof USAGE, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        bucket: { type: 'string' },
        replace: { type: 'boolean' },
        'hash-parameters': { type: 'string' },
      },
    });
  } catch {
    throw new Failure(USAGE[command]);
  }
}

/** The emulators of `npm start` unless a real project is named. */
export function backupTargetOf(
  environment: NodeJS.ProcessEnv,
  { project, bucket }: Partial<Options>,
  local: Readonly<Record<string, string>>,
): BackupTarget {
  const target = targetOf(environment, local, project);
  if (bucket) return { ...target, bucket };
  if (target.environment) return { ...target, bucket: `${target.projectId}.appspot.com` };
  throw new Failure(`Which bucket of ${target.projectId}? Name it with --bucket.`);
}
