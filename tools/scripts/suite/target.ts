import { Failure } from '../process/failure';

/** The project that a command works on. */
export interface Target {
  readonly projectId: string;
  /** For emulators, what has to be set for the Admin SDK to find them. */
  readonly environment?: NodeJS.ProcessEnv;
}

const EMULATORS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
];

/**
 * The real project that is `named` or that `GOOGLE_CLOUD_PROJECT` names; otherwise, and whenever the environment names
 * emulators, those, with `local` for what it does not say. Never half of the one and half of the other.
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
 * Identity Toolkit and others refuse a person's own credentials (`gcloud auth application-default login`) unless a project is named
 * that the calls count for. A credential file belongs to a project already, and its account may lack the right to name another.
 */
function requireQuotaProject(environment: NodeJS.ProcessEnv, projectId: string): void {
  if (!environment.GOOGLE_APPLICATION_CREDENTIALS) environment.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId;
}
