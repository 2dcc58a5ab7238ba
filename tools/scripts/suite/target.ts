import { Failure } from '../process/failure';

/** The project that a command works on. */
export interface Target {
  readonly projectId: string;
  /** For emulators, the environment variables with which the Admin SDK finds them. */
  readonly environment?: NodeJS.ProcessEnv;
}

const EMULATORS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
];

/**
 * The real project `named` or that of `GOOGLE_CLOUD_PROJECT`. Otherwise, and whenever the environment names emulators, the
 * emulators, with `local` as defaults. It never mixes a real project with emulators.
 */
export function targetOf(
  environment: NodeJS.ProcessEnv,
  local: Readonly<Record<string, string>>,
  named?: string,
): Target {
  const emulator = EMULATORS.find((variable) => environment[variable]);
  if (named && emulator) throw new Failure(`${emulator} is set: without it, this works on ${named}.`);
  const realProject = named ?? environment.GOOGLE_CLOUD_PROJECT;
  if (realProject && !emulator) {
    requireQuotaProject(environment, realProject);
    return { projectId: realProject };
  }
  const emulated = { ...local, ...environment };
  return { projectId: emulated.GCLOUD_PROJECT ?? '', environment: emulated };
}

/**
 * Identity Toolkit and other APIs reject user credentials (`gcloud auth application-default login`) without a quota project.
 * A credential file belongs to a project already, and its account may lack the right to set another.
 */
function requireQuotaProject(environment: NodeJS.ProcessEnv, projectId: string): void {
  if (!environment.GOOGLE_APPLICATION_CREDENTIALS) environment.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId;
}
