import { Failure } from '../process/failure';
import { type Target, targetOf } from '../suite/target';

export interface Options {
  readonly isDeleting: boolean;
  readonly bucket?: string;
}

/** Where the media files are. */
export interface ImageTarget extends Target {
  readonly bucket: string;
}

const USAGE = 'Usage: npm run media:orphans [-- [--delete] [--bucket <name>]]';

export function optionsOf(args: readonly string[]): Options {
  const [option, ...rest] = args;
  if (option === undefined) return { isDeleting: false };
  if (option === '--delete') return { ...optionsOf(rest), isDeleting: true };
  const [bucket, ...others] = rest;
  if (option === '--bucket' && bucket && !bucket.startsWith('-')) return { bucket, ...optionsOf(others) };
  throw new Failure(USAGE);
}

/** The project and its bucket; both are always of the same project. */
export function imageTargetOf(
  environment: NodeJS.ProcessEnv,
  { bucket }: Options,
  local: Readonly<Record<string, string>>,
): ImageTarget {
  const target = targetOf(environment, local);
  if (bucket) return { ...target, bucket };
  if (target.environment) return { ...target, bucket: `${target.projectId}.appspot.com` };
  throw new Failure(`Which bucket of ${target.projectId}?\n${USAGE}`);
}
