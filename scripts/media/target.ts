import { Failure } from '../process/failure';

export interface Options {
  readonly isDeleting: boolean;
  readonly bucket?: string;
}

/** Where pictures are looked for. */
export interface Target {
  readonly projectId: string;
  readonly bucket: string;
  /** For emulators, what has to be set for the Admin SDK to find them. */
  readonly environment?: NodeJS.ProcessEnv;
}

const USAGE = 'Usage: npm run media:orphans [-- [--delete] [--bucket <name>]]';

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST', 'STORAGE_EMULATOR_HOST'];

export function optionsOf(args: readonly string[]): Options {
  const [option, ...rest] = args;
  if (option === undefined) return { isDeleting: false };
  if (option === '--delete') return { ...optionsOf(rest), isDeleting: true };
  const [bucket, ...others] = rest;
  if (option === '--bucket' && bucket && !bucket.startsWith('-')) return { bucket, ...optionsOf(others) };
  throw new Failure(USAGE);
}

/**
 * The project that `GOOGLE_CLOUD_PROJECT` names; otherwise, and whenever the environment names emulators, those, with
 * `local` for what it does not say. Never a bucket of one with the documents of the other.
 */
export function targetOf(
  environment: NodeJS.ProcessEnv,
  { bucket }: Options,
  local: Readonly<Record<string, string>>,
): Target {
  const realProject = environment.GOOGLE_CLOUD_PROJECT;
  if (realProject && !EMULATORS.some((variable) => environment[variable])) {
    if (!bucket) throw new Failure(`Which bucket of ${realProject}?\n${USAGE}`);
    return { projectId: realProject, bucket };
  }
  const emulated = { ...local, ...environment };
  const projectId = emulated.GCLOUD_PROJECT ?? '';
  return { projectId, bucket: bucket ?? `${projectId}.appspot.com`, environment: emulated };
}
